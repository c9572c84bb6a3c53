import { type RefObject, useEffect } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';
/** They have keys of their own. */
const WITH_OWN_KEYS = `${WRITTEN_IN}, dialog, [role="menu"]`;

/**
 * «/» leads to the search field of the page; the arrows from it, or from the page itself, through the results, which
 * Enter opens as any link. Whoever writes elsewhere is left alone, and at either end the page scrolls as ever.
 */
export function useResultKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const field = page.current?.querySelector<HTMLInputElement>('input[name="search"]');
      const from = document.activeElement;
      if (!field || !from) return;
      // guard: Keys of the list do nothing where somebody writes (./dictionary-page.test.tsx)
      if (from !== field && from.closest(WITH_OWN_KEYS)) return;
      const next = isSlash(event) && from !== field ? field : reached(page.current, field, from, event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [page]);
}

/** Arabic keyboards have «ظ» on that key. */
const isSlash = ({ key, code }: KeyboardEvent): boolean => key === '/' || (code === 'Slash' && key === 'ظ');

/** The result that an arrow leads to; above the first one stands the field. */
function reached(page: HTMLElement | null, field: HTMLInputElement, from: Element, { key }: KeyboardEvent) {
  const step = STEPS[key];
  if (!step) return undefined;
  const links = [...(page?.querySelectorAll('li h2') ?? [])].flatMap((name) => name.closest('a') ?? []);
  const at = links.findIndex((link) => link.closest('li')?.contains(from));
  const isBefore = from === field ? field.ariaExpanded !== 'true' : from === document.body;
  if (at < 0 && !(isBefore && step > 0)) return undefined;
  return at + step < 0 ? field : links[at + step];
}
