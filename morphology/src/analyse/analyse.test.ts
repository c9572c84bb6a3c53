import { describe, expect, it } from 'vitest';
import { derive } from '../derive/derive.ts';
import { findLoanword } from '../latin/loanwords.ts';
import { allRoots } from '../lexicon/lexicon.ts';
import { nounSenses } from '../lexicon/noun-senses.ts';
import { analyse } from './analyse.ts';

const roots = (word: string) => [...new Set(analyse(word).map(({ root }) => root))];

/** Each row names the rule that hides the root (Wright, Grammar of the Arabic Language, vol. I). */
const FIRST_ROOT: [string, string, string][] = [
  ['استخراج', 'خرج', 'sound, form X'],
  ['اثاقلتم', 'ثقل', 'ت of form VI joins the first radical (§111)'],
  ['أبوهم', 'ءبو', 'case in a long vowel before a pronoun (§315)'],
  ['مستوفاة', 'وفي', 'passive participle of a defective root with ة (§167)'],
  ['صيرورة', 'صير', 'verbal noun فعلولة of hollow roots (§202)'],
  ['تلقين', 'لقن', 'ن of the stem, not the ending of the second person feminine'],
  ['فيلسوف', 'فلسف', 'borrowed, with a root of its own'],
  ['اتصال', 'وصل', 'first و joins the ت of VIII (§148)'],
  ['اتخاذ', 'ءخذ', 'hamza joins the ت of VIII (§139)'],
  ['اتبع', 'تبع', 'true ت-root in VIII (§54)'],
  ['ازدهار', 'زهر', 'ت of VIII becomes د (§67)'],
  ['اضطراب', 'ضرب', 'ت of VIII becomes ط (§67)'],
  ['ادخار', 'ذخر', 'ذ and ت become دد (§68)'],
  ['صفة', 'وصف', 'عِلَة drops the first و (§206)'],
  ['ميزان', 'وزن', 'و after i becomes long i (§147)'],
  ['إيصال', 'وصل', 'و after i becomes long i (§147)'],
  ['إدارة', 'دور', 'hollow IV takes ة (§206)'],
  ['استقامة', 'قوم', 'hollow X takes ة (§206)'],
  ['قائم', 'قوم', 'hamza for the glide (§240)'],
  ['مبيع', 'بيع', 'hollow passive participle (§241)'],
  ['انقياد', 'قود', 'و becomes ي after i (§156)'],
  ['ازدواج', 'زوج', 'VIII that keeps its glide (§157)'],
  ['تسمية', 'سمو', 'defective II takes تفعلة (§202)'],
  ['مستوى', 'سوي', 'defective passive participle in ى (§167)'],
  ['متفانٍ', 'فني', 'indefinite defective participle (§167)'],
  ['استدعاء', 'دعو', 'hamza from a last glide (§208)'],
  ['خطأ', 'خطء', 'radical hamza'],
  ['تباطؤ', 'بطء', 'hamza on و (§16)'],
  ['رؤية', 'رءي', 'hamza beside a weak letter'],
  ['يرى', 'رءي', 'hamza lost in the present of رأى (§176)'],
  ['استعداد', 'عدد', 'doubled masdar of X stays open (§120)'],
  ['مضادة', 'ضدد', 'doubled III contracts (§120)'],
  ['أئمة', 'ءمم', 'أفعلة of a doubled root (§304)'],
  ['أنظمة', 'نظم', 'أفعلة'],
  ['أدوية', 'دوي', 'أفعلة of a defective root'],
  ['قضاة', 'قضي', 'فُعَلة of a defective root'],
  ['خبراء', 'خبر', 'فُعَلاء'],
  ['أطباء', 'طبب', 'أفعلاء of a doubled root'],
  ['مصطلحات', 'صلح', 'sound plural of a VIII participle'],
  ['وسيستخدمونها', 'خدم', 'two proclitics, prefix, ending, pronoun'],
  ['للغة', 'لغو', 'ل, article and ل written as two'],
  ['بالمستشفيات', 'شفي', 'ى returns as ي before ات'],
  ['زلزال', 'زلزل', 'reduplicated quadriliteral'],
  ['اطمئنان', 'طمءن', 'QIV'],
  ['مبرمجون', 'برمج', 'QI participle'],
];

