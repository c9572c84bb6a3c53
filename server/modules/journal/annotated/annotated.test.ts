import {
  giveAnnotated,
  openAnnotated,
  openAnnotatedOfReviewer,
  openOwnAnnotated,
  takeBackAnnotated,
} from '@mustalah/contract/journal/annotated';
import { draftDecision, listDesk, sendDecision } from '@mustalah/contract/journal/desk';
import { listReviewerPapers } from '@mustalah/contract/journal/review';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { assign, review } from '../../../test/build-review.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { layersOf } from '../../../test/pdf-layers.ts';
import { CATALOG, ONE_PAGE, pdfOf } from '../../../test/pdfs.ts';
import { pdfFile } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { removeUnsentNotes } from './give.ts';

const w = world({ config: { JOURNAL_DECISION: 'editor' } });

let serial = 0;
let id: number;
let author: TestUser;
let reviewer: TestUser;
let editor: TestUser;
beforeEach(async () => {
  serial += 1;
  author = await buildUser(w.db, { name: `زنوبيا القزوينية ${serial}` });
  reviewer = await buildUser(w.db, { is_reviewer: true, name: `Huda Andalusi ${serial}` });
  editor = await buildUser(w.db, { role: 'journal_admin' });
  id = await buildSubmission(w.deps, author);
  await assign(w, id, reviewer, editor);
});

