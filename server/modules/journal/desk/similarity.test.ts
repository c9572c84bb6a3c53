import {
  getPaperDeclarations,
  noteSimilarity,
  openSimilarityReport,
} from '@mustalah/contract/journal/co-authors';
import { beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../test/build-paper.ts';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { pdfFile } from '../../../test/send-paper.ts';
import { world } from '../../../test/world.ts';
import { listNamedFiles } from '../paper/named-files.ts';

const w = world();
let editor: TestUser;
beforeAll(async () => {
  editor = await buildUser(w.db, { role: 'journal_admin' });
});

const report = pdfFile('%PDF-1.7\nreport');
const note = (id: number, percent: string, file?: File, as = editor) =>
  w.call(noteSimilarity, { params: { id }, body: { percent }, files: file ? { report: file } : {} }, as);
const noted = async (id: number) =>
  (await w.call(getPaperDeclarations, { params: { id } }, editor)).answer.similarity;
const open = (id: number, as: TestUser) => w.call(openSimilarityReport, { params: { id } }, as);

test('what a search for copied text found is noted with its report, and noted anew', async () => {
  const id = await buildSubmission(w.deps, await buildUser(w.db));
  expect(await noted(id)).toBeNull();
  expect((await note(id, '17', report)).status).toBe(200);
  expect(await noted(id)).toMatchObject({ percent: 17, report: expect.stringContaining('similarity.pdf') });
  expect((await open(id, editor)).status).toBe(200);
  const named: string[] = [];
  for await (const part of listNamedFiles(w.db)) named.push(...part.map(({ of }) => of));
  expect(named.filter((of) => of === `paper:${id}`)).toHaveLength(3);
  await note(id, '3');
  expect(await noted(id)).toMatchObject({ percent: 3, report: null });
  expect((await open(id, editor)).status).toBe(404);
});

test('it is for editors who handle the paper, and a number from 0 to 100', async () => {
  const author = await buildUser(w.db, { role: 'journal_admin' });
  const id = await buildSubmission(w.deps, author);
  await note(id, '0', report);
  const reviewer = await buildUser(w.db, { is_reviewer: true });
  const answers = [
    await note(id, '0', report, author),
    await open(id, author),
    await open(id, reviewer),
    await note(999_999, '1', report),
    await note(id, '101'),
    await note(id, '-1'),
    await note(id, '١٢'),
    await note(id, ''),
    await note(id, '5', pdfFile('<html>')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 404, 400, 400, 400, 400, 415]);
  expect(await noted(id)).toMatchObject({ percent: 0 });
});