/** Whether a list has a borrowed word that is written so, or that it may be the relative of (ماس, تختيّ): the likelier one. */
const isAlsoBorrowed = (word: string): boolean =>
  [word, word.replace(/(?<=..)ية?$/, '')].some(
    (one) => nounSenses(one).some(({ root }) => root === null) || findLoanword(one)?.arabic === one,
  );

describe('analyse', () => {
  it.each(FIRST_ROOT)('%s belongs to %s: %s', (word, root) => {
    expect(roots(word)[0]).toBe(root);
  });

  it.each([
    'بروتين',
    'إلكترونات',
    'بيولوجيا',
    'پاراسيتامول',
    'الأكسجين',
    'هو',
    'إليها',
    'والذي',
    'DNA',
    '',
    '،',
  ])('answers nothing for %s', (word) => {
    expect(analyse(word)).toEqual([]);
  });

  it('lets vowel marks decide between readings', () => {
    expect([
      roots('عَدَّ')[0],
      roots('عَدُوّ')[0],
      analyse('مُعَلِّم')[0]?.pattern,
      analyse('مَعْلَم')[0]?.pattern,
    ]).toEqual(['عدد', 'عدو', 'مُفَعِّل', 'مَفْعَل']);
  });

  it('reads a written shadda as one, also of the last radical, and one that is left out where another stands as none', () => {
    expect([roots('حارّة')[0], roots('حَمّة')[0], roots('وحلّ')[0], roots('دواليّة')[0], roots('كُنّا')[0]]).toEqual(
      ['حرر', 'حمم', 'حلل', 'دول', 'كون'],
    );
  });

  it('takes the tanwin of a fallen radical for what it is, and that of a genitive too', () => {
    expect(['جارٍ', 'وادٍ', 'كتابٍ', 'جزءٍ'].map((word) => roots(word)[0])).toEqual(['جري', 'ودي', 'كتب', 'جزء']);
  });

  it('names form, pattern, class, status and affixes', () => {
    expect(analyse('وبالاستخراج')[0]).toMatchObject({
      root: 'خرج',
      class: 'sound',
      form: 'X',
      pattern: 'اِسْتِفْعَال',
      status: 'attested',
      affixes: ['و', 'ب', 'ال'],
    });
  });

  it('offers further roots where the spelling leaves them open', () => {
    expect(roots('عاد').length).toBeGreaterThanOrEqual(3);
  });

  it('gives every candidate a pattern and confidences that do not exceed one in sum', () => {
    const answers = ['كتاب', 'يقولون', 'مدرسة', 'خلايا'].flatMap(analyse);
    expect(answers.filter(({ pattern }) => pattern === '')).toEqual([]);
    expect(analyse('عاد').reduce((sum, { confidence }) => sum + confidence, 0)).toBeLessThanOrEqual(1.01);
  });

  it('finds the root of what derive makes, for nearly all forms of every tenth root', () => {
    let made = 0;
    const lost: string[] = [];
    for (const root of allRoots().filter((_, place) => place % 10 === 0)) {
      for (const { plain, status, kind } of derive(root)) {
        if (status === 'doubtful' || isAlsoBorrowed(plain)) continue;
        made++;
        if (!roots(plain).includes(root)) lost.push(`${plain} ${kind} ${root}`);
      }
    }
    expect(lost.length / made, lost.slice(0, 40).join('\n')).toBeLessThan(0.01);
  }, 300_000);

  it('throws on no text', () => {
    let seed = 7;
    const random = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    const alphabet = 'ءأإآؤئابتثجحخدذرزسشصضطظعغفقكلمنهويىةگپـًٌٍَُِّْ \u0000\ud83d\u200cABé1';
    for (let round = 0; round < 5_000; round++) {
      analyse(Array.from({ length: random(14) }, () => alphabet[random(alphabet.length)]).join(''));
      analyse(String.fromCodePoint(random(0xd7ff), random(0xffff), random(0x10ffff)));
    }
  });

  // A cost that grew with the square of the length would not end within the patience of the runner.
  it.each(['ا', 'مست', 'وَ', 'ل', 'كتاب '])('comes to the end of 400,000 letters: %j', (unit) => {
    expect(analyse(unit.repeat(400_000 / unit.length))).toEqual([]);
  });
});
