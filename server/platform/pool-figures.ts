interface Counted {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const pools = new Map<Counted, string>();

/** Count the connections of a pool under a name, which several may have, until it ends. */
export function countPool(name: string, pool: Counted): () => void {
  pools.set(pool, name);
  return () => void pools.delete(pool);
}

/** The connections of all counted pools: in use, idle, and awaited. */
export const poolFigures = (): { pool: string; state: string; count: number }[] =>
  [...pools].flatMap(([{ totalCount, idleCount, waitingCount }, pool]) => [
    { pool, state: 'used', count: totalCount - idleCount },
    { pool, state: 'idle', count: idleCount },
    { pool, state: 'awaited', count: waitingCount },
  ]);
