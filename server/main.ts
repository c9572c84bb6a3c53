import { readConfig, wantsDetails } from './platform/config.ts';
import { drain } from './platform/drain.ts';
import { startFaultOf } from './platform/explain-start.ts';
import { openLog } from './platform/log.ts';
import { openStore } from './platform/open.ts';
import { watchStatements } from './platform/statements.ts';
import type { Running } from './serve.ts';

/** Exit codes for whoever started us: another try makes no sense; it may, since the cause lies outside. */
const EXIT = { cannotStart: 78, mayPass: 75 };

let isStopping = false;
// The terminal and the starter may both tell; a second signal must not cut the first one short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
// The process that started this one is gone: nobody would stop us later.
process.once('disconnect', () => void stop());

// guard: A failed start shows a sentence and no stack (test/start.test.ts) ‹.catch(giveUp) →›
const running = start().catch(giveUp);

async function start(): Promise<Running> {
  const config = readConfig();
  const log = openLog(config);
  const store = await openStore(config, watchStatements(config, log));
  try {
    // Loaded only now: a start that must fail says so in a third of the time.
    const { serve } = await import('./serve.ts');
    return await serve(config, store, log);
  } catch (fault) {
    await store.close();
    throw fault;
  }
}

/** End in order; during the start, once that is over. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const { store, app, jobs, pages, telemetry, stopWatching } = await running;
  stopWatching();
  // What is under way is answered; then the workers, then the database.
  await drain(app);
  await jobs.stop();
  await pages.close();
  await telemetry?.close();
  await store.close({ stopsServer: true });
  process.exit(0);
}

/** Say why there is no start, in a sentence and not in a stack. */
function giveUp(fault: unknown): never {
  const { arabic, message, mayPass, cause } = startFaultOf(fault);
  console.error(`\n  ${arabic}\n  ${message}\n`);
  if (wantsDetails()) console.error(cause);
  process.exit(mayPass ? EXIT.mayPass : EXIT.cannotStart);
}
