import { type APIRequestContext, expect } from '@playwright/test';
import { arabicPdf } from '../server/test/pdfs.ts';
import { bearer, newMember, type Person, theAdmin, tokensOf } from './people.ts';

// Each is read four times by a process of its own: of two pages in full that takes twice as long.
const pdf = Buffer.from(
  await arabicPdf('ألفاظ الألم', [
    'سجّلنا وصف ثمانين مريضًا آلامهم بألفاظهم في أقسام الجراحة والباطنة والولادة.',
    'وفي العمل حدّان: أن المرضى من مدينة واحدة، وأن اللهجة أثّرت في بعض الألفاظ.',
  ]),
);

let serial = 0;
/** A title that no other journey uses. */
export const newTitle = (): string => `ألفاظ الألم في العربية ${process.pid}${Date.now()}${serial++}`;

export interface Submitted {
  id: number;
  title: string;
  author: Person;
}

export const CATEGORY = { main_category: 'الطب', sub_category: 'طب الأسرة' };

/** A paper that waits for its review. */
export async function submittedPaper(
  request: APIRequestContext,
  category: typeof CATEGORY = CATEGORY,
  coAuthors: readonly { name: string; email: string }[] = [],
): Promise<Submitted> {
  const author = await newMember(request, 'ليلى العالمة');
  const title = newTitle();
  const submitted = await request.post('/api/journal/submit/', {
    headers: bearer(author),
    multipart: {
      title,
      ...category,
      abstract: 'نصف في هذا البحث الألفاظ التي يصف بها المرضى آلامهم، ونقابلها بمقاييس الألم.',
      keywords: 'الألم، اللغة',
      co_authors: JSON.stringify(coAuthors),
      pdf_file: { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf },
    },
  });
  expect(submitted.status()).toBe(201);
  const { id } = await submitted.json();
  return { id, title, author };
}

/** A paper that was submitted and accepted. */
export async function acceptedPaper(
  request: APIRequestContext,
  category: typeof CATEGORY = CATEGORY,
): Promise<Submitted> {
  const paper = await submittedPaper(request, category);
  const accepted = await request.patch(`/api/journal/papers/${paper.id}/status/`, {
    headers: bearer(await theAdmin(request)),
    data: { status: 'approved' },
  });
  expect(accepted.status()).toBe(200);
  return paper;
}

/** A member whom an admin made a reviewer, signed in since. */
export async function newReviewer(request: APIRequestContext, name: string): Promise<Person> {
  const reviewer = await newMember(request, name);
  const answer = await request.patch(`/api/users/${reviewer.id}/`, {
    headers: bearer(await theAdmin(request)),
    data: { is_reviewer: true },
  });
  expect(answer.status()).toBe(200);
  return { ...reviewer, tokens: await tokensOf(request, reviewer.email, reviewer.password) };
}

/** A published volume of one paper. */
export async function publishedVolume(request: APIRequestContext) {
  const paper = await acceptedPaper(request);
  const title = `مجلد ${paper.title}`;
  const made = await request.post('/api/journal/create-volume-by-category/', {
    headers: bearer(await theAdmin(request)),
    multipart: { title, year: '2026', ...CATEGORY, paper_ids: String(paper.id), as_submitted: 'true' },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  // What readers get is made in the background.
  const file = `/articles/${paper.id}/paper.pdf`;
  await expect.poll(async () => (await request.get(file)).status(), { timeout: 60_000 }).toBe(200);
  return { id: id as number, title, paper };
}

/** Correct a published paper with a notice for its readers, and give the page of that. */
export async function noticeOn(request: APIRequestContext, { id, title }: Submitted): Promise<string> {
  const corrected = await request.patch(`/api/journal/papers/${id}/`, {
    headers: bearer(await theAdmin(request)),
    data: { title: `${title} ومقاييسه`, notice: 'سقطت من العنوان كلمة.' },
  });
  expect(corrected.status()).toBe(200);
  const { corrections } = await (await request.get(`/api/journal/articles/${id}/`)).json();
  return `/articles/${id}/corrections/${corrections[0].id}`;
}
