/** Do something for each, so many at a time; the outcomes stand in the order of what was given. */
export async function inParallel<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    // All workers take from the same line.
    for (const [index, item] of waiting) outcomes[index] = await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return outcomes;
}
