import type { FileType, SentFile } from '@mustalah/contract/files';
import * as coAuthors from '@mustalah/contract/journal/co-authors';
import * as submissions from '@mustalah/contract/journal/submissions';
import * as supplements from '@mustalah/contract/journal/supplements';
import type { FastifyInstance } from 'fastify';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { nightlyCleanup } from '../../../platform/jobs.ts';
import type { User } from '../../../platform/session.ts';
import { coAuthorsJob, prepareJob } from '../paper/work.ts';
import { checkPaper, previewOf, tidyChecks } from './check-paper.ts';
import { objectToPaper, readCoAuthorLink, tellCoAuthors } from './co-authors.ts';
import { tidyHeavyFiles } from './inspect-upload.ts';
import { lookAgain, lookAgainJob } from './look-again.ts';
import { getMyPaper, listMyPapers } from './my-papers.ts';
import { findLate, lateJob, prepareVersion } from './prepare-version.ts';
import { findCheck, findOwnFiles } from './queries.ts';
import { renewCopies, renewCopiesJob } from './renew-copies.ts';
import { revisePaper } from './revise-paper.ts';
import { CHECK_LIFE_MS } from './rules.ts';
import { submitPaper } from './submit-paper.ts';
import { addSupplement, listOwn, openOwn, removeSupplement } from './supplements.ts';
import { withdrawPaper } from './withdraw-paper.ts';

export function submissionRoutes(app: FastifyInstance, deps: Deps): void {
  const { jobs } = deps;
  jobs.handle(prepareJob, (version) => prepareVersion(deps, version));
  jobs.handle(coAuthorsJob, (named) => tellCoAuthors(deps, named));
  jobs.handle(lateJob, () => findLate(deps));
  jobs.handle(renewCopiesJob, () => renewCopies(deps));
  jobs.handle(lookAgainJob, () => lookAgain(deps));
  jobs.handle(nightlyCleanup, () => tidyChecks(deps));
  jobs.handle(nightlyCleanup, () => tidyHeavyFiles(deps));

  route(app, submissions.submitPaper, async ({ user, body, files }) =>
    getMyPaper(deps, user, await submitPaper(deps, user.id, body, files.pdf_file)),
  );

  route(app, submissions.listMyPapers, ({ user, query }) => listMyPapers(deps, user, query.search));

  route(app, submissions.revisePaper, async ({ user, params: { id }, body, files }) => {
    await revisePaper(deps, { userId: user.id, paperId: id, reply: body.reply }, files.pdf_file);
    return getMyPaper(deps, user, id);
  });

  route(app, submissions.withdrawPaper, async ({ user, params: { id } }) => {
    await withdrawPaper(deps, user.id, id);
    return getMyPaper(deps, user, id);
  });

  route(app, submissions.checkPaper, ({ user, body, files }) => checkPaper(deps, user, body, files.pdf_file));
  route(app, coAuthors.showCoAuthorLink, ({ query }) => readCoAuthorLink(deps, query.token));

  route(app, coAuthors.objectToPaper, ({ body: { token, reason } }) => objectToPaper(deps, token, reason));
  fileRoutes(app, deps);
  supplementRoutes(app, deps);
}

function supplementRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, supplements.listOwnSupplements, ({ user, params }) => listOwn(deps, user, params.id));

  route(app, supplements.addSupplement, ({ user, params, body: { label }, files }) =>
    addSupplement(deps, { userId: user.id, paperId: params.id, label }, files.file),
  );

  route(app, supplements.removeSupplement, ({ user, params: { id, supplement } }) =>
    removeSupplement(deps, { userId: user.id, paperId: id, supplement }),
  );

  route(app, supplements.openOwnSupplement, ({ user, params }) => openOwn(deps, user.id, params));
}

function fileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const of = async ({ user, params: { id }, query: { round } }: Asked) => {
    const found = await findOwnFiles(db, { userId: user.id, id, round });
    if (!found) throw notFound();
    return found;
  };

  route(app, submissions.getOwnPaperFile, async (call) => {
    const { file_key: key, file_sha256: sha256, round } = await of(call);
    return kept(
      deps,
      { key, sha256 },
      { type: 'application/pdf', name: `paper-${call.params.id}-${round}.pdf` },
    );
  });

  route(app, submissions.getReviewersCopy, async (call) => {
    const { anonymous_key: key, anonymous_sha256: sha256, round } = await of(call);
    const name = `reviewers-copy-${call.params.id}-${round}.pdf`;
    return kept(deps, { key, sha256 }, { type: 'application/pdf', name, inline: true });
  });

  route(app, submissions.getOwnThumbnail, async (call) => {
    const { thumbnail_key: key } = await of(call);
    return kept(deps, { key }, { type: 'image/webp', name: `paper-${call.params.id}.webp`, inline: true });
  });

  const checkOf = async (user: User, id: string) => {
    // guard: The copy of a check is its asker’s for an hour (check-paper.test.ts) ‹deps.now().getTime() - → 0 *›
    const since = new Date(deps.now().getTime() - CHECK_LIFE_MS);
    const check = await findCheck(db, { id, userId: user.id, since });
    if (!check) throw notFound();
    return check;
  };

  route(app, submissions.renewPreview, async ({ user, params: { id } }) => {
    await checkOf(user, id);
    return { preview: previewOf(deps, user, id) };
  });

  route(app, submissions.getCheckedCopy, async ({ user, params }) => {
    const check = await checkOf(user, params.id);
    return kept(deps, check, { type: 'application/pdf', name: 'reviewers-copy.pdf', inline: true });
  });
}

interface Asked {
  user: User;
  params: { id: number };
  query: { round?: number | undefined };
}

/** A file out of the store; it may not be made yet. Without a hash its random name stands for its content. */
async function kept<Type extends FileType>(
  { gateways: { files } }: Deps,
  { key, sha256 }: { key: string | null; sha256?: string | null },
  shown: Omit<SentFile<Type>, 'content'>,
): Promise<SentFile<Type>> {
  const file = key === null ? null : await files.open(key);
  if (!file || key === null) throw notFound();
  return { ...shown, content: contentOf(files, { key, bytes: file.bytes, sha256: sha256 ?? key }) };
}
