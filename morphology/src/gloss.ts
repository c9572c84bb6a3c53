/** Explain a derived word from the sense of its root and the meaning of its measure. */
import { findRoot } from './lexicon.ts';
import type { Kind, Surface } from './derived-word.ts';
import type { VerbForm } from './templates.ts';

/** What each kind of word says of the sense (شذا العرف، المشتقات). */
const KIND_MEANINGS: Record<Kind, (sense: string) => string> = {
  perfect: (sense) => `حدوث ${sense} فيما مضى`,
  imperfect: (sense) => `حدوث ${sense} في الحال أو الاستقبال`,
  masdar: (sense) => sense,
  active_participle: (sense) => `الفاعل أو المتصف بـ${sense}`,
  passive_participle: (sense) => `ما وقع عليه ${sense}`,
  place_time: (sense) => `مكان ${sense} أو زمانه`,
  instrument: (sense) => `أداة ${sense}`,
  intensive: (sense) => `الكثير ${sense}`,
  elative: (sense) => `الزائد على غيره في ${sense}`,
  instance: (sense) => `المرة الواحدة من ${sense}`,
  manner: (sense) => `هيئة ${sense}`,
  nisba: (sense) => `المنسوب إلى ${sense}`,
  artificial_masdar: (sense) => `صفة ما ينسب إلى ${sense}`,
  diminutive: (sense) => `تصغير ما يدل على ${sense}`,
};

/** What each form adds to the sense of form I (Wright I §§40–65; شذا العرف، معاني صيغ الزوائد). */
const FORM_MEANINGS: Partial<Record<VerbForm, string>> = {
  II: 'للتكثير أو التعدية',
  III: 'للمشاركة',
  IV: 'للتعدية',
  V: 'لمطاوعة فعّل أو التكلف',
  VI: 'للتشارك',
  VII: 'للمطاوعة',
  VIII: 'للمطاوعة أو الاتخاذ',
  IX: 'للّون أو العيب',
  X: 'للطلب أو الصيرورة',
  XI: 'للتدرج في اللون',
  XII: 'للمبالغة',
  QII: 'لمطاوعة فعلل',
  QIII: 'للمطاوعة',
  QIV: 'للمبالغة',
};

/** Gloss a word in Arabic; a root without a known sense is named by its letters. */
export function glossOf(root: string, surface: Surface): string {
  const sense = findRoot(root)?.senseArabic || `معنى (${[...root].join(' ')})`;
  const meaning = KIND_MEANINGS[surface.kind](sense);
  const added = surface.form ? FORM_MEANINGS[surface.form] : undefined;
  return added ? `${meaning}، ${added}` : meaning;
}
