import { searchKeys } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { rankSimilar, type SimilarCandidate } from './rank-similar.ts';

const field = 'الاقتصاد';

const candidate = (id: number, arabic: string, latin = '', category = field): SimilarCandidate => ({
  id,
  arabic,
  latin,
  category,
  is_approved: true,
  votes: 0,
  arabic_bare: searchKeys(arabic).bare,
  arabic_stem: searchKeys(arabic).stem,
  latin_stem: searchKeys(latin).stem,
  closeness: 0.3,
});

function similarTo(arabic: string, terms: readonly string[], latin = ''): string[] {
  const { bare, stem } = searchKeys(arabic);
  const asked = { bare, stem, latinStem: searchKeys(latin).stem, category: field };
  const candidates = terms.map((term, id) =>
    candidate(id, ...(term.split('|') as [string, string?, string?])),
  );
  return rankSimilar(asked, candidates, 5).map((term) => term.arabic);
}

test.each([
  ['two words', 'سعر الصرف العائم', 'سعر الصرف'],
  ['the word it is about', 'البطالة المقنّعة', 'بطالة'],
  ['what its last word means', 'محزوز الحيود', 'حيود'],
])('%s make %s like %s', (_, asked, term) => {
  expect(similarTo(asked, [term])).toEqual([term]);
});

test.each([
  ['a word within a longer term', 'مجهر القوة الذرية', ['قوة']],
  ['an empty word beside an adjective', 'غاز صخري', ['علم الصخور']],
  ['the root', 'العدالة الانتقالية', ['معادلة تفاضلية']],
  ['another field', 'البطالة المقنّعة', ['بطالة||القانون']],
  [
    'a first word that many terms have',
    'إدارة التسويق',
    ['وقت|time', 'أزمات|crisis', 'تغيير|change', 'معرفة|knowledge'].map((each) => `إدارة ${each} management`),
  ],
])('%s makes none like %s', (_, asked, terms) => {
  expect(similarTo(asked, terms, 'marketing management')).toEqual([]);
});

test('a rare first word counts where both have a Latin word in common too', () => {
  const known = ['كسر عشري|decimal fraction', 'كسر مفتوح|open break'];
  expect(similarTo('كسر غير حقيقي', known, 'improper fraction')).toEqual(['كسر عشري']);
});

test('a Latin word that is all of one counts as an Arabic one', () => {
  expect(similarTo('القيادة التحويلية', ['ريادة|leadership'], 'transformational leadership')).toEqual([
    'ريادة',
  ]);
});
