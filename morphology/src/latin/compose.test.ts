import { describe, expect, it } from 'vitest';
import { composeArabic } from './compose.ts';
import { latinCuts } from './parts.ts';

function render(word: string): string[] {
  return composeArabic(latinCuts(word)[0]?.parts ?? []);
}

describe('composeArabic puts first', () => {
  it.each([
    ['neurology', 'علم الأعصاب', 'name of a science over a plural'],
    ['psychology', 'علم النفس', 'name of a science over a collective'],
    ['microbiology', 'علم الأحياء الدقيقة', 'adjective agrees with a plural of things'],
    ['hepatitis', 'التهاب الكبد', 'genitive of the organ'],
    ['gastroenteritis', 'التهاب المعدة والأمعاء', 'two organs joined'],
    ['cholecystectomy', 'استئصال المرارة', 'genitive of the organ'],
    ['thermometer', 'مقياس الحرارة', 'instrument with genitive'],
    ['hyperglycemia', 'فرط سكر الدم', 'prefix as a noun of excess'],
    ['dysphagia', 'عسر البلع', 'prefix as a noun of difficulty'],
    ['antibiotic', 'مضاد حيوي', 'prefix before an adjective'],
    ['subcutaneous', 'تحت الجلد', 'prefix as a place'],
    ['inorganic', 'غير عضوي', 'negative adjective'],
    ['cardiovascular', 'قلبي وعائي', 'chain of adjectives'],
    ['renal', 'كلوي', 'nisba of a feminine noun'],
    ['photosynthesis', 'تركيب ضوئي', 'nisba of a noun in ء'],
    ['leukocyte', 'خلية بيضاء', 'feminine of a colour'],
    ['dioxide', 'ثاني أكسيد', 'ordinal of binary compounds'],
    ['hexagonal', 'سداسي الأضلاع', 'number in construct'],
    ['multicellular', 'متعدد الخلايا', 'plural behind "many"'],
    ['semiconductor', 'شبه موصل', 'half without article'],
    ['insecticide', 'مبيد الحشرات', 'killer of a plural'],
    ['kilobyte', 'كيلوبايت', 'measure prefix grows together with its unit'],
  ])('%s: %s (%s)', (word, expected) => {
    expect(render(word)[0]).toBe(expected);
  });

  it('nothing for no parts', () => {
    expect(composeArabic([])).toEqual([]);
  });
});
