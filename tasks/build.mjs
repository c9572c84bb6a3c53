import { build, install } from './install.mjs';

install();
build();
