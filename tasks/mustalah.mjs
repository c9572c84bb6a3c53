// `npm run mustalah -- COMMAND`: the operator's tool.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

install();
// What passes through long work is soon forgotten: more room for it would only be filled.
const script = ['--max-semi-space-size=4', '--heap-growing-percent=20', join(root, 'server/cli/mustalah.ts')];
const { status } = spawnSync(node, [...script, ...process.argv.slice(2)], {
  // Threads that keep memory apart from one another keep more of it.
  env: { MALLOC_ARENA_MAX: '2', ...environment },
  stdio: 'inherit',
});
process.exit(status ?? 1);
