import { ownLimit } from '@mustalah/contract/endpoint';
import type { ReceivedFile } from '@mustalah/contract/files';
import { AGREEMENT, type Declarations } from '@mustalah/contract/journal/declarations';
import {
  type CoAuthor,
  type FirstAuthor,
  submitPaper as submitEndpoint,
} from '@mustalah/contract/journal/submissions';
import type { SuggestedTerm } from '@mustalah/contract/terms/suggestions';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/errors.ts';
import { findMailbox } from '../../accounts/public-users.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { withKeptUpload } from '../paper/keep-upload.ts';
import { proposeWithPaper } from '../paper/propose-terms.ts';
import { record } from '../paper/record.ts';
import { categoryFault } from '../paper/rules.ts';
import { inspectUpload } from './inspect-upload.ts';
import {
  countSubmissions,
  findSameSubmission,
  holdSubmissions,
  insertAuthors,
  insertDeclarations,
  insertPaper,
  insertVersion,
  isOwnRejected,
  type NewPaper,
} from './queries.ts';
import { SAME_SUBMISSION_MS } from './rules.ts';
import { submissionText } from './text.ts';

// guard: How often something may be called is said by its endpoint alone (../../../test/architecture.test.ts) ‹ownLimit(submitEndpoint, 'kept_papers', 'user') → { max: 10, windowSeconds: 86_400 }›
const KEPT = ownLimit(submitEndpoint, 'kept_papers', 'user');

export interface Submission extends Omit<NewPaper, 'submitterId' | 'formerId' | 'now'> {
  former_paper?: number | undefined;
  first_author?: FirstAuthor | undefined;
  co_authors: CoAuthor[];
  /** What its sender agreed to for all authors. */
  agreement?: typeof AGREEMENT.version | undefined;
  declarations?: Declarations | undefined;
  /** Terms that it coins. */
  proposed_terms?: SuggestedTerm[];
}

/** Take a paper in: received at once, its file read in the background. Sent twice, it is one paper. */
export async function submitPaper(
  deps: Deps,
  submitterId: number,
  {
    first_author: own,
    co_authors,
    proposed_terms = [],
    former_paper: formerId,
    agreement,
    declarations,
    ...paper
  }: Submission,
  upload: ReceivedFile,
): Promise<number> {
  const now = deps.now();
  refuseCategories(paper);
  const submitter = await findMailbox(deps.db, submitterId);
  // guard: An address that is not confirmed submits nothing
  if (!submitter) throw new Refusal(403, 'email_unconfirmed');
  // guard: Nobody ties a paper to one that is not theirs, or was not rejected
  if (formerId !== undefined && !(await isOwnRejected(deps.db, { userId: submitterId, paperId: formerId }))) {
    throw new Refusal(409, 'not_resubmittable');
  }
  // guard: A file that cannot be read is refused before it is kept
  await inspectUpload(deps, upload.path, submitterId);
  const { id } = await withKeptUpload(deps.gateways.files, upload, (file) =>
    deps.db.transaction().execute(async (tx) => {
      // guard: A paper that is sent twice at once is one
      await holdSubmissions(tx, submitterId);
      const same = await findSameSubmission(tx, {
        userId: submitterId,
        title: paper.title,
        sha256: file.sha256,
        since: before(now, SAME_SUBMISSION_MS),
      });
      if (same) return { id: same, isUsed: false };
      // guard: Ten papers a day are the most
      refuseTooMany(await countSubmissions(tx, submitterId, before(now, KEPT.windowSeconds * 1000)));
      const paperId = await insertPaper(tx, { ...paper, submitterId, formerId, now });
      await insertAuthors(tx, paperId, [
        {
          latin_name: '',
          affiliation: '',
          orcid: '',
          roles: [],
          ...own,
          name: own?.name || submitter.name,
          email: submitter.email,
        },
        ...co_authors,
      ]);
      await insertDeclarations(tx, { paperId, agreement, declarations, now });
      await proposeWithPaper(tx, paperId, proposed_terms, now);
      await insertVersion(tx, { paperId, round: 1, file, reply: '', now });
      const held = await holdPaper(tx, paperId);
      if (!held) throw new Error('The paper that was just written is not there');
      await record(tx, deps, held, {
        kind: 'submitted',
        to: 'pending',
        actorId: submitterId,
        actorRole: 'author',
        fileSha256: file.sha256,
        now,
      });
      return { id: paperId, isUsed: true };
    }),
  );
  return id;
}

function refuseCategories({
  main_category,
  sub_category,
}: Pick<Submission, 'main_category' | 'sub_category'>): void {
  const fault = categoryFault(main_category, sub_category);
  if (!fault) return;
  const sentence = fault === 'main_category' ? submissionText.mainUnknown : submissionText.subUnknown;
  throw new Refusal(400, 'bad_request', { fields: { [fault]: [sentence] } });
}

function refuseTooMany(kept: number): void {
  if (kept < KEPT.max) return;
  throw new Refusal(429, 'too_many_requests', {
    detail: submissionText.tooManyToday,
    retryAfter: KEPT.windowSeconds,
  });
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
