/* `some_formula` of formulas.py in C, for the usual house rules: the same formulas in the same order, with the same draws of chance.

   It is made only where the rules are compiled. The search in search.py is the reference; tests/games/formula/rules/test_quick.py
   plays both side by side. Numbers, needs and codes are written as there. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

enum { PLUS, MINUS, TIMES, OVER, NO_SYMBOL };
enum { NEVER = -1, ANY = -2 };
enum { BITS = 5, JOKER = 16, AREA_BITS = 15, AREA_MASK = (1 << AREA_BITS) - 1, SYMBOL_AT = 45, MOST_NEW = 3, LONGEST = 3, MOST_PATTERNS = 32, MOST_NUMBERS = 1100 };
/* What `Setup.quick` says of the house rules; the four lowest bits are the symbols in play. */
enum { REUSE = 1 << 4, SAME = 1 << 5, ZERO_LOCK = 1 << 6, CARDS_AT = 8, NUMBER_AT = 12, FIRST_AT = 14 };

static const int tens[LONGEST] = {1, 10, 100};
static const uint64_t SPARE = 0x8888888888ULL, JOKER_UNIT = 1ULL << 40;

typedef struct { int8_t length, at[LONGEST]; } Pattern; /* -1 for a new card */
typedef struct { uint64_t need; int16_t value, code; int8_t kept, count; uint8_t digits[MOST_NEW]; int16_t bits[MOST_NEW]; } Number;
typedef struct {
    int old, digits[LONGEST], codes[LONGEST], longest, whole, start;
    uint64_t shown;
    int known[MOST_NEW + 1], count[MOST_NEW + 1];
    Number *all[MOST_NEW + 1];
} Area;
typedef struct {
    int counts[10], jokers, digits, first, reuse, same, symbols, top, values[3]; /* digits: a bit for each that can be laid */
    uint64_t held;
    Area areas[3];
} Search;

static Pattern ways[LONGEST + 1][MOST_NEW + 1][LONGEST + 1][MOST_PATTERNS]; /* by old cards, new cards and length */
static int way_count[LONGEST + 1][MOST_NEW + 1][LONGEST + 1];
static uint64_t needed[1000];
static int8_t splits[2][MOST_NEW + 1][(MOST_NEW + 1) * (MOST_NEW + 1) * (MOST_NEW + 1)][3], split_count[2][MOST_NEW + 1]; /* later formulas, then first ones */
static _Thread_local Number room[3 * (MOST_NEW + 1)][MOST_NUMBERS];

static int is_laid_well(int old, const Pattern *way) {
    int gap_old = 0, gap_new = 0, kept = 0;
    for (int place = 0; place <= way->length; place++) {
        if (place < way->length && way->at[place] < 0) {
            gap_new++;
            continue;
        }
        int last = place == way->length, covered = (last ? old : way->at[place]) - gap_old;
        if (last && !kept) return 1;
        if (covered && !gap_new) return 0;
        if (gap_new > covered && kept && !last) return 0;
        if (!last) gap_old = way->at[place] + 1, gap_new = 0, kept++;
    }
    return 1;
}

static void add_ways(int old, int length, Pattern *way, int place, int next) {
    if (place == length) {
        int new = 0;
        for (int at = 0; at < length; at++) new += way->at[at] < 0;
        if (new > MOST_NEW || !is_laid_well(old, way)) return;
        ways[old][new][length][way_count[old][new][length]++] = *way;
        return;
    }
    way->at[place] = -1;
    add_ways(old, length, way, place + 1, next);
    for (int index = next; index < old; index++) {
        way->at[place] = (int8_t)index;
        add_ways(old, length, way, place + 1, index + 1);
    }
}

static void learn(void) {
    for (int old = 0; old <= LONGEST; old++)
        for (int length = 1; length <= LONGEST; length++) {
            Pattern way = {(int8_t)length, {0, 0, 0}};
            add_ways(old, length, &way, 0, 0);
        }
    for (int first = 0; first < 2; first++)
        for (int most = 1; most <= MOST_NEW; most++)
            for (int total = 1; total <= most; total++)
                for (int left = 0; left <= (first ? 0 : total); left++)
                    for (int right = 0; right <= (first ? 0 : total - left); right++) {
                        int8_t *split = splits[first][most][split_count[first][most]++];
                        split[0] = (int8_t)left, split[1] = (int8_t)right, split[2] = (int8_t)(total - left - right);
                    }
    for (int value = 0; value < 1000; value++) {
        int rest = value;
        do needed[value] += 1ULL << 4 * (rest % 10);
        while (rest /= 10);
    }
}

