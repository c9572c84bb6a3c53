import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Does work of one kind elsewhere than in this thread, as much at once as it has threads. */
export interface Threads<Given, Made> {
  /** How much is done at once. */
  count: number;
  /** Give work to the thread that has the least; the answers of one thread come in the order of what it was given. */
  run(given: Given): Promise<Made>;
  /** Fails what is still waited for. */
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** The module that answers, by `answerInThread`. */
  script: URL;
  count: number;
  /** Given to each thread once, at its beginning. */
  settings: unknown;
  /** What a thread remembers and works with stays below it; one that needs more ends, and its work fails. */
  memoryMb: number;
}

interface Waiting<Made> {
  resolve(made: Made): void;
  reject(fault: unknown): void;
}

type Answer<Made> = { made: Made } | { fault: unknown };

/** Start threads; whoever started them closes them. */
export function openThreads<Given, Made>({
  script,
  count,
  settings,
  memoryMb,
}: ThreadsOptions): Threads<Given, Made> {
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(script, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
    });
    const waiting: Waiting<Made>[] = [];
    let fault: unknown;
    worker.on('message', (answer: Answer<Made>) => {
      const next = waiting.shift();
      if ('fault' in answer) next?.reject(answer.fault);
      else next?.resolve(answer.made);
    });
    const end = (cause: unknown) => {
      fault ??= cause;
      for (const each of waiting.splice(0)) each.reject(fault);
    };
    worker.on('error', end);
    const close = () => {
      end(new Error('The thread has ended'));
      return worker.terminate();
    };
    worker.on('exit', close);
    return {
      waiting,
      close,
      run: (given: Given) =>
        new Promise<Made>((resolve, reject) => {
          if (fault !== undefined) return reject(fault);
          waiting.push({ resolve, reject });
          // A thread has no origin.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          worker.postMessage(given);
        }),
    };
  });
  return {
    count,
    run: (given) =>
      threads.reduce((least, each) => (each.waiting.length < least.waiting.length ? each : least)).run(given),
    async close() {
      await Promise.all(threads.map(({ close }) => close()));
    },
  };
}

/** Answer what the thread is given, one after another; `begin` makes what answers from the settings. */
export function answerInThread(begin: (settings: never) => (given: never) => unknown): void {
  if (isMainThread || !parentPort) throw new Error('This module answers in a thread');
  const port = parentPort;
  const answer = begin(workerData as never);
  port.on('message', (given: unknown) => {
    try {
      port.postMessage({ made: answer(given as never) });
    } catch (fault) {
      port.postMessage({ fault });
    }
  });
}