/** A page with one note of somebody. */
const noted = (words: string) =>
  pdfFile(
    pdfOf([
      CATALOG,
      ONE_PAGE,
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Annots[` +
        `<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(${words})/T(Huda Andalusi ${serial})>>]>>`,
    ]),
    'huda.pdf',
  );
const give = (words = 'A gap here', as = reviewer, file = noted(words)) =>
  w.call(giveAnnotated, { params: { id }, files: { pdf_file: file } }, as);
const own = (as = reviewer) => w.call(openOwnAnnotated, { params: { id, round: 1 } }, as);
const mine = async (as = reviewer) =>
  (await w.call(listReviewerPapers, { query: {} }, as)).answer[0]?.annotated_file;
const assignmentOf = async (user = reviewer) =>
  await w.db
    .selectFrom('paper_assignments')
    .select(['id', 'letter'])
    .where('paper_id', '=', id)
    .where('reviewer_id', '=', user.id)
    .executeTakeFirstOrThrow();
const asEditor = async (as = editor) =>
  w.call(openAnnotated, { params: { id, assignment: (await assignmentOf()).id } }, as);
const asAuthor = async (as = author) =>
  w.call(openAnnotatedOfReviewer, { params: { id, round: 1, letter: (await assignmentOf()).letter } }, as);
const onDesk = async () =>
  (await w.call(listDesk, { query: { paper: id } }, editor)).answer.results[0]?.assignments[0]
    ?.annotated_file;
const roundOf = async () => (await w.call(listMyPapers, { query: {} }, author)).answer[0]?.rounds[0];
const open = (url = '/') => w.app.inject({ url });
const code = ({ error }: { error?: { code: string } | undefined }) => error?.code;

const decide = async (
  notes: number[],
  decision: 'revisions_requested' | 'approved' = 'revisions_requested',
) =>
  w.call(
    sendDecision,
    { params: { id }, body: { decision, subject: 'قرار', body: 'نص القرار', notes, internal_note: '' } },
    editor,
  );

test('what a reviewer noted goes with the verdict to the editors, and with the decision to the author, without a name', async () => {
  const given = await give();
  expect([given.status, given.answer.annotated_file]).toEqual([200, await mine()]);
  expect([(await asEditor()).status, (await asAuthor()).status, await onDesk()]).toEqual([404, 404, null]);
  await review(w, id, reviewer, 'revisions_requested', { review_note: 'انظر الملف' });
  expect([(await asEditor()).status, (await asAuthor()).status]).toEqual([200, 404]);
  expect(JSON.stringify(await roundOf())).not.toContain('paper.pdf');
  const { id: assignment } = await assignmentOf();
  const draft = { decision: 'revisions_requested' as const, notes: [assignment] };
  const { answer: letter } = await w.call(draftDecision, { params: { id }, body: draft }, editor);
  expect(letter.body).toContain('انظر الملف وأرفق ملفًا');
  await decide([assignment]);
  const said = Buffer.from('A gap here', 'utf16le').swap16().toString('hex');
  for (const link of [(await onDesk())?.url, (await roundOf())?.annotated[0]?.url]) {
    const { statusCode, rawPayload, headers } = await open(link);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    const all = layersOf(rawPayload).map((layer) => layer.toString('latin1').toLowerCase());
    expect(`${all.join(' ')} ${JSON.stringify(headers)}`).not.toMatch(/huda/i);
    expect(all.some((layer) => layer.includes(said))).toBe(true);
  }
  expect(
    await w.db
      .selectFrom('paper_log')
      .select('kind')
      .where('paper_id', '=', id)
      .where('file_sha256', '<>', '')
      .execute(),
  ).toEqual([{ kind: 'reviewed' }]);
});

test('what the editor keeps back is kept from the author, notes on the paper too', async () => {
  await give();
  await review(w, id, reviewer, 'approved');
  await decide([], 'approved');
  expect([(await asAuthor()).status, (await roundOf())?.annotated]).toEqual([404, []]);
  expect((await asEditor()).status).toBe(200);
});

test('it is replaced and taken back until the verdict is sent, and closes with the review', async () => {
  await give('one');
  const first = await w.db
    .selectFrom('review_files')
    .select('file_key')
    .where('assignment_id', '=', (await assignmentOf()).id)
    .executeTakeFirst();
  await give('two');
  expect(await w.deps.gateways.files.open(first?.file_key ?? '')).toBeNull();
  expect((await own()).status).toBe(200);
  const takeBack = () => w.call(takeBackAnnotated, { params: { id } }, reviewer);
  expect([(await takeBack()).status, await mine(), (await own()).status]).toEqual([200, null, 404]);
  expect((await takeBack()).status).toBe(200);
  await give();
  await review(w, id, reviewer, 'approved');
  expect([code(await give()), code(await takeBack()), (await own()).status]).toEqual([
    'already_reviewed',
    'already_reviewed',
    200,
  ]);
  await decide([], 'approved');
  expect([(await own()).status, await mine()]).toEqual([404, null]);
});

describe('it is refused', () => {
  test('to whoever was not asked, wrote the paper, or handles none of it', async () => {
    const stranger = await buildUser(w.db, { is_reviewer: true });
    expect([(await give('x', stranger)).status, (await give('x', author)).status]).toEqual([404, 403]);
    await give();
    await review(w, id, reviewer, 'approved');
    expect([
      (await own(stranger)).status,
      (await asEditor(stranger)).status,
      (await asAuthor(stranger)).status,
    ]).toEqual([404, 403, 404]);
    await w.db
      .updateTable('users')
      .set({ role: 'journal_admin' })
      .where('id', 'in', [author.id, reviewer.id])
      .execute();
    expect([(await asEditor(author)).status, (await asEditor(reviewer)).status]).toEqual([404, 404]);
  });

  test('from a reviewer who turns out to be an author', async () => {
    await w.db
      .insertInto('paper_people_kept')
      .values({ paper_id: id, user_id: reviewer.id, known_by: 'email' })
      .execute();
    expect(code(await give())).toBe('conflict_of_interest');
  });

  test('with a name in the notes, as no PDF, or after the paper was taken back', async () => {
    const signed = await give(`Yours, huda andalusi ${serial}`);
    expect([signed.status, code(signed)]).toEqual([400, 'notes_name_reviewer']);
    expect((await give('', reviewer, pdfFile('<html>'))).status).toBe(415);
    expect(
      await w.send('POST', `/api/journal/review/${id}/annotated/`, new FormData(), reviewer),
    ).toMatchObject({ status: 400, error: { pdf_file: [expect.any(String)] } });
    await w.db.updateTable('papers').set({ withdrawn_at: w.clock.now }).where('id', '=', id).execute();
    expect(code(await give())).toBe('paper_withdrawn');
    expect(
      await w.db
        .selectFrom('review_files')
        .select('file_key')
        .where('assignment_id', '=', (await assignmentOf()).id)
        .execute(),
    ).toEqual([]);
  });
});

test('of a reviewer who leaves, what was sent stays and what was not goes', async () => {
  await give();
  const draft = () => w.db.transaction().execute((tx) => removeUnsentNotes(tx, reviewer.id));
  expect(await draft()).toHaveLength(1);
  await give();
  await review(w, id, reviewer, 'approved');
  expect(await draft()).toEqual([]);
});
