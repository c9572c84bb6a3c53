import { expect, test } from 'vitest';
import { writtenNames } from './written-names.ts';

test('each line is a name in the language of its letters, once', () => {
  expect(writtenNames(' تلسكوب \n\nfield glass\nDNA\nتلسكوب')).toEqual([
    { language: 'ar', text: 'تلسكوب', kind: 'term' },
    { language: 'en', text: 'field glass', kind: 'term' },
    { language: 'en', text: 'DNA', kind: 'abbreviation' },
  ]);
  expect(writtenNames('  ')).toEqual([]);
});
