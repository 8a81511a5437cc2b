/* `Search.deepen` of reach.py in C, for values not below 0: the same groups in the same order, for the same visits.

   It is made only where the rules are compiled. The search in reach.py is the reference, and says what each step is for; the test
   tests/games/numero/rules/test_quick_reach.py runs both side by side. `quick_reach.py` sees to it that every number here has room. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#include "quick.h"

static int is_target(const Search *search, Wide value) {
    for (int each = 0; each < search->targets; each++)
        if (search->target[each] == value) return 1;
    return 0;
}

/* Remember those nodes that make a target. */
static int note_groups(Search *search, int start, int end) {
    for (int node = start; node < end; node++)
        if (is_target(search, search->nodes[node].value) && is_new(search, &search->found, search->nodes[node].value, search->nodes[node].bag) &&
            !add(search, &search->groups, node))
            return 0;
    return search->state != NO_MEMORY;
}

static Wide divisor(Wide one, Wide other) {
    while (other) {
        Wide rest = one % other;
        one = other, other = rest;
    }
    return one;
}

/* The exact root of a number; 0 where it has none. */
static Wide exact_root(Wide number, int degree) {
    Wide low = 1, high = (Wide)1 << (128 / degree);
    while (low < high) {
        Wide middle = low + (high - low) / 2, power = 1;
        int beyond = 0;
        for (int step = 0; step < degree && !beyond; step++) beyond = __builtin_mul_overflow(power, middle, &power);
        if (beyond || power >= number) high = middle;
        else low = middle + 1;
    }
    Wide power = 1;
    for (int step = 0; step < degree; step++)
        if (__builtin_mul_overflow(power, low, &power)) return 0;
    return power == number ? low : 0;
}

/* A value after a wild card, 0 where there is none, or none that is wanted: it is not exact, too low, or beyond the bound. */
static int after(const Search *search, const Effect *effect, Wide old, Wide bound, Wide *made) {
    if (effect->op == SUB) {
        Wide less = (Wide)effect->num * search->scale;
        if (old < less) return 0;
        *made = old - less;
    } else if (effect->op == SCALE) {
        Wide product = old * (Wide)effect->num;
        if (product % (Wide)effect->den) return 0;
        *made = product / (Wide)effect->den;
    } else if (old == 0) {
        *made = 0;
    } else {
        Wide both = divisor(old, search->scale), top = old / both, bottom = search->scale / both; /* the value as a fraction */
        if (effect->op == ROOT) {
            top = exact_root(top, effect->num), bottom = exact_root(bottom, effect->num);
            if (!top || !bottom || __builtin_mul_overflow(search->scale / bottom, top, made)) return 0;
        } else {
            Wide power = 1;
            for (int step = 0; step < effect->num; step++)
                if (__builtin_mul_overflow(power, bottom, &power)) return 0; /* more than the scale, so not exact */
            if (search->scale % power) return 0;
            *made = search->scale / power;
            for (int step = 0; step < effect->num; step++)
                if (__builtin_mul_overflow(*made, top, made)) return 0; /* beyond every bound */
        }
    }
    return *made <= bound && *made >= search->lowest;
}

/* Whether one wild card more can bring a sum to a target. */
static int is_useful(Search *search, Useful *useful, Wide value, int low) {
    Entry *known = look_up(search, &useful->known, value, (Wide)low);
    if (!known || known->at) return known && known->at == 2;
    int good = is_target(search, value), many = search->most[search->piles + low] > 1;
    for (int each = 0; each < search->targets && !good; each++) {
        int lowest = search->target[each] < value ? NOTHING : found_at(&useful->rests, search->target[each] - value);
        good = lowest != NOTHING && lowest < low + many;
    }
    for (int number = 0; number < search->effects && !good; number++) {
        Wide made;
        if ((many || number != low) && after(search, &search->effect[number], value, NEVER, &made)) good = found_at(&useful->wanted, made) != NOTHING;
    }
    note(&useful->known, known, value, (Wide)low, good);
    return good;
}

