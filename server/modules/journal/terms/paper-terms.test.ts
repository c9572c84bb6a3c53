import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import { setStatus } from '@mustalah/contract/journal/desk';
import { decidePaperTerms, listPaperTerms, listTermPapers } from '@mustalah/contract/journal/paper-terms';
import { restoreTerm } from '@mustalah/contract/terms/oversight';
import { rejectTerm } from '@mustalah/contract/terms/review';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assign } from '../../../test/build-review.ts';
import { buildTerm } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { overriding } from '../../../test/overriding.ts';
import { setPublished } from '../../../test/published.ts';
import { sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { acceptAndSeek, givePages, publishPaper, submittedText } from '../../../test/term-paper.ts';
import { world } from '../../../test/world.ts';
import { seekTerms } from './seek-terms.ts';

const w = world();
const people = {} as Record<'admin' | 'author' | 'editor' | 'stranger', TestUser>;
const terms = {} as Record<'cell' | 'enzyme' | 'pending', number>;
let paper = 0;

beforeAll(async () => {
  people.admin = await buildAdmin(w.db);
  people.author = await buildUser(w.db);
  people.editor = await buildUser(w.db, { role: 'journal_admin' });
  people.stranger = await buildUser(w.db, { is_reviewer: true });
  const approved = { isApproved: true };
  terms.cell = (await buildTerm(w.db, { arabic: 'خلية جذعية', latin: 'stem cell', ...approved })).id;
  terms.enzyme = (await buildTerm(w.db, { arabic: 'إنزيم', latin: 'enzyme', ...approved })).id;
  terms.pending = (await buildTerm(w.db, { arabic: 'رنين مغناطيسي', latin: 'magnetic resonance' })).id;
});

const ABSTRACT = 'نقيس نشاط الإنزيمات بالرنين المغناطيسي.';
const PAGES = 'المقدمة\nتُزرع الخلايا الجذعية مع الإنزيمات.\nوالإنزيم بروتين.';

const submit = (fields: object = {}) =>
  submittedText(w, people.author, { abstract: ABSTRACT, pages: PAGES, ...fields });

beforeEach(async () => {
  paper = await submit();
});

const list = async (as: TestUser, id = paper) => {
  const { status, answer, error } = await w.call(listPaperTerms, { params: { id } }, as);
  if (status !== 200) throw new Error(`refused: ${status} ${error?.code}`);
  return answer;
};
const statesOf = async (as: TestUser, id = paper) =>
  (await list(as, id)).terms.map((term) => [term.id, term.state, term.decided_by]);
const decide = (
  as: TestUser | undefined,
  state: 'found' | 'confirmed' | 'refused',
  ids: number[],
  id = paper,
) => w.call(decidePaperTerms, { params: { id }, body: { state, terms: ids } }, as);
const papersOf = async (id: number) =>
  (await w.call(listTermPapers, { params: { id }, query: {} })).answer.results.map((each) => each.id);
const articleTerms = async (id = paper) =>
  (await w.call(getArticle, { params: { id } })).answer.terms.map((term) => term.id);

/** Accepted, with both terms confirmed, in a published volume. */
async function publishConfirmed(): Promise<number> {
  await acceptAndSeek(w, people.editor, paper);
  await decide(people.author, 'confirmed', [terms.cell, terms.enzyme]);
  const volume = await publishPaper(w, paper);
  await setPublished(w, people.editor, volume, true);
  return volume;
}

describe('finding', () => {
  test('nothing is looked for before acceptance; afterwards the most used of the abstract come first', async () => {
    await seekTerms(w.deps, { again: true });
    expect(await list(people.author)).toMatchObject({ stage: 'waiting', terms: [] });
    await acceptAndSeek(w, people.editor, paper);
    const { stage, terms: found } = await list(people.author);
    expect(stage).toBe('open');
    expect(found.map(({ id, in_abstract, in_text, state }) => [id, in_abstract, in_text, state])).toEqual([
      [terms.enzyme, 1, 2, 'found'],
      [terms.cell, 0, 1, 'found'],
    ]);
    expect(found[1]?.quote).toEqual({
      before: 'المقدمة تُزرع ',
      words: 'الخلايا الجذعية',
      behind: ' مع الإنزيمات. والإنزيم بروتين.',
    });
  });

  test('the author is told once that there is something to confirm', async () => {
    await acceptAndSeek(w, people.editor, paper);
    await seekTerms(w.deps, { again: true });
    const told = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', people.author.id)
      .where('kind', '=', 'paper_terms_found')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    const before = told.length;
    await w.db
      .updateTable('papers')
      .set({ terms_sought_at: new Date(0) })
      .where('id', '=', paper)
      .execute();
    await seekTerms(w.deps, { again: true });
    const again = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', people.author.id)
      .where('kind', '=', 'paper_terms_found')
      .execute();
    expect(again.length).toBe(before);
  });

  test('the file of a paper that was read before is read again', async () => {
    const file = await shortPdf('المقدمة', 'تُزرع الخلايا الجذعية في وسط مغذٍّ.');
    const original = new Uint8Array(await file.arrayBuffer());
    const kept = await w.deps.gateways.files.keep(Buffer.from(original), 'application/pdf');
    await w.db
      .updateTable('paper_versions')
      .set({ page_text: null, file_key: kept.key })
      .where('paper_id', '=', paper)
      .execute();
    await acceptAndSeek(w, people.editor, paper);
    const { terms: found } = await list(people.author);
    expect(found.find(({ id }) => id === terms.cell)?.in_text).toBe(1);
    const { page_text } = await w.db
      .selectFrom('paper_versions')
      .select('page_text')
      .where('paper_id', '=', paper)
      .executeTakeFirstOrThrow();
    expect(page_text).toContain('الخلايا الجذعية');
  });

  test('a paper that is accepted before its file is read waits for its pages', async () => {
    const file = await shortPdf('المقدمة', 'تُزرع الخلايا الجذعية في وسط مغذٍّ.');
    const { id } = await sendPaper(w, people.author, { title: 'زراعة الخلايا', file });
    await w.call(setStatus, { params: { id }, body: { status: 'approved' } }, people.editor);
    await seekTerms(w.deps);
    expect((await list(people.author, id)).stage).toBe('seeking');
    await w.jobs.drain();
    await w.jobs.drain();
    expect(await statesOf(people.author, id)).toEqual([[terms.cell, 'found', null]]);
  });

  test('a file that cannot be read again leaves the abstract', async () => {
    await w.db.updateTable('paper_versions').set({ page_text: null }).where('paper_id', '=', paper).execute();
    await acceptAndSeek(w, people.editor, paper);
    expect(await statesOf(people.author)).toEqual([[terms.enzyme, 'found', null]]);
  });

  test('what an earlier round says is not written to the one that was accepted meanwhile', async () => {
    await w.db.updateTable('paper_versions').set({ page_text: null }).where('paper_id', '=', paper).execute();
    await w.db.updateTable('papers').set({ status: 'approved' }).where('id', '=', paper).execute();
    const { files } = w.deps.gateways;
    const open = async (key: string) => {
      await w.db.updateTable('papers').set({ round: 2 }).where('id', '=', paper).execute();
      return files.open(key);
    };
    const gateways = { ...w.deps.gateways, files: overriding(files, 'open', open) };
    await seekTerms({ ...w.deps, gateways });
    expect(await list(people.author)).toMatchObject({ stage: 'seeking', terms: [] });
  });

  test('a later look keeps what was decided, and drops candidates that are no longer found', async () => {
    await acceptAndSeek(w, people.editor, paper);
    await decide(people.author, 'refused', [terms.enzyme]);
    await givePages(w, paper, '');
    await w.db
      .updateTable('papers')
      .set({ abstract: 'لا شيء فيه', terms_sought_at: null })
      .where('id', '=', paper)
      .execute();
    await Promise.all([seekTerms(w.deps), seekTerms(w.deps)]);
    expect(await statesOf(people.author)).toEqual([[terms.enzyme, 'refused', 'you']]);
  });

  test('a change of the dictionary has accepted papers looked through again in the night', async () => {
    await acceptAndSeek(w, people.editor, paper);
    w.clock.now = new Date(w.clock.now.getTime() + 60_000);
    const { id } = await buildTerm(w.db, {
      arabic: 'بروتين',
      latin: 'protein',
      isApproved: true,
      createdAt: w.clock.now,
    });
    w.clock.now = new Date(w.clock.now.getTime() + 60_000);
    await w.cleanUp();
    expect((await list(people.author)).terms.map((term) => term.id)).toContain(id);
    await w.db.deleteFrom('all_terms').where('id', '=', id).execute();
    expect((await list(people.author)).terms.map((term) => term.id)).not.toContain(id);
  });

  test('a withdrawn or rejected paper is not looked through', async () => {
    await w.call(setStatus, { params: { id: paper }, body: { status: 'rejected' } }, people.editor);
    await w.jobs.drain();
    expect(await list(people.author)).toMatchObject({ stage: 'ended', terms: [] });
  });
});

describe('deciding', () => {
  beforeEach(() => acceptAndSeek(w, people.editor, paper));

  test('the author confirms and refuses, one or all, and takes it back', async () => {
    await decide(people.author, 'confirmed', [terms.cell, terms.enzyme]);
    await decide(people.author, 'refused', [terms.cell]);
    expect(await statesOf(people.author)).toEqual([
      [terms.enzyme, 'confirmed', 'you'],
      [terms.cell, 'refused', 'you'],
    ]);
    await decide(people.author, 'found', [terms.cell]);
    expect((await statesOf(people.editor))[1]).toEqual([terms.cell, 'found', null]);
  });

  test('an editor decides too, unnamed for the author, and it stands in the log of acts', async () => {
    const { answer } = await decide(people.editor, 'confirmed', [terms.cell]);
    expect(answer.terms.find(({ id }) => id === terms.cell)?.decided_by).toBe('you');
    expect((await statesOf(people.author))[1]).toEqual([terms.cell, 'confirmed', 'editors']);
    expect(JSON.stringify(await list(people.author))).not.toContain(people.editor.name);
    const acts = await w.db
      .selectFrom('audit_log')
      .select('detail')
      .where('subject', '=', `paper:${paper}`)
      .where('action', '=', 'paper.terms')
      .execute();
    expect(acts).toEqual([{ detail: { state: 'confirmed', terms: [terms.cell] } }]);
  });

  test('decided twice at once, it is decided once', async () => {
    const answers = await Promise.all(
      [people.author, people.author, people.editor].map((as) => decide(as, 'confirmed', [terms.cell])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await w.db.selectFrom('paper_terms').select('state').where('paper_id', '=', paper).execute();
    expect(rows.map(({ state }) => state).sort()).toEqual(['confirmed', 'found']);
  });

  test.each([
    ['nothing', { state: 'confirmed', terms: [] }, 400],
    ['words for terms', { state: 'confirmed', terms: ['س'] }, 400],
    ['a state that there is not', { state: 'maybe', terms: [1] }, 400],
    ['too many', { state: 'confirmed', terms: Array.from({ length: 501 }, (_, at) => at + 1) }, 400],
    ['no body', undefined, 400],
    ['a term that was not found there', { state: 'confirmed', terms: [999_999] }, 404],
  ])('%s is refused', async (_, body, status) => {
    const refused = await w.send('POST', `/api/journal/papers/${paper}/terms/`, body, people.author);
    expect([refused.status, typeof refused.error?.detail]).toEqual([status, 'string']);
  });

  test('before acceptance, and after it was taken back, nothing is decided', async () => {
    await w.call(setStatus, { params: { id: paper }, body: { status: 'pending' } }, people.editor);
    const { status, error } = await decide(people.author, 'confirmed', [terms.cell]);
    expect([status, error?.code]).toEqual([409, 'paper_not_open']);
    expect(await list(people.author)).toMatchObject({ stage: 'waiting', terms: [] });
  });

  test.each([
    ['a stranger', () => undefined, 401],
    ['another member', () => people.stranger, 404],
  ])('%s learns nothing of it', async (_, someone, status) => {
    const as = someone();
    const [there, absent] = await Promise.all([
      w.call(listPaperTerms, { params: { id: paper } }, as),
      w.call(listPaperTerms, { params: { id: 999_999 } }, as),
    ]);
    expect([there.status, there.error]).toEqual([status, absent.error]);
    const [decided, nowhere] = [
      await decide(as, 'confirmed', [terms.cell]),
      await decide(as, 'confirmed', [terms.cell], 999_999),
    ];
    expect([decided.status, decided.error]).toEqual([status, nowhere.error]);
  });

  test('an editor who wrote it with others, or was asked to review it, has no say', async () => {
    const coAuthor = await buildUser(w.db, { role: 'journal_admin' });
    const asked = await buildUser(w.db, { is_reviewer: true });
    const other = await submit();
    await w.db
      .insertInto('paper_authors')
      .values({ paper_id: other, place: 2, name: coAuthor.name, email: coAuthor.email })
      .execute();
    await assign(w, other, asked, people.editor);
    await w.db.updateTable('users').set({ role: 'journal_admin' }).where('id', '=', asked.id).execute();
    await acceptAndSeek(w, people.editor, other);
    const refusals = [
      await decide(coAuthor, 'confirmed', [terms.cell], other),
      await decide(asked, 'confirmed', [terms.cell], other),
      await w.call(listPaperTerms, { params: { id: other } }, asked),
    ];
    expect(refusals.map(({ status, error }) => [status, error?.code])).toEqual([
      [403, 'own_paper'],
      [403, 'asked_to_review'],
      [403, 'asked_to_review'],
    ]);
  });
});

describe('what everybody sees', () => {
  test('confirmed terms of a published article, and the article with the term; nothing before', async () => {
    await acceptAndSeek(w, people.editor, paper);
    await decide(people.author, 'confirmed', [terms.cell]);
    expect(await papersOf(terms.cell)).not.toContain(paper);
    const volume = await publishPaper(w, paper);
    expect(await papersOf(terms.cell)).not.toContain(paper);
    await setPublished(w, people.editor, volume, true);
    expect(await articleTerms()).toEqual([terms.cell]);
    expect(await papersOf(terms.cell)).toContain(paper);
    expect(await papersOf(terms.enzyme)).not.toContain(paper);
    const { answer } = await w.call(listTermPapers, { params: { id: terms.cell }, query: { page_size: 1 } });
    expect(answer.results[0]).toMatchObject({
      id: paper,
      authors: [people.author.name],
      volume: { id: volume },
    });
  });

  test('it goes with the volume and comes back with it', async () => {
    const volume = await publishConfirmed();
    await setPublished(w, people.editor, volume, false);
    expect(await papersOf(terms.cell)).not.toContain(paper);
    await setPublished(w, people.editor, volume, true);
    expect(await papersOf(terms.cell)).toContain(paper);
  });

  test('a retracted article vanishes from the pages of terms, and they from it; nothing more is decided', async () => {
    await publishConfirmed();
    await w.call(retractArticle, { params: { id: paper }, body: { note: 'خطأ في البيانات' } }, people.editor);
    expect(await papersOf(terms.cell)).not.toContain(paper);
    expect(await articleTerms()).toEqual([]);
    expect((await decide(people.author, 'refused', [terms.cell])).error?.code).toBe('paper_not_open');
  });

  test('a rejected term is hidden from its articles and candidates, and restored with them', async () => {
    await publishConfirmed();
    await w.call(rejectTerm, { params: { id: terms.cell }, body: { reason: 'تجربة' } }, people.admin);
    expect(await articleTerms()).toEqual([terms.enzyme]);
    expect(await papersOf(terms.cell)).toEqual([]);
    expect((await list(people.author)).terms.map(({ id }) => id)).toEqual([terms.enzyme]);
    await w.call(restoreTerm, { params: { id: terms.cell } }, people.admin);
    expect(await articleTerms()).toEqual([terms.enzyme, terms.cell]);
    expect(await papersOf(terms.cell)).toContain(paper);
  });

  test('a term that falls back to review is shown again when it is approved again', async () => {
    await publishConfirmed();
    const approve = (by: 'person' | null) =>
      w.db
        .updateTable('terms')
        .set({ approved_by: by, approved_at: by && w.clock.now })
        .where('id', '=', terms.cell)
        .execute();
    await approve(null);
    expect([await articleTerms(), await papersOf(terms.cell)]).toEqual([[terms.enzyme], []]);
    await approve('person');
    expect(await articleTerms()).toEqual([terms.enzyme, terms.cell]);
  });

  test('pages of articles neither overlap nor skip', async () => {
    await publishConfirmed();
    paper = await submit();
    await publishConfirmed();
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        w.call(listTermPapers, { params: { id: terms.enzyme }, query: { page, page_size: 1 } }),
      ),
    );
    const ids = pages.flatMap(({ answer }) => answer.results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual((await papersOf(terms.enzyme)).slice(0, 3));
    const beyond = await w.call(listTermPapers, { params: { id: terms.enzyme }, query: { page: 99 } });
    expect([beyond.status, beyond.answer.results, beyond.answer.count > 2]).toEqual([200, [], true]);
  });
});