static int pays(const Search *search, uint64_t need) {
    if (((search->held - need) & SPARE) == SPARE) return 1;
    int jokers = search->jokers;
    if (!jokers) return 0;
    for (int digit = 0; need; digit++, need >>= 4) {
        int lacking = (int)(need & 15) - search->counts[digit];
        if (lacking > 0 && (jokers -= lacking) < 0) return 0;
    }
    return 1;
}

/* A number with its kept cards, and each digit that the hand has for its new ones, from one of these on. */
static void lay(const Search *search, Area *area, int new, const Number *before, const int places[], int card, int lowest) {
    if (card == new) {
        if (area->count[new] < MOST_NUMBERS) area->all[new][area->count[new]++] = *before;
        return;
    }
    for (int left = search->digits >> lowest << lowest; left; left &= left - 1) {
        int digit = __builtin_ctz((unsigned)left);
        Number made = *before;
        made.need += 1ULL << 4 * digit;
        if (card && !pays(search, made.need)) continue;
        made.value += digit * tens[places[card]], made.code += (digit + 1) << BITS * places[card], made.digits[card] = (uint8_t)digit;
        lay(search, area, new, &made, places, card + 1, 0);
    }
}

static void fill(const Search *search, Area *area, int new, const Pattern *way) {
    Number made = {0};
    int places[LONGEST];
    for (int place = 0, right = way->length - 1; right >= 0; place++, right--) {
        int at = way->at[place];
        if (at < 0) {
            made.bits[made.count] = JOKER << BITS * right, places[made.count++] = right;
            continue;
        }
        if (!place && right && !area->digits[at]) return;
        made.value += area->digits[at] * tens[right], made.code += area->codes[at] << BITS * right, made.kept++;
    }
    lay(search, area, new, &made, places, 0, way->length > 1 && way->at[0] < 0);
}

static int all_with(const Search *search, Area *area, int new) {
    if (area->known[new]) return area->count[new];
    area->known[new] = 1;
    if (area->start) {
        for (int digit = 0; !new && digit < 10; digit++)
            if (area->digits[0] < 0 || area->digits[0] == digit)
                area->all[0][area->count[0]++] = (Number){.value = (int16_t)digit, .code = (int16_t)((area->digits[0] < 0 ? JOKER : 0) | (digit + 1)), .kept = 1};
        return area->count[new];
    }
    for (int length = area->whole ? new : 1; length <= (area->whole ? new : area->longest); length++)
        for (int each = 0; each < way_count[area->old][new][length]; each++)
            fill(search, area, new, &ways[area->old][new][length][each]);
    return area->count[new];
}

/* The next number with so many new cards that has this value, from one way on; the way after it, or -1. */
static int next_with_value(const Search *search, const Area *area, int new, int value, int each, Number *made) {
    int digits[LONGEST] = {value, 0, 0}, length = 1;
    if (value > 99) length = 3, digits[0] = value / 100, digits[1] = value / 10 % 10, digits[2] = value % 10;
    else if (value > 9) length = 2, digits[0] = value / 10, digits[1] = value % 10;
    if (area->whole ? length != new : length > area->longest) return -1;
    for (; each < way_count[area->old][new][length]; each++) {
        const Pattern *way = &ways[area->old][new][length][each];
        int place = 0;
        while (place < length && (way->at[place] < 0 || area->digits[way->at[place]] == digits[place])) place++;
        if (place < length) continue;
        *made = (Number){.value = (int16_t)value};
        for (place = 0; place < length; place++) {
            int at = way->at[place], digit = digits[place];
            made->code = (int16_t)(made->code << BITS | (at < 0 ? digit + 1 : area->codes[at]));
            if (at >= 0) {
                made->kept++;
                continue;
            }
            made->need += 1ULL << 4 * digit;
            made->bits[made->count] = JOKER << BITS * (length - 1 - place), made->digits[made->count++] = (uint8_t)digit;
        }
        if (pays(search, made->need)) return each + 1;
    }
    return -1;
}

static inline __attribute__((always_inline)) int solve_third(int third, int symbol, int one, int other) {
    if (third == 2) {
        if (symbol == PLUS) return one + other;
        if (symbol == MINUS) return one >= other ? one - other : NEVER;
        if (symbol == TIMES) return one * other;
        return other && one % other == 0 ? one / other : NEVER;
    }
    if (symbol == PLUS) return other >= one ? other - one : NEVER;
    if (symbol == MINUS) return third == 0 ? one + other : one >= other ? one - other : NEVER;
    if (symbol == TIMES) return one == 0 ? (other == 0 ? ANY : NEVER) : other % one == 0 ? other / one : NEVER;
    if (third == 0) return one ? one * other : NEVER;
    if (other == 0) return one == 0 ? ANY : NEVER;
    return one && one % other == 0 ? one / other : NEVER;
}

