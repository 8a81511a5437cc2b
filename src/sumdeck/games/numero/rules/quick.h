/* What `quick.c` keeps while it searches: nodes one after another, lists of them, and tables to look values and bags up in.

   All of it grows as it is needed; where there is no memory for it, `state` says so and the search goes no further. */

#include <stdint.h>
#include <stdlib.h>

typedef unsigned __int128 Wide; /* values, which are never below 0, and bags */
enum { ABOVE_ALL = 1 << 30, JOINED = -1, COSTLY = 4, NOTHING = -1 };
enum { SUB, SCALE, POW, ROOT };
enum { FINE, SPENT, NO_MEMORY };
static const Wide NEVER = ~(Wide)0;

typedef struct { Wide bag, value; int low, slot, left, right, next, told; } Node; /* `next` has the same value and level */
typedef struct { int op, num, den; } Effect;
typedef struct { Wide value, bag; int at; } Entry; /* at: what it leads to, and 1; 0 for an empty place */
typedef struct { Entry *entries; size_t places, used; } Table;
typedef struct { Wide value; int first, last, count; } Bucket;
typedef struct { int *at; size_t count, room; } List;
typedef struct { int start, end, buckets; Bucket *bucket; Table by_value; } Level; /* nodes that were made one after another */
typedef struct { int terms_start, terms_end; } Terms;
typedef struct { Table wanted, rests, known; } Useful; /* what sums are good for, before the last wild card */
typedef struct {
    int piles, effects, targets, state;
    const unsigned char *most;
    Effect *effect;
    Wide *unit, *values, *target, *bounds, slack, spare, wild_bits, no_join, no_change, lowest, scale;
    long long visits, budget;
    Node *nodes;
    size_t count, room;
    Table found;
    List groups; /* every node that makes a target */
} Search;

static void *grown(Search *search, void *old, size_t *room, size_t each) {
    size_t more = *room ? 2 * *room : 64;
    void *made = more > INT32_MAX ? NULL : realloc(old, more * each);
    if (made) *room = more;
    else search->state = NO_MEMORY;
    return made;
}

static int add(Search *search, List *list, int number) {
    if (list->count == list->room) {
        void *made = grown(search, list->at, &list->room, sizeof *list->at);
        if (!made) return 0;
        list->at = made;
    }
    list->at[list->count++] = number;
    return 1;
}

static Entry *place_of(const Table *table, Wide value, Wide bag) {
    uint64_t hash = (uint64_t)value * 0x9E3779B97F4A7C15ULL ^ (uint64_t)(value >> 64) * 0xC2B2AE3D27D4EB4FULL;
    hash = (hash ^ (uint64_t)bag) * 0x165667B19E3779F9ULL ^ (uint64_t)(bag >> 64) * 0x27D4EB2F165667C5ULL;
    for (size_t place = (hash ^ hash >> 29) & (table->places - 1);; place = (place + 1) & (table->places - 1)) {
        Entry *entry = &table->entries[place];
        if (!entry->at || (entry->value == value && entry->bag == bag)) return entry;
    }
}

/* The place of a key, which is empty where it is new; NULL where there is no memory. */
static Entry *look_up(Search *search, Table *table, Wide value, Wide bag) {
    if (2 * table->used >= table->places) {
        Table more = {NULL, table->places ? 4 * table->places : 128, table->used};
        more.entries = calloc(more.places, sizeof *more.entries);
        if (!more.entries) {
            search->state = NO_MEMORY;
            return NULL;
        }
        for (size_t place = 0; place < table->places; place++)
            if (table->entries[place].at) *place_of(&more, table->entries[place].value, table->entries[place].bag) = table->entries[place];
        free(table->entries);
        *table = more;
    }
    return place_of(table, value, bag);
}

static int note(Table *table, Entry *entry, Wide value, Wide bag, int at) {
    table->used++;
    *entry = (Entry){value, bag, at + 1};
    return 1;
}

/* Where a value of a level or a target is found; NOTHING where it is not. */
static int found_at(const Table *table, Wide value) { return table->places ? place_of(table, value, 0)->at - 1 : NOTHING; }

static int is_new(Search *search, Table *table, Wide value, Wide bag) {
    Entry *entry = look_up(search, table, value, bag);
    return entry && !entry->at && note(table, entry, value, bag, 0);
}

static int spend(Search *search, long long visits) {
    if (search->visits + visits > search->budget) {
        search->state = SPENT;
        return 0;
    }
    search->visits += visits;
    return 1;
}

static int make(Search *search, Wide bag, Wide value, int low, int slot, int left, int right) {
    if (search->count == search->room) {
        void *made = grown(search, search->nodes, &search->room, sizeof *search->nodes);
        if (!made) return NOTHING;
        search->nodes = made;
    }
    search->nodes[search->count] = (Node){bag, value, low, slot, left, right, NOTHING, NOTHING};
    return (int)search->count++;
}
