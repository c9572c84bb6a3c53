import { describe, expect, test } from 'vitest';
import { allRoots } from '../lexicon/lexicon.ts';
import type { VerbForm } from '../word/templates.ts';
import { derive, listSurfaces } from './derive.ts';
import type { Kind } from './derived-word.ts';
import { KINDS } from './derived-word.ts';

function first(root: string, form: VerbForm, kind: Kind): string | undefined {
  return derive(root, { form, kind })[0]?.derived;
}

type Row = [
  root: string,
  form: VerbForm,
  perfect: string,
  imperfect: string,
  masdar: string,
  active: string,
  passive: string,
  rule: string,
];

/** Past, present, verbal noun and participles; the rule is that of Wright I or شذا العرف (ش). */
const VERBS: Row[] = [
  ['علم', 'II', 'عَلَّمَ', 'يُعَلِّمُ', 'تَعْلِيم', 'مُعَلِّم', 'مُعَلَّم', '§40 sound'],
  ['ربو', 'II', 'رَبَّى', 'يُرَبِّي', 'تَرْبِيَة', 'مُرَبٍّ', 'مُرَبًّى', '§202 defective: تفعلة'],
  ['هنء', 'II', 'هَنَّأَ', 'يُهَنِّئُ', 'تَهْنِئَة', 'مُهَنِّئ', 'مُهَنَّأ', '§202 last hamza: تفعلة'],
  ['حيي', 'II', 'حَيَّا', 'يُحَيِّي', 'تَحِيَّة', 'مُحَيٍّ', 'مُحَيًّا', '§179 two glides'],
  ['سوي', 'II', 'سَوَّى', 'يُسَوِّي', 'تَسْوِيَة', 'مُسَوٍّ', 'مُسَوًّى', '§178 middle glide stays'],
  ['ءثر', 'II', 'أَثَّرَ', 'يُؤَثِّرُ', 'تَأْثِير', 'مُؤَثِّر', 'مُؤَثَّر', '§132 hamza'],
  ['كتب', 'III', 'كَاتَبَ', 'يُكَاتِبُ', 'مُكَاتَبَة', 'مُكَاتِب', 'مُكَاتَب', '§43 sound'],
  ['حدد', 'III', 'حَادَّ', 'يُحَادُّ', 'مُحَادَّة', 'مُحَادّ', 'مُحَادّ', '§124 doubled'],
  ['نجو', 'III', 'نَاجَى', 'يُنَاجِي', 'مُنَاجَاة', 'مُنَاجٍ', 'مُنَاجًى', '§168 defective'],
  ['كفء', 'III', 'كَافَأَ', 'يُكَافِئُ', 'مُكَافَأَة', 'مُكَافِئ', 'مُكَافَأ', '§16 last hamza'],
  ['ءخذ', 'III', 'آخَذَ', 'يُؤَاخِذُ', 'مُؤَاخَذَة', 'مُؤَاخِذ', 'مُؤَاخَذ', '§138 first hamza'],
  ['قول', 'III', 'قَاوَلَ', 'يُقَاوِلُ', 'مُقَاوَلَة', 'مُقَاوِل', 'مُقَاوَل', '§160 glide stays'],
  ['خرج', 'IV', 'أَخْرَجَ', 'يُخْرِجُ', 'إِخْرَاج', 'مُخْرِج', 'مُخْرَج', '§45 sound'],
  ['قوم', 'IV', 'أَقَامَ', 'يُقِيمُ', 'إِقَامَة', 'مُقِيم', 'مُقَام', '§161 hollow'],
  ['ءمن', 'IV', 'آمَنَ', 'يُؤْمِنُ', 'إِيمَان', 'مُؤْمِن', 'مُؤْمَن', '§17 two hamzas'],
  ['وقف', 'IV', 'أَوْقَفَ', 'يُوقِفُ', 'إِيقَاف', 'مُوقِف', 'مُوقَف', '§147 assimilated'],
  ['يسر', 'IV', 'أَيْسَرَ', 'يُوسِرُ', 'إِيسَار', 'مُوسِر', 'مُوسَر', '§147 first ya after u'],
  ['عطو', 'IV', 'أَعْطَى', 'يُعْطِي', 'إِعْطَاء', 'مُعْطٍ', 'مُعْطًى', '§168 defective'],
  ['مدد', 'IV', 'أَمَدَّ', 'يُمِدُّ', 'إِمْدَاد', 'مُمِدّ', 'مُمَدّ', '§124 doubled'],
  ['ضوء', 'IV', 'أَضَاءَ', 'يُضِيءُ', 'إِضَاءَة', 'مُضِيء', 'مُضَاء', '§161 hollow with hamza'],
  ['رءي', 'IV', 'أَرَى', 'يُرِي', 'إِرَاءَة', 'مُرٍ', 'مُرًى', '§176'],
  ['حوج', 'IV', 'أَحْوَجَ', 'يُحْوِجُ', 'إِحْوَاج', 'مُحْوِج', 'مُحْوَج', '§163 rem. kept glide'],
  ['علم', 'V', 'تَعَلَّمَ', 'يَتَعَلَّمُ', 'تَعَلُّم', 'مُتَعَلِّم', 'مُتَعَلَّم', '§47 sound'],
  ['رقي', 'V', 'تَرَقَّى', 'يَتَرَقَّى', 'تَرَقٍّ', 'مُتَرَقٍّ', 'مُتَرَقًّى', '§168 defective'],
  ['نفس', 'VI', 'تَنَافَسَ', 'يَتَنَافَسُ', 'تَنَافُس', 'مُتَنَافِس', 'مُتَنَافَس', '§50 sound'],
  ['ضدد', 'VI', 'تَضَادَّ', 'يَتَضَادُّ', 'تَضَادّ', 'مُتَضَادّ', 'مُتَضَادّ', '§124 doubled'],
  ['وزي', 'VI', 'تَوَازَى', 'يَتَوَازَى', 'تَوَازٍ', 'مُتَوَازٍ', 'مُتَوَازًى', '§168 defective'],
  ['كسر', 'VII', 'اِنْكَسَرَ', 'يَنْكَسِرُ', 'اِنْكِسَار', 'مُنْكَسِر', 'مُنْكَسَر', '§52 sound'],
  ['حوز', 'VII', 'اِنْحَازَ', 'يَنْحَازُ', 'اِنْحِيَاز', 'مُنْحَاز', 'مُنْحَاز', '§162 hollow'],
  ['حلل', 'VII', 'اِنْحَلَّ', 'يَنْحَلُّ', 'اِنْحِلَال', 'مُنْحَلّ', 'مُنْحَلّ', '§124 doubled'],
  ['جمع', 'VIII', 'اِجْتَمَعَ', 'يَجْتَمِعُ', 'اِجْتِمَاع', 'مُجْتَمِع', 'مُجْتَمَع', '§55 sound'],
  ['صدم', 'VIII', 'اِصْطَدَمَ', 'يَصْطَدِمُ', 'اِصْطِدَام', 'مُصْطَدِم', 'مُصْطَدَم', '§67 ط after ص'],
  ['ضرب', 'VIII', 'اِضْطَرَبَ', 'يَضْطَرِبُ', 'اِضْطِرَاب', 'مُضْطَرِب', 'مُضْطَرَب', '§67 ط after ض'],
  ['طلع', 'VIII', 'اِطَّلَعَ', 'يَطَّلِعُ', 'اِطِّلَاع', 'مُطَّلِع', 'مُطَّلَع', '§67 طّ'],
  ['زهر', 'VIII', 'اِزْدَهَرَ', 'يَزْدَهِرُ', 'اِزْدِهَار', 'مُزْدَهِر', 'مُزْدَهَر', '§67 د after ز'],
  ['دعو', 'VIII', 'اِدَّعَى', 'يَدَّعِي', 'اِدِّعَاء', 'مُدَّعٍ', 'مُدَّعًى', '§67 دّ'],
  ['وصل', 'VIII', 'اِتَّصَلَ', 'يَتَّصِلُ', 'اِتِّصَال', 'مُتَّصِل', 'مُتَّصَل', '§148 و joins ت'],
  ['تبع', 'VIII', 'اِتَّبَعَ', 'يَتَّبِعُ', 'اِتِّبَاع', 'مُتَّبِع', 'مُتَّبَع', '§68 true ت'],
  ['ءخذ', 'VIII', 'اِتَّخَذَ', 'يَتَّخِذُ', 'اِتِّخَاذ', 'مُتَّخِذ', 'مُتَّخَذ', '§139 listed hamza'],
  ['ءلف', 'VIII', 'اِئْتَلَفَ', 'يَأْتَلِفُ', 'اِئْتِلَاف', 'مُؤْتَلِف', 'مُؤْتَلَف', '§139 hamza stays'],
  ['خير', 'VIII', 'اِخْتَارَ', 'يَخْتَارُ', 'اِخْتِيَار', 'مُخْتَار', 'مُخْتَار', '§162 hollow'],
  ['زوج', 'VIII', 'اِزْدَوَجَ', 'يَزْدَوِجُ', 'اِزْدِوَاج', 'مُزْدَوِج', 'مُزْدَوَج', '§163 rem. kept glide'],
  ['شري', 'VIII', 'اِشْتَرَى', 'يَشْتَرِي', 'اِشْتِرَاء', 'مُشْتَرٍ', 'مُشْتَرًى', '§168 defective'],
  ['ملء', 'VIII', 'اِمْتَلَأَ', 'يَمْتَلِئُ', 'اِمْتِلَاء', 'مُمْتَلِئ', 'مُمْتَلَأ', '§16 last hamza'],
  ['خرج', 'X', 'اِسْتَخْرَجَ', 'يَسْتَخْرِجُ', 'اِسْتِخْرَاج', 'مُسْتَخْرِج', 'مُسْتَخْرَج', '§61 sound'],
  ['قوم', 'X', 'اِسْتَقَامَ', 'يَسْتَقِيمُ', 'اِسْتِقَامَة', 'مُسْتَقِيم', 'مُسْتَقَام', '§161 hollow'],
  ['حوذ', 'X', 'اِسْتَحْوَذَ', 'يَسْتَحْوِذُ', 'اِسْتِحْوَاذ', 'مُسْتَحْوِذ', 'مُسْتَحْوَذ', '§163 rem. kept glide'],
  ['ورد', 'X', 'اِسْتَوْرَدَ', 'يَسْتَوْرِدُ', 'اِسْتِيرَاد', 'مُسْتَوْرِد', 'مُسْتَوْرَد', '§147 assimilated'],
  ['مرر', 'X', 'اِسْتَمَرَّ', 'يَسْتَمِرُّ', 'اِسْتِمْرَار', 'مُسْتَمِرّ', 'مُسْتَمَرّ', '§124 doubled'],
  ['ءنف', 'X', 'اِسْتَأْنَفَ', 'يَسْتَأْنِفُ', 'اِسْتِئْنَاف', 'مُسْتَأْنِف', 'مُسْتَأْنَف', '§138 first hamza'],
  ['ترجم', 'QI', 'تَرْجَمَ', 'يُتَرْجِمُ', 'تَرْجَمَة', 'مُتَرْجِم', 'مُتَرْجَم', '§69'],
  ['دحرج', 'QII', 'تَدَحْرَجَ', 'يَتَدَحْرَجُ', 'تَدَحْرُج', 'مُتَدَحْرِج', 'مُتَدَحْرَج', '§70'],
  ['طمءن', 'QIV', 'اِطْمَأَنَّ', 'يَطْمَئِنُّ', 'اِطْمِئْنَان', 'مُطْمَئِنّ', 'مُطْمَأَنّ', '§72'],
];