static int sort_by_value(Search *search, Level *level, Useful *useful) {
    size_t room = 0;
    for (int number = level->start; number < level->end; number++) {
        if (useful && !is_useful(search, useful, search->nodes[number].value, search->nodes[number].low)) continue;
        Entry *entry = look_up(search, &level->by_value, search->nodes[number].value, 0);
        if (!entry) return 0;
        if (entry->at) {
            Bucket *bucket = &level->bucket[entry->at - 1];
            search->nodes[bucket->last].next = number;
            bucket->last = number, bucket->count++;
            continue;
        }
        if ((size_t)level->buckets == room) {
            void *made = grown(search, level->bucket, &room, sizeof *level->bucket);
            if (!made) return 0;
            level->bucket = made;
        }
        level->bucket[level->buckets] = (Bucket){search->nodes[number].value, number, number, 1};
        note(&level->by_value, entry, search->nodes[number].value, 0, level->buckets++);
    }
    return 1;
}

static int overdrawn(const Search *search, Wide bag) { return ((bag + search->slack) & search->spare) != 0; }

static int plain_sums(Search *search, Wide bound) {
    for (int number = 0; number < search->piles; number++) {
        Wide value = search->values[number], unit = search->unit[number];
        if (value > bound || value < search->lowest) continue;
        int alone = (unit & search->no_join) != 0, before = alone ? 0 : (int)search->count;
        int leaf = make(search, unit, value, ABOVE_ALL, number, NOTHING, NOTHING), last = leaf;
        if (leaf < 0) return 0;
        for (int copy = 1; copy < (alone ? 1 : search->most[number]); copy++) {
            Wide total = search->nodes[last].value + value;
            if (total > bound) break;
            last = make(search, search->nodes[last].bag + unit, total, ABOVE_ALL, JOINED, last, leaf);
            if (last < 0) return 0;
        }
        int end = (int)search->count;
        for (int other = 0; other < before; other++) {
            Node with = search->nodes[other];
            if (with.bag & search->no_join) continue;
            if (!spend(search, COSTLY * (long long)(end - before))) return 0;
            for (int each = before; each < end; each++) {
                Wide total = with.value + search->nodes[each].value;
                if (total > bound) break;
                if (make(search, with.bag + search->nodes[each].bag, total, ABOVE_ALL, JOINED, other, each) < 0) return 0;
            }
        }
    }
    return 1;
}

/* A wild card played onto every sum. With `wanted`, only where a target is made, alone or with a plain sum. */
static int new_terms(Search *search, const Level *sums, Wide bound, const Table *wanted) {
    Table seen = {0};
    for (int number = 0; number < search->effects; number++) {
        int slot = search->piles + number;
        if (!spend(search, COSTLY * (long long)sums->buckets)) break;
        for (int each = 0; each < sums->buckets && !search->state; each++) {
            Wide value;
            if (!after(search, &search->effect[number], sums->bucket[each].value, bound, &value)) continue;
            if (wanted && found_at(wanted, value) == NOTHING) continue;
            if (!spend(search, COSTLY * (long long)sums->bucket[each].count)) break;
            for (int place = sums->bucket[each].first; place != NOTHING; place = search->nodes[place].next) {
                Wide bag = search->nodes[place].bag + search->unit[slot];
                int low = search->nodes[place].low;
                if (overdrawn(search, bag) || bag & search->no_change) continue;
                if (is_new(search, &seen, value, bag)) make(search, bag, value, low < number ? low : number, slot, place, NOTHING);
                if (search->state) break;
            }
        }
        if (search->state) break;
    }
    free(seen.entries);
    return !search->state;
}

typedef struct { Wide value; int bucket; } Order;

static int compare(const void *one, const void *other) {
    Wide left = ((const Order *)one)->value, right = ((const Order *)other)->value;
    return (left > right) - (left < right);
}

