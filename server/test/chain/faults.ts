/** One thing that goes wrong with a method of a node, or with all of them (`*`). */
export interface Fault {
  method: string;
  /** How often it strikes; always when absent. */
  times?: number;
  /** How many calls pass before it strikes. */
  after?: number;

  // The call is not executed:
  /** The connection breaks. */
  cut?: true;
  /** No answer for so long, then the connection breaks. */
  hangMs?: number;
  status?: number;
  redirect?: string;
  /** This text is the answer. */
  text?: string;
  megabytes?: number;
  error?: { code: number; message: string };
  /** This is the result. */
  result?: unknown;

  // The call is executed:
  /** Fields of the result that are overwritten. */
  patch?: Record<string, unknown>;
  delayMs?: number;
  /** The answer is lost. */
  loseAnswer?: true;
  /** What happens after the call, before its answer arrives. */
  afterwards?: () => void;
  /** The answering replica is so many slots behind. */
  lag?: number;

  // For sendTransaction:
  /** Accepted, and never passed on. */
  swallow?: true;
  landAfter?: number;
  /** Executed so many times more. */
  again?: number;
}

/** The faults of a node, in the order in which they are tried. */
export class Faults {
  #list: Fault[] = [];

  set(faults: readonly Fault[]): void {
    this.#list = faults.map((fault) => ({ ...fault }));
  }

  /** The fault that strikes this call, if any; it is counted. */
  next(method: string): Fault | undefined {
    const fault = this.#list.find((each) => each.method === method || each.method === '*');
    if (fault?.after) {
      fault.after--;
      return undefined;
    }
    if (fault?.times !== undefined && --fault.times <= 0) {
      this.#list = this.#list.filter((each) => each !== fault);
    }
    return fault;
  }
}
