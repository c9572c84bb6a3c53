// What a reader presses or writes while the scripts of the page are still on their way.

interface Early {
  kept: { type: string; target: EventTarget | null; submitter?: HTMLElement | null }[];
  /** From now on the page hears by itself. */
  end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** For the head of the page: a slow device draws it long before it can hear, and nothing that was done may be lost. */
export const EARLY_SCRIPT = `(() => {
  const kept = [];
  const isApart = (target) => !(target instanceof Element) || target.closest('a[href], form[action]');
  const keep = (event) => {
    const { type, target, submitter } = event;
    if (type === 'submit' ? target.hasAttribute('action') : type === 'click' && isApart(target)) return;
    // What it would send to this address as it is belongs to a call.
    if (type === 'submit') event.preventDefault();
    if (type === 'click') {
      const button = target.closest('button');
      if (button && !(button.form && button.type === 'submit')) kept.push({ type, target: button });
      return;
    }
    kept.push({ type, target, submitter });
  };
  const types = ['focusin', 'click', 'input', 'change', 'submit'];
  for (const type of types) addEventListener(type, keep, true);
  window.early = { kept, end: () => types.forEach((type) => removeEventListener(type, keep, true)) };
})();`;

/** Do once more what was done before the page could hear, in its order. */
export async function repeatEarly(): Promise<void> {
  for (const { type, target, submitter } of window.early?.kept.splice(0) ?? []) {
    // What came of the one before is drawn first.
    await Promise.resolve();
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (type === 'focusin') meetAgain(target);
    else if (type === 'click') target.click();
    else if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
    else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) tick(target, type);
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) write(target);
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Whoever came to a field is still there, or has gone on. */
function meetAgain(target: HTMLElement): void {
  if (target === document.activeElement) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** It was ticked already, which the page does not know. */
function tick(box: HTMLInputElement, type: string): void {
  if (type !== 'change') return;
  box.checked = !box.checked;
  box.click();
}

/** React believes the text that it found to be its own: only one that differs from what it knows is heard. */
function write(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const isFocused = field === document.activeElement;
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
