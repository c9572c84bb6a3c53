// The server, started again whenever it dies of anything but its own decision.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, node, root } from './install.mjs';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Who has run so long is not in a circle of crashes. */
const STEADY_AFTER_MS = 60_000;
/** What `server/main.ts` ends with when it cannot start: nothing will change; the cause may pass. */
const EXIT = { cannotStart: 78, mayPass: 75 };

/** Serve until told to end. */
export function keepServing(args) {
  let server;
  let isEnding = false;
  let hasServed = false;
  let crashes = 0;
  serve();

  function serve() {
    const since = Date.now();
    // The channel tells the server when this process is killed, so that no server is left behind unseen.
    server = spawn(node, [join(root, 'server/main.ts'), ...args], {
      cwd: root,
      env: environment,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    server.on('message', () => {
      hasServed = true;
    });
    server.on('exit', (code, signal) => {
      if (isEnding || isDecided(code)) process.exit(code ?? 1);
      crashes = Date.now() - since > STEADY_AFTER_MS ? 1 : crashes + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (crashes - 1), LONGEST_WAIT_MS);
      console.error(
        `انتهى الخادم فجأة، ويُعاد تشغيله · The server ended (${signal ?? code}); starting it again in ${wait / 1000} s`,
      );
      // guard: A server that is killed is started again (../server/test/start.test.ts)
      setTimeout(serve, wait);
    });
  }

  /** The first start tells the operator at once; later ones outlast a database that is away for a while. */
  // guard: A start that cannot succeed is not repeated (../server/test/start.test.ts) ‹ code === EXIT.cannotStart || →›
  const isDecided = (code) =>
    code === 0 || code === EXIT.cannotStart || (code === EXIT.mayPass && !hasServed);

  function end() {
    isEnding = true;
    // Between two servers there is nothing to end but the wait.
    if (!server.kill('SIGTERM')) process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  endWithNpm(end);
}

/** npm passes a signal on to its shell only, which dies of it and tells nobody. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
}
