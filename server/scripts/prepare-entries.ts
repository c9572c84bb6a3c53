// Make what the founding entries are found by, so that no first start has to. A step of `npm run build`.
import { writePrepared } from '../seed/prepared-entries.ts';

await writePrepared();
