import { getArticle, retractArticle } from '@mustalah/contract/journal/articles';
import { listPaperTerms, proposeTerm, removeProposal } from '@mustalah/contract/journal/paper-terms';
import { submitPaper, withdrawPaper } from '@mustalah/contract/journal/submissions';
import { getTerm, searchTerms } from '@mustalah/contract/terms/dictionary';
import { listPendingTerms, rejectTerm } from '@mustalah/contract/terms/review';
import { checkTerm } from '@mustalah/contract/terms/suggestions';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../platform/db.ts';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildAdmin, buildUser, type TestUser } from '../../../test/factories.ts';
import { setPublished } from '../../../test/published.ts';
import { goodPaper, sendPaper, shortPdf } from '../../../test/send-paper.ts';
import { acceptAndSeek, publishPaper, submittedText } from '../../../test/term-paper.ts';
import { untilWaiting } from '../../../test/waiting.ts';
import { world } from '../../../test/world.ts';
import { holdPaper } from '../paper/held-paper.ts';
import { suggestProposals } from './proposals.ts';

const w = world();
const people = {} as Record<'admin' | 'author' | 'editor' | 'other', TestUser>;
let category = 0;
let paper = 0;

beforeAll(async () => {
  people.admin = await buildAdmin(w.db);
  people.editor = await buildUser(w.db, { role: 'journal_admin' });
  people.other = await buildUser(w.db);
  category = await categoryId(w.db, 'اللسانيات');
});

beforeEach(async () => {
  people.author = await buildUser(w.db);
  paper = await submittedText(w, people.author, { title: 'بحث يضع مصطلحات' });
});

let serial = 0;
const LETTERS = 'بتثجحدرسصطعفقكلمن';
/** A word that nobody knows yet. */
function newWord(): string {
  serial += 1;
  return `مقياس ${LETTERS[serial % 17]}${LETTERS[Math.floor(serial / 17) % 17]}رقوب`;
}
const words = (arabic = newWord()) => ({
  arabic,
  latin: 'coined measure',
  definition: 'أداة تُقاس بها درجة وضوح المصطلح عند قارئ لا يعرفه.',
  category,
});

const propose = (body: object, as: TestUser | undefined = people.author, id = paper) =>
  w.call(proposeTerm, { params: { id }, body: body as ReturnType<typeof words> }, as);
const proposals = async (as = people.author, id = paper) =>
  (await w.call(listPaperTerms, { params: { id } }, as)).answer.proposals;
const find = async (arabic: string) => (await w.call(checkTerm, { query: { arabic } })).answer.existing;

async function publish(): Promise<number> {
  await acceptAndSeek(w, people.editor, paper);
  const volume = await publishPaper(w, paper);
  await setPublished(w, people.editor, volume, true);
  await w.jobs.drain();
  return volume;
}

