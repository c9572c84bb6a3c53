import { useRef, useState } from 'react';

/**
 * Let one run of an action end before the next begins: what is asked meanwhile does nothing.
 * The latch closes at once, not with the next rendering, so that a double click counts as one.
 */
export function useOneAtATime<Given extends unknown[]>(
  action: (...given: Given) => unknown,
): { run: (...given: Given) => void; isRunning: boolean } {
  const isLatched = useRef(false);
  const [isRunning, setRunning] = useState(false);

  async function finish(...given: Given): Promise<void> {
    try {
      await action(...given);
    } finally {
      isLatched.current = false;
      setRunning(false);
    }
  }

  return {
    isRunning,
    run(...given) {
      if (isLatched.current) return;
      isLatched.current = true;
      setRunning(true);
      void finish(...given);
    },
  };
}
