import * as submissions from '@mustalah/contract/journal/submissions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { nightlyCleanup } from '../../../platform/jobs.ts';
import { checkPaper, tidyChecks } from './check-paper.ts';
import { getMyPaper, listMyPapers } from './my-papers.ts';
import { findLate, lateJob, prepareJob, prepareVersion } from './prepare-version.ts';
import { type FileOf, findCheck, findOwnFile } from './queries.ts';
import { revisePaper } from './revise-paper.ts';
import { CHECK_LIFE_MS } from './rules.ts';
import { submitPaper } from './submit-paper.ts';
import { withdrawPaper } from './withdraw-paper.ts';

export function submissionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs } = deps;
  jobs.handle(prepareJob, (version) => prepareVersion(deps, version));
  jobs.handle(lateJob, () => findLate(deps));
  jobs.handle(nightlyCleanup, () => tidyChecks(deps));

  route(app, submissions.submitPaper, async ({ user, body, files }) =>
    getMyPaper(db, user.id, await submitPaper(deps, user.id, body, files.pdf_file)),
  );

  route(app, submissions.listMyPapers, ({ user, query }) => listMyPapers(db, user.id, query.search));

  route(app, submissions.revisePaper, async ({ user, params: { id }, body, files }) => {
    await revisePaper(deps, { userId: user.id, paperId: id, reply: body.reply }, files.pdf_file);
    return getMyPaper(db, user.id, id);
  });

  route(app, submissions.withdrawPaper, async ({ user, params: { id } }) => {
    await withdrawPaper(deps, user.id, id);
    return getMyPaper(db, user.id, id);
  });

  route(app, submissions.checkPaper, ({ user, body, files }) => checkPaper(deps, user, body, files.pdf_file));
  fileRoutes(app, deps);
}

function fileRoutes(app: FastifyInstance, { db, gateways: { files }, now }: Deps): void {
  async function pdf(key: string, name: string) {
    const file = await files.open(key);
    if (!file) throw notFound();
    return { type: 'application/pdf' as const, name: `${name}.pdf`, content: file.content };
  }

  async function ownFile(userId: number, id: number, round: number | undefined, of: FileOf) {
    const found = await findOwnFile(db, { userId, id, round, of });
    if (!found) throw notFound();
    const name = of === 'file_key' ? 'paper' : 'reviewers-copy';
    return pdf(found.key, `${name}-${id}-${found.round}`);
  }

  route(app, submissions.getOwnPaperFile, ({ user, params, query }) =>
    ownFile(user.id, params.id, query.round, 'file_key'),
  );

  route(app, submissions.getReviewersCopy, ({ user, params, query }) =>
    ownFile(user.id, params.id, query.round, 'anonymous_key'),
  );

  route(app, submissions.getCheckedCopy, async ({ user, params }) => {
    const since = new Date(now().getTime() - CHECK_LIFE_MS);
    const check = await findCheck(db, { id: params.id, userId: user.id, since });
    if (!check) throw notFound();
    return pdf(check.key, 'reviewers-copy');
  });
}
