import { inflateSync } from 'node:zlib';
import { allEndpoints } from '@mustalah/contract/all';
import { giveAnnotated } from '@mustalah/contract/journal/annotated';
import {
  cancelAssignment,
  getJournalStatistics,
  listDesk,
  listReviewers,
} from '@mustalah/contract/journal/desk';
import { answerInvitation, listReviewerPapers } from '@mustalah/contract/journal/review';
import { listMyPapers } from '@mustalah/contract/journal/submissions';
import { getLeaderboard, getUserStats, listUserRewards } from '@mustalah/contract/rewards';
import { beforeAll, describe, expect, test } from 'vitest';
import { assign, review } from '../../../test/build-review.ts';
import { buildTerm, categoryId } from '../../../test/build-term.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { pdfFile, sendPaper } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { payReviews } from './pay-reviews.ts';

// Nobody learns by any answer, file, header, mail or log who wrote what they review, or who reviewed what they wrote.

const w = world({ config: { PUBLIC_URL: 'https://mustalah.example' } });

/** Unlike anything that stands anywhere else. */
const author = {
  name: 'زنوبيا القزوينية',
  latin: 'Zenobia Qazvini',
  affiliation: 'جامعة السراج المنير',
  orcid: '0000-0002-1825-0097',
  email: 'zenobia.q@author.example',
  wallet: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
};
const coAuthor = { name: 'فيروزان البلخي', latin: 'Firuzan Balkhi', email: 'firuzan@coauthor.example' };
const file = { name: 'qazvini-balkhi-final.pdf', writer: 'Ostad Q. Metadata' };
const AUTHORS = [
  ...Object.values(author),
  ...Object.values(coAuthor),
  ...Object.values(file),
  'zenobia',
  'qazvini',
];

/** A word that the paper coins, and a quotation of it beside a term of the dictionary: they wait with the paper. */
const COINED = 'مشقوبة زنبركية';
const QUOTED = 'سطر مقتبس من البحث وحده';

const people = {} as Record<
  | 'author'
  | 'assigned'
  | 'judge'
  | 'past'
  | 'cancelled'
  | 'declined'
  | 'promoted'
  | 'editor'
  | 'ownEditor'
  | 'stranger',
  TestUser
>;
const papers = {} as Record<'open' | 'decided' | 'own', number>;
const REVIEWERS = ['assigned', 'judge', 'past', 'cancelled', 'declined', 'promoted'] as const;
const SECRET_NOTE = 'ملاحظة للتحرير لا يقرؤها غيره';

/** A PDF that says in three ways who made it. */
const namedPdf = () =>
  pdfFile(
    pdfOf(
      [
        '<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 4 0 R>>',
        '<</Length 0>>\nstream\n\nendstream',
        `<</Author(${file.writer})/Title(${author.latin})>>`,
        `<</Type/Metadata/Subtype/XML/Length 60>>\nstream\n<dc:creator>${file.writer}</dc:creator>\nendstream`,
      ],
      '/Info 5 0 R',
    ),
    file.name,
  );

/** What a reviewer noted on it, in a program that signs each note. */
const notedPdf = ({ name, email }: TestUser) =>
  pdfFile(
    pdfOf(
      [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Annots[4 0 R]>>',
        `<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(${NOTED})/T(${email})/NM<feff${Buffer.from(name, 'utf16le').swap16().toString('hex')}>>>`,
        `<</Author(${email})>>`,
      ],
      '/Info 5 0 R',
    ),
    `${email}.pdf`,
  );
const NOTED = 'A gap in the second proof';

