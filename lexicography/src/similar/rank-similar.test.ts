import { searchKeys } from '@mustalah/morphology';
import { expect, test } from 'vitest';
import { rootsOfTerm } from '../words/read-term.ts';
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
  definition: '',
  roots: rootsOfTerm(arabic, latin),
  closeness: 0.3,
});

function similarTo(arabic: string, terms: readonly string[], latin = ''): string[] {
  const { bare, stem } = searchKeys(arabic);
  const asked = { bare, stem, latinStem: searchKeys(latin).stem, category: field, entry: null };
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

function kinOf(arabic: string, terms: readonly SimilarCandidate[], latin = ''): string[] {
  const { bare, stem } = searchKeys(arabic);
  const entry = { arabic, definition: 'كلام عن الدافع الذي يحمل على العمل.' };
  const asked = { bare, stem, latinStem: searchKeys(latin).stem, category: field, entry };
  return rankSimilar(asked, terms, 5).map((term) => term.arabic);
}

test.each<[string, string, SimilarCandidate, string?]>([
  ['one field and their first word', 'احتكار القلّة', candidate(1, 'احتكار ثنائي', 'duopoly')],
  ['one field and the root of a Latin word', 'احتكار', candidate(1, 'محتكر', 'monopolist')],
  ['one field and their stem', 'دافعيّة', candidate(1, 'دافع', 'motive')],
  ['a definition and their Latin', 'دافعيّة', candidate(1, 'دافع', 'motive', 'علم النفس'), 'motivation'],
  [
    'a definition that has another word of one stem and their Latin',
    'حساسيّة',
    { ...candidate(1, 'حسّاس', 'sensible element', 'الهندسة'), definition: 'ما فيه حساسيّة للضوء.' },
    'sensibility',
  ],
])(
  'an entry is kin of a term whose first word is of its root, where they meet in %s too',
  (_, asked, term, latin = 'monopoly') => {
    expect(kinOf(asked, [term], latin)).toEqual([term.arabic]);
  },
);

test.each<[string, string, SimilarCandidate]>([
  [
    'a term of another field with the same first word',
    'احتكار القلّة',
    { ...candidate(1, 'احتكار السلطة', 'x', 'القانون'), definition: 'احتكار الحكم.' },
  ],
  [
    'a term of another field whose definition has its own word only',
    'حساسيّة',
    { ...candidate(1, 'حسّاس', 'sensor', 'الهندسة'), definition: 'حسّاس يقيس الحرارة.' },
  ],
  ['a term of another field by a definition alone', 'دافعيّة', candidate(1, 'دافع', 'motive', 'علم النفس')],
  ['a term of its field alone', 'احتكار', candidate(1, 'محتكر', 'hoarder')],
  ['a longer term that begins with a word of its definition', 'اندفاع', candidate(1, 'دافع ذاتيّ', 'drive')],
  [
    'a term whose definition has the word that it begins with',
    'دافع ذاتيّ',
    { ...candidate(1, 'اندفاع', 'rashness'), definition: 'عمل يشتدّ فيه دافع.' },
  ],
  ['a term of another field', 'آلة المتّجهات الداعمة', candidate(1, 'أوّليّات', 'protozoa', 'الأحياء')],
  ['a term that has its root within', 'عدد أوّليّ', candidate(1, 'منتج أوّليّ', 'primary producer')],
])('%s is no kin of an entry, whatever its letters', (_, asked, term) => {
  expect(kinOf(asked, [term], 'monopoly')).toEqual([]);
});

test('a term that is no entry has no kin', () => {
  expect(similarTo('احتكار', ['محتكر'])).toEqual([]);
});

test('why a term is similar is told in words, and not in stems', () => {
  const latinStem = searchKeys('natural selections').stem;
  const asked = { bare: 'نشوء', stem: 'نشوء', latinStem, category: field, entry: null };
  const [similar] = rankSimilar(asked, [candidate(1, 'انتقاء', 'natural selection')], 1);
  expect(similar?.why).toBe('يشترك معه في المقابل اللاتيني «natural selection»');
});
