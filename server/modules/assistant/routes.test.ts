import {
  deriveTerm,
  explainTerm,
  findOtherNames,
  getAiHealth,
  SIMILAR_TERMS,
  similarTerms,
  suggestCategory,
  suggestDefinition,
  suggestLatin,
} from '@mustalah/contract/assistant';
import { describeTerm } from '@mustalah/contract/terms/dictionary';
import { searchKeys } from '@mustalah/morphology';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSeed } from '../../seed/load-seed.ts';
import { buildTerm } from '../../test/build-term.ts';
import { buildUser } from '../../test/factories.ts';
import { world } from '../../test/world.ts';
import { OTHER } from './rules.ts';

const w = world();
const ask = (term: string) => ({ body: { term } });

beforeAll(async () => {
  await loadSeed(w.db);
});

test('all helpers are ready without a model', async () => {
  const { answer } = await w.call(getAiHealth, {});
  expect(answer).toEqual({ services: { translation: true, definition: true, category: true }, model: false });
});

describe('what the dictionary knows, it answers itself', () => {
  test('Latin, category and definition of a term in any spelling', async () => {
    const latin = await w.call(suggestLatin, ask('السرعة المتجهة'));
    expect(latin.answer).toEqual({ latin: 'velocity', candidates: ['velocity'], source: 'dictionary' });
    const category = await w.call(suggestCategory, ask('سرعه متجهه'));
    expect(category.answer).toMatchObject({ suggested_category: 'الفيزياء', source: 'dictionary' });
    const definition = await w.call(suggestDefinition, ask('سرعة متّجهة'));
    expect(definition.answer).toMatchObject({ source: 'dictionary', help: null });
  });

  test('the plural of a term is that term', async () => {
    const { answer } = await w.call(suggestLatin, ask('برمجيات'));
    expect([answer.latin, answer.source]).toEqual(['software', 'dictionary']);
  });

  test.each(['هواء', 'ذري', 'موجي', 'ضغطي', 'جزيئي', 'حممي', 'دعووي', 'ريي'])(
    'another word of the same stem (%s) is not',
    async (term) => {
      const answers = [
        (await w.call(suggestLatin, ask(term))).answer.source,
        (await w.call(suggestCategory, ask(term))).answer.source,
        (await w.call(suggestDefinition, ask(term))).answer.source,
        (await w.call(explainTerm, ask(term))).answer.source,
      ];
      expect(answers).not.toContain('dictionary');
    },
  );
});

