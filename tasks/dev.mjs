// `npm run dev`: the site is compiled on request; the server starts again when its files change.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, learn, node, root } from './install.mjs';

install();
learn();
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// Every package that the server is made of; the site is watched by its own compiler.
const watched = workspaces.filter((name) => name !== 'web').map((name) => `--watch-path=${name}`);
const server = spawn(node, [...watched, '--watch-preserve-output', join(root, 'server/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'development', ...environment },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 0));
