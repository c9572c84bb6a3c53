// Run by `engine.ts` in a process of its own: load the engine, then call everything once, and print what that cost.
const collect = (globalThis as { gc?: () => void }).gc;
if (!collect) throw new Error('run with --expose-gc');

const before = memory();
const started = performance.now();
const { analyse, backTransliterate, derive, searchKeys, transliterate } = await import(
  '@mustalah/morphology'
);
const milliseconds = performance.now() - started;
const afterImport = memory();

derive('كتب');
analyse('والمكتبات');
searchKeys('المكتبات العامة');
transliterate('hydrogen');
backTransliterate('هيدروجين');
const used = performance.now() - started;
const afterUse = memory();

console.log(
  JSON.stringify({
    module: { milliseconds, ...grown(afterImport) },
    used: { milliseconds: used, ...grown(afterUse) },
  }),
);

function memory(): { rss: number; heap: number } {
  collect?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

function grown(after: { rss: number; heap: number }): { rss: number; heap: number } {
  return { rss: after.rss - before.rss, heap: after.heap - before.heap };
}
