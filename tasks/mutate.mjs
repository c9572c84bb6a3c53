// `npm run mutate`: does a test fail for each guarantee that is taken away? Or for some groups: `npm run mutate -- pages`.
import { build, install, node, root, run } from './install.mjs';

process.chdir(root);
install();
build();
run(node, ['tasks/mutate/run.ts', ...process.argv.slice(2)]);
