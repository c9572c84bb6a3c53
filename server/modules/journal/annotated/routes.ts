import type { SentFile } from '@mustalah/contract/files';
import * as annotated from '@mustalah/contract/journal/annotated';
import type { FastifyInstance } from 'fastify';
import { contentOf } from '../../../gateways/files.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { relationTo } from '../paper/people.ts';
import { getReviewerPaper } from '../review/list-reviewer-papers.ts';
import { isDecided } from '../submission/rules.ts';
import { giveAnnotated, takeBackAnnotated } from './give.ts';
import { findForAuthor, findOwn, findSent } from './queries.ts';
import { annotatedDone } from './text.ts';

export function annotatedRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, annotated.giveAnnotated, async ({ params: { id }, user, files }) => {
    await giveAnnotated(deps, { paperId: id, reviewerId: user.id }, files.pdf_file);
    const { annotated_file } = await getReviewerPaper(deps, user, id);
    return { annotated_file };
  });

  route(app, annotated.takeBackAnnotated, async ({ params: { id }, user }) => {
    await takeBackAnnotated(deps, { paperId: id, reviewerId: user.id });
    return annotatedDone;
  });

  route(app, annotated.openOwnAnnotated, async ({ params: { id, round }, user }) =>
    fileOf(deps, id, await findOwn(db, { paperId: id, round, reviewerId: user.id })),
  );

  route(app, annotated.openAnnotated, async ({ params: { id, assignment: assignmentId }, user }) => {
    // guard: What a reviewer noted is opened by who handles the paper alone (annotated.test.ts) ‹(await relationTo(db, user.id, id)) !== 'stranger' → false›
    if ((await relationTo(db, user.id, id)) !== 'stranger') throw notFound();
    return fileOf(deps, id, await findSent(db, { paperId: id, assignmentId }));
  });

  route(app, annotated.openAnnotatedOfReviewer, async ({ params: { id, round, letter }, user }) => {
    const found = await findForAuthor(db, { userId: user.id, paperId: id, round, letter });
    // guard: An author gets what a reviewer noted with the decision (annotated.test.ts) ‹!found || !isDecided(round, found) → !found›
    if (!found || !isDecided(round, found)) throw notFound();
    return fileOf(deps, id, found);
  });
}

interface Kept {
  key: string;
  sha256: string;
  bytes: number;
}

/** Under a name that tells nothing of whose notes they are. */
function fileOf(
  { gateways: { files } }: Deps,
  paperId: number,
  kept: Kept | undefined,
): SentFile<'application/pdf'> {
  if (!kept) throw notFound();
  const content = contentOf(files, kept);
  return { type: 'application/pdf', name: `annotated-${paperId}.pdf`, inline: true, content };
}