beforeAll(async () => {
  people.author = await buildUser(w.db, {
    name: author.name,
    email: author.email,
    wallet_address: author.wallet,
  });
  people.ownEditor = await buildUser(w.db, { role: 'journal_admin', name: 'محررة تكتب بحثًا' });
  people.editor = await buildUser(w.db, { role: 'journal_admin', name: 'محرر غريب عنه' });
  people.stranger = await buildUser(w.db, { is_reviewer: true });
  for (const [place, name] of REVIEWERS.entries()) {
    people[name] = await buildUser(w.db, {
      is_reviewer: true,
      name: `محكّم فريد الاسم ${'أبتثجح'[place]}`,
      email: `unique.${name}@reviewer.example`,
    });
  }
  const send = (as: TestUser, more: object = {}) => sendPaper(w, as, { file: namedPdf(), ...more });
  const written = {
    first_author: JSON.stringify({
      name: author.name,
      latin_name: author.latin,
      affiliation: author.affiliation,
      orcid: author.orcid,
    }),
    co_authors: JSON.stringify([{ name: coAuthor.name, latin_name: coAuthor.latin, email: coAuthor.email }]),
    proposed_terms: JSON.stringify([
      {
        arabic: COINED,
        latin: 'springy holes',
        definition: 'كلمة لا توجد في غير هذا البحث.',
        category: await categoryId(w.db, 'اللسانيات'),
      },
    ]),
  };
  papers.open = (await send(people.author, { ...written, title: 'بحث قيد التحكيم' })).id;
  papers.decided = (await send(people.author, { ...written, title: 'بحث صدر قراره' })).id;
  papers.own = (await send(people.ownEditor, { title: 'بحث المحررة' })).id;
  await w.jobs.drain();
  // As if it had been accepted once, its terms confirmed, and the decision taken back.
  const term = await buildTerm(w.db, { isApproved: true });
  await w.db
    .insertInto('paper_terms')
    .values({
      paper_id: papers.open,
      term_id: term.id,
      state: 'confirmed',
      in_abstract: 1,
      in_text: 1,
      quoted: QUOTED,
      before: '',
      behind: '',
      found_at: w.clock.now,
      decided_at: w.clock.now,
    })
    .execute();

  for (const name of ['assigned', 'cancelled', 'declined', 'promoted'] as const) {
    await assign(w, papers.open, people[name], people.editor);
  }
  await assign(w, papers.decided, people.past, people.editor);
  await assign(w, papers.own, people.judge, people.editor);
  const notes = { review_note: 'وضّح المنهج', internal_note: SECRET_NOTE };
  await w.call(
    giveAnnotated,
    { params: { id: papers.decided }, files: { pdf_file: notedPdf(people.past) } },
    people.past,
  );
  await review(w, papers.decided, people.past, 'revisions_requested', notes);
  await w.call(
    answerInvitation,
    { params: { id: papers.open }, body: { answer: 'decline', reason: SECRET_NOTE } },
    people.declined,
  );
  const { id: assignment } = await w.db
    .selectFrom('paper_assignments')
    .select('id')
    .where('reviewer_id', '=', people.cancelled.id)
    .executeTakeFirstOrThrow();
  await w.call(cancelAssignment, { params: { id: papers.open, assignment } }, people.editor);
  await w.db
    .updateTable('users')
    .set({ role: 'journal_admin' })
    .where('id', '=', people.promoted.id)
    .execute();
  await w.jobs.drain();
  await w.jobs.drain();
}, 300_000);

/** Ids that anything has here, as a guesser would try them. */
const IDS = Array.from({ length: 14 }, (_, index) => index + 1);

/** Every address of every reading call, with every id and the words that would tempt a search. */
function addresses(except: readonly string[]): string[] {
  const reading = allEndpoints.filter(({ method, path }) => method === 'GET' && !except.includes(path));
  return reading.flatMap(({ path, query }) => {
    const filled = path.includes(':')
      ? IDS.flatMap((id) =>
          (/:\w+.*:\w+/.test(path) ? [1, 2] : [1]).map((second) =>
            path.replace(/:\w+/, String(id)).replaceAll(/:\w+/g, String(second)),
          ),
        )
      : [path];
    const asksSearch =
      query && JSON.stringify(Object.keys((query as { shape?: object }).shape ?? {})).includes('search');
    return asksSearch ? [...filled, `${path}?search=${encodeURIComponent('زنوبيا')}`] : filled;
  });
}

