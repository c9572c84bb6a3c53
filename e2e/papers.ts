import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { bearer, newMember, type Person, theAdmin } from './people.ts';

const pdf = readFileSync(join(import.meta.dirname, '../server/seed/demo/papers/words-for-pain.pdf'));

let serial = 0;
/** A title that no other journey uses. */
export const newTitle = (): string => `ألفاظ الألم في العربية ${process.pid}${Date.now()}${serial++}`;

export interface Accepted {
  id: number;
  title: string;
  author: Person;
}

export const CATEGORY = { main_category: 'الطب', sub_category: 'طب الأسرة' };

/** A paper that was submitted and accepted. */
export async function acceptedPaper(
  request: APIRequestContext,
  category: typeof CATEGORY = CATEGORY,
): Promise<Accepted> {
  const [author, admin] = [await newMember(request, 'ليلى العالمة'), await theAdmin(request)];
  const title = newTitle();
  const submitted = await request.post('/api/journal/submit/', {
    headers: bearer(author),
    multipart: {
      title,
      ...category,
      abstract: 'نصف في هذا البحث الألفاظ التي يصف بها المرضى آلامهم، ونقابلها بمقاييس الألم.',
      keywords: 'الألم، اللغة',
      pdf_file: { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf },
    },
  });
  expect(submitted.status()).toBe(201);
  const { id } = await submitted.json();
  const accepted = await request.patch(`/api/journal/papers/${id}/status/`, {
    headers: bearer(admin),
    data: { status: 'approved' },
  });
  expect(accepted.status()).toBe(200);
  return { id, title, author };
}

/** A published volume of one paper. */
export async function publishedVolume(request: APIRequestContext) {
  const paper = await acceptedPaper(request);
  const title = `مجلد ${paper.title}`;
  const made = await request.post('/api/journal/create-volume-by-category/', {
    headers: bearer(await theAdmin(request)),
    multipart: { title, year: '2026', ...CATEGORY, paper_ids: String(paper.id) },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  return { id: id as number, title, paper };
}
