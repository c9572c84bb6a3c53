import type { TermEntry } from '@mustalah/lexicography/find/term-index';
import { expect, test } from 'vitest';
import { openFinder } from './finder.ts';

async function* dictionaryOf(...terms: TermEntry[]) {
  yield terms;
}

const paper = { abstract: 'نقيس نشاط الإنزيم.', pages: '' };

test('a thread finds the terms of the dictionary in one paper after the other', async () => {
  const finder = await openFinder(dictionaryOf({ id: 7, arabic: 'إنزيم', latin: 'enzyme' }));
  try {
    for (const _ of [1, 2]) {
      expect(await finder.find(paper)).toMatchObject([{ termId: 7, inAbstract: 1, inText: 0 }]);
    }
  } finally {
    await finder.close();
  }
});

test('a thread that died fails every paper after it, and nothing else', async () => {
  const finder = await openFinder(dictionaryOf({ id: 7, arabic: null as never, latin: 'enzyme' }));
  try {
    await expect(finder.find(paper)).rejects.toThrow();
    await expect(finder.find(paper)).rejects.toThrow();
  } finally {
    await finder.close();
  }
});