describe('before publication', () => {
  test('a proposal waits with its paper, and nobody else meets the word', async () => {
    const { arabic } = words();
    const { status, answer } = await propose(words(arabic));
    expect([status, answer.proposals]).toEqual([
      201,
      [expect.objectContaining({ arabic, state: 'waiting', term: null, category: 'اللسانيات' })],
    ]);
    await suggestProposals(w.deps);
    expect(await find(arabic)).toBeNull();
    const search = await w.call(searchTerms, { query: { search: arabic } }, people.admin);
    expect(JSON.stringify(search.answer.results)).not.toContain(arabic);
    const queue = await w.call(listPendingTerms, { query: { search: arabic } }, people.admin);
    expect(queue.answer.count).toBe(0);
    await acceptAndSeek(w, people.editor, paper);
    await suggestProposals(w.deps);
    expect(await find(arabic)).toBeNull();
  });

  test('proposed again, in another spelling too, it is replaced', async () => {
    const first = words('مِقياسُ بهرقوب');
    await propose(first);
    await propose({ ...first, arabic: 'مقياس بهرقوب', latin: 'better' });
    expect((await proposals()).map(({ arabic, latin }) => [arabic, latin])).toEqual([
      ['مقياس بهرقوب', 'better'],
    ]);
  });

  test('sent twice at once it is one, and ten are the most', async () => {
    const twice = words();
    await Promise.all([propose(twice), propose(twice)]);
    for (let left = 9; left > 0; left--) await propose(words());
    const all = await proposals();
    expect(all).toHaveLength(10);
    const { status, error } = await propose(words());
    expect([status, error?.code]).toEqual([409, 'too_many_proposals']);
    expect((await w.call(listPaperTerms, { params: { id: paper } }, people.author)).answer.can_propose).toBe(
      false,
    );
  });

  test('what the dictionary has is refused with the way to it', async () => {
    const known = await buildTerm(w.db);
    const { status, error } = await propose(words(known.arabic));
    expect([status, error?.code, error?.existing]).toEqual([
      409,
      'term_exists',
      { id: known.id, arabic: known.arabic },
    ]);
    expect(await proposals()).toEqual([]);
  });

  test.each([
    ['no Arabic', { arabic: 'measure' }, 'arabic'],
    ['no definition', { definition: ' ' }, 'definition'],
    ['a definition that is too long', { definition: 'ت'.repeat(4001) }, 'definition'],
    ['no Latin', { latin: undefined }, 'latin'],
    ['an unknown category', { category: 999_999 }, 'category'],
    ['a category that is no number', { category: 'س' }, 'category'],
  ])('%s is refused at its field', async (_, change, field) => {
    const { status, error } = await propose({ ...words(), ...change });
    expect([status, Array.isArray(error?.[field])]).toEqual([400, true]);
  });

  test('it is removed by its author, twice as once', async () => {
    const { answer } = await propose(words());
    const proposal = answer.proposals[0]?.id ?? 0;
    const remove = (as: TestUser) =>
      w.call(removeProposal, { params: { id: paper, proposal } }, as).then(({ status }) => status);
    expect(await remove(people.other)).toBe(404);
    expect(await remove(people.editor)).toBe(404);
    expect(await Promise.all([remove(people.author), remove(people.author)])).toEqual([200, 200]);
    expect(await proposals()).toEqual([]);
  });

  test.each([
    ['a stranger', () => undefined, 401],
    ['another member', () => people.other, 404],
    ['an editor', () => people.editor, 404],
    ['an admin', () => people.admin, 404],
  ])('%s proposes nothing for the paper of somebody else', async (_, someone, status) => {
    const refused = await w.send('POST', `/api/journal/papers/${paper}/proposed-terms/`, words(), someone());
    expect(refused.status).toBe(status);
  });

  test('a withdrawn paper takes no more, and what waited stays with it', async () => {
    await propose(words());
    await w.call(withdrawPaper, { params: { id: paper } }, people.author);
    expect((await propose(words())).error?.code).toBe('paper_ended');
    expect(await proposals()).toHaveLength(1);
  });
});

