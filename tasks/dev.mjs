// `npm run dev`: the site is compiled on request; the server starts again when its files change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, learn, node, root } from './install.mjs';

install();
learn();
const server = spawn(
  node,
  ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', join(root, 'server/main.ts')],
  { cwd: root, stdio: 'inherit', env: { NODE_ENV: 'development', ...environment } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