/* The nodes of a level that can be joined, the smallest value first. */
static int in_order(Search *search, const Level *level, List *others) {
    Order *order = malloc(((size_t)level->buckets + 1) * sizeof *order);
    if (!order) return search->state = NO_MEMORY, 0;
    for (int each = 0; each < level->buckets; each++) order[each] = (Order){level->bucket[each].value, each};
    qsort(order, (size_t)level->buckets, sizeof *order, compare);
    for (int each = 0; each < level->buckets; each++)
        for (int node = level->bucket[order[each].bucket].first; node != NOTHING; node = search->nodes[node].next)
            if (!(search->nodes[node].bag & search->no_join) && !add(search, others, node)) break;
    free(order);
    return !search->state;
}

/* Terms and sums of terms, made behind the terms of this level. */
static int new_sums(Search *search, const Terms *terms, const Level *levels, int wilds, Wide bound, Useful *useful) {
    Table seen = {0};
    for (int node = terms[wilds].terms_start; node < terms[wilds].terms_end; node++)
        is_new(search, &seen, search->nodes[node].value, search->nodes[node].bag);
    for (int first = 1; first <= wilds && !search->state; first++) {
        List others = {0}, beside = {0}, starts = {0};
        Table fitting = {0};
        in_order(search, &levels[wilds - first], &others);
        for (int place = terms[first].terms_start; place < terms[first].terms_end && !search->state; place++) {
            Node term = search->nodes[place];
            if (term.bag & search->no_join) continue;
            Wide piles = term.bag & ~search->wild_bits;
            Entry *entry = look_up(search, &fitting, 0, piles);
            if (!entry) break;
            if (!entry->at) {
                note(&fitting, entry, 0, piles, (int)starts.count);
                if (!spend(search, (long long)others.count) || !add(search, &starts, (int)beside.count)) break;
                for (size_t each = 0; each < others.count; each++)
                    if (!overdrawn(search, (search->nodes[others.at[each]].bag & ~search->wild_bits) + piles) && !add(search, &beside, others.at[each])) break;
                if (search->state || !add(search, &starts, (int)beside.count)) break;
            }
            int each = starts.at[entry->at - 1], end = starts.at[entry->at];
            if (!spend(search, end - each)) break;
            for (; each < end; each++) {
                int other = beside.at[each];
                Wide total = term.value + search->nodes[other].value, joint = term.bag + search->nodes[other].bag;
                if (total > bound) break;
                if (useful && !is_useful(search, useful, total, term.low)) continue;
                if (search->nodes[other].low < term.low || overdrawn(search, joint)) continue;
                if (is_new(search, &seen, total, joint)) make(search, joint, total, term.low, JOINED, place, other);
                if (search->state) break;
            }
        }
        free(others.at), free(beside.at), free(starts.at), free(fitting.entries);
    }
    free(seen.entries);
    return !search->state;
}

/* Sums of terms that make a target exactly. */
static int last_sums(Search *search, const Terms *terms, const Level *levels, int wilds) {
    for (int first = 1; first <= wilds; first++)
        for (int place = terms[first].terms_start; place < terms[first].terms_end; place++) {
            Node term = search->nodes[place];
            if (term.bag & search->no_join) continue;
            if (!spend(search, search->targets)) return 0;
            for (int each = 0; each < search->targets; each++) {
                Wide target = search->target[each];
                int at = target < term.value ? NOTHING : found_at(&levels[wilds - first].by_value, target - term.value);
                if (at == NOTHING) continue;
                const Bucket *bucket = &levels[wilds - first].bucket[at];
                if (!spend(search, bucket->count)) return 0;
                for (int other = bucket->first; other != NOTHING; other = search->nodes[other].next) {
                    const Node *with = &search->nodes[other];
                    Wide joint = term.bag + with->bag;
                    if (overdrawn(search, joint) || with->bag & search->no_join || with->low < term.low) continue;
                    if (!is_new(search, &search->found, target, joint)) continue;
                    int made = make(search, joint, target, term.low, JOINED, place, other);
                    if (made < 0 || !add(search, &search->groups, made)) return 0;
                }
                if (search->state) return 0;
            }
        }
    return 1;
}

