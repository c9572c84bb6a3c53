import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

export interface Listener {
  onNotice(payload: string): void;
  /** From now on every notice arrives. */
  onListening(): void;
  /** Notices may be missed until `onListening` comes again. */
  onLoss(): void;
}

/** Hear what is notified on a channel of the database, over a connection of its own that comes back by itself. */
export function listen(databaseUrl: string, channel: string, listener: Listener): () => Promise<void> {
  let client: pg.Client;
  let isClosed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client = mine;
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (isClosed) return;
      listener.onLoss();
      retry = setTimeout(connect, Math.min(FIRST_RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS)).unref();
      // It may be broken already; all that matters is that nothing of it stays open.
      void mine.end().catch(() => {});
    };
    mine.on('error', lose);
    mine.on('end', lose);
    // guard: A write is heard by every process (pages/pages.test.ts)
    mine.on('notification', ({ payload = '' }) => listener.onNotice(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
    } catch {
      lose();
      return;
    }
    if (isLost || isClosed) return;
    failures = 0;
    listener.onListening();
  }

  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await client.end();
  };
}
