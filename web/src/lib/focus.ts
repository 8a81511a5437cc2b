// Where the keys go on when what had them has gone: to what waits to be done next, which is marked `data-next`, or to the page.

export function goOn(): void {
  const next = document.querySelector<HTMLElement>('[data-next]:not(:disabled)');
  if (next) next.focus();
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** For `onfocusout`: whoever pressed a button that is no more is not sent back to the beginning. A dialog sees to that itself. */
export function keepFocus({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget || !(target instanceof Element) || target.closest('dialog')) return;
  setTimeout(() => {
    if (!target.isConnected) goOnFrom();
  });
}

/** Back to where somebody was; on, if that is no more. Whoever has gone elsewhere meanwhile stays there. */
export function goOnFrom(before: Element | null = null): void {
  if (document.activeElement !== document.body) return;
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
  else goOn();
}
