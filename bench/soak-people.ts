// People of several kinds who use processes of the product for hours, and what they met.
import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../server/test/cluster/processes.ts';
import { percentile } from './report.ts';

/** What a kind of people does; gives nothing where there is nothing to do now. */
type Act = (visit: Visit) => Promise<void>;

/** One person for one turn. */
interface Visit {
  /** Ask as this person; nobody is signed in without a token. */
  ask(path: string, options?: { method?: string; body?: object; token?: string | undefined }): Promise<Met>;
  member: string | undefined;
  admin: string | undefined;
  chance: number;
}

interface Met {
  status: number;
  body: unknown;
}

const PAGES = [
  '/',
  '/dictionary',
  '/vote',
  '/leaderboard',
  '/journal',
  '/shelf',
  '/about',
  '/journal/articles',
];
const WORDS = ['طاقة', 'خلية', 'كهرباء', 'energy', 'موجة', 'cell', 'ذرة', 'حاسوب', 'نظرية', 'صورة'];
const LETTERS = 'بتثجحخدرسصضطعغفقكلمن';

const some = <T>(values: readonly T[], chance: number): T | undefined =>
  values[Math.floor(chance * values.length)];
const newWord = (): string => Array.from({ length: 9 }, () => some([...LETTERS], Math.random())).join('');

const acts: Record<string, { share: number; act: Act }> = {
  read: {
    share: 50,
    act: async ({ ask, chance }) => {
      await ask(chance < 0.5 ? (some(PAGES, chance * 2) ?? '/') : `/term/${1 + Math.floor(chance * 1_000)}`);
    },
  },
  search: {
    share: 20,
    act: async ({ ask, chance }) => {
      await ask(`/api/terms/?search=${encodeURIComponent(some(WORDS, chance) ?? '')}`);
    },
  },
  'be suggested': {
    share: 10,
    act: async ({ ask, chance }) => {
      await ask(`/api/terms/suggest/?search=${encodeURIComponent((some(WORDS, chance) ?? '').slice(0, 3))}`);
    },
  },
  vote: {
    share: 10,
    act: async ({ ask, member, chance }) => {
      const { body } = await ask('/api/terms/to-vote/', { token: member });
      const [term] = resultsOf(body, chance);
      if (term) await ask(`/api/terms/vote/${term.id}/`, { method: 'POST', token: member });
    },
  },
  submit: {
    share: 7,
    act: async ({ ask, member }) => {
      const { body } = await ask('/api/categories/');
      const [category] = Array.isArray(body) ? (body as { id: number }[]) : [];
      if (!category) return;
      await ask('/api/submit/', {
        method: 'POST',
        token: member,
        body: {
          arabic: newWord(),
          latin: 'soak',
          definition: 'مفهوم يُختبر به أن الخدمة تدوم ساعات.',
          category: category.id,
        },
      });
    },
  },
  review: {
    share: 3,
    act: async ({ ask, admin, chance }) => {
      const { body } = await ask('/api/pending-terms/', { token: admin });
      const [term] = resultsOf(body, chance);
      if (term) await ask(`/api/approve-term/${term.id}/`, { method: 'POST', token: admin });
    },
  },
};

function resultsOf(body: unknown, chance: number): { id: number }[] {
  const { results = [] } = (body ?? {}) as { results?: { id: number }[] };
  const term = some(results, chance);
  return term ? [term] : [];
}

/** How often a kind of people met what, and how long they waited for it. */
export interface Account {
  statuses: Map<string, number>;
  waited: number[];
}

export class SoakPeople {
  readonly records = new Map<string, Account>();
  readonly #bases: readonly string[];
  readonly #end = new AbortController();
  #acting: Promise<void>[] = [];
  #members: string[] = [];
  #admin: string | undefined;

  constructor(bases: readonly string[]) {
    this.#bases = bases;
  }