describe('derive', () => {
  test.each(VERBS)(
    '%s %s: %s %s %s %s %s (%s)',
    (root, form, perfect, imperfect, masdar, active, passive) => {
      const kinds = ['perfect', 'imperfect', 'masdar', 'active_participle', 'passive_participle'] as const;
      expect(kinds.map((kind) => first(root, form, kind))).toEqual([
        perfect,
        imperfect,
        masdar,
        active,
        passive,
      ]);
    },
  );

  test.each([
    ['حمر', 'اِحْمَرَّ', 'يَحْمَرُّ', 'اِحْمِرَار', 'مُحْمَرّ'],
    ['سود', 'اِسْوَدَّ', 'يَسْوَدُّ', 'اِسْوِدَاد', 'مُسْوَدّ'],
  ])('form IX of %s joins its last radical (Wright I §58)', (root, perfect, imperfect, masdar, active) => {
    const kinds = ['perfect', 'imperfect', 'masdar', 'active_participle'] as const;
    expect(kinds.map((kind) => first(root, 'IX', kind))).toEqual([perfect, imperfect, masdar, active]);
  });

  test.each<[string, Kind, string, string]>([
    ['كتب', 'active_participle', 'كَاتِب', '§229'],
    ['قول', 'active_participle', 'قَائِل', '§240'],
    ['جيء', 'active_participle', 'جَاءٍ', '§240 rem.'],
    ['قضي', 'active_participle', 'قَاضٍ', '§167'],
    ['مدد', 'active_participle', 'مَادّ', '§124'],
    ['ءكل', 'active_participle', 'آكِل', '§17'],
    ['قول', 'passive_participle', 'مَقُول', '§240'],
    ['بيع', 'passive_participle', 'مَبِيع', '§240'],
    ['دعو', 'passive_participle', 'مَدْعُوّ', '§170'],
    ['رمي', 'passive_participle', 'مَرْمِيّ', '§170'],
    ['قرء', 'passive_participle', 'مَقْرُوء', '§16'],
    ['شرق', 'place_time', 'مَشْرِق', '§221 rem. listed'],
    ['جلس', 'place_time', 'مَجْلِس', '§221 present with i'],
    ['لعب', 'place_time', 'مَلْعَب', '§221'],
    ['وعد', 'place_time', 'مَوْعِد', '§222 first و'],
    ['جري', 'place_time', 'مَجْرًى', '§223 weak last'],
    ['طير', 'place_time', 'مَطَار', '§221 hollow'],
    ['قرر', 'place_time', 'مَقَرّ', '§221 doubled'],
    ['نشر', 'instrument', 'مِنْشَار', '§228'],
    ['قصص', 'instrument', 'مِقَصّ', '§228 doubled'],
    ['كوي', 'instrument', 'مِكْوَاة', '§228 defective'],
    ['وزن', 'instrument', 'مِيزَان', '§228 first و'],
    ['غفر', 'intensive', 'غَفُور', '§233'],
    ['بكي', 'intensive', 'بَكَّاء', '§233 defective'],
    ['شدد', 'elative', 'أَشَدّ', '§234 doubled'],
    ['علو', 'elative', 'أَعْلَى', '§234 defective'],
    ['طول', 'elative', 'أَطْوَل', '§234 hollow'],
    ['جلس', 'instance', 'جَلْسَة', '§219'],
    ['جلس', 'manner', 'جِلْسَة', '§220'],
    ['كتب', 'masdar', 'كِتَابَة', 'root data'],
  ])('form I %s %s is %s (%s)', (root, kind, expected) => {
    expect(first(root, 'I', kind)).toBe(expected);
  });

  test('both accepted joinings of the infix with ذ and ث are offered', () => {
    const masdars = (root: string) =>
      derive(root, { form: 'VIII', kind: 'masdar' }).map((one) => one.derived);
    expect([masdars('ذخر'), masdars('ثءر')]).toEqual([
      ['اِدِّخَار', 'اِذِّخَار'],
      ['اِثِّئَار', 'اِتِّئَار'],
    ]);
  });

  test('form VII of roots that refuse the ن is doubtful', () => {
    expect(derive('رفع', { form: 'VII', kind: 'perfect' })[0]?.status).toBe('doubtful');
  });

  test('the base verb chooses form and vowels', () => {
    expect(derive('كتب', { verb: 'كَاتَبَ', kind: 'masdar' }).map((one) => one.form)).toContain('III');
    expect(derive('حسب', { verb: 'حَسِبَ', kind: 'imperfect' })[0]?.derived).toBe('يَحْسَبُ');
  });

  test('every kind is offered for a common root and every word that is made has a pattern', () => {
    const words = derive('كتب');
    expect(KINDS.filter((kind) => !words.some((word) => word.kind === kind))).toEqual([]);
    expect(words.filter((word) => word.pattern === '' && word.status !== 'attested')).toEqual([]);
  });

  test('text that is no root gives nothing', () => {
    expect(['', 'abc', 'ك', '😀', 'كتبكتبكتب', 'ـــ', 'ا'].flatMap((text) => derive(text))).toEqual([]);
  });
});

