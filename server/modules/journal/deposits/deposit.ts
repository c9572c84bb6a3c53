import { z } from 'zod';
import { AgencyAway, type DoiAgency } from '../../../gateways/doi-agency.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { JobKind } from '../../../platform/jobs.ts';
import { publishFileJob } from '../paper/work.ts';
import { doiOf, journalOf } from '../standards/article.ts';
import { toCrossref } from '../standards/crossref.ts';
import { findArticle } from '../standards/queries.ts';
import { type Claimed, claimDue, listSent, setDoi, setRegistered } from './queries.ts';
import { MOST_ATTEMPTS, nextTry } from './rules.ts';
import { depositText } from './text.ts';

/** Bringing the DOIs of articles to the agency, and asking what became of those that it has. */
export const depositJob: JobKind<object> = {
  name: 'journal.deposits',
  shape: z.object({}),
  outdates: 'pages',
  cron: '*/5 * * * *',
};

const MOST_AT_ONCE = 50;

/** Ask for what was sent, then send what is new or changed; does nothing without an agency or a prefix. */
export async function depositArticles(deps: Deps): Promise<void> {
  const { db, now, config, gateways } = deps;
  const agency = gateways.doiAgency;
  const prefix = config.JOURNAL_DOI_PREFIX;
  if (!agency || !prefix) return;
  for (const sent of await listSent(db, now())) await settle(deps, agency, sent);
  // Whatever happens now, it is asked for again after this.
  const until = nextTry(now(), 0);
  for (const due of await claimDue(db, { now: now(), until, most: MOST_AT_ONCE, prefix })) {
    await send(deps, agency, due);
  }
}

async function send({ db, config, now }: Deps, agency: DoiAgency, due: Claimed): Promise<void> {
  const journal = journalOf(config);
  const article = await findArticle(db, due.paperId);
  // Taken out of publication meanwhile: it is sent when it comes back.
  if (!article) return void (await setDoi(db, due, { state: 'failed', due_at: now() }));
  const content = toCrossref(journal, [article], { batch: due.batch, now: now() });
  try {
    const refusal = await agency.send(due.batch, content);
    await setDoi(db, due, refusal ? refused(refusal.reason) : { sent_at: now() });
  } catch (fault) {
    if (!(fault instanceof AgencyAway)) throw fault;
    await setDoi(db, due, {
      state: 'failed',
      failure: depositText.away,
      due_at: nextTry(now(), due.attempts),
    });
  }
}

async function settle({ db, jobs, config, now }: Deps, agency: DoiAgency, sent: Claimed): Promise<void> {
  const attempts = sent.attempts + 1;
  const result = await agency.ask(sent.batch).catch((fault: unknown) => {
    if (!(fault instanceof AgencyAway)) throw fault;
    return { state: 'waiting' } as const;
  });
  if (result.state === 'refused') return void (await setDoi(db, sent, refused(result.reason)));
  if (result.state === 'waiting') {
    const isOver = attempts >= MOST_ATTEMPTS;
    const wait = { attempts, due_at: nextTry(now(), attempts) };
    await setDoi(db, sent, isOver ? refused(depositText.unanswered) : wait);
    return;
  }
  await db.transaction().execute(async (tx) => {
    const article = await findArticle(tx, sent.paperId);
    const doi = article ? doiOf(journalOf(config), article) : '';
    await setRegistered(tx, { ...sent, doi, now: now() });
    // It stands on the title page too.
    await jobs.send(tx, publishFileJob, { paperId: sent.paperId });
  });
}

/** It stays so until the article changes or an editor has it sent again. */
const refused = (failure: string) => ({ state: 'failed', attempts: MOST_ATTEMPTS, failure }) as const;
