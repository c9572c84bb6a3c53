import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../../platform/deps.ts';
import { replaceReferences } from '../deposits/queries.ts';
import { worksIn } from '../deposits/rules.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { withKept } from '../paper/keep-upload.ts';
import { record } from '../paper/record.ts';
import { markChanged } from '../volumes/article-records.ts';
import { searchTextOf } from '../volumes/publish.ts';
import type { ForeignArticle } from './foreign-article.ts';
import {
  dateImported,
  findKnown,
  findSender,
  findVolume,
  holdImports,
  insertImported,
  insertVolume,
  noteEarlier,
  setVolumeSearch,
} from './queries.ts';
import type { UnreadableFile } from './read-jats.ts';
import { UnreadableXml } from './read-xml.ts';
import { type BroughtArticle, type Filing, weigh } from './rules.ts';

/** What came of one article of the source. */
export interface Outcome {
  outcome: 'taken' | 'already' | 'left';
  /** Where it stands in the source. */
  place: string;
  title: string;
  message: string;
}

export interface Import {
  articles: AsyncIterable<ForeignArticle | UnreadableFile>;
  /** The journal from which they come, by a name of the operator's: what it brought once it does not bring again. */
  source: string;
  senderId: number;
  filing: Filing;
  isConfirmed: boolean;
  report: (outcome: Outcome) => void;
}

/** Why an account cannot be the one under which articles come in. */
export async function findSenderFault(
  { db }: Pick<Deps, 'db'>,
  email: string,
): Promise<{ id: number } | { fault: string }> {
  const sender = await findSender(db, email);
  if (!sender) return { fault: `There is no account for ${email}.` };
  if (sender.status !== 'active') return { fault: `The account ${email} is suspended.` };
  // guard: Who edits the journal is not made the author of what is brought: they could not edit it (import-articles.test.ts)
  if (sender.role !== 'user')
    return {
      fault: `${email} has rights over the journal, and could not edit what it sends in. Name another account.`,
    };
  return { id: sender.id };
}

/**
 * Bring articles that came out elsewhere, each whole or not at all, and say of each what came of it. Interrupted, it goes on
 * where it is begun again: an article that is here already is not brought twice. Without confirmation nothing is written.
 */
export async function importArticles(deps: Deps, work: Import): Promise<Record<Outcome['outcome'], number>> {
  const counts = { taken: 0, already: 0, left: 0 };
  const seen = new Set<string>();
  const tell = (outcome: Outcome): void => {
    counts[outcome.outcome] += 1;
    work.report(outcome);
  };
  for await (const each of work.articles) {
    if ('fault' in each) {
      tell({ outcome: 'left', place: each.place, title: '', message: faultOf(each.fault) });
      continue;
    }
    const told = { place: each.place, title: each.title };
    const weighed = weigh(each, work.filing, deps.now());
    if ('faults' in weighed) tell({ ...told, outcome: 'left', message: weighed.faults.join('; ') });
    else if (seen.has(weighed.article.origin))
      tell({ ...told, outcome: 'already', message: 'it stands twice in the source' });
    else {
      seen.add(weighed.article.origin);
      const { outcome, message } = await bring(deps, work, weighed.article);
      tell({ ...told, outcome, message: [message, ...weighed.notes].filter(Boolean).join('; ') });
    }
  }
  return counts;
}

function faultOf(fault: unknown): string {
  if (fault instanceof UnreadableXml) return `it cannot be read: ${fault.message}`;
  throw fault;
}

type Brought = Pick<Outcome, 'outcome' | 'message'>;

async function bring(deps: Deps, work: Import, article: BroughtArticle): Promise<Brought> {
  const { db, ...within } = deps;
  const { gateways } = within;
  const standing = await hindranceOf(db, work, article);
  if (standing) return standing;
  try {
    // Whether readers can get it is known now, and not when it is too late.
    await gateways.pdf.publish(article.pdf, 'nobody');
  } catch (fault) {
    if (!(fault instanceof UnreadablePdf)) throw fault;
    return { outcome: 'left', message: `its PDF cannot be taken: ${fault.reason}` };
  }
  if (!work.isConfirmed) return { outcome: 'taken', message: `volume ${article.number}` };
  const { brought } = await withKept(
    gateways.files,
    { content: { path: article.pdf }, type: 'application/pdf' },
    (file) =>
      db.transaction().execute(async (tx) => {
        // guard: Of two imports at once the second finds what the first brought (import-articles.test.ts)
        await holdImports(tx);
        const meanwhile = await hindranceOf(tx, work, article);
        if (meanwhile) return { isUsed: false, brought: meanwhile };
        const paperId = await write(tx, within, { work, article, file });
        const outcome: Brought = { outcome: 'taken', message: `article ${paperId}` };
        return { isUsed: true, brought: outcome };
      }),
  );
  return brought;
}

/** What keeps an article out that could stand here by itself. */
async function hindranceOf(
  db: Deps['db'] | Tx,
  { source }: Pick<Import, 'source'>,
  { origin, doi, number }: BroughtArticle,
): Promise<Brought | null> {
  const known = await findKnown(db, { source, origin, doi });
  // guard: What was brought once is not brought again (import-articles.test.ts)
  if (known) {
    const why = known.by === 'doi' ? ', which has its DOI' : '';
    return { outcome: 'already', message: `it is article ${known.paperId}${why}` };
  }
  const volume = await findVolume(db, number, source);
  // guard: What is brought does not mix with volumes that came out here (import-articles.test.ts)
  if (volume && !volume.isOfSource) {
    return { outcome: 'left', message: `volume ${number} of this journal is another one` };
  }
  if (volume && !volume.isPublished) {
    return { outcome: 'left', message: `volume ${number} was taken out of publication here` };
  }
  return null;
}

async function write(
  tx: Tx,
  deps: DepsInTransaction,
  {
    work,
    article,
    file,
  }: { work: Import; article: BroughtArticle; file: Parameters<typeof insertImported>[1]['file'] },
): Promise<number> {
  const { source, senderId } = work;
  const now = deps.now();
  const { publishedAt, number, origin } = article;
  const there = await findVolume(tx, number, source);
  const volumeId = there?.id ?? (await insertVolume(tx, article, now));
  await noteEarlier(tx, volumeId, { publishedAt, now });
  const paperId = await insertImported(tx, { article, volumeId, submitterId: senderId, source, file, now });
  const paper = await holdPaper(tx, paperId);
  if (!paper) throw new Error('The paper that was just written is not there');
  const imported = await record(tx, deps, paper, {
    kind: 'imported',
    to: 'approved',
    actorId: senderId,
    actorRole: 'author',
    detail: { source, origin, volume: volumeId, published: publishedAt.toISOString() },
    fileSha256: file.sha256,
    now,
  });
  if (article.retraction) {
    await record(tx, deps, imported, {
      kind: 'retracted',
      actorId: senderId,
      actorRole: 'author',
      note: article.retraction.note,
      isImplied: true,
      now,
    });
  }
  await replaceReferences(tx, paperId, worksIn(article.references));
  await markChanged(tx, [paperId], { isDeleted: false, now: deps.now });
  await dateImported(tx, paperId, article);
  await setVolumeSearch(tx, volumeId, await searchTextOf(tx, volumeId));
  await audit(tx, {
    actorId: null,
    action: 'paper.import',
    subject: `paper:${paperId}`,
    detail: { source, origin },
  });
  return paperId;
}