describe('what it does not know, the engine answers', () => {
  test('of a word that means several things the category of the Latin that is given', async () => {
    const fieldOf = async (latin?: string) =>
      (await w.call(suggestCategory, { body: { term: 'انفعال', latin } })).answer.suggested_category;
    expect([await fieldOf('strain'), await fieldOf('emotional excitement')]).toEqual([
      'الهندسة',
      'علم النفس',
    ]);
  });

  test('an unknown loanword in Latin letters', async () => {
    const { answer } = await w.call(suggestLatin, ask('هيدروجيل'));
    expect([answer.latin, answer.source]).toEqual(['hydrogel', 'engine']);
  });

  test.each([
    ['تفاعل كيميائي ماص للحرارة', 'الكيمياء'],
    ['مرافعة أمام المحكمة', 'القانون'],
    ['التهاب الحنجرة المزمن', 'الطب'],
    ['مجرة حلزونية بعيدة', 'الفلك'],
  ])('the category of %s', async (term, expected) => {
    const { answer } = await w.call(suggestCategory, ask(term));
    expect(answer.suggested_category).toMatch(new RegExp(`^(?:${expected})$`));
    expect(answer.source).toBe('engine');
  });

  test.each(['ط', 'ققق', '١٢٣', '؟؟', 'ضصثقفغ'])('no word (%s) is of no category', async (term) => {
    const { answer } = await w.call(suggestCategory, ask(term));
    expect([answer.suggested_category, answer.source]).toEqual([OTHER, 'fallback']);
  });

  test('no definition of its own making: the generic sentence, and help to write one', async () => {
    const { answer } = await w.call(suggestDefinition, ask('التهاب الحنجرة المزمن'));
    expect([answer.source, answer.definition]).toEqual([
      'fallback',
      '«التهاب الحنجرة المزمن» مصطلح يُستعمل في مجاله العلمي، ويحتاج إلى تعريف يحرّره المختصون.',
    ]);
    expect(answer.help?.genus).toMatch(/^تفاعل التهابي/);
    expect(answer.help?.models).toHaveLength(2);
    expect(answer.help?.models.map(({ arabic }) => searchKeys(arabic).bare.split(' ')[0])).toEqual([
      'التهاب',
      'التهاب',
    ]);
    const nonsense = await w.call(suggestDefinition, ask('قققق'));
    expect([nonsense.answer.source, nonsense.answer.help]).toEqual(['fallback', null]);
  });

  test('a category that is hardly likely is not filled in, and the likely ones are offered', async () => {
    const { answer } = await w.call(suggestCategory, ask('تصنيف عام للمواد'));
    expect([answer.suggested_category, answer.source]).toEqual([OTHER, 'fallback']);
    expect(answer.candidates).toHaveLength(3);
  });

  test('an explanation of several lines', async () => {
    const { answer } = await w.call(explainTerm, ask('استخراج المعادن'));
    expect(answer.explanation.split('\n').length).toBeGreaterThan(1);
    expect(answer.explanation).toContain('(خ ر ج)');
  });

  test.each([
    ['an entry with its own marks', 'حيود', 'على وزن «فُعُول»'],
    ['an entry whose letters allow another word', 'عدد عقدي', 'على وزن «فُعْلِيّ»'],
    ['a word of an unknown phrase with the marks of an entry', 'حيود الضوء', 'على وزن «فُعُول»'],
  ])('the measure of %s', async (_, term, measure) => {
    const { answer } = await w.call(explainTerm, ask(term));
    expect(answer.explanation).toContain(measure);
  });

  test.each([
    ['استخرج', 'فعل ماضٍ على وزن «اِسْتَفْعَلَ»'],
    ['خرج', 'فعل ماضٍ على وزن «فَعَلَ» أو «فَعَّلَ»'],
  ])('a verb in use is explained by kind, root and measure: %s', async (verb, told) => {
    const { answer } = await w.call(explainTerm, ask(verb));
    expect(answer.explanation).toContain(`«${verb}» من الجذر (خ ر ج)`);
    expect(answer.explanation).toContain(told);
    expect(answer.source).toBe('engine');
  });

  test('a blend is told as one', async () => {
    const { answer } = await w.call(explainTerm, ask('طاقة كهرمائية'));
    expect(answer.explanation).toContain('لفظ منحوت من «كهرباء» و«ماء»');
    expect(answer.explanation).not.toContain('ه ر م');
  });

  test('another word than the one that was asked for is named', async () => {
    const { answer } = await w.call(explainTerm, ask('أنسجة'));
    expect(answer.explanation.split('\n')[0]).toBe('«أنسجة» جمع «نسيج».');
  });

  test('no explanation when nothing is known', async () => {
    const { answer } = await w.call(explainTerm, ask('zzqx'));
    expect(answer).toEqual({ explanation: '', source: 'fallback' });
  });
});

describe('similar terms', () => {
  test('at most five, each with a reason, never the term itself', async () => {
    const { answer } = await w.call(similarTerms, ask('سرعة متجهة'));
    expect(answer.related.length).toBeGreaterThan(0);
    expect(answer.related.length).toBeLessThanOrEqual(5);
    expect(answer.related.map(({ latin }) => latin)).not.toContain('velocity');
    expect(answer.related.filter(({ why }) => why === '')).toEqual([]);
  });

  test('pending terms are visible too', async () => {
    const { id } = await buildTerm(w.db, { arabic: 'سرعة الترسب', latin: 'sedimentation velocity' });
    const { answer } = await w.call(similarTerms, ask('سرعة الترسب الكلي'));
    expect(answer.related.map((term) => term.id)).toContain(id);
  });

  test('those of an entry are those that its page has', async () => {
    const { id } = await w.db
      .selectFrom('terms')
      .select('id')
      .where('arabic', '=', 'سرعة')
      .executeTakeFirstOrThrow();
    const page = await w.call(describeTerm, { params: { id } });
    const { answer } = await w.call(similarTerms, ask('السرعة'));
    const idsOf = (terms: readonly { id: number }[]) => terms.map((term) => term.id);
    expect(idsOf(answer.related)).toEqual(idsOf(page.answer.family).slice(0, SIMILAR_TERMS));
    expect(answer.related.map(({ latin }) => latin)).toContain('acceleration');
  });

  test('none for what is no word', async () => {
    const { answer } = await w.call(similarTerms, ask('؟؟'));
    expect(answer.related).toEqual([]);
  });
});

