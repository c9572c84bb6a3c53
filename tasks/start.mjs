// `npm start`: install, build, serve. Each step is skipped when there is nothing to do.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, environment, install, node, root } from './install.mjs';

process.chdir(root);
install();
if (process.env.NODE_ENV !== 'development') build();

// The channel tells the server when this process is killed, so that no server is left behind unseen.
const server = spawn(node, [join(root, 'server/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