/* The first way to pay with jokers, in the order of `with_jokers`. */
static int with_jokers(const Search *search, uint64_t *code, uint64_t *need, int count, const uint64_t *bits, const uint8_t *digits, int start, int jokers) {
    for (int place = start; place < count; place++) {
        uint64_t marked = *code | bits[place], paid = *need - (1ULL << 4 * digits[place]) + JOKER_UNIT;
        int covered = ((search->held - (paid & (JOKER_UNIT - 1))) & SPARE) == SPARE;
        if (covered || (jokers > 1 && with_jokers(search, &marked, &paid, count, bits, digits, place + 1, jokers - 1))) {
            *code = marked, *need = paid;
            return 1;
        }
    }
    return 0;
}

/* Whether a true formula keeps the rest of the rules: then its code and what is laid. */
static int take(const Search *search, const Number *each[3], int symbol, uint64_t *code, uint64_t *need) {
    *need = each[0]->need + each[1]->need + each[2]->need;
    if (!pays(search, *need) || (symbol == OVER && each[1]->value == 0)) return 0;
    if (search->reuse && !(each[0]->kept + each[1]->kept + each[2]->kept)) return 0;
    if (symbol == search->same && each[0]->value == search->values[0] && each[1]->value == search->values[1] && each[2]->value == search->values[2])
        return 0;
    *code = (((uint64_t)each[0]->code << AREA_BITS | (uint64_t)each[1]->code) << AREA_BITS) | (uint64_t)each[2]->code | (uint64_t)symbol << SYMBOL_AT;
    if (((search->held - *need) & SPARE) == SPARE) return 1;
    uint64_t bits[3 * MOST_NEW];
    uint8_t digits[3 * MOST_NEW];
    int count = 0;
    for (int area = 0; area < 3; area++)
        for (int card = 0; card < each[area]->count; card++, count++)
            bits[count] = (uint64_t)each[area]->bits[card] << (2 - area) * AREA_BITS, digits[count] = each[area]->digits[card];
    return with_jokers(search, code, need, count, bits, digits, 0, search->jokers);
}

/* Inlined for each `third`, so that the compiler makes three short loops of it. */
static inline __attribute__((always_inline)) int solve_for(
    const int third, Search *search, const int8_t split[3], int skip, uint64_t *code, uint64_t *need
) {
    int one = third == 0, other = third == 2 ? 1 : 2, new = split[third];
    Area *area = &search->areas[third];
    int count = all_with(search, &search->areas[one], split[one]), others = all_with(search, &search->areas[other], split[other]);
    const Number *ones = search->areas[one].all[split[one]], *seconds = search->areas[other].all[split[other]];
    for (int step = 0, place = count ? skip % count : 0; step < count; step++, place = place + 1 < count ? place + 1 : 0) {
        const Number *each[3], *first = &ones[place];
        each[one] = first;
        for (const Number *second = seconds; second < seconds + others; second++) {
            each[other] = second;
            uint64_t need_of_both = first->need + second->need;
            if (((search->held - need_of_both) & SPARE) != SPARE && !(search->jokers && pays(search, need_of_both))) continue;
#pragma GCC unroll 4
            for (int symbol = PLUS; symbol <= OVER; symbol++) {
                if (!(search->symbols >> symbol & 1)) continue;
                int value = solve_third(third, symbol, first->value, second->value);
                if (value == NEVER || value > search->top) continue;
                if (value == ANY) {
                    int many = all_with(search, area, new);
                    for (int number = 0; number < many; number++) {
                        each[third] = &area->all[new][number];
                        if (take(search, each, symbol, code, need)) return 1;
                    }
                    continue;
                }
                if (!search->jokers && ((area->shown - needed[value]) & SPARE) != SPARE) continue; /* neither hand nor area show such digits */
                Number made;
                each[third] = &made;
                for (int way = 0; (way = next_with_value(search, area, new, value, way, &made)) > 0;)
                    if (take(search, each, symbol, code, need)) return 1;
            }
        }
    }
    return 0;
}

static int solve(Search *search, const int8_t split[3], int skip, uint64_t *code, uint64_t *need) {
    if (split[2] >= split[0] && split[2] >= split[1]) return solve_for(2, search, split, skip, code, need);
    if (split[1] >= split[0]) return solve_for(1, search, split, skip, code, need);
    return solve_for(0, search, split, skip, code, need);
}

static int drawn(PyObject *random, double times, int *chosen) {
    PyObject *told = PyObject_CallNoArgs(random);
    if (!told) return 0;
    *chosen = (int)(PyFloat_AsDouble(told) * times);
    Py_DECREF(told);
    return !PyErr_Occurred();
}

