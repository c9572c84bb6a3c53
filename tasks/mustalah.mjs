// `npm run mustalah -- COMMAND`: the operator's tool.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

install();
const { status } = spawnSync(node, [join(root, 'server/cli/mustalah.ts'), ...process.argv.slice(2)], {
  env: environment,
  stdio: 'inherit',
});
process.exit(status ?? 1);
