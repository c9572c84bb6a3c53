// Run a TypeScript file of the project with the project's own Node, with the site built: `node tasks/with-build.mjs FILE [ARG …]`.
import { build, install, node, root, run } from './install.mjs';

process.chdir(root);
install();
build();
run(node, process.argv.slice(2));