/** All that can be read in an answer: its text, and what is packed in a PDF, in the scripts that PDFs write. */
function readable(payload: Buffer): string {
  const raw = payload.toString('latin1');
  const inflated = [...raw.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, content = '']) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1'), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  const swapped = Buffer.from(payload.subarray(0, payload.length - (payload.length % 2))).swap16();
  return [payload.toString('utf8'), raw, ...inflated, swapped.toString('utf16le')].join('\n').toLowerCase();
}

const hitsIn = (text: string, needles: readonly string[]): string[] =>
  needles.filter((needle) => text.includes(needle.toLowerCase()));

/** Read everything as somebody, files behind links too; give where something stood that must not. */
async function crawl(as: TestUser, needles: readonly string[], except: readonly string[] = []) {
  const found: string[] = [];
  const opened = new Set<string>();
  const queue = addresses(except);
  let files = 0;
  const authorization = `Bearer ${await as.token(w)}`;
  for (const url of queue) {
    const { rawPayload, headers, statusCode } = await w.app.inject({
      method: 'GET',
      url,
      headers: { authorization },
    });
    if (statusCode === 200 && headers['content-type'] === 'application/pdf') files += 1;
    const isJson = String(headers['content-type']).startsWith('application/json');
    const said = isJson ? rawPayload.toString('utf8').toLowerCase() : readable(rawPayload);
    const text = `${said}\n${JSON.stringify(headers).toLowerCase()}`;
    found.push(...hitsIn(text, needles).map((needle) => `${url.split('?')[0]}: ${needle}`));
    for (const [link] of rawPayload.toString('utf8').matchAll(/\/api\/journal\/[^"]*link=[^"]*/g)) {
      const known = link.split('link=')[0] ?? '';
      if (!opened.has(known)) queue.push(link);
      opened.add(known);
    }
  }
  return { found, files };
}

const own = ['/api/users/me/'];

describe('who reviews, or ever did, learns no author', () => {
  test.each(['assigned', 'past', 'cancelled', 'declined'] as const)('%s', async (name) => {
    const { found, files } = await crawl(people[name], [...AUTHORS, COINED, QUOTED]);
    expect(found).toEqual([]);
    // The one who reviews now has read a file: the copy without names.
    expect(files > 0).toBe(name === 'assigned');
  });

  test('an editor who was asked before reads of the paper what a reviewer reads', async () => {
    // The other paper is a stranger's to them, and the list of users is for editors.
    const { found } = await crawl(people.promoted, AUTHORS, [
      '/api/users/',
      '/api/journal/admin-submissions/',
      '/api/journal/desk/',
      '/api/journal/papers/:id/log/',
      '/api/journal/papers/:id/record/',
      '/api/journal/papers/:id/messages/',
      '/api/journal/papers/:id/rounds/:round/original.pdf',
      '/api/journal/manage-volumes/',
    ]);
    expect(found).toEqual([]);
    for (const part of ['record', 'messages']) {
      const path = `/api/journal/papers/${papers.open}/${part}/`;
      expect((await w.send('GET', path, undefined, people.promoted)).status).toBe(403);
    }
    for (const path of ['/api/journal/admin-submissions/', `/api/journal/desk/?paper=${papers.open}`]) {
      const { answer } = await w.send('GET', path, undefined, people.promoted);
      const rows = (Array.isArray(answer) ? answer : (answer as { results: object[] }).results) as {
        id: number;
      }[];
      const row = JSON.stringify(rows.find(({ id }) => id === papers.open));
      expect(hitsIn(row.toLowerCase(), AUTHORS)).toEqual([]);
    }
  });
});

test('nobody reads what a paper coins, or quotes of it, but its author and the editors', async () => {
  const { found } = await crawl(people.stranger, [COINED, QUOTED]);
  expect(found).toEqual([]);
  const byAuthor = await crawl(people.author, [COINED]);
  const address = `/api/journal/papers/${papers.open}/terms/: ${COINED}`;
  expect(byAuthor.found).toContain(address);
  expect((await crawl(people.editor, [COINED])).found).toContain(address);
});

