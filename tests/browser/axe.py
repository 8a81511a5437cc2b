"""Axe, run where it can find something new: it takes as long as a whole turn, and most pages show what others have shown."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.budget import THOROUGH
from web.build import WEB, fetch

AXE = WEB / "node_modules/axe-core/axe.min.js"
RUN_AXE = """async new_kinds => {
    const there = one => one.isConnected;
    const still = new_kinds.filter(kind => [...window.kinds.get(kind)].some(there));
    const things = still.flatMap(kind => [...window.kinds.get(kind)].filter(there));
    if (!things.length) return [[], []];
    const found = await axe.run(things, {resultTypes: ['violations'], preload: false, iframes: false});
    return [found.violations, still];
}"""
"""What has gone meanwhile is not looked at. No page of ours holds another one, and axe has their styles already."""
FIND_KINDS = """() => {
    const drawn = ['color', 'backgroundColor', 'backgroundImage', 'fontSize', 'fontWeight', 'opacity', 'display'];
    const told = ['role', 'type', 'tabindex', 'lang', 'disabled', 'aria-live', 'aria-modal', 'aria-level'];
    const named = ['aria-label', 'title', 'alt'], meant = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
    const add = (sum, text) => {
        for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
        return sum;
    };
    const kinds = window.kinds = new Map(), ids = new Set();
    const visit = (one, above) => {
        if (one.id && ids.size === ids.add(one.id).size) throw Error(`two things are called ${one.id}`);
        const style = getComputedStyle(one);
        if (style.display === 'none') return;
        const hidden = one.ariaHidden === 'true';
        const kind = add(above, [
            one.tagName, [...one.classList].sort(), one.getAttributeNames().filter(name => !name.startsWith('data-')).sort(),
            told.map(name => one.getAttribute(name)), named.map(name => !one.getAttribute(name)), !one.textContent.trim(),
            meant.map(name => (one.getAttribute(name) ?? '').split(' ').every(id => !id || document.getElementById(id))),
            hidden && !!one.querySelector('a[href], button, input, select, textarea, summary, [tabindex]'),
            /auto|scroll/.test(style.overflow) && one.scrollHeight > one.clientHeight, drawn.map(name => style[name]),
        ].join('|'));
        if (!kinds.has(kind)) kinds.set(kind, new Set());
        kinds.get(kind).add(one);
        if (!hidden) for (const inside of one.children) visit(inside, kind);
    };
    visit(document.documentElement, add(0x811c9dc5, location.hash.split('/')[1] ?? ''));
    return [...kinds.keys()];
}"""
"""What axe looks at, but for the words: each thing with all around it, its attributes, colours and letters, as a number.

The whole of a page is new where nobody has been yet. That no two things have one name is seen on the way: it is the one fault
that things of known kinds make together."""

_known: set[int] = set()
"""The kinds that axe has seen and found good, on any page."""


def assert_accessible(page: Page) -> None:
    """Axe finds nothing serious or critical in what is new. On the thorough run everything is."""
    kinds = set(page.evaluate(FIND_KINDS))
    new = kinds if THOROUGH else kinds - _known
    if not new:
        return
    if not AXE.exists():
        fetch()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]]
    found, seen = page.evaluate(RUN_AXE, list(new))
    grave = [
        f"{one['id']}: {one['help']}\n    " + "\n    ".join(node["html"] + " " + node["failureSummary"] for node in one["nodes"])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, "\n".join(grave)
    _known.update(seen)