describe('other names', () => {
  const namesOf = async (term: string, latin = '') =>
    (await w.call(findOtherNames, { query: { term, latin } })).answer.terms.map(({ arabic }) => arabic);

  test('a term is found by the Latin that our lists have for it', async () => {
    expect(await namesOf('ترياق')).toEqual(['دِرياق']);
  });

  test('and by the Latin that its author gives, in any number', async () => {
    expect(await namesOf('مكشاف مشخّص', 'Telescopes')).toEqual(['مِقراب']);
  });

  test.each([
    ['طاقة كهرومائية', 'hydroelectric power', 'الطاقة'],
    ['ميتوكندريا', 'mitochondrion', 'الأحياء'],
    ['راوتر', 'router', 'علوم الحاسوب'],
  ])('%s has the Latin and the field of the entry that it is another name of', async (term, latin, field) => {
    const translated = await w.call(suggestLatin, ask(term));
    const placed = await w.call(suggestCategory, ask(term));
    expect([translated.answer.latin, placed.answer.suggested_category]).toEqual([latin, field]);
    expect([translated.answer.source, placed.answer.source]).toEqual(['engine', 'engine']);
  });

  test('a word that means an entry among other things has neither', async () => {
    const { answer: names } = await w.call(findOtherNames, { query: { term: 'بيانات', latin: '' } });
    expect(names.terms.map(({ latin }) => latin)).toContain('graph');
    const { answer } = await w.call(suggestLatin, ask('بيانات'));
    expect(answer.latin).toBe('data');
  });

  test('a term is no other name of itself', async () => {
    expect(await namesOf('المقراب', 'telescope')).toEqual([]);
  });

  test('a word that ends in its own ه is not the one in ة', async () => {
    const { answer } = await w.call(suggestLatin, ask('موجه'));
    expect([answer.latin === 'wave', answer.source]).toEqual([false, 'engine']);
    const { answer: same } = await w.call(suggestLatin, ask('سرعه'));
    expect([same.latin, same.source]).toEqual(['speed', 'dictionary']);
  });

  test.each(['؟؟', 'telescope', 'ط'.repeat(200), "'; drop table terms --"])('%j has none', async (term) => {
    expect(await namesOf(term)).toEqual([]);
  });
});

