import { eponymsOf, nounSenses, stripMarks } from '@mustalah/morphology';

/** What laws, effects, diseases and tools are, before the name of whom they are called after. */
const CALLED_AFTER = new Set(
  [
    'قانون مبرهنة مفعول تأثير مبدأ عدد ثابت متلازمة داء مرض توزيع مخطط منحنى سلم منطق زمرة فضاء طيف جسم مذنب حد حزام سحابة',
    'دورة معادلة صيغة خوارزمية اختبار قاعدة متباينة متسلسلة متتالية دالة تحويل مصفوفة مقياس معامل خلية تفاعل حدسية مفارقة عصية صبغة جبر توازن نسبة آلة شجرة خطأ ترشيح مرشح مستوى موجة طاقة معيار إنزيم نموذج متغير',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Whether a word of a term names a person: where the Latin does (مفعول هول, Hall effect); without Latin behind the name
 * of a law or the like (قانون مور), or where no noun is written so.
 */
export function isEponym(words: readonly string[], place: number, equivalents: readonly string[]): boolean {
  const word = words[place] ?? '';
  const names = eponymsOf(word);
  if (names.length === 0 || equivalents.length > 0) return names.some((name) => equivalents.includes(name));
  return (place === 1 && CALLED_AFTER.has(stripMarks(words[0] ?? ''))) || !isNoun(word);
}

const isNoun = (word: string): boolean =>
  nounSenses(word).some(({ singular }) => stripMarks(singular) === stripMarks(word));
