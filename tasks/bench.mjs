// `npm run bench`: every measurement, or those that are named: `npm run bench -- search pages`. What a measurement is given
// stands behind its name: `npm run bench -- search=1000000`, `search=155000,terms.tsv`. The search can also be measured in a
// program that runs: `npm run bench -- --against http://127.0.0.1:3000`.
import { join } from 'node:path';
import { build, install, node, root, run } from './install.mjs';

const KNOWN = [
  'search',
  'pages',
  'start',
  'engine',
  'terms-in-text',
  'payouts',
  'votes',
  'harvest',
  'upload',
];

const [first, running] = process.argv.slice(2);
if (first === '--against') {
  process.chdir(root);
  install();
  run(node, [join('bench', 'against.ts'), running ?? '']);
  process.exit();
}
const wanted = process.argv.slice(2).map((each) => each.split('='));
const unknown = wanted.map(([name]) => name).filter((name) => !KNOWN.includes(name));
if (unknown.length > 0) {
  console.error(`no such measurement: ${unknown.join(', ')}; there are ${KNOWN.join(', ')}`);
  process.exit(1);
}
process.chdir(root);
install();
build();
for (const [name, given] of wanted.length > 0 ? wanted : KNOWN.map((each) => [each])) {
  console.log(`\n— ${name}`);
  run(node, ['--expose-gc', join('bench', `${name}.ts`), ...(given ? given.split(',') : [])]);
}
