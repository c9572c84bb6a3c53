// People who write and read while parts of a cluster are killed, and what they saw.
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN, type ProductProcess } from './processes.ts';

/** Public pages of every kind that the server renders. */
const PAGES = [
  '/',
  '/dictionary',
  '/term/1',
  '/term/2',
  '/vote',
  '/leaderboard',
  '/journal',
  '/shelf',
  '/about',
];

export interface Seen {
  /** How often writing was answered so: the status, and when to come back; `none` where nothing answered. */
  writes: Map<string, number>;
  /** Of page views. */
  views: Map<string, number>;
  /** What was acknowledged, and when. */
  acknowledged: { id: number; at: number }[];
  /** Reads of what the reader had just written, in another process, that showed it, and that did not. */
  ownReads: { shown: number; missing: number; refused: number };
}

export interface People {
  seen: Seen;
  stop(): Promise<void>;
}

export interface Crowd {
  writers: number;
  viewers: number;
  /** So long each of them rests between two acts. */
  restMs: number;
}

/** The first is the process that they are sent to, in turn; each asks another for what it has just written. */
export async function openPeople(processes: readonly ProductProcess[], crowd: Crowd): Promise<People> {
  const seen: Seen = {
    writes: new Map(),
    views: new Map(),
    acknowledged: [],
    ownReads: { shown: 0, missing: 0, refused: 0 },
  };
  const bases = processes.map(({ base }) => base);
  const at = (turn: number): string => bases[turn % bases.length] ?? '';
  const access = await signIn(at(0));
  const [{ id: category }] = await (await fetch(`${at(0)}/api/categories/`)).json();
  let word = 0;
  const end = new AbortController();

  async function write(turn: number): Promise<void> {
    const answer = await send(`${at(turn)}/api/submit/`, access.token, {
      arabic: wordOf(++word),
      latin: 'cluster',
      definition: 'مفهوم يُختبر به أن ما أُجيب عنه لا يضيع.',
      category,
    });
    note(seen.writes, answer);
    // A token lives five minutes.
    if (answer?.status === 401) access.token = (await signIn(at(turn)).catch(() => access)).token;
    if (answer?.status !== 201) return;
    const { id } = await answer.json();
    seen.acknowledged.push({ id, at: performance.now() });
    await readOwn(turn + 1, id, answer.headers.get('mustalah-position') ?? '');
  }

  async function readOwn(turn: number, id: number, position: string): Promise<void> {
    const headers = { 'mustalah-position': position };
    const answer = await fetch(`${at(turn)}/api/terms/${id}/`, { headers }).catch(() => null);
    await answer?.text();
    const outcome = answer?.status === 200 ? 'shown' : answer?.status === 404 ? 'missing' : 'refused';
    seen.ownReads[outcome] += 1;
  }

  async function view(turn: number): Promise<void> {
    const path = PAGES[Math.floor(turn / bases.length) % PAGES.length];
    const answer = await fetch(at(turn) + path).catch(() => null);
    await answer?.text();
    note(seen.views, answer, answer?.status === 200 ? '' : ` ${path}`);
  }

  async function goOn(act: (turn: number) => Promise<void>, first: number): Promise<void> {
    for (let turn = first; !end.signal.aborted; turn++) {
      await act(turn);
      await sleep(crowd.restMs);
    }
  }
  const acting = [
    ...Array.from({ length: crowd.writers }, (_, place) => goOn(write, place)),
    ...Array.from({ length: crowd.viewers }, (_, place) => goOn(view, place)),
  ];
  return {
    seen,
    async stop() {
      end.abort();
      await Promise.all(acting);
    },
  };
}

/** How long nobody was acknowledged after a moment, in milliseconds; null while nobody has been. */
export function pauseAfter({ acknowledged }: Pick<Seen, 'acknowledged'>, moment: number): number | null {
  const next = acknowledged.find(({ at }) => at > moment + SETTLED_MS);
  const last = acknowledged.findLast(({ at }) => at <= moment + SETTLED_MS);
  return next ? next.at - (last?.at ?? moment) : null;
}
/** What was under way when the primary went may still be acknowledged. */
const SETTLED_MS = 1_000;

/** Those of what was acknowledged that are not there any more. */
export async function lostOf({ acknowledged }: Pick<Seen, 'acknowledged'>, base: string): Promise<number[]> {
  const lost: number[] = [];
  for (const { id } of acknowledged) {
    const { status } = await fetch(`${base}/api/terms/${id}/`);
    if (status !== 200) lost.push(id);
  }
  return lost;
}

async function signIn(base: string): Promise<{ token: string }> {
  const answer = await send(`${base}/api/token/`, '', ADMIN);
  if (!answer?.ok) throw new Error('nobody can sign in');
  return { token: (await answer.json()).access };
}

const send = (url: string, token: string, body: object): Promise<Response | null> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  }).catch(() => null);

function note(counts: Map<string, number>, answer: Response | null, more = ''): void {
  const kind = answer ? `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim() + more : 'none';
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** Twenty letters hold more words than any run writes. */
const wordOf = (count: number): string =>
  `${String(count).replace(/\d/g, (digit) => 'بتثجحخدرسص'[Number(digit)] ?? '')}مصطلح`;