describe('with the submission', () => {
  const submit = async (proposed: unknown) => {
    const files = { pdf_file: await shortPdf('نص البحث') };
    const body = { ...goodPaper, title: newWord(), proposed_terms: JSON.stringify(proposed) };
    return w.call(submitPaper, { body, files }, people.author);
  };

  test('new terms are kept with the paper, each once', async () => {
    const coined = words();
    const { id } = await sendPaper(w, people.author, {
      proposed_terms: JSON.stringify([coined, coined, words()]),
    });
    expect((await proposals(people.author, id)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test.each([
    ['no list', {}],
    ['one without a definition', [{ arabic: 'مقياس', latin: 'x', category: 1 }]],
    [
      'eleven',
      Array.from({ length: 11 }, () => ({ arabic: 'مقياس', latin: 'x', definition: 'ت', category: 1 })),
    ],
  ])('%s is refused at its field, and nothing is kept', async (_, proposed) => {
    const { status, error } = await submit(proposed);
    expect([status, Array.isArray(error?.proposed_terms)]).toEqual([400, true]);
    const { count } = await w.db
      .selectFrom('papers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('submitter_id', '=', people.author.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

describe('with publication', () => {
  test('a proposal becomes an ordinary suggestion of its author, with the paper as source', async () => {
    const coined = words();
    await propose(coined);
    await publish();
    const [proposal] = await proposals();
    expect(proposal).toMatchObject({
      state: 'suggested',
      term: { arabic: coined.arabic, is_approved: false },
    });
    const id = proposal?.term?.id ?? 0;
    const coining = { id: paper, title: 'بحث يضع مصطلحات' };
    const page = await w.call(getTerm, { params: { id } });
    expect(page.answer).toMatchObject({
      is_approved: false,
      created_by_name: people.author.name,
      coined_in: coining,
    });
    const queue = await w.call(listPendingTerms, { query: { search: coined.arabic } }, people.admin);
    expect(queue.answer.results).toEqual([
      expect.objectContaining({ id, coined_in: coining, can_review: true }),
    ]);
    const article = await w.call(getArticle, { params: { id: paper } });
    expect(article.answer.coined_terms.map((term) => [term.id, term.is_approved])).toEqual([[id, false]]);
    const { reward_base } = await w.db
      .selectFrom('terms')
      .select('reward_base')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(BigInt(reward_base)).toBe(10_000_000n);
  });

  test('whatever runs at once, each is suggested once', async () => {
    await propose(words());
    await propose(words());
    await acceptAndSeek(w, people.editor, paper);
    const volume = await publishPaper(w, paper);
    await setPublished(w, people.editor, volume, true);
    await Promise.all([suggestProposals(w.deps), suggestProposals(w.deps), w.jobs.drain()]);
    const { count } = await w.db
      .selectFrom('all_terms')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('paper_id', '=', paper)
      .executeTakeFirstOrThrow();
    expect(count).toBe(2);
    const told = await w.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', people.author.id)
      .where('kind', 'like', 'paper_term%')
      .execute();
    expect(told).toEqual([{ kind: 'paper_terms_suggested' }]);
  });

  test('a paper that is taken out of publication at that very moment suggests nothing', async () => {
    await propose(words());
    await acceptAndSeek(w, people.editor, paper);
    const volume = await publishPaper(w, paper);
    const setPublishedAt = (db: Db, published_at: Date | null) =>
      db.updateTable('volumes').set({ published_at }).where('id', '=', volume).execute();
    await setPublishedAt(w.db, w.clock.now);
    const { suggesting } = await w.db.transaction().execute(async (tx) => {
      await holdPaper(tx, paper);
      const begun = suggestProposals(w.deps);
      await untilWaiting(w.db);
      await setPublishedAt(tx, null);
      return { suggesting: begun };
    });
    await suggesting;
    expect((await proposals()).map(({ state }) => state)).toEqual(['waiting']);
  });

  test('what the dictionary has by then is told to the author with a link, and stays with the paper', async () => {
    const coined = words();
    await propose(coined);
    const taken = await buildTerm(w.db, { arabic: coined.arabic });
    await publish();
    expect(await proposals()).toMatchObject([
      { state: 'duplicate', definition: coined.definition, term: { id: taken.id, arabic: coined.arabic } },
    ]);
    const told = await w.db
      .selectFrom('notifications')
      .select(['kind', 'link'])
      .where('user_id', '=', people.author.id)
      .where('kind', '=', 'paper_term_exists')
      .execute();
    expect(told).toEqual([{ kind: 'paper_term_exists', link: `/term/${taken.id}` }]);
    const article = await w.call(getArticle, { params: { id: paper } });
    expect(article.answer.coined_terms).toEqual([]);
  });

  test('for a published paper it goes to the queue at once, and is not removed from there', async () => {
    await publish();
    const { answer } = await propose(words());
    expect(answer.proposals).toMatchObject([{ state: 'suggested' }]);
    const proposal = answer.proposals[0]?.id ?? 0;
    const { error } = await w.call(removeProposal, { params: { id: paper, proposal } }, people.author);
    expect(error?.code).toBe('proposal_settled');
  });

  test('of a suspended author it waits until they are back', async () => {
    await propose(words());
    const setStatus = (status: 'active' | 'suspended') =>
      w.db.updateTable('users').set({ status }).where('id', '=', people.author.id).execute();
    await setStatus('suspended');
    await publish();
    const waiting = await w.db
      .selectFrom('proposed_terms')
      .select('state')
      .where('paper_id', '=', paper)
      .execute();
    expect(waiting).toEqual([{ state: 'waiting' }]);
    await setStatus('active');
    await w.cleanUp();
    expect((await proposals()).map(({ state }) => state)).toEqual(['suggested']);
  });

  test('the source is told only while the paper is published and stands', async () => {
    await propose(words());
    const volume = await publish();
    const id = (await proposals())[0]?.term?.id ?? 0;
    const source = async () => (await w.call(getTerm, { params: { id } })).answer.coined_in?.id;
    await setPublished(w, people.editor, volume, false);
    expect(await source()).toBeUndefined();
    await setPublished(w, people.editor, volume, true);
    expect(await source()).toBe(paper);
    await w.call(retractArticle, { params: { id: paper }, body: { note: 'خطأ' } }, people.editor);
    expect(await source()).toBeUndefined();
    const queue = await w.call(listPendingTerms, { query: { page_size: 100 } }, people.admin);
    expect(queue.answer.results.find((term) => term.id === id)?.coined_in).toBeNull();
  });

  test('a retracted paper suggests nothing', async () => {
    await publish();
    await w.call(retractArticle, { params: { id: paper }, body: { note: 'خطأ' } }, people.editor);
    const { arabic } = words();
    expect((await propose(words(arabic))).error?.code).toBe('paper_ended');
    expect(await find(arabic)).toBeNull();
  });

  test('a rejected suggestion is gone from the article, and its author may propose the word anew', async () => {
    const coined = words();
    await propose(coined);
    await publish();
    const id = (await proposals())[0]?.term?.id ?? 0;
    await w.call(rejectTerm, { params: { id }, body: { reason: '' } }, people.admin);
    expect(await proposals()).toMatchObject([{ state: 'suggested', term: null }]);
    const article = await w.call(getArticle, { params: { id: paper } });
    expect(article.answer.coined_terms).toEqual([]);
    const { answer } = await propose(coined);
    expect(answer.proposals).toMatchObject([{ state: 'suggested', term: { arabic: coined.arabic } }]);
  });
});
