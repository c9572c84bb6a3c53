// Run a TypeScript file of the project with the project's own Node: `node tasks/with-node.mjs FILE [ARG …]`.
import { install, node, run } from './install.mjs';

install();
run(node, process.argv.slice(2));
