import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPapers } from './read-papers.ts';

const papers = Object.values(readPapers());
const bodyOf = (path: string) =>
  readFileSync(path.replace(/\.pdf$/, '.md'), 'utf8').split('\n---\n')[1] ?? '';

test('the abstracts of the trial papers are as long as the guide asks', () => {
  const lengths = papers.map(({ abstract }) => abstract.split(/\s+/).length);
  expect(lengths.filter((length) => length < 150 || length > 250)).toEqual([]);
});

test('they have the parts of a paper under the names of the guide, and number their sources as it does', () => {
  const parts = 'المقدمة المنهجية النتائج المناقشة الخاتمة المراجع'.split(' ');
  const faulty = papers.filter(({ path }) => {
    const body = bodyOf(path);
    const headings = [...body.matchAll(/^# (.*)$/gm)].map(([, heading]) => heading);
    return headings.join(' ') !== parts.join(' ') || /\[\d/.test(body) || !/[^\n]\[١\]/.test(body);
  });
  expect(faulty.map(({ title }) => title)).toEqual([]);
});
