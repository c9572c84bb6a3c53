import { describe, expect, it } from 'vitest';
import { latinCuts } from './parts.ts';

function cut(word: string): string {
  return (latinCuts(word)[0]?.parts ?? []).map((part) => part.text).join('+');
}

describe('latinCuts', () => {
  it.each([
    ['biology', 'bio+logy'],
    ['microbiology', 'micro+bio+logy'],
    ['electrocardiography', 'electro+cardio+graphy'],
    ['hepatitis', 'hepat+itis'],
    ['appendectomy', 'append+ectomy'],
    ['hyperglycemia', 'hyper+glycemia'],
    ['intravenous', 'intra+venous'],
    ['leukocyte', 'leuko+cyte'],
    ['insecticide', 'insecti+cide'],
    ['cholecystectomy', 'cholecyst+ectomy'],
    ['dioxide', 'di+oxide'],
    ['tetrahedron', 'tetra+hedron'],
    ['inorganic', 'in+organ+ic'],
    ['sympathy', 'sym+pathy'],
    ['stethoscopes', 'stetho+scope'],
    ['thermomètre', 'thermo+metre'],
    ['hépatite', 'hepat+ite'],
    ['biologie', 'bio+logie'],
    ['Neuro-logy', 'neuro+logy'],
  ])('cuts %s into %s', (word, parts) => {
    expect(cut(word)).toBe(parts);
  });

  it.each([
    'table',
    'person',
    'hello',
    'window',
    'computer',
    'combination',
    'logy',
    'bio',
    '',
    'عربي',
    '12',
    'x',
  ])('finds nothing in %s', (word) => {
    expect(latinCuts(word)).toEqual([]);
  });

  it('names kind, origin, meaning and Arabic equivalents of each element', () => {
    expect(latinCuts('hepatitis')[0]?.parts).toEqual([
      {
        text: 'hepat',
        part: 'hepat',
        kind: 'root',
        origin: 'greek',
        meaning: 'liver',
        arabic: ['كبد'],
        category: 'medicine',
        sense: [{ word: 'كبد', science: null }],
      },
      {
        text: 'itis',
        part: 'itis',
        kind: 'suffix',
        origin: 'greek',
        meaning: 'inflammation',
        arabic: ['التهاب'],
        category: 'medicine',
        sense: [{ word: 'التهاب', science: null }],
      },
    ]);
  });
});