describe('derivation', () => {
  test('pages of one root neither overlap nor end early', async () => {
    const first = await w.call(deriveTerm, { query: {}, body: { term: 'كتب' } });
    const second = await w.call(deriveTerm, { query: { page: 2 }, body: { term: 'كتب' } });
    expect(first.answer.roots).toEqual(['كتب']);
    expect(first.answer.results.length).toBe(20);
    expect([first.answer.previous, second.answer.previous !== null]).toEqual([null, true]);
    expect(first.answer.next).toBe('/api/ai/derive-term/?page=2');
    const key = ({ derived, kind, form }: (typeof first.answer.results)[0]) => `${derived} ${kind} ${form}`;
    const both = [...first.answer.results, ...second.answer.results].map(key);
    expect(new Set(both).size).toBe(both.length);
    expect(first.answer.uas).toBe(0);
  });

  test('a derived word that is a term carries its id', async () => {
    const { id } = await buildTerm(w.db, { arabic: 'مكتبة رقم' });
    const { id: library } = await buildTerm(w.db, { arabic: 'مَكتَبة' });
    const { answer } = await w.call(deriveTerm, { query: { page_size: 100 }, body: { term: 'ك-ت-ب' } });
    const found = answer.results.filter(({ term_id }) => term_id === library).map(({ plain }) => plain);
    expect(new Set(found)).toEqual(new Set(['مكتبة']));
    expect(answer.results.some(({ term_id }) => term_id === id)).toBe(false);
  });

  test('a word is told by the dictionary entry of its own vowels, in use, and else by no sentence of ours', async () => {
    await buildTerm(w.db, { arabic: 'عَلَم', definition: 'راية من قماش ترمز إلى دولة أو جماعة.' });
    const { answer } = await w.call(deriveTerm, { query: { page_size: 100 }, body: { term: 'ع-ل-م' } });
    const told = (derived: string) =>
      answer.results
        .filter((word) => word.derived === derived)
        .map(({ definition, english, term_id }) => [definition, english, term_id !== null]);
    expect(told('عِلْم')).toEqual([['', 'science', false]]);
    expect(answer.results.filter(({ definition }) => definition !== '').map(({ plain }) => plain)).toEqual(
      answer.results.filter(({ term_id }) => term_id !== null).map(({ plain }) => plain),
    );
  });

  test('what nobody attests is left out until it is asked for, and is counted as left out', async () => {
    const asked = { body: { term: 'د-ع-و' } };
    const { answer } = await w.call(deriveTerm, { ...asked, query: { page_size: 100 } });
    const shown = answer.results.map(({ kind, status }) => `${kind} ${status}`);
    expect(shown).toContain('active_participle regular');
    expect(shown.filter((each) => /doubtful|^(nisba|artificial_masdar) regular/.test(each))).toEqual([]);
    const all = await w.call(deriveTerm, { ...asked, query: { page_size: 100, unheard: 'true' } });
    expect(all.answer.count).toBe(answer.count + answer.unheard);
    expect(all.answer.results.filter(({ status }) => status === 'doubtful').length).toBeGreaterThan(0);
    expect(all.answer.next).toBe('/api/ai/derive-term/?page_size=100&unheard=true&page=2');
  });

  test('a relative that is a term of the dictionary is shown', async () => {
    await buildTerm(w.db, { arabic: 'كِتابيّ' });
    const { answer } = await w.call(deriveTerm, { query: { page_size: 100 }, body: { term: 'ك-ت-ب' } });
    expect(answer.results.filter(({ kind }) => kind === 'nisba').map(({ plain }) => plain)).toContain(
      'كتابي',
    );
  });

  test('a form has its Arabic name, and only nouns in use can be terms', async () => {
    const { answer } = await w.call(deriveTerm, {
      query: { page_size: 100, unheard: 'true' },
      body: { term: 'ك-ت-ب' },
    });
    const second = answer.results.find(({ derived }) => derived === 'كَتَّبَ');
    expect([second?.form, second?.form_name, second?.can_be_term]).toEqual([
      'II',
      'المزيد بالتضعيف: فَعَّلَ',
      false,
    ]);
    const suggested = answer.results.filter(({ can_be_term }) => can_be_term);
    expect(suggested.filter(({ kind, status }) => kind === 'perfect' || status !== 'attested')).toEqual([]);
    expect(suggested.length).toBeGreaterThan(5);
  });

  test('a loanword has no derived words, and that is no fault', async () => {
    const { status, answer } = await w.call(deriveTerm, { query: {}, body: { term: 'كمبيوتر' } });
    expect([status, answer.results, answer.count, answer.roots]).toEqual([200, [], 0, []]);
  });

  test('a word whose root nothing proves has none either, and a verb has those of its root', async () => {
    const rootsOf = async (term: string) =>
      (await w.call(deriveTerm, { query: {}, body: { term } })).answer.roots;
    expect(await Promise.all(['مجين', 'أليل', 'كهرمائية'].map(rootsOf))).toEqual([[], [], []]);
    expect(await Promise.all(['استخرج', 'يستخرجون', 'انكتب'].map(rootsOf))).toEqual([
      ['خرج'],
      ['خرج'],
      ['كتب'],
    ]);
  });

  test('one letter is too short', async () => {
    const { status, error } = await w.send('POST', '/api/ai/derive-term/', { term: ' ك ' });
    expect([status, error?.term]).toEqual([400, ['عدد الحروف لا يقل عن ٢']]);
  });
});

describe('bad input', () => {
  const helpers = [
    'suggest-latin',
    'suggest-category',
    'suggest-definition',
    'derive-term',
    'explain-term',
    'similar-terms',
  ];
  const refused = ['', '   ', 'م'.repeat(10_000), 'مج\u202eهر', '\u0000', '\ud800'];
  const answered = [
    'ab',
    'hello world',
    'فيتامين B12',
    '12',
    '😀😀',
    'ك'.repeat(200),
    'ـَُِّ',
    "'; drop table terms --",
    '%_\\',
    '\u200bمجهر',
  ];

  test.each(helpers)('%s refuses it in Arabic', async (helper) => {
    const answers = await Promise.all(refused.map((term) => w.send('POST', `/api/ai/${helper}/`, { term })));
    expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(answers.filter(({ error }) => !/[\u0621-\u064a]/.test(String(error?.detail)))).toEqual([]);
  });

  test.each(helpers)('%s answers odd texts without a fault', async (helper) => {
    const answers = await Promise.all(answered.map((term) => w.send('POST', `/api/ai/${helper}/`, { term })));
    expect(answers.map(({ status }) => status)).toEqual(answered.map(() => 200));
  });
});

test('a member who asks too often has to wait', async () => {
  const member = await buildUser(w.db);
  w.deps.config.RATE_LIMIT = 'on';
  const statuses: number[] = [];
  for (let call = 0; call < 61; call++) statuses.push((await w.call(suggestLatin, ask('ط'), member)).status);
  w.deps.config.RATE_LIMIT = 'off';
  expect([statuses[59], statuses[60]]).toEqual([200, 429]);
});
