import { describe, expect, test } from 'vitest';
import { EVERYDAY, VAGUE } from './everyday-words.ts';
import { findTerms } from './find-terms.ts';
import { foldWord, indexTerms, type TermEntry } from './term-index.ts';

const terms: readonly (readonly [arabic: string, latin: string])[] = [
  ['خليّة', 'cell'],
  ['خليّة جذعيّة', 'stem cell'],
  ['غشاء خلويّ', 'cell membrane'],
  ['صخر مُتحوّل', 'metamorphic rock'],
  ['سرعة', 'speed'],
  ['سرعة متّجهة', 'velocity'],
  ['درجة الحرارة', 'temperature'],
  ['ريّ بالتنقيط', 'drip irrigation'],
  ['تفاضُل وتكامُل', 'calculus'],
  ['تعليم عن بُعد', 'distance education'],
  ['تعلُّم آليّ', 'machine learning'],
  ['نوع', 'species'],
  ['حثّ', 'induction'],
  ['إنزيم', 'enzyme'],
  ['صَوّان', 'flint'],
  ['شَتل', 'transplanting'],
  ['ذكاء اصطناعيّ', 'AI'],
  ['مُعامِل', 'coefficient'],
  ['مُعامِل الارتباط', 'correlation coefficient'],
  ['مَجال', 'field'],
  ['حقل', 'field'],
  ['ألكان', 'alkane'],
  ['ضغط الدم', 'blood pressure'],
  ['فرط ضغط الدم', 'hypertension'],
  ['بُعد', 'dimension'],
  ['يمين', 'oath'],
  ['أمّ', 'mother'],
  ['تبنٍّ', 'adoption'],
];
const entries: TermEntry[] = terms.map(([arabic, latin], id) => ({ id, arabic, latin }));
const index = indexTerms(entries);

/** What was found, as it stands in the text, with the term it is. */
const found = (text: string): [string, string][] =>
  findTerms(text, index)
    .flatMap(({ id, places }) => places.map(({ start, end }) => ({ id, start, end })))
    .sort((one, other) => one.start - other.start)
    .map(({ id, start, end }) => [text.slice(start, end), entries[id]?.latin ?? '']);

