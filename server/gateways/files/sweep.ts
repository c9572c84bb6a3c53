import type { AskKnownKeys } from '../files.ts';

/** How many keys one question names. */
const AT_ONCE = 500;

/** Go through the keys of a store, removing those that nobody knows. */
export async function removeUnknown(
  keys: AsyncIterable<string>,
  askKnown: AskKnownKeys,
  remove: (key: string) => Promise<void>,
): Promise<number> {
  let removed = 0;
  let asked: string[] = [];
  async function ask(): Promise<void> {
    const known = await askKnown(asked);
    for (const key of asked.filter((each) => !known.has(each))) {
      await remove(key);
      removed++;
    }
    asked = [];
  }
  for await (const key of keys) {
    asked.push(key);
    if (asked.length === AT_ONCE) await ask();
  }
  if (asked.length > 0) await ask();
  return removed;
}