describe('who wrote learns no reviewer', () => {
  const reviewersOf = () => REVIEWERS.flatMap((name) => [people[name].name, people[name].email]);

  test('the author', async () => {
    const noted = Buffer.from(NOTED, 'utf16le').swap16().toString('hex');
    const { found } = await crawl(people.author, [...reviewersOf(), SECRET_NOTE, noted], own);
    expect(found.filter((hit) => !hit.endsWith(noted))).toEqual([]);
    // What a reviewer noted on the paper came with its decision.
    expect(found.length).toBeGreaterThan(0);
    const { answer } = await w.call(listMyPapers, { query: {} }, people.author);
    expect(JSON.stringify(answer)).toContain('وضّح المنهج');
  });

  test('the author among the editors, by no row, count or file of their own paper', async () => {
    const { judge } = people;
    const lists = ['/api/users/', '/api/users/reviewers/', '/api/journal/statistics/'];
    const { found } = await crawl(people.ownEditor, [judge.name, judge.email], lists);
    expect(found).toEqual([]);
    const count = async (as: TestUser) => {
      const { answer } = await w.send('GET', '/api/users/reviewers/', undefined, as);
      return (answer as { id: number; assigned_count: number }[]).find(({ id }) => id === judge.id)
        ?.assigned_count;
    };
    expect([await count(people.ownEditor), await count(people.editor)]).toEqual([0, 1]);
    const statistics = await w.send('GET', '/api/journal/statistics/', undefined, people.ownEditor);
    expect(JSON.stringify(statistics.answer)).not.toContain(judge.name);
  });
});

test('what is counted for an editor is what stands in their lists', async () => {
  const counted = async (as: TestUser) => {
    const [desk, statistics, reviewers] = await Promise.all([
      w.call(listDesk, { query: {} }, as),
      w.call(getJournalStatistics, {}, as),
      w.call(listReviewers, { query: {} }, as),
    ]);
    const shown = desk.answer.results.filter(({ relation }) => relation === 'stranger');
    const assignments = shown.flatMap((paper) => paper.assignments);
    const kept = assignments.filter(({ state }) => ['invited', 'accepted', 'submitted'].includes(state));
    const { answer } = statistics;
    return {
      figures: [
        answer.submissions,
        answer.pending,
        reviewers.answer.reduce((sum, each) => sum + each.assigned_count, 0),
        answer.reviewers.reduce((sum, each) => sum + each.open + each.submitted, 0),
      ],
      lists: [
        shown.length,
        shown.filter(({ status }) => status === 'pending').length,
        kept.length,
        kept.length,
      ],
    };
  };
  const all = await Promise.all([people.editor, people.ownEditor, people.promoted].map(counted));
  expect(all.map(({ figures }) => figures)).toEqual(all.map(({ lists }) => lists));
  expect(all.map(({ lists }) => lists[0])).toEqual([3, 2, 2]);
});

test('what a profile and the ranking count of a reviewer is what stands in their lists, and all see one ranking', async () => {
  const later = new Date(w.clock.now.getTime() + 40 * 24 * 60 * 60 * 1000);
  await payReviews({ ...w.deps, now: () => later });
  const ranking = async (as?: TestUser) => (await w.call(getLeaderboard, {}, as)).answer;
  const counted = async (as: TestUser) => {
    const [stats, rewards, reviews, ranked] = await Promise.all([
      w.call(getUserStats, {}, as),
      w.call(listUserRewards, { query: {} }, as),
      w.call(listReviewerPapers, { query: {} }, as),
      ranking(as),
    ]);
    const earned = rewards.answer.results.reduce((sum, { points }) => sum + points, 0);
    const { uas_earned, reviewed_articles } = stats.answer;
    return {
      figures: [uas_earned, reviewed_articles, ranked.find(({ id }) => id === as.id)?.total_points ?? 0],
      lists: [earned, reviews.answer.filter(({ verdict }) => verdict !== null).length, earned],
    };
  };
  const { judge, assigned, past, promoted, stranger, editor, ownEditor } = people;
  const all = await Promise.all([judge, assigned, past, promoted, stranger].map(counted));
  expect(all.map(({ figures }) => figures)).toEqual(all.map(({ lists }) => lists));
  expect(all[2]?.lists.every((number) => number > 0)).toBe(true);
  const seen = await Promise.all([people.author, judge, editor, ownEditor].map((as) => ranking(as)));
  const asStranger = await ranking();
  expect(seen).toEqual(seen.map(() => asStranger));
});

