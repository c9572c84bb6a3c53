import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReceivedFile } from '@mustalah/contract/files';
import type { Verdict } from '@mustalah/contract/journal/paper';
import type { SuggestedTerm } from '@mustalah/contract/terms/suggestions';
import { VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import sharp from 'sharp';
import { createUser } from '../../modules/accounts/create-user.ts';
import { writeProfile } from '../../modules/accounts/update-profile.ts';
import { createAnnouncement } from '../../modules/announcements/manage.ts';
import { addMember } from '../../modules/journal/board/manage.ts';
import { assignReviewer } from '../../modules/journal/desk/assign-reviewer.ts';
import { answerInvitation } from '../../modules/journal/review/answer-invitation.ts';
import { payReviews } from '../../modules/journal/review/pay-reviews.ts';
import { submitReview } from '../../modules/journal/review/submit-review.ts';
import { prepareVersion } from '../../modules/journal/submission/prepare-version.ts';
import { revisePaper } from '../../modules/journal/submission/revise-paper.ts';
import { submitPaper } from '../../modules/journal/submission/submit-paper.ts';
import { withdrawPaper } from '../../modules/journal/submission/withdraw-paper.ts';
import { decideTerms, listPaperTerms } from '../../modules/journal/terms/paper-terms.ts';
import { suggestProposals } from '../../modules/journal/terms/proposals.ts';
import { seekTerms } from '../../modules/journal/terms/seek-terms.ts';
import { createVolumeByCategory } from '../../modules/journal/volumes/create.ts';
import { listCategories } from '../../modules/terms/rows/categories.ts';
import { checkTerm } from '../../modules/terms/suggest/check-term.ts';
import { submitTerm } from '../../modules/terms/suggest/submit.ts';
import { voteOnTerm } from '../../modules/terms/votes/vote.ts';
import { DAY_MS } from '../../platform/calendar.ts';
import type { Deps } from '../../platform/deps.ts';
import { announcements } from './announcements.ts';
import { board } from './board.ts';
import { coinedTerms } from './coined-terms.ts';
import { addressOf, people } from './people.ts';
import { readPapers } from './read-papers.ts';
import { reviews } from './reviews.ts';
import { terms } from './terms.ts';

/** How long the trial community has been at work. */
const DAYS = 200;

interface Filling {
  deps: Deps;
  /** Ids by the keys of people. */
  idOf: ReadonlyMap<string, number>;
  /** The first days of the community are long ago; each step moves on. */
  setDay(day: number): void;
  /** Where files lie until they are kept. */
  folder: string;
}

/**
 * Let the trial community live through its months: through the same use cases as everybody, with a clock that runs ahead.
 *
 * Nobody is sent a mail, for nobody of them has an address that exists.
 */
export async function fillDemo(
  outer: Deps,
  { password, say }: { password: string; say: (step: string) => void },
) {
  const end = outer.now().getTime();
  let now = new Date(end - DAYS * DAY_MS);
  const deps: Deps = { ...outer, now: () => now, jobs: { ...outer.jobs, send: async () => {} } };
  const folder = await mkdtemp(join(tmpdir(), 'mustalah-demo-'));
  try {
    say('people');
    const idOf = await openAccounts(deps, password);
    const setDay = (day: number) => {
      now = new Date(Math.min(end, end - (DAYS - day) * DAY_MS));
    };
    const filling: Filling = { deps, idOf, setDay, folder };
    say('terms and votes');
    await suggestTerms(filling);
    say('editorial board');
    for (const [place, member] of board.entries()) {
      await addMember(deps, { ...member, orcid: '', place }, personOf(filling, 'editor'));
    }
    say('papers and reviews');
    await livePapers(filling);
    say('announcements');
    await announce(filling);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openAccounts(deps: Deps, password: string): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, role, isReviewer = false, specialty = '', expertise = '' } of people) {
    const account = { email: addressOf(key), name, password, ...(role && { role }), isReviewer };
    const id = await createUser(deps.db, account, deps.now());
    if (id === null) throw new Error(`${addressOf(key)} is taken`);
    await writeProfile(deps.db, id, {
      name,
      bio: '',
      education_level: '',
      institution: specialty,
      area_of_expertise: expertise,
    });
    ids.set(key, id);
  }
  return ids;
}

const personOf = ({ idOf }: Pick<Filling, 'idOf'>, key: string): number => {
  const id = idOf.get(key);
  if (id === undefined) throw new Error(`nobody is called ${key}`);
  return id;
};

async function suggestTerms(filling: Filling): Promise<void> {
  const { deps, setDay } = filling;
  const categories = new Map((await listCategories(deps.db)).map(({ name, id }) => [name, id]));
  for (const [place, { by, category, votes, ...term }] of terms.entries()) {
    setDay(150 + place * 5);
    const categoryId = categories.get(category);
    if (categoryId === undefined) throw new Error(`no such category: ${category}`);
    const { id } = await submitTerm(deps, { ...term, category: categoryId }, personOf(filling, by));
    const voters = people.filter(({ key }) => key.startsWith('voter-') && key !== by).slice(0, votes);
    for (const { key } of voters) {
      setDay(151 + place * 5);
      await voteOnTerm(deps, { termId: id, userId: personOf(filling, key) });
    }
  }
}