/* A formula in its code, with what is laid: quicker than `Py_BuildValue`, which reads a format. */
static PyObject *found(uint64_t code, uint64_t need) {
    PyObject *told = PyTuple_New(2), *parts[2] = {PyLong_FromUnsignedLongLong(code), PyLong_FromUnsignedLongLong(need)};
    for (int place = 0; place < 2; place++) {
        if (told) PyTuple_SET_ITEM(told, place, parts[place]);
        else Py_XDECREF(parts[place]);
    }
    if (told && !(parts[0] && parts[1])) Py_CLEAR(told);
    return told;
}

/* some(random, hand, digit, formula, rules): what lies on the table as one code, as `take` makes it; what `changed_by` makes a formula of, or None. */
static PyObject *some(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    if (count != 5 || !PyTuple_Check(given[1]) || !PyList_Check(given[2])) {
        PyErr_SetString(PyExc_TypeError, "some(random, hand: tuple, digit: list, formula, rules)");
        return NULL;
    }
    long long lying = PyLong_AsLongLong(given[3]);
    long symbol = (long)(lying >> SYMBOL_AT), rules = PyLong_AsLong(given[4]);
    if (PyErr_Occurred()) return NULL;
    if (symbol < PLUS || symbol > NO_SYMBOL || rules < 0 || (rules >> CARDS_AT & 15) > MOST_NEW) {
        PyErr_SetString(PyExc_ValueError, "some: there is no such symbol, or more cards a turn than it knows");
        return NULL;
    }
    Search search;
    memset(&search, 0, sizeof search);
    Py_ssize_t held = PyTuple_GET_SIZE(given[1]), kinds = PyList_GET_SIZE(given[2]);
    for (Py_ssize_t place = 0; place < held; place++) {
        long kind = PyLong_AsLong(PyTuple_GET_ITEM(given[1], place));
        if (kind < 0 || kind >= kinds) continue; /* face down */
        long digit = PyLong_AsLong(PyList_GET_ITEM(given[2], kind));
        if (digit >= 0 && digit < 10) search.counts[digit]++, search.digits |= 1 << digit;
        else search.jokers++;
    }
    if (PyErr_Occurred()) return NULL;
    if (search.jokers) search.digits = (1 << 10) - 1;
    search.held = SPARE;
    for (int digit = 0; digit < 10; digit++) search.held += (uint64_t)(search.counts[digit] < 7 ? search.counts[digit] : 7) << 4 * digit;
    search.first = symbol == NO_SYMBOL, search.symbols = rules & 15;
    int most = rules >> CARDS_AT & 15, longest = rules >> NUMBER_AT & 3;
    if (most > held) most = (int)held;
    search.top = longest == 3 ? 999 : 99;
    for (int number = 0; number < 3; number++) {
        Area *area = &search.areas[number];
        int code = (int)(lying >> (2 - number) * AREA_BITS) & AREA_MASK;
        for (int rest = code; rest; rest >>= BITS) area->old++;
        area->shown = search.held, area->longest = longest;
        for (int place = area->old - 1; place >= 0; place--, code >>= BITS) {
            int digit = (code & 15) - 1;
            if (digit > 9 || (digit < 0 && !(search.first && number < 2))) {
                PyErr_SetString(PyExc_ValueError, "some: a card that lies there has no digit");
                return NULL;
            }
            area->codes[place] = code & 31, area->digits[place] = digit;
            if (digit >= 0 && (area->shown >> 4 * digit & 7) < 7) area->shown += 1ULL << 4 * digit;
        }
        for (int place = 0; place < area->old; place++) search.values[number] = search.values[number] * 10 + area->digits[place];
        area->start = search.first && number < 2;
        if (search.first && number == 2) area->longest = rules >> FIRST_AT & 3;
        for (int new = 0; new <= MOST_NEW; new++) area->all[new] = room[number * (MOST_NEW + 1) + new];
    }
    int locked = (symbol == TIMES && (!search.values[0] || !search.values[1])) || (symbol == OVER && rules & ZERO_LOCK && !search.values[0]);
    for (int number = 0; number < 3; number++) search.areas[number].whole = locked;
    search.reuse = rules & REUSE && !search.first && !locked;
    search.same = search.first || !(rules & SAME) ? -1 : (int)symbol;
    int number = split_count[search.first][most], start, skip;
    if (!drawn(given[0], number, &start)) return NULL;
    for (int step = 0; step < number; step++) {
        uint64_t code, need;
        if (!drawn(given[0], 50, &skip)) return NULL;
        if (solve(&search, splits[search.first][most][(start + 7 * step) % number], skip, &code, &need)) return found(code, need);
    }
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {{"some", (PyCFunction)(void (*)(void))some, METH_FASTCALL, "A formula found at random."}, {0}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "quick", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_quick(void) {
    learn();
    return PyModule_Create(&definition);
}