describe('an Arabic term is found', () => {
  test.each([
    ['بلا علامات وبها', 'الخلايا الجِذعيّة', 'الخلايا الجِذعيّة', 'stem cell'],
    ['behind what is written before it', 'وبالخلايا الجذعية', 'وبالخلايا الجذعية', 'stem cell'],
    ['behind ل and the article', 'للخلية الجذعية', 'للخلية الجذعية', 'stem cell'],
    ['behind a bare particle', 'يقاس بسرعة متجهة', 'بسرعة متجهة', 'velocity'],
    ['in the dual', 'خليتان جذعيتان', 'خليتان جذعيتان', 'stem cell'],
    ['in the accusative', 'غشاءً خلويًا رقيقًا', 'غشاءً خلويًا', 'cell membrane'],
    ['in a plural with which its adjective agrees', 'صخورٌ متحوّلة', 'صخورٌ متحوّلة', 'metamorphic rock'],
    ['with a pronoun', 'قيست درجة حرارته', 'درجة حرارته', 'temperature'],
    ['with an article more', 'الري بالتنقيط', 'الري بالتنقيط', 'drip irrigation'],
    ['with an article in every word', 'التفاضل والتكامل', 'التفاضل والتكامل', 'calculus'],
    ['around what takes no article', 'التعليم عن بعد', 'التعليم عن بعد', 'distance education'],
    ['behind و before three letters', 'وفرط ضغط الدم', 'وفرط ضغط الدم', 'hypertension'],
    ['whose ال is its own', 'ألكانات', 'ألكانات', 'alkane'],
    ['without hamza', 'الانزيمات', 'الانزيمات', 'enzyme'],
    ['as its author marked it', 'صَوّان', 'صَوّان', 'flint'],
  ])('%s', (_, text, words, latin) => {
    expect(found(`ثم ${text}.`)).toEqual([[words, latin]]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['over a full stop', 'سرعة. متجهة'],
    ['of a term whose ال is its own', 'كان ذلك'],
    ['within another word', 'هذا بحث جديد'],
    ['of a word that may mean anything', 'هذا النوع من الأنواع'],
    ['of what is a preposition or a side before it is a term', 'كُتب بعد ذلك من اليمين'],
    ['of a particle that might be a noun in the accusative', 'أما بعد'],
    ['behind a preposition, of an accusative', 'كتبنا ذلك'],
    ['of an everyday word in passing', 'سار بسرعة'],
    ['against the marks of its author', 'صِوان الأذن'],
    ['of a plural that is another word’s', 'زرع الشتلات'],
    ['in letters at random', 'ططط ززز 123 ؟!'],
    ['in nothing', ''],
    ['of two terms with one Latin name', 'the whole field'],
    ['of a vague Latin word in its plural', 'velocities of inductions'],
    ['of an abbreviation that is a word', 'ai ai'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

test.each([
  ['with its article', 'السرعة تزداد', 'السرعة'],
  ['before what it belongs to', 'تزداد سرعة الجسم', 'سرعة'],
])('an everyday word counts %s', (_, text, word) => {
  expect(found(text)).toEqual([[word, 'speed']]);
});

test('a definite noun before an indefinite adjective is a sentence, no phrase', () => {
  expect(found('السرعة متجهة إلى اليمين')).toEqual([['السرعة', 'speed']]);
});

test('a word that may mean anything counts beside its Latin', () => {
  expect(found('ينقرض هذا النوع (species) سريعًا')).toEqual([['النوع', 'species']]);
});

test('the longest phrase wins, and what follows it is looked at again', () => {
  expect(found('حُسب معامل الارتباط ومعامل آخر')).toEqual([['معامل الارتباط', 'correlation coefficient']]);
  expect(found('غشاء خلوي وخلية جذعية وإنزيم').map(([, latin]) => latin)).toEqual([
    'cell membrane',
    'stem cell',
    'enzyme',
  ]);
});

test('the Latin in brackets behind a term is the same mention', () => {
  expect(findTerms('التعلم الآلي (machine learning) فرع. Machine learning is a field.', index)).toEqual([
    { id: 10, count: 2, places: [{ start: 0, end: 12 }, expect.anything()] },
  ]);
});

test.each([
  ['Stem cells and enzymes', ['stem cell', 'enzyme']],
  ['the cell-membrane of a cell', ['cell membrane']],
  ['We use AI here', ['AI']],
])('Latin text (%s) names the terms of these equivalents', (text, latin) => {
  expect(found(text).map(([, name]) => name)).toEqual(latin);
});

test('of terms with one Latin name that is meant which the text names in Arabic', () => {
  expect(found('هذا الحقل (field) واسع، and the field is wide')).toEqual([['الحقل', 'field']]);
});

test('the most used comes first, each with all its places', () => {
  const text = 'إنزيم ثم خلية جذعية ثم الإنزيمات';
  expect(findTerms(text, index).map(({ id, count }) => [entries[id]?.latin, count])).toEqual([
    ['enzyme', 2],
    ['stem cell', 1],
  ]);
});

test('everyday words are spelt as words are compared, or they would never be met', () => {
  const listed = [...VAGUE, ...EVERYDAY];
  expect(listed.filter((word) => foldWord(word) !== word)).toEqual([]);
});

test('a text of any length and kind is answered', () => {
  const odd = `${'خ'.repeat(20_000)} ${'\u064e'.repeat(500)} \ud800 \u202eخلية جذعية\u202c ${'خلية '.repeat(2_000)}جذعية`;
  expect(findTerms(odd, index).map(({ id }) => entries[id]?.latin)).toEqual(['stem cell']);
});
