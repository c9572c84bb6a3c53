const OPENS_AFTER = 5;
const OPEN_MS = 60_000;

/** Refused without being tried: the other side has failed too often just now. */
export class CircuitOpen extends Error {}

/**
 * Spare an outside system that keeps failing, and those who would wait for it.
 *
 * Five failures in a row open the circuit for a minute; then one attempt is let through, and its end decides.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  #isProbing = false;

  /** The clock gives milliseconds; only differences count. */
  constructor(now: () => number) {
    this.#now = now;
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    const isProbe = this.#failures >= OPENS_AFTER;
    if (isProbe && (this.#isProbing || this.#now() < this.#openUntil)) throw new CircuitOpen();
    if (isProbe) this.#isProbing = true;
    try {
      const result = await act();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= OPENS_AFTER) this.#openUntil = this.#now() + OPEN_MS;
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }
}
