import { expect, test } from 'vitest';
import * as engine from './index.ts';

test('what the package offers changes only on purpose', () => {
  expect(Object.keys(engine).sort()).toEqual([
    'ARTICLE_IF_ANY',
    'KINDS',
    'MOODS',
    'NORMALIZER_VERSION',
    'PERSONS',
    'agreesWithMarks',
    'allRoots',
    'analyse',
    'artificialMasdar',
    'backTransliterate',
    'behindSlippedArticle',
    'blendOf',
    'borrowedSensesOf',
    'composeArabic',
    'conjugate',
    'conjugateStems',
    'cutsOf',
    'derive',
    'diminutive',
    'eponymsOf',
    'findLoanword',
    'findRoot',
    'formOneVowels',
    'functionWord',
    'hasArabic',
    'hasArticle',
    'isListedPlural',
    'isLoanword',
    'isMadeOf',
    'isRomanized',
    'isShapingEnding',
    'isSurelyNoun',
    'kinshipOf',
    'lastArticle',
    'latinCuts',
    'latinParts',
    'latinStem',
    'lightStem',
    'listLoanwords',
    'listSurfaces',
    'listVerbForms',
    'measureOf',
    'normalize',
    'nounSenses',
    'plainRoot',
    'pluralCandidates',
    'readRoot',
    'readScript',
    'relative',
    'remembering',
    'rootsOfArabism',
    'searchKeys',
    'singularsOf',
    'soundsLike',
    'stripMarks',
    'transliterate',
    'withLam',
    'withoutArticle',
    'withoutAttached',
    'withoutBegunArticle',
    'withoutInnerArticle',
  ]);
});

test('the examples of the README hold', () => {
  const {
    analyse,
    backTransliterate,
    composeArabic,
    derive,
    latinParts,
    measureOf,
    pluralCandidates,
    relative,
    searchKeys,
  } = engine;
  expect(analyse('مسؤولون')[0]).toMatchObject({ root: 'سءل', class: 'hamzated', form: 'I', affixes: ['ون'] });
  expect(analyse('تلفزيون')).toEqual([]);
  expect(derive('جهر', { kind: 'instrument' })[0]).toMatchObject({ derived: 'مِجْهَر', status: 'attested' });
  expect(derive('وعد', { form: 'VIII', kind: 'masdar' })[0]?.derived).toBe('اِتِّعَاد');
  expect(relative('مدرسة')).toEqual(['مَدْرَسِيّ']);
  expect(pluralCandidates('مجهر')).toEqual(['مَجَاهِر', 'مِجْهَرَات']);
  expect(latinParts('thermometer').map(({ text, arabic }) => [text, arabic[0]])).toEqual([
    ['thermo', 'حرارة'],
    ['meter', 'مقياس'],
  ]);
  expect(composeArabic(latinParts('dermatology'))).toEqual(['علم الجلد']);
  expect(backTransliterate('ريبوسوم')[0]).toBe('ribosome');
  expect(measureOf('زراعيّة', 'زرع')?.measure).toBe('فِعَالِيَّة');
  expect(searchKeys('المُؤسَّسات').bare).toBe('مؤسسات');
});
