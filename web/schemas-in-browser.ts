/**
 * Stands for zod in the browser's bundle, where the contract's schemas are declared and never used: the server
 * checks what comes in and goes out (docs/decisions/006). Saves every page 25 kB. Whoever validates with it is told so.
 */
const USES = new Set([
  'parse',
  'safeParse',
  'parseAsync',
  'safeParseAsync',
  'spa',
  'encode',
  'decode',
  'check',
]);

const schema: unknown = new Proxy(() => schema, {
  get(_, name) {
    // guard: Nothing validates with what stands for the schemas in the browser
    if (typeof name === 'string' && USES.has(name)) return refuse;
    return schema;
  },
  apply: () => schema,
});

function refuse(): never {
  throw new Error('The browser has no schemas to validate with: docs/decisions/006.');
}

export const z = schema;