/* Whether the numbers given can be reckoned with at all; quick_reach.py gives no others. */
static int is_sound(const Search *search) {
    for (int each = 0; each < search->effects; each++) {
        const Effect *effect = &search->effect[each];
        int power = effect->op == POW || effect->op == ROOT;
        if (effect->op < SUB || effect->op > ROOT || effect->num < (power ? 2 : 0) || effect->num > (power ? 64 : 1 << 20) || effect->den < 1) return 0;
    }
    return search->scale > 0;
}

static int want(Search *search, Table *wanted, const Level *plain) {
    for (int target = 0; target < search->targets; target++) {
        is_new(search, wanted, search->target[target], 0);
        for (int each = 0; each < plain->buckets; each++)
            if (plain->bucket[each].value <= search->target[target]) is_new(search, wanted, search->target[target] - plain->bucket[each].value, 0);
    }
    return !search->state;
}

/* What terms with one wild card are worth, each with the lowest of them: they come in the order of their cards. */
static int note_rests(Search *search, Table *rests, const Terms *terms) {
    for (int node = terms->terms_start; node < terms->terms_end; node++) {
        Entry *entry = look_up(search, rests, search->nodes[node].value, 0);
        if (!entry) return 0;
        if (!entry->at) note(rests, entry, search->nodes[node].value, 0, search->nodes[node].low);
    }
    return 1;
}

/* All groups with at most so many wild cards. */
static void deepen(Search *search, int depth, Level *levels, Terms *terms, Useful *useful) {
    int plain = plain_sums(search, search->bounds[depth]);
    if (!note_groups(search, 0, (int)search->count) || !plain) return;
    levels[0].end = (int)search->count;
    if (!sort_by_value(search, &levels[0], NULL) || !want(search, &useful->wanted, &levels[0])) return;
    for (int wilds = 1; wilds <= depth; wilds++) {
        int start = (int)search->count;
        if (!new_terms(search, &levels[wilds - 1], search->bounds[depth - wilds], wilds == depth ? &useful->wanted : NULL)) return;
        terms[wilds] = (Terms){start, (int)search->count};
        if (!note_groups(search, start, (int)search->count)) return;
        if (wilds == depth) {
            last_sums(search, terms, levels, wilds);
            return;
        }
        Useful *last = wilds == depth - 1 ? useful : NULL;
        if (last && !note_rests(search, &last->rests, &terms[1])) return;
        if (!new_sums(search, terms, levels, wilds, search->bounds[depth - wilds], last)) return;
        levels[wilds].start = start, levels[wilds].end = (int)search->count;
        if (!note_groups(search, start, (int)search->count) || !sort_by_value(search, &levels[wilds], last)) return;
    }
}

/* Numbers come and go as bytes, lowest first: sixteen for each. */
static Wide *wides(PyObject *told, Py_ssize_t *count) {
    *count = PyBytes_GET_SIZE(told) / 16;
    Wide *made = malloc((size_t)(*count + 1) * sizeof *made);
    if (made) memcpy(made, PyBytes_AS_STRING(told), (size_t)*count * sizeof *made);
    return made;
}

static PyObject *told_wide(Wide number) {
    PyObject *low = PyLong_FromUnsignedLongLong((uint64_t)number);
    if (!low || !(number >> 64)) return low;
    PyObject *high = PyLong_FromUnsignedLongLong((uint64_t)(number >> 64)), *shift = PyLong_FromLong(64);
    PyObject *raised = high && shift ? PyNumber_Lshift(high, shift) : NULL, *made = raised ? PyNumber_Or(raised, low) : NULL;
    Py_XDECREF(low), Py_XDECREF(high), Py_XDECREF(shift), Py_XDECREF(raised);
    return made;
}

/* Append a node to what is told, after the nodes it is made of; its place there, or NOTHING. */
static int tell(Search *search, int number, PyObject *told) {
    if (number == NOTHING || search->nodes[number].told != NOTHING) return number == NOTHING ? NOTHING : search->nodes[number].told;
    Node *node = &search->nodes[number];
    int left = tell(search, node->left, told), right = tell(search, node->right, told);
    if (PyErr_Occurred()) return NOTHING;
    PyObject *bag = told_wide(node->bag), *value = told_wide(node->value);
    PyObject *each = bag && value ? Py_BuildValue("(OOiiii)", bag, value, node->low, node->slot, left, right) : NULL;
    Py_XDECREF(bag), Py_XDECREF(value);
    if (!each || PyList_Append(told, each) < 0) {
        Py_XDECREF(each);
        return NOTHING;
    }
    Py_DECREF(each);
    return node->told = (int)PyList_GET_SIZE(told) - 1;
}