type PaperKey = keyof ReturnType<typeof readPapers>;

async function livePapers(filling: Filling): Promise<void> {
  const { deps, setDay } = filling;
  const submit = await submitter(filling);

  setDay(5);
  const language = [
    await submit('derivation-in-computing', 'author-lina'),
    await submit('competing-equivalents', 'author-tariq'),
    await submit('sound-or-meaning', 'author-mona'),
  ];
  for (const paper of language) await assign(filling, paper, 'reviewer-language');
  setDay(15);
  const [derivation = 0, equivalents = 0, sound = 0] = language;
  await review(filling, derivation, 'reviewer-language', 'approved', reviews.accept);
  await review(filling, equivalents, 'reviewer-language', 'revisions_requested', reviews.minor);
  await review(filling, sound, 'reviewer-language', 'approved', reviews.accept);
  setDay(24);
  await revise(filling, equivalents, 'author-tariq', 'competing-equivalents');
  setDay(31);
  await review(filling, equivalents, 'reviewer-language', 'approved', reviews.satisfied);
  setDay(36);
  await seekTerms(deps);
  await confirmTerms(filling, derivation, 'author-lina');
  await confirmTerms(filling, sound, 'author-mona');
  setDay(40);
  await publish(filling, {
    title: 'المصطلح بين الوضع والفهم',
    main: 'اللغة والترجمة',
    sub: 'الترجمة',
  });
  await suggestProposals(deps);
  setDay(44);
  await voteForCoined(filling, 'derivation-in-computing', VOTES_TO_APPROVE);

  setDay(90);
  const keys = await submit('search-keys', 'author-yasin');
  const direction = await submit('direction-of-interfaces', 'author-lina');
  await assign(filling, keys, 'reviewer-software');
  await assign(filling, direction, 'reviewer-software');
  setDay(104);
  await review(filling, keys, 'reviewer-software', 'approved', reviews.accept);
  await review(filling, direction, 'reviewer-software', 'approved', reviews.accept);
  setDay(112);
  await seekTerms(deps);
  await confirmTerms(filling, keys, 'author-yasin');
  await confirmTerms(filling, direction, 'author-lina');
  setDay(120);
  await publish(filling, { title: '', main: 'الهندسة', sub: 'هندسة البرمجيات' });
  await suggestProposals(deps);
  setDay(126);
  await voteForCoined(filling, 'search-keys', 2);

  setDay(140);
  const survey = await submit('volunteering-survey', 'author-samir');
  await assign(filling, survey, 'reviewer-society');
  const crescent = await submit('crescent-visibility', 'author-dana');
  setDay(146);
  await withdrawPaper(deps, personOf(filling, 'author-dana'), crescent);
  setDay(152);
  await review(filling, survey, 'reviewer-society', 'rejected', reviews.reject);

  setDay(160);
  const gypsum = await submit('gypsum-conductivity', 'author-dana');
  await assign(filling, gypsum, 'reviewer-science');
  const pain = await submit('words-for-pain', 'author-mona');
  await assign(filling, pain, 'reviewer-science');
  setDay(172);
  await review(filling, gypsum, 'reviewer-science', 'approved', reviews.accept);
  await review(filling, pain, 'reviewer-science', 'revisions_requested', reviews.minor);

  setDay(178);
  const delayed = await submit('delayed-translations', 'author-samir');
  await assign(filling, delayed, 'reviewer-society');
  setDay(190);
  await review(filling, delayed, 'reviewer-society', 'revisions_requested', reviews.more);
  setDay(194);
  await revise(filling, pain, 'author-mona', 'words-for-pain');
  setDay(198);
  await submit('iron-in-wells', 'author-dana');
  setDay(DAYS);
  // What was accepted last waits for its author.
  await seekTerms(deps);
  await payReviews(deps);
}

async function voteForCoined(filling: Filling, key: PaperKey, votes: number): Promise<void> {
  const { deps } = filling;
  const { existing } = await checkTerm(
    deps.db,
    { arabic: coinedTerms[key]?.arabic ?? '', latin: '', definition: '', category: '' },
    null,
  );
  if (!existing) throw new Error(`the term of ${key} was not suggested`);
  const voters = people.filter(({ key: each }) => each.startsWith('voter-')).slice(0, votes);
  for (const voter of voters) {
    await voteOnTerm(deps, { termId: existing.id, userId: personOf(filling, voter.key) });
  }
}

