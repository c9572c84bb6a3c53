import { useState, useSyncExternalStore } from 'react';

/** After a finger leaves the glass its click may take so long, in milliseconds. */
const CLICK_MS = 100;

let isPressing = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function begin({ button }: PointerEvent): void {
  if (button !== 0) return;
  clearTimeout(ending);
  isPressing = true;
}

function endIn(ms: number): void {
  if (!isPressing) return;
  clearTimeout(ending);
  ending = setTimeout(() => {
    isPressing = false;
    for (const tell of waiting) tell();
  }, ms);
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', begin, { capture: true });
  // What a click does is done before anything else may happen.
  window.addEventListener('click', () => endIn(0), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, () => endIn(CLICK_MS), { capture: true });
  }
  window.addEventListener('blur', () => endIn(0));
}

/** Do it now, or when the press that has begun is over: what one presses does not move away before it is pressed. */
export function afterPress(work: () => void): void {
  if (!isPressing) return work();
  const once = () => {
    waiting.delete(once);
    work();
  };
  waiting.add(once);
}

/** A value that does not change while something is being pressed. */
export function useSteady<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => isPressing,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
