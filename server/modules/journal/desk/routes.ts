import * as byAddress from '@mustalah/contract/journal/address-invitations';
import * as coAuthors from '@mustalah/contract/journal/co-authors';
import * as desk from '@mustalah/contract/journal/desk';
import * as reviewForm from '@mustalah/contract/journal/review-form';
import * as supplements from '@mustalah/contract/journal/supplements';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { route } from '../../../platform/http.ts';
import { toPage } from '../../../platform/paging.ts';
import type { User } from '../../../platform/session.ts';
import { grantReviewer } from '../../accounts/grant-reviewer.ts';
import { admitEditor } from './admit-editor.ts';
import { askForCorrections } from './ask-for-corrections.ts';
import { assignReviewer } from './assign-reviewer.ts';
import { cancelAssignment } from './cancel-assignment.ts';
import { extendReview } from './extend-review.ts';
import { inviteByAddress, withdrawInvitation } from './invite-by-address.ts';
import { getDeskPaper, listDesk } from './list-desk.ts';
import { type Lanes, readLanes } from './next-steps.ts';
import { readDeclarations, settleObjection } from './objections.ts';
import { openCopy, openOriginal } from './original-file.ts';
import { readLog } from './paper-log.ts';
import { findHandlers, listReviewerRows } from './queries.ts';
import { remindReviewer } from './remind-reviewer.ts';
import { replaceReviewer } from './replace-reviewer.ts';
import { readForm, saveForm } from './review-form.ts';
import { draftDecision, sendDecision } from './send-decision.ts';
import { setHandler } from './set-handler.ts';
import { setStatus } from './set-status.ts';
import { setVerdictAside } from './set-verdict-aside.ts';
import { noteSimilarity, openReport } from './similarity.ts';
import { readStatistics } from './statistics.ts';
import { openSupplement, publishSupplement, shareSupplement } from './supplements.ts';
import { withdrawForAuthor } from './withdraw-for-author.ts';

/** Of the whole list, which has no pages. */
const MOST_LISTED = 1000;

export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, desk.listSubmissions, async ({ user }) => {
    const all = { page: 1, page_size: MOST_LISTED, search: '', status: 'all' } as const;
    return (await listDesk(deps, user, all)).papers;
  });

  route(app, desk.listDesk, async ({ user, query: { paper: paperId, lane, ...query }, url }) => {
    const lanes = await readLanes(deps, user.id, query.mine !== undefined);
    const { papers, count } = await listDesk(deps, user, { ...query, paperId, ...inLane(lanes, lane) });
    return { ...toPage(papers, count, query, url), lanes: lanes.counts };
  });

  route(app, desk.getOriginalFile, ({ params, user }) => openOriginal(deps, user.id, params));

  route(app, desk.getCopyForEditors, ({ params, user }) => openCopy(deps, user.id, params));

  route(app, desk.listReviewers, async ({ user }) => {
    const rows = await listReviewerRows(deps.db, user.id);
    return rows.map(({ assigned, open, role, ...reviewer }) => ({
      ...reviewer,
      is_editor: role !== 'user',
      assigned_count: assigned,
      open_count: open,
    }));
  });

  route(app, desk.grantReviewer, async ({ body: { email }, user }) => ({
    id: await grantReviewer(deps, { email, actorId: user.id }),
  }));

  route(app, desk.assignReviewer, async ({ params, body, user }) => {
    await assignReviewer(deps, { paperId: params.id, editorId: user.id, ...askedOf(body) });
    return getDeskPaper(deps, user, params.id);
  });

  route(app, desk.cancelAssignment, async ({ params, user }) => {
    const { id: paperId, assignment: assignmentId } = params;
    await cancelAssignment(deps, { paperId, assignmentId, editorId: user.id });
    return getDeskPaper(deps, user, params.id);
  });

  steeringRoutes(app, deps);
  invitationRoutes(app, deps);

  route(app, reviewForm.getReviewForm, () => readForm(deps.db));

  route(app, reviewForm.saveReviewForm, ({ body, user }) => saveForm(deps, { ...body, by: user.id }));

  route(app, desk.admitEditor, async ({ params, body: { reason }, user }) => {
    const { id: paperId, user: userId } = params;
    await admitEditor(deps, { paperId, userId, editorId: user.id, reason });
    return getDeskPaper(deps, user, paperId);
  });

  route(app, desk.setStatus, async ({ params, body, user }) => {
    const { status, note, internal_note: internalNote, version } = body;
    await setStatus(deps, { paperId: params.id, editorId: user.id, status, note, internalNote, version });
    return getDeskPaper(deps, user, params.id);
  });

  route(app, desk.listHandlers, () => findHandlers(deps.db));

  route(app, desk.setHandler, async ({ params, body: { editor_id: handlerId }, user }) => {
    await setHandler(deps, { paperId: params.id, editorId: user.id, handlerId });
    return getDeskPaper(deps, user, params.id);
  });

  route(app, desk.draftDecision, ({ params, body, user }) =>
    draftDecision(deps, { paperId: params.id, editorId: user.id, ...body }),
  );

  route(app, desk.sendDecision, async ({ params, body, user }) => {
    const { internal_note: internalNote, ...said } = body;
    await sendDecision(deps, { paperId: params.id, editorId: user.id, internalNote, ...said });
    return getDeskPaper(deps, user, params.id);
  });

  route(app, coAuthors.getPaperDeclarations, ({ params, user }) => readDeclarations(deps, user, params.id));

  route(app, coAuthors.noteSimilarity, ({ params, body: { percent }, files, user }) =>
    noteSimilarity(deps, { paperId: params.id, editorId: user.id, percent }, files.report),
  );

  route(app, coAuthors.openSimilarityReport, ({ params, user }) => openReport(deps, user.id, params.id));

  route(app, supplements.openSupplement, ({ params, user }) => openSupplement(deps, user.id, params));

  route(app, supplements.shareSupplement, ({ params, body: { shared }, user }) =>
    shareSupplement(deps, { ...params, editorId: user.id, shared }),
  );

  route(app, supplements.publishSupplement, ({ params, body: { published }, user }) =>
    publishSupplement(deps, { ...params, editorId: user.id, published }),
  );

  route(app, coAuthors.settleObjection, async ({ params, body: { reason }, user }) => {
    const { id: paperId, objection: objectionId } = params;
    await settleObjection(deps, { paperId, objectionId, editorId: user.id, reason });
    return getDeskPaper(deps, user, paperId);
  });

  route(app, desk.getPaperLog, ({ params, user }) => readLog(deps, user.id, params.id));

  route(app, desk.getJournalStatistics, ({ user }) => readStatistics(deps.replica, user.id, deps.now()));
}

