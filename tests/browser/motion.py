"""What moves on a page: every movement is noted as it begins, so that none is too short to be seen."""

WATCH_MOTION = """() => {
    window.moved = [];
    const note = () => {
        for (const one of document.getAnimations()) window.moved.push(one.effect.getComputedTiming().endTime);
    };
    for (const begins of ['animationstart', 'transitionrun']) addEventListener(begins, note, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const one = animate.apply(this, how);
        window.moved.push(one.effect.getComputedTiming().endTime);
        return one;
    };
}"""
"""From now on `window.moved` has the time that each movement takes, in milliseconds."""
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
"""Nothing moves any more."""
