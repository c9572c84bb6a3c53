import { fetchShort } from './fetch-short.ts';

/** What the agency says of a file that it was given. */
export type DepositResult =
  | { state: 'waiting' }
  | { state: 'registered' }
  | { state: 'refused'; reason: string };

/** The agency that registers DOIs; it takes files and looks at them later. */
export interface DoiAgency {
  readonly host: string;
  /** Give it a file; the reason where it refuses it at once. */
  send(name: string, content: string): Promise<{ reason: string } | null>;
  ask(name: string): Promise<DepositResult>;
}

/** The agency did not answer, or not in words: it may at another time. */
export class AgencyAway extends Error {}

interface CrossrefOptions {
  /** Where files are sent, such as https://doi.crossref.org/servlet/deposit; what became of them is asked beside it. */
  url: string;
  user: string;
  password: string;
  timeoutMs?: number;
}

const MOST_REASON = 500;

/** Crossref, as its members' own programs speak to it. */
export function crossref({ url, user, password, timeoutMs = 30_000 }: CrossrefOptions): DoiAgency {
  const reach = async (address: URL, init: RequestInit = {}): Promise<Response> => {
    try {
      return await fetchShort(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new AgencyAway('The agency is out of reach', { cause });
    }
  };

  return {
    host: new URL(url).host,

    async send(name, content) {
      const form = new FormData();
      form.set('operation', 'doMDUpload');
      form.set('login_id', user);
      form.set('login_passwd', password);
      form.set('fname', new Blob([content], { type: 'application/xml' }), `${name}.xml`);
      const answer = await reach(new URL(url), { method: 'POST', body: form });
      const said = await answer.text();
      if (answer.status === 401 || answer.status === 403)
        return { reason: `${answer.status} ${plainOf(said)}` };
      if (!answer.ok) throw new AgencyAway(`The agency answers ${answer.status}`);
      return /<h2>\s*FAILURE/i.test(said) ? { reason: plainOf(said) } : null;
    },

    async ask(name) {
      const address = new URL('submissionDownload', url);
      address.search = new URLSearchParams({
        usr: user,
        pwd: password,
        file_name: `${name}.xml`,
        type: 'result',
      }).toString();
      const answer = await reach(address);
      if (!answer.ok) throw new AgencyAway(`The agency answers ${answer.status}`);
      return resultIn(await answer.text());
    },
  };
}

/** What a report of the agency says: it is complete, or the file still waits for its turn. */
export function resultIn(report: string): DepositResult {
  if (!/<doi_batch_diagnostic\b[^>]*\bstatus="completed"/.test(report)) return { state: 'waiting' };
  const records = [
    ...report.matchAll(/<record_diagnostic\b[^>]*\bstatus="(\w+)"[^>]*>(.*?)<\/record_diagnostic>/gs),
  ];
  const refused = records.find(([, status]) => status === 'Failure');
  if (refused)
    return { state: 'refused', reason: plainOf(/<msg>(.*?)<\/msg>/s.exec(refused[2] ?? '')?.[1] ?? '') };
  // A report that tells of no record at all registered none.
  return records.length > 0 ? { state: 'registered' } : { state: 'refused', reason: plainOf(report) };
}

/** Words of the agency as a line for people: without its markup. */
const plainOf = (said: string): string =>
  said
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_REASON);