/** Give the function with which an author submits one of the papers. */
async function submitter(filling: Filling) {
  const papers = readPapers();
  const { deps } = filling;
  return async (key: PaperKey, author: string): Promise<number> => {
    const paper = papers[key];
    if (!paper) throw new Error(`there is no paper ${key}`);
    const id = await submitPaper(
      deps,
      personOf(filling, author),
      {
        title: paper.title,
        abstract: paper.abstract,
        title_en: paper.titleEn,
        abstract_en: paper.abstractEn,
        main_category: paper.main,
        sub_category: paper.sub,
        language: 'ar',
        keywords: paper.keywords,
        conflict_statement: '',
        co_authors: [],
        proposed_terms: await coinedBy(deps, key),
      },
      await uploadOf(filling, key),
    );
    await prepareVersion(deps, { paperId: id, round: 1 });
    return id;
  };
}

/** The new terms that an author proposes with a paper. */
async function coinedBy({ db }: Deps, key: PaperKey): Promise<SuggestedTerm[]> {
  const coined = coinedTerms[key];
  if (!coined) return [];
  const { category: name, ...words } = coined;
  const category = (await listCategories(db)).find((each) => each.name === name);
  if (!category) throw new Error(`no such category: ${name}`);
  return [{ ...words, category: category.id }];
}

/** Let the author of an accepted paper confirm the terms that were found in it. */
async function confirmTerms(filling: Filling, paperId: number, author: string): Promise<void> {
  const { deps } = filling;
  const caller = { id: personOf(filling, author), isAdmin: false, isJournalAdmin: false };
  const { terms: found } = await listPaperTerms(deps.db, caller, paperId);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await decideTerms(deps, caller, { paperId, state: 'confirmed', terms: ids });
}

/** The PDF of a paper as an upload; of a later round it is another file of the same text. */
async function uploadOf({ folder }: Filling, key: PaperKey, round = 1): Promise<ReceivedFile> {
  const path = join(folder, `${key}-${round}.pdf`);
  await copyFile(join(import.meta.dirname, 'papers', `${key}.pdf`), path);
  // A comment after the end of a PDF changes nothing but its bytes.
  if (round > 1) await writeFile(path, `\n% ${round}\n`, { flag: 'a' });
  const { size } = await stat(path);
  return { path, name: `${key}.pdf`, type: 'application/pdf', bytes: size };
}

const assign = (filling: Filling, paperId: number, reviewer: string): Promise<void> =>
  assignReviewer(filling.deps, {
    paperId,
    reviewerId: personOf(filling, reviewer),
    days: 21,
    respondDays: 7,
    editorId: personOf(filling, 'editor'),
  });

async function review(
  filling: Filling,
  paperId: number,
  reviewer: string,
  verdict: Verdict,
  note: string,
): Promise<void> {
  const reviewerId = personOf(filling, reviewer);
  await submitReview(filling.deps, { paperId, reviewerId, verdict, note, internalNote: '' });
}

/** A new version; its reviewer has accepted to look at it again. */
async function revise(filling: Filling, paperId: number, author: string, key: PaperKey): Promise<void> {
  const { deps } = filling;
  const upload = await uploadOf(filling, key, 2);
  await revisePaper(deps, { userId: personOf(filling, author), paperId, reply: reviews.reply }, upload);
  await prepareVersion(deps, { paperId, round: 2 });
  const reviewer = key === 'competing-equivalents' ? 'reviewer-language' : 'reviewer-science';
  await answerInvitation(
    deps,
    { paperId, reviewerId: personOf(filling, reviewer) },
    { answer: 'accept', reason: '' },
  );
}

interface NewVolume {
  title: string;
  main: string;
  sub: string;
}

async function publish(filling: Filling, { title, main, sub }: NewVolume): Promise<void> {
  const year = filling.deps.now().getUTCFullYear();
  await createVolumeByCategory(
    filling.deps,
    {
      body: {
        title,
        year,
        main_category: main,
        sub_category: sub,
        published: 'true',
        as_submitted: 'true',
      },
      files: { cover_image: await coverOf(filling, title) },
    },
    personOf(filling, 'editor'),
  );
}

const COVER = { width: 300, height: 420 };
const GREEN = [11, 93, 65];
const GOLD = [227, 178, 60];

/** A cover of rings, in the colours of the site. */
async function coverOf({ folder }: Filling, title: string): Promise<ReceivedFile> {
  const path = join(folder, `cover-${title.length}.png`);
  const { width, height } = COVER;
  const step = 30 + title.length;
  const pixels = Array.from({ length: width * height }, (_, place) => {
    const distance = Math.hypot((place % width) - width / 2, Math.floor(place / width) - height / 2);
    return distance < 140 && distance % step < 9 ? GOLD : GREEN;
  });
  const raw = { width, height, channels: 3 } as const;
  const { size } = await sharp(Buffer.from(pixels.flat()), { raw }).png().toFile(path);
  return { path, name: 'cover.png', type: 'image/png', bytes: size };
}

async function announce(filling: Filling): Promise<void> {
  const { deps, setDay } = filling;
  for (const [place, words] of announcements.entries()) {
    setDay(place * 38);
    await createAnnouncement(deps, words, personOf(filling, 'editor'));
  }
}
