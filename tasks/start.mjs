// `npm start`: install, build, serve. Each step is skipped when there is nothing to do.
import { build, install, root } from './install.mjs';
import { keepServing } from './keep-serving.mjs';

process.chdir(root);
install();
if (process.env.NODE_ENV !== 'development') build();
keepServing(process.argv.slice(2));