static PyObject *answer(Search *search) {
    PyObject *nodes = PyList_New(0), *groups = PyList_New(0);
    for (size_t each = 0; nodes && groups && each < search->groups.count; each++) {
        int at = tell(search, search->groups.at[each], nodes);
        PyObject *place = at == NOTHING ? NULL : PyLong_FromLong(at);
        if (!place || PyList_Append(groups, place) < 0) Py_CLEAR(groups);
        Py_XDECREF(place);
    }
    PyObject *made = nodes && groups ? Py_BuildValue("(LOOO)", search->visits, search->state == FINE ? Py_True : Py_False, nodes, groups) : NULL;
    Py_XDECREF(nodes), Py_XDECREF(groups);
    return made;
}

/* quick(numbers, units, most, effects, values, targets, bounds, visits, budget): see quick_reach.py. */
static PyObject *quick(PyObject *module, PyObject *given) {
    PyObject *numbers, *units, *most, *effects, *values, *targets, *bounds, *made = NULL;
    Search search = {0};
    Useful useful = {0};
    if (!PyArg_ParseTuple(given, "SSSSSSSLL", &numbers, &units, &most, &effects, &values, &targets, &bounds, &search.visits, &search.budget)) return NULL;
    Py_ssize_t told, classes, piles, goals, depths;
    Wide *each = wides(numbers, &told);
    search.unit = wides(units, &classes), search.values = wides(values, &piles), search.target = wides(targets, &goals), search.bounds = wides(bounds, &depths);
    search.effects = (int)(PyBytes_GET_SIZE(effects) / (Py_ssize_t)sizeof(Effect));
    search.piles = (int)piles, search.targets = (int)goals;
    search.effect = malloc(((size_t)search.effects + 1) * sizeof *search.effect);
    Level *levels = calloc((size_t)depths + 1, sizeof *levels);
    Terms *terms = calloc((size_t)depths + 1, sizeof *terms);
    if (!each || !search.unit || !search.values || !search.target || !search.bounds || !search.effect || !levels || !terms) {
        PyErr_NoMemory();
    } else if (told != 7 || depths < 1 || piles + search.effects != classes || PyBytes_GET_SIZE(most) < classes) {
        PyErr_SetString(PyExc_ValueError, "quick: these numbers do not belong together");
    } else {
        search.slack = each[0], search.spare = each[1], search.wild_bits = each[2];
        search.no_join = each[3], search.no_change = each[4], search.lowest = each[5], search.scale = each[6];
        memcpy(search.effect, PyBytes_AS_STRING(effects), (size_t)search.effects * sizeof *search.effect);
        search.most = (const unsigned char *)PyBytes_AS_STRING(most);
        if (is_sound(&search)) deepen(&search, (int)depths - 1, levels, terms, &useful);
        else PyErr_SetString(PyExc_ValueError, "quick: no wild card does that");
        if (search.state == NO_MEMORY) PyErr_NoMemory();
        if (!PyErr_Occurred()) made = answer(&search);
    }
    for (Py_ssize_t level = 0; levels && level <= depths; level++) free(levels[level].bucket), free(levels[level].by_value.entries);
    free(each), free(search.values), free(search.target), free(search.bounds), free(search.unit), free(search.effect);
    free(useful.known.entries), free(useful.rests.entries), free(useful.wanted.entries), free(levels), free(terms), free(search.nodes), free(search.found.entries), free(search.groups.at);
    return made;
}

static PyMethodDef methods[] = {{"quick", quick, METH_VARARGS, "All groups with at most so many wild cards."}, {0}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "quick", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_quick(void) { return PyModule_Create(&definition); }