  async begin(people: number, restMs: number): Promise<void> {
    await this.#signEverybodyIn();
    const renewing = async () => {
      // A token lives five minutes.
      while (!this.#end.signal.aborted) {
        await sleep(120_000, undefined, { signal: this.#end.signal }).catch(() => {});
        await this.#signEverybodyIn().catch(() => {});
      }
    };
    this.#acting = [renewing(), ...Array.from({ length: people }, (_, place) => this.#goOn(place, restMs))];
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.all(this.#acting);
  }

  /** A row for each kind: how often, what was wrong with it, how long half and all but one in a hundred waited. */
  table(): string[][] {
    const rows = [...this.records].map(([kind, { statuses, waited }]) => {
      const count = (isCounted: (status: string) => boolean) =>
        [...statuses].reduce((sum, [status, times]) => sum + (isCounted(status) ? times : 0), 0);
      return [
        kind,
        String(count(() => true)),
        String(count((status) => status === '503 announced')),
        String(
          count((status) => status === 'none' || (status.startsWith('5') && status !== '503 announced')),
        ),
        `${Math.round(percentile(waited, 0.5))} ms`,
        `${Math.round(percentile(waited, 0.99))} ms`,
      ];
    });
    return [['people', 'calls', 'announced 503', 'other faults', 'p50', 'p99'], ...rows];
  }

  async #signEverybodyIn(): Promise<void> {
    const base = this.#bases[0] ?? '';
    this.#admin = await tokenOf(base, ADMIN);
    const accounts = Array.from({ length: 10 }, (_, place) => ({
      email: `soak-${place}@example.org`,
      password: 'a-password-of-soak',
      recaptcha: 'none',
    }));
    if (this.#members.length === 0) {
      for (const account of accounts) await post(`${base}/api/users/register/`, { ...account, name: 'عضو' });
    }
    this.#members = await Promise.all(accounts.map((account) => tokenOf(base, account)));
  }

  async #goOn(place: number, restMs: number): Promise<void> {
    while (!this.#end.signal.aborted) {
      const kind = drawn();
      const position = { seen: '' };
      await acts[kind]?.act({
        ask: (path, options) => this.#ask(kind, place, path, { ...options, position }),
        member: this.#members[place % this.#members.length],
        admin: this.#admin,
        chance: Math.random(),
      });
      await sleep(restMs * (0.5 + Math.random()));
    }
  }

  async #ask(
    kind: string,
    place: number,
    path: string,
    options: { method?: string; body?: object; token?: string | undefined; position: { seen: string } },
  ): Promise<Met> {
    const { method = 'GET', body, token, position } = options;
    const record: Account = this.records.get(kind) ?? { statuses: new Map(), waited: [] };
    this.records.set(kind, record);
    const began = performance.now();
    // A balancer would ask another process where one does not answer.
    for (const turn of [0, 1]) {
      const base = this.#bases[(place + turn) % this.#bases.length] ?? '';
      const answer = await fetch(base + path, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(position.seen && { 'mustalah-position': position.seen }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => null);
      if (!answer && turn === 0) continue;
      position.seen = answer?.headers.get('mustalah-position') ?? position.seen;
      const read = await answer?.text().catch(() => '');
      const isAnnounced = answer?.status === 503 && answer.headers.get('retry-after') !== null;
      const status = isAnnounced ? '503 announced' : String(answer?.status ?? 'none');
      record.statuses.set(status, (record.statuses.get(status) ?? 0) + 1);
      record.waited.push(performance.now() - began);
      const isJson = answer?.ok && path.startsWith('/api/') && read;
      return { status: answer?.status ?? 0, body: isJson ? JSON.parse(read) : null };
    }
    return { status: 0, body: null };
  }
}

function drawn(): string {
  let place = Math.random() * Object.values(acts).reduce((sum, { share }) => sum + share, 0);
  for (const [kind, { share }] of Object.entries(acts)) {
    place -= share;
    if (place < 0) return kind;
  }
  return 'read';
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function tokenOf(base: string, account: object): Promise<string> {
  const answer = await post(`${base}/api/token/`, account);
  if (!answer.ok) throw new Error(`nobody can sign in: ${answer.status}`);
  return (await answer.json()).access;
}
