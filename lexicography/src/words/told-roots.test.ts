import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { factsOfAsked, factsOfWords } from '../define/facts-of-term.ts';
import { readTerm, rootsOfQuery, rootsOfTerm } from './read-term.ts';

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`../../eval/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.normalize('NFC').split('\t'));

test.each([
  ['rootless', 0.005],
  ['rootless-second', 0.015],
  ['rootless-third', 0],
  ['rootless-fourth', 0],
  ['rootless-fifth', 0.015],
  ['rootless-sixth', 0],
  ['rootless-seventh', 0],
  ['rootless-eighth', 0],
  ['rootless-ninth', 0],
  ['rootless-tenth', 0],
  ['rootless-eleventh', 0.01],
  ['rootless-twelfth', 0.01],
  ['rootless-thirteenth', 0],
  ['rootless-fourteenth', 0],
  ['rootless-fifteenth', 0],
  ['rootless-sixteenth', 0],
  ['rootless-seventeenth', 0],
  ['rootless-eighteenth', 0],
  ['rootless-nineteenth', 0],
  ['rootless-twentieth', 0],
  ['rootless-twenty-first', 0],
  ['rootless-twenty-second', 0],
  ['rootless-twenty-third', 0],
  ['rootless-twenty-fourth', 0],
])('%s: no root is told of words borrowed, blended, abbreviated or without inflection', (name, most) => {
  const rows = rowsOf(name);
  const told = rows.filter(([arabic = '', latin = '', own = '']) =>
    readTerm(arabic, latin).some(({ word, reading }) => reading && own.split(' ').includes(word)),
  );
  expect(told.length / rows.length, JSON.stringify(told)).toBeLessThanOrEqual(most);
});

test('one borrowed word that is written as several has no root in any of them, but an Arabic name that Latin has as one', () => {
  for (const [arabic, latin] of [
    ['لاب توب', 'laptop'],
    ['بلوك تشين', 'blockchain'],
    ['بولي كربونات', 'polycarbonate'],
  ] as const)
    expect(rootsOfTerm(arabic, latin), arabic).toEqual([]);
  expect(rootsOfTerm('إبط الجوزاء', 'Betelgeuse')).not.toEqual([]);
});

test.each([
  'rooted',
  'rooted-second',
  'rooted-third',
  'rooted-fourth',
  'rooted-fifth',
  'rooted-sixth',
  'rooted-seventh',
  'rooted-eighth',
  'rooted-ninth',
  'rooted-tenth',
  'rooted-eleventh',
  'rooted-twelfth',
  'rooted-thirteenth',
])('%s: derived words keep their roots, also beside Latin that sounds alike', (name) => {
  const rows = rowsOf(name);
  const lost = rows.filter(
    ([arabic = '', latin = '', root = '']) =>
      !root.split('|').some((one) => rootsOfTerm(arabic, latin).includes(one)),
  );
  expect(lost.length / rows.length, JSON.stringify(lost)).toBeLessThanOrEqual(0.015);
});

describe('no root is told of', () => {
  test.each([
    ['a coinage that only letters read as Arabic', 'مجين', 'genome'],
    ['a loan whose letters are an elative', 'أليل', 'allele'],
    ['the relative of a loan with a native namesake', 'أمينيّ', 'amino acid'],
    ['the same beside another Latin', 'غازيّ', 'turbine'],
    ['an abbreviation that looks like a verb', 'الرنا', 'RNA'],
    ['the same without its Latin', 'الرنا', ''],
    ['an abbreviation read without its hamza', 'سوات', ''],
    ['a particle', 'بلا', 'without'],
    ['the relative of a pronoun', 'هُويّة', 'identity'],
    ['a clipped loan', 'تلفن', ''],
    ['a noun that a later verb was made of', 'إقليم', 'region'],
    ['a unit with a native namesake', 'طن', ''],
    ['a hybrid', 'صَرفم', 'morpheme'],
    ['a word whose radicals are those of no root', 'مُتماكب', 'isomer'],
    ['a word that would have آ where it has ا', 'مازر', ''],
    ['letters of an abbreviation', 'جي بي إس', ''],
    ['one such letter', 'إس', ''],
    ['a loan that is also a rarer word without its last radical', 'رام', ''],
    ['a loan that is also a plural', 'كوارك', ''],
    ['a salt named with a foreign suffix', 'كبريتات', 'sulfates'],
    ['a noun of four letters of which no verb is made', 'زرنيخ', 'arsenic'],
    ['one that shares them with another', 'برسام', ''],
    ['a noun that a later verb was made of, though it has four letters', 'زئبق', 'mercury'],
    ['a name that the Latin has, though a noun is written so', 'هول', 'Hall effect'],
    ['a name that no noun is written like', 'غالوا', ''],
    ['letters that a particle is no part of', 'ليدو', 'ludo'],
    ['letters that are no plural', 'جردون', ''],
    ['the relative of a borrowed noun, though a native verb has its letters', 'سكّريّ', 'saccharine'],
    ['the relative of a borrowed noun without its ة', 'خرسانيّ', ''],
    ['a number behind names of letters', 'إم بي ثري', 'MP3'],
    ['a borrowed noun that is written like a native one', 'سكر', 'sugar'],
    ['the same where nothing decides', 'سكر', ''],
    ['a verbal noun of a borrowed one whose letters are a native root', 'تأيين', ''],
    ['the participle of the same', 'المتأيّن', 'ionized'],
    ['an abbreviation that looks like a participle', 'سابك', ''],
    ['a name that looks like an accusative', 'ساما', ''],
    ['a loan in يه', 'سوريه', ''],
    ['a loan that would begin with a particle', 'بلغة', ''],
    ['a loan in ين', 'سترين', ''],
    ['a loan that looks like the relative of a plural', 'جيلاتي', ''],
    ['two letters with a dual', 'ستان', ''],
    ['a loan that would be a particle before two letters', 'بزق', ''],
    ['a name whose letters are a regular noun', 'تشرش', ''],
    ['the relative in وي of a borrowed noun', 'نشويّ', 'starchy'],
    ['a plural that is rather of a loan', 'أمينات', ''],
    ['the name of a people', 'آراميّ', ''],
    ['a loan that would have lost its last radical', 'موف', ''],
    ['an abbreviation of a unit beside its name', 'كلم', 'kilometre'],
    ['the same with the article', 'الكفر', 'tyre'],
    ['the name of a letter', 'الباء', 'letter B'],
    ['a loan that does not sound as its English', 'قمرة', 'cabin'],
    ['a noun listed under a root of another word, of which no verb is made', 'واحة', 'oasis'],
    ['a word without its hamza that is also another without its last radical', 'راس', ''],
    ['the unit of a numeral, though it is also who drives camels', 'الحادي والعشرون', '', 'الحادي'],
    ['the same before ten', 'الحادية عشرة', '', 'الحادية'],
    ['letters of a wish and of safety, where nothing decides', 'أمنيّة', ''],
    ['a word of a borrowed tool beside its Latin', 'تفريز', 'milling'],
    ['the relative of a borrowed sugar with a native namesake', 'ريبيّ', 'ribonucleic acid'],
    ['a verbal noun of a borrowed one, of which no dictionary has the verb', 'برشمة', 'riveting'],
    ['letters of three roots beside Latin that says another word', 'دواليّة', 'functionality'],
    ['a mosque by another name', 'مَسيد', 'kuttab'],
    ['watches by turns, from Italian', 'ورديّة', 'shift'],
  ])('%s: %s', (_, arabic, latin, own = arabic) => {
    const told = readTerm(arabic, latin).flatMap(({ word, reading }) =>
      reading && own.split(' ').includes(word) ? reading.root : [],
    );
    expect(told).toEqual([]);
  });
});

test.each([
  ['what the list of nouns calls by the Latin, though it sounds alike', 'قطن', 'cotton', 'قطن'],
  ['the listed noun of several whose English the Latin says', 'سنة', 'light-year', 'سنو'],
  ['a relative whose shadda is written', 'معديّ', 'nasogastric tube', 'معد'],
  ['a noun of a verb that was made of a borrowed one', 'أتمتة', 'automation', 'ءتمت'],
  ['a stem with an added و', 'حوسبة', 'computing', 'حسب'],
  ['a stem with an added ي', 'هيكل', 'structure', 'هكل'],
  ['the rarer word where its marks are written', 'رامٍ', '', 'رمي'],
  ['a word with آ where the Latin says it', 'مازر', 'apron', 'ءزر'],
  ['a word that lacks only its hamza', 'تاثير', '', 'ءثر'],
  ['a word that is also the name of a letter', 'زي', '', 'زيي'],
  ['a verb that was made of a noun without one', 'زأبقة', '', 'زءبق'],
  ['a verb made of a noun in classical dress', 'تقنين', '', 'قنن'],
  ['a word that Latin has from Arabic', 'وادٍ', 'wadi', 'ودي'],
  ['a noun with a borrowed namesake, which the Latin says', 'جزر', 'ebb', 'جزر'],
  ['a noun with a namesake among persons', 'هول', '', 'هول'],
  ['a plural that shows no hamza', 'مرايا', '', 'رءي'],
  ['a word whose first letter might be a particle before another', 'وذمة', '', 'وذم'],
  ['an adverb', 'أولا', '', 'ءول'],
  ['a word behind a particle behind another', 'مد وجزر', '', 'مدد', 'جزر'],
  ['a plural of a noun in ة though a loan has its other letters', 'جولات', '', 'جول'],
  ['a stem with the م of a noun', 'تموضع', '', 'وضع'],
  ['a phrase that stands for a particle', 'بمثابة', '', 'ثوب'],
  ['a native namesake of an abbreviation', 'كلم', '', 'كلم'],
  ['the same beside its own Latin', 'قرش', 'shark', 'قرش'],
  ['the blade beside the code', 'شفرة', 'blade', 'شفر'],
  ['a doubled radical whose shadda is written', 'حارّة', '', 'حرر'],
  ['a last one too', 'حَمّة', 'thermal spring', 'حمم'],
  ['two letters of which one is doubled behind a particle', 'فكّ وحلّ', '', 'فكك', 'حلل'],
  ['mud without a shadda', 'وحل', '', 'وحل'],
  ['a valve beside the one that is listed without a shadda', 'صمّام', 'valve', 'صمم'],
  ['a last radical that fell, by its tanwin', 'حساب جارٍ', 'current account', 'حسب', 'جري'],
  ['the same where a loan has its letters', 'جانٍ', 'offender', 'جني'],
  ['the same of a noun of form VI', 'تنامٍ', '', 'نمو'],
  [
    'the feminine of an adjective that the Latin says, though a noun has its letters',
    'أمنيّة',
    'security',
    'ءمن',
  ],
  ['that noun where the Latin says it', 'أمنيّة', 'wish', 'مني'],
  ['a hamza that is a radical', 'مِجزاء', 'divider', 'جزء'],
  ['a word whose first letter is its own', 'مطيليّة', 'ductility', 'مطل'],
  ['a word whose ي is its own, though it would be the relative of a loan', 'ماشية', 'livestock', 'مشي'],
  ['the camel driver', 'الحادي', '', 'حدو'],
  ['a word that Latin writes in its own letters', 'قصبة', 'qasaba', 'قصب'],
  ['the same of a word that no table has', 'تورُّق', 'tawarruq', 'ورق'],
  ['the same with a doubled letter', 'كُتّاب', 'kuttab', 'كتب'],
])('a root is told of %s: %s', (_, arabic, latin, ...roots) => {
  expect(rootsOfTerm(arabic, latin)).toEqual(roots);
});

test.each([
  ['يستخرجون', ['خرج']],
  ['استخراج المعادن', ['خرج', 'عدن']],
  ['حوسبة', ['حسب']],
  ['أليل', []],
  ['مجين', []],
  ['كهرمائية', []],
  ['جي بي إس', []],
])('who searches for %s finds the family of %j', (text, roots) => {
  expect(rootsOfQuery(text)).toEqual(roots);
});

test.each([
  ['استخرج', '', 'خ ر ج', 'perfect', ['اِسْتَفْعَلَ']],
  ['يستخرج', '', 'خ ر ج', 'imperfect', ['يَسْتَفْعِلُ']],
  ['خرج', 'output', 'خ ر ج', 'perfect', ['فَعَلَ', 'فَعَّلَ']],
  ['خَرَجَ', '', 'خ ر ج', 'perfect', ['فَعَلَ']],
  ['دَرَسَ', '', 'د ر س', 'perfect', ['فَعَلَ']],
  ['قال', '', 'ق و ل', 'perfect', ['فَعَلَ']],
  ['يُحوسب', '', 'ح س ب', 'imperfect', ['يُفَعْلِلُ']],
])('%s that somebody asks about is explained as a verb', (asked, latin, root, kind, patterns) => {
  expect(factsOfAsked(asked, asked, latin)).toMatchObject([{ word: asked, root, kind, patterns }]);
});

test.each([
  ['a form that nobody uses', 'استدلب', ''],
  ['an abbreviation beside its Latin', 'كاد', 'CAD'],
  ['a loan', 'مجين', ''],
  ['another person', 'بيرت', ''],
  ['a borrowed noun of which it was made', 'جمرك', 'customs'],
])('%s is explained as no verb: %s', (_, asked, latin) => {
  expect(factsOfAsked(asked, asked, latin)).toEqual([]);
});

test('who writes no last vowel asks about the noun', () => {
  expect(factsOfAsked('درس', 'درس', '')).toMatchObject([{ patterns: ['فَعْل'] }]);
});

test.each([
  ['قانون مور', []],
  ['مخطّط فنّ', ['خطط']],
  ['مقياس هول', ['قيس']],
  ['مجال هول', ['جول', 'هول']],
])('behind the name of a law a word is a person: %s tells %j', (term, roots) => {
  expect(rootsOfTerm(term, '')).toEqual(roots);
});

test('of listed words of several roots none is told where nothing decides', () => {
  expect(rootsOfTerm('سنة', '')).toEqual([]);
});

test.each([
  ['كهرمائيّة', ['كهرباء', 'ماء']],
  ['كهروضوئيّ', ['كهرباء', 'ضوء']],
  ['برمائيّات', ['بر', 'ماء']],
  ['الزمكان', ['زمان', 'مكان']],
  ['حلمأة', ['حل', 'ماء']],
  ['متحلمئ', ['حل', 'ماء']],
])('%s is told to be blended', (word, parts) => {
  expect(factsOfWords(word, '')).toMatchObject([{ root: null, blendOf: parts }]);
});

test('a salt of a word that has a root has it too, but no measure of a plural', () => {
  expect(factsOfWords('خلات', 'acetate')).toMatchObject([{ root: 'خ ل ل', patterns: [] }]);
  expect(factsOfWords('شهادات', 'certificates')).toMatchObject([{ patterns: ['فَعَالَات'] }]);
});

test.each([
  ['مُطلَقة', 'مُفْعَلَة'],
  ['مُطلَّقة', 'مُفَعَّلَة'],
  ['مُخرَجات', 'مُفْعَلَات'],
  ['فُقاعة', 'فُعَالَة'],
  ['المدخلات', ''],
  ['المطارات', 'مَفْعَلَات'],
  ['بحار', ''],
  ['محافظ', ''],
  ['عَمالة', ''],
  ['صَحارٍ', ''],
  ['غِرين', ''],
])(
  'who writes vowels writes a shadda too, and unmarked letters that are two words tell no measure: %s',
  (word, measure) => {
    expect(readTerm(word, '')).toMatchObject([{ reading: { pattern: measure } }]);
  },
);

test.each([
  ['كيفيّة', 'كيف'],
  ['الكمّيّة', 'كم'],
  ['لِمّيّة', 'لم'],
])('%s is told to be made of a particle', (word, particle) => {
  expect(factsOfWords(word, '')).toMatchObject([{ root: null, particle }]);
});

test.each(['بينيّة', 'كربونيّ', 'منية'])('%s is made of no particle', (word) => {
  expect(factsOfWords(word, '').flatMap((facts) => facts.particle ?? [])).toEqual([]);
});

test.each(['كهربائيّ', 'كهرمان', 'مائيّة'])('%s is no blend', (word) => {
  expect(readTerm(word, '')).toMatchObject([{ blendOf: null }]);
});
