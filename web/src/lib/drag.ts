// Dragging with mouse, finger or pen. Whatever carries `data-drop` can be dropped on, always: nothing tells where a card may go.

import type { Attachment } from 'svelte/attachments';

const THRESHOLD = 8;

/** Lets an element be dragged; `drop` hears the `data-drop` of what it was let go over. A drag is never a click as well. */
export function draggable(drop: (target: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moving = false;
    let over: HTMLElement | null = null;

    const mark = (target: HTMLElement | null): void => {
      over?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      over = target;
    };
    const stop = (): void => {
      start = null;
      element.removeAttribute('data-dragging');
      element.style.removeProperty('translate');
      mark(null);
    };
    const down = (event: PointerEvent): void => {
      moving = false;
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // From the start: the first that is heard of a quick hand may be somewhere else.
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving && Math.hypot(x, y) < THRESHOLD) return;
      moving = true;
      element.setAttribute('data-dragging', '');
      element.style.setProperty('translate', `${x}px ${y}px`);
      mark(targetAt(event.clientX, event.clientY, element));
    };
    const up = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      const target = moving ? over?.dataset['drop'] : undefined;
      stop();
      if (target) drop(target);
    };
    const click = (event: MouseEvent): void => {
      if (!moving) return;
      moving = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', click, true);
    };
  };
}

function targetAt(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  const found = document.elementsFromPoint(x, y).find((one) => !dragged.contains(one) && one.closest('[data-drop]'));
  return found?.closest<HTMLElement>('[data-drop]') ?? null;
}
