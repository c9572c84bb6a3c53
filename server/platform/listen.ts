import pg from 'pg';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 1_000;
/** So often a connection over which nothing comes is asked whether it is still there. */
const PROBE_MS = 2_000;
/** A process that was busy itself finds the answer before the next round. */
const MOST_UNANSWERED = 2;

export interface Listener {
  onNotice(payload: string): void;
  /** From now on every notice arrives. */
  onListening(): void;
  /** Notices may be missed until `onListening` comes again. */
  onLoss(): void;
}

/** Hear what is notified on a channel of the database, over a connection of its own that comes back by itself. */
export function listen(
  databaseUrl: string,
  channel: string,
  listener: Listener,
  probeMs = PROBE_MS,
): () => Promise<void> {
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
    const hear = `listen ${mine.escapeIdentifier(channel)}`;
    let isLost = false;
    let unanswered = 0;
    let probe: NodeJS.Timeout | undefined;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
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
      await mine.query(hear);
    } catch {
      lose();
      return;
    }
    if (isLost || isClosed) return;
    failures = 0;
    listener.onListening();
    probe = setInterval(() => {
      // guard: An ear whose server has gone without a word is known to hear nothing (listen.test.ts) ‹unanswered === MOST_UNANSWERED → false›
      if (unanswered === MOST_UNANSWERED) return lose();
      unanswered += 1;
      // Later ones wait for the first.
      if (unanswered === 1) mine.query(hear).then(() => (unanswered = 0), lose);
    }, probeMs).unref();
  }

  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await client.end();
  };
}