const statusOf = (root: string, derived: string) =>
  derive(root).find((word) => word.derived === derived)?.status;

describe('what is in use', () => {
  test.each([
    ['فهم', 'مَفْهُوم'],
    ['كتب', 'كَاتِب'],
    ['ءمر', 'مُؤْتَمَر'],
    ['شفي', 'مُسْتَشْفًى'],
    ['قرء', 'قَارِئ'],
  ])('the list of nouns attests %s %s', (root, word) => {
    expect(statusOf(root, word)).toBe('attested');
  });

  test.each<[string, Kind, string]>([
    // Listed as in use, in `data/in-use.tsv` or the tables of their kinds.
    ['سءل', 'passive_participle', 'مَسْؤُول'],
    ['قرء', 'passive_participle', 'مَقْرُوء'],
    ['قول', 'active_participle', 'قَائِل'],
    ['يسر', 'passive_participle', 'مَيْسُور'],
    ['يسر', 'masdar', 'مَيْسِر'],
    ['ءمر', 'intensive', 'أَمِير'],
    ['قول', 'masdar', 'قِيل'],
    ['ترجم', 'intensive', 'تُرْجُمَان'],
    // The adjective of a verb in two ي is joined (Wright I §179).
    ['حيي', 'active_participle', 'حَيّ'],
    // فُعَلِّيلَة is a verbal noun of QIV (Wright I §204).
    ['طمءن', 'masdar', 'طُمَأْنِينَة'],
    // A noun of three letters takes the tanwin of its last radical.
    ['رضي', 'masdar', 'رِضًا'],
    // مِفْعَال may name a time (Wright I §227 rem.).
    ['وعد', 'place_time', 'مِيعَاد'],
    // A participle in ة that has become a noun.
    ['قول', 'passive_participle', 'مَقُولَة'],
    ['جمع', 'active_participle', 'جَامِعَة'],
  ])('%s makes the %s %s, which is in use', (root, kind, derived) => {
    expect(derive(root, { kind }).find((word) => word.derived === derived)?.status).toBe('attested');
  });

  test.each<[string, Kind, string]>([
    ['وعد', 'instrument', 'مِيعَاد'],
    ['دعو', 'instrument', 'دَعَّاوَة'],
    ['جيء', 'diminutive', 'مُجَيِّئ'],
    ['كتب', 'passive_participle', 'كِتَابَة'],
  ])('%s makes no %s %s', (root, kind, derived) => {
    expect(derive(root, { kind }).map((word) => word.derived)).not.toContain(derived);
  });

  test('a listed verbal noun is no participle of the same letters', () => {
    expect(derive('جيء', { form: 'I', kind: 'passive_participle' })[0]).toMatchObject({
      derived: 'مَجِيء',
      status: 'regular',
    });
  });

  test('of two verbal nouns of a verb the one in use goes first', () => {
    const words = derive('شيء', { form: 'II', kind: 'masdar' });
    expect(words.slice(0, 2).map(({ derived, status }) => [derived, status])).toEqual([
      ['تَشْيِيء', 'attested'],
      ['تَشْيِئَة', 'regular'],
    ]);
  });

  test('the small ones are those of nouns, where a table has them', () => {
    const small = (root: string) => derive(root, { kind: 'diminutive' }).map(({ derived }) => derived);
    expect([small('كتب'), small('شيء'), small('جيء')]).toEqual([['كُتَيِّب'], ['شُيَيْء'], []]);
  });

  test('a verb of the rare forms is forced unless its root is listed with it', () => {
    expect([
      statusOf('عشب', 'اِعْشَوْشَبَ'),
      statusOf('حمر', 'اِحْمَارَّ'),
      statusOf('كتب', 'اِكْتَابَّ'),
      statusOf('كتب', 'اِكْتَوْتَبَ'),
      statusOf('كتب', 'اِكْتَنْبَى'),
      statusOf('رمي', 'اِرْمَايَا'),
    ]).toEqual(['attested', 'attested', 'doubtful', 'doubtful', 'doubtful', undefined]);
  });

  test('what has no more than a perfect makes no other word', () => {
    expect(derive('ليس').map(({ derived, status }) => [derived, status])).toEqual([['لَيْسَ', 'attested']]);
  });

  test('the sheep شاء gives no noun of quality to شيء', () => {
    const words = derive('شيء', { kind: 'artificial_masdar' }).map(({ derived }) => derived);
    expect(words.filter((word) => /^شَا[وه]/.test(word))).toEqual([]);
  });
});

const IMPOSSIBLE: [fault: string, pattern: RegExp][] = [
  ['a sign that is not Arabic', /[^\u0621-\u063a\u0641-\u0652]/],
  ['an initial sukun', /^.\u0652/],
  ['two sukuns in a row', /\u0652.\u0652/],
  ['two vowels on a letter', /[\u064e-\u0650]{2}/],
  ['a glide against its vowel', /\u064fي\u0652|\u0650و\u0652/],
  ['alif without fatha', /[^\u064e\u0651]ا./],
  ['like consonants left apart', /(.)\u0652\1/],
];

describe('the surfaces of every root', () => {
  const surfaces = allRoots().flatMap((root) => listSurfaces(root));

  test.each(IMPOSSIBLE)('never show %s', (_, pattern) => {
    const broken = surfaces.filter(
      ({ derived, status }) => status !== 'doubtful' && pattern.test(derived.slice(1)),
    );
    expect(broken.slice(0, 5)).toEqual([]);
  });
});