function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, byAddress.inviteByAddress, async ({ params: { id }, body, user }) => {
    const {
      name,
      email,
      despite_signs: despiteSigns,
      due_in_days: days,
      respond_in_days: respondDays,
    } = body;
    const person = { name, email, despiteSigns, days, respondDays };
    await inviteByAddress(deps, { paperId: id, editorId: user.id, ...person });
    return getDeskPaper(deps, user, id);
  });

  route(app, byAddress.withdrawAddressInvitation, async ({ params: { id, invitation }, user }) => {
    await withdrawInvitation(deps, { paperId: id, invitationId: invitation, editorId: user.id });
    return getDeskPaper(deps, user, id);
  });
}

function steeringRoutes(app: FastifyInstance, deps: Deps): void {
  const of = ({ params, user }: { params: { id: number; assignment: number }; user: User }) => ({
    paperId: params.id,
    assignmentId: params.assignment,
    editorId: user.id,
  });

  route(app, desk.extendReview, async ({ body, ...call }) => {
    await extendReview(deps, { ...of(call), ...body });
    return getDeskPaper(deps, call.user, call.params.id);
  });

  route(app, desk.remindReviewer, async (call) => {
    await remindReviewer(deps, of(call));
    return getDeskPaper(deps, call.user, call.params.id);
  });

  route(app, desk.replaceReviewer, async ({ body: { version, ...asked }, ...call }) => {
    await replaceReviewer(deps, { ...of(call), ...askedOf(asked), version });
    return getDeskPaper(deps, call.user, call.params.id);
  });

  route(app, desk.setVerdictAside, async ({ body, ...call }) => {
    await setVerdictAside(deps, { ...of(call), ...body });
    return getDeskPaper(deps, call.user, call.params.id);
  });

  route(app, desk.askForCorrections, async ({ params, body, user }) => {
    await askForCorrections(deps, { paperId: params.id, editorId: user.id, ...body });
    return getDeskPaper(deps, user, params.id);
  });

  route(app, desk.withdrawForAuthor, async ({ params, body, user }) => {
    await withdrawForAuthor(deps, { paperId: params.id, editorId: user.id, ...body });
    return getDeskPaper(deps, user, params.id);
  });
}

interface Asked {
  reviewer_id: number;
  due_in_days: number;
  respond_in_days: number;
}

const askedOf = ({ reviewer_id, due_in_days, respond_in_days }: Asked) => ({
  reviewerId: reviewer_id,
  days: due_in_days,
  respondDays: respond_in_days,
});

/** Which papers a lane holds; the rest is what no other one does. */
const inLane = ({ papers }: Lanes, lane: desk.Lane | 'all') => {
  if (lane === 'all') return {};
  return lane === 'rest' ? { allBut: [...papers.values()].flat() } : { only: papers.get(lane) ?? [] };
};
