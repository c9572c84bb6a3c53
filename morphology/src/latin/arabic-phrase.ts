import { hasArticle } from '../script/article.ts';

// Nouns that are feminine without a feminine ending, and plurals of things, which agree as feminine.
const feminine = new Set(
  (
    'نفس أرض شمس عين يد قدم أذن سن ساق كبد رحم نار ريح روح بئر أحياء سحايا أمعاء نساء رياضيات زواحف ثمار نقود ' +
    'خلايا أضلاع بيانات وسائط حيوانات حدود معلوماتية إلكترونيات أخلاقيات فيزياء كيمياء ميكانيكا ديناميكا'
  ).split(' '),
);

const adjectives: Record<string, string> = {
  لغة: 'لغوي',
  رئة: 'رئوي',
  دم: 'دموي',
  كلية: 'كلوي',
  معدة: 'معدي',
  خلية: 'خلوي',
  نواة: 'نووي',
  أمعاء: 'معوي',
  كيمياء: 'كيميائي',
  فيزياء: 'فيزيائي',
  غشاء: 'غشائي',
  مثانة: 'مثاني',
  حياة: 'حيوي',
  كهرباء: 'كهربائي',
  ماء: 'مائي',
  هواء: 'هوائي',
  بكتيريا: 'بكتيري',
  نفس: 'نفسي',
  مجتمع: 'مجتمعي',
  وعاء: 'وعائي',
  جزيء: 'جزيئي',
  معى: 'معوي',
  أحياء: 'حيوي',
  صفراء: 'صفراوي',
  جنبة: 'جنبي',
  طبيعة: 'طبيعي',
  أنثى: 'أنثوي',
  سنة: 'سنوي',
  حمى: 'حموي',
  سحايا: 'سحائي',
  رحى: 'رحوي',
  معي: 'معوي',
  فم: 'فموي',
  يد: 'يدوي',
  عدوى: 'عدوائي',
  غضروف: 'غضروفي',
  لثة: 'لثوي',
  مرارة: 'مراري',
  غدة: 'غدي',
  قوة: 'قوي',
  شبكة: 'شبكي',
  ميكانيكا: 'ميكانيكي',
  ديناميكا: 'دينامي',
  زراعة: 'زراعي',
  مدينة: 'مدني',
};

// Adverbs and fixed expressions that never take an ending.
const unchanging = new Set([
  'معا',
  'فوق',
  'تحت',
  'قبل',
  'بعد',
  'شبه',
  'ضد',
  'عبر',
  'خلال',
  'حول',
  'ما وراء',
  'عن بعد',
]);

/** Plurals that names of sciences, killers and eaters are built on: علم الحشرات, مبيد الأعشاب. */
const plurals: Record<string, string> = {
  عصب: 'أعصاب',
  حشرة: 'حشرات',
  خلية: 'خلايا',
  نسيج: 'أنسجة',
  طائر: 'طيور',
  سمك: 'أسماك',
  مرض: 'أمراض',
  دواء: 'أدوية',
  ورم: 'أورام',
  سم: 'سموم',
  جنين: 'أجنة',
  فطر: 'فطريات',
  فيروس: 'فيروسات',
  جرثوم: 'جراثيم',
  طفيلي: 'طفيليات',
  زلزال: 'زلازل',
  بركان: 'براكين',
  محيط: 'محيطات',
  صخر: 'صخور',
  عظم: 'عظام',
  غدة: 'غدد',
  أسطورة: 'أساطير',
  عشب: 'أعشاب',
  طحلب: 'طحالب',
  زاحف: 'زواحف',
  دودة: 'ديدان',
  معدن: 'معادن',
  وعاء: 'أوعية',
  مفصل: 'مفاصل',
  عضلة: 'عضلات',
  سرطان: 'سرطانات',
  مجتمع: 'اجتماع',
  نبات: 'نبات',
  حيوان: 'حيوان',
  صوت: 'أصوات',
  كهف: 'كهوف',
  مصطلح: 'مصطلحات',
  شعب: 'شعوب',
  جريمة: 'إجرام',
  نجم: 'نجوم',
  طفل: 'أطفال',
  سن: 'أسنان',
  آفة: 'آفات',
  نواة: 'نوى',
  جانب: 'جوانب',
  قطب: 'أقطاب',
  كائن: 'كائنات',
  لغة: 'لغات',
  بحيرة: 'بحيرات',
  رسابة: 'رسوبيات',
  لقاح: 'لقاحات',
  نيزك: 'أرصاد',
  حفرية: 'أحافير',
  وريد: 'أوردة',
  شريان: 'شرايين',
};

/** The plural that a collective name uses, or the noun itself. */
export function collective(noun: string): string {
  return plurals[noun] ?? noun;
}

const colours: Record<string, string> = {
  أحمر: 'حمراء',
  أبيض: 'بيضاء',
  أسود: 'سوداء',
  أزرق: 'زرقاء',
  أخضر: 'خضراء',
  أصفر: 'صفراء',
};

/** Tell whether a noun takes feminine adjectives. */
export function isFeminine(noun: string): boolean {
  const head = noun.split(' ')[0] ?? '';
  return /(?:[ةى]|يا)$/.test(head) || /..اء$/.test(head) || head.endsWith('ات') || feminine.has(head);
}

/** Give the article to each word of a phrase that has none. */
export function definite(phrase: string): string {
  const words = phrase.split(' ');
  if (words.slice(1).some(hasArticle)) return phrase;
  return words
    .map((word, index) => {
      if (hasArticle(word)) return word;
      return index > 0 && word.startsWith('و') && word.length > 3 ? `وال${word.slice(1)}` : `ال${word}`;
    })
    .join(' ');
}

/** Make the adjective of a noun; colours and words that are adjectives already stay. */
export function adjectiveOf(noun: string): string {
  const head = noun.split(' ')[0] ?? '';
  if (colours[head]) return head;
  const listed = adjectives[noun] ?? adjectives[head];
  if (listed) return listed;
  if (/[يو]$/.test(head) && head.length > 3) return head;
  if (head.endsWith('ية')) return head.slice(0, -1);
  if (/[ةا]$/.test(head)) return `${head.slice(0, -1)}ي`;
  if (head.endsWith('ى')) return `${head.slice(0, -1)}وي`;
  if (head.endsWith('ء')) return `${head.slice(0, -1)}ئي`;
  return `${head}ي`;
}

/** Make an adjective agree with a noun. */
export function agree(adjective: string, noun: string): string {
  if (!isFeminine(noun) || unchanging.has(adjective) || adjective.includes(' ')) return adjective;
  if (colours[adjective]) return colours[adjective];
  return adjective.endsWith('ة') ? adjective : `${adjective}ة`;
}