test('no mail names an author to a reviewer, or a reviewer to anybody else', () => {
  const leaks = w.mail.sent.flatMap(({ to, subject, text }) => {
    const said = `${subject}\n${text}`.toLowerCase();
    const isAuthors = to === author.email;
    const others = REVIEWERS.map((name) => people[name]).filter(({ email }) => email !== to);
    return [
      ...(isAuthors ? [] : hitsIn(said, AUTHORS)),
      ...hitsIn(said, [...others.flatMap(({ name, email }) => [name, email]), SECRET_NOTE]),
    ].map((needle) => `${to}: ${needle}`);
  });
  expect(w.mail.sent.length).toBeGreaterThan(10);
  expect(leaks).toEqual([]);
});

describe('a paper that is somebody else’s is as good as none', () => {
  const asReviewer = (id: number) =>
    [
      ['GET', `/api/journal/review/${id}/rounds/1/paper.pdf`, undefined],
      ['POST', `/api/journal/review/${id}/`, { action: 'approved' }],
      ['POST', `/api/journal/review/${id}/answer/`, { answer: 'accept' }],
    ] as const;
  const asEditor = (id: number) =>
    [
      ['GET', `/api/journal/papers/${id}/log/`, undefined],
      ['GET', `/api/journal/papers/${id}/rounds/1/original.pdf`, undefined],
      ['POST', `/api/journal/papers/${id}/assign-reviewer/`, { reviewer_id: 1 }],
      ['POST', `/api/journal/papers/${id}/assignments/1/cancel/`, {}],
      ['POST', `/api/journal/papers/${id}/editors/1/admit/`, { reason: 'ليس من مؤلفيه كما أعلم' }],
      ['PATCH', `/api/journal/papers/${id}/status/`, { status: 'approved' }],
    ] as const;
  const outcomes = (calls: readonly (readonly [string, string, object | undefined])[], as?: TestUser) =>
    Promise.all(
      calls.map(async ([method, url, body]) => {
        const { status, error } = await w.send(method, url, body, as);
        return [status, error];
      }),
    );
  const ABSENT = 999_999;

  test('for a reviewer who was not asked: the same answer as for an absent one', async () => {
    const foreign = await outcomes(asReviewer(papers.open), people.stranger);
    expect(foreign).toEqual(await outcomes(asReviewer(ABSENT), people.stranger));
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404]);
  });

  test.each([
    ['a member', () => people.author, [403, 403, 403, 403, 403, 403, 403, 403, 403]],
    ['a stranger', () => undefined, [401, 401, 401, 401, 401, 401, 401, 401, 401]],
    ['a reviewer', () => people.stranger, [404, 404, 404, 403, 403, 403, 403, 403, 403]],
  ])('for %s no call says whether it is there', async (_, someone, statuses) => {
    const all = (id: number) => outcomes([...asReviewer(id), ...asEditor(id)], someone());
    const there = await all(papers.open);
    expect(there).toEqual(await all(ABSENT));
    expect(there.map(([status]) => status)).toEqual(statuses);
  });

  test('a round that is not there is no more and no less than a file one may not read', async () => {
    const round = (number: number, as: TestUser) =>
      w.send('GET', `/api/journal/review/${papers.open}/rounds/${number}/paper.pdf`, undefined, as);
    const [missing, lost] = await Promise.all([round(2, people.assigned), round(1, people.cancelled)]);
    expect([missing.status, missing.error]).toEqual([404, lost.error]);
  });
});
