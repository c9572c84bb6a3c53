/** Longest stretch of learning during which nobody else is served. */
const STRETCH_MS = 8;

/** Called between the steps of long work. */
export type Breathe = () => Promise<void> | void;

/** Let others be served now and then during long work. */
export function breather(): Breathe {
  let since = performance.now();
  return () => {
    if (performance.now() - since < STRETCH_MS) return;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now();
        resolve();
      }),
    );
  };
}
