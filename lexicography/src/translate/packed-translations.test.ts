import { expect, test } from 'vitest';
import { packTranslations, readTranslations } from './packed-translations.ts';

const TABLE = new Map([
  [
    'ضغط',
    [
      { latin: 'pressure', share: 2 / 3 },
      { latin: 'stress', share: 0.1 },
    ],
  ],
  ['تيار', [{ latin: 'electric current', share: 1e-7 }]],
]);

test('translations are read as they were packed, their shares to the last digit', () => {
  const read = readTranslations(packTranslations(TABLE));
  for (const [key, row] of TABLE) expect(read.get(key)).toEqual(row);
  expect(read.get('حرارة')).toBeUndefined();
});
