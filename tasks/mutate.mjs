// `npm run mutate`: does a test fail for each guarantee that is taken away? Or for some groups: `npm run mutate -- pages`.
// However this process or the work ends, also by a signal that nobody can answer, nothing of it is left behind.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, environment, install, node, root, run } from './install.mjs';

process.chdir(root);
install();
build();

// A group of its own: what ends this one reaches it as the end of their connection, and it tells what it knows.
const work = fork(join(root, 'tasks/mutate/run.ts'), process.argv.slice(2), {
  execPath: node,
  env: environment,
  detached: true,
});
let folder;
work.once('message', (message) => (folder = message));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => work.connected && work.disconnect());
}
const code = await new Promise((done, fail) => work.once('error', fail).once('exit', done));
if (folder && existsSync(folder)) run(node, ['tasks/mutate/clear-away.ts', folder]);
process.exit(code ?? 1);
