import type { Reply } from '@mustalah/contract/endpoint';
import type { listDois as endpoint } from '@mustalah/contract/journal/dois';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { offsetOf, type PageRequest, toPage } from '../../../platform/paging.ts';
import { publishFileJob } from '../paper/work.ts';
import { doiOf, isOurs, journalOf } from '../standards/article.ts';
import { depositJob } from './deposit.ts';
import { countPublished, listDoiRows, listStanding, makeDue, setRegisteredByHand } from './queries.ts';
import { stateOf } from './rules.ts';
import { doneText } from './text.ts';

/** The DOIs of published articles, with what became of each. */
export async function listDois(
  { db, config, gateways }: Deps,
  page: PageRequest,
  url: string,
): Promise<Reply<typeof endpoint>> {
  const journal = journalOf(config);
  const [rows, count] = await Promise.all([
    listDoiRows(db, { limit: page.page_size, offset: offsetOf(page) }),
    countPublished(db),
  ]);
  const results = rows.map(({ own_doi, state, ...row }) => {
    const doi = doiOf(journal, { doi: own_doi, id: row.paper_id });
    const isForeign = own_doi !== '' && !isOurs(journal, own_doi);
    return { ...row, doi, is_foreign: isForeign, state: stateOf({ state, isForeign, doi }) };
  });
  return {
    ...toPage(results, count, page, url),
    agency: gateways.doiAgency?.host ?? null,
    prefix: journal.doiPrefix,
  };
}

/** Have these articles sent now, also what was refused. */
export async function sendDois(
  { db, jobs, config, gateways }: Deps,
  ids: readonly number[],
): Promise<{ detail: string }> {
  if (!config.JOURNAL_DOI_PREFIX) throw new Refusal(409, 'doi_prefix_missing');
  if (!gateways.doiAgency) throw new Refusal(409, 'doi_agency_missing');
  await db.transaction().execute(async (tx) => {
    if ((await listStanding(tx, ids)).length < new Set(ids).size) throw notFound();
    await makeDue(tx, ids);
    await jobs.send(tx, depositJob, {});
  });
  return { detail: doneText.sent };
}

/** Take the word of an editor who carried the file to the agency. */
export async function markRegistered(
  { db, jobs, config, now }: Deps,
  ids: readonly number[],
  editorId: number,
): Promise<{ detail: string }> {
  const journal = journalOf(config);
  if (!journal.doiPrefix) throw new Refusal(409, 'doi_prefix_missing');
  await db.transaction().execute(async (tx) => {
    const standing = await listStanding(tx, ids);
    if (standing.length < new Set(ids).size) throw notFound();
    const dois = standing.map((each) => ({ ...each, doi: doiOf(journal, each) }));
    // guard: A DOI of another publisher is not said to be registered here (deposit.test.ts)
    if (dois.some(({ doi }) => !isOurs(journal, doi))) throw new Refusal(409, 'dois_of_others');
    for (const each of dois) {
      await setRegisteredByHand(tx, { ...each, now: now() });
      // It stands on the title page too.
      await jobs.send(tx, publishFileJob, { paperId: each.id });
    }
    await audit(tx, {
      actorId: editorId,
      action: 'doi.registered',
      subject: `paper:${dois[0]?.id}`,
      detail: { dois: dois.map(({ doi }) => doi) },
    });
  });
  return { detail: doneText.registered };
}
