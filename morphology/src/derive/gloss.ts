/** Explain a derived word from the sense of its root and the meaning of its measure. */

import { findVerbs } from '../lexicon/lexicon.ts';
import { withLam } from '../script/article.ts';
import type { VerbForm } from '../word/templates.ts';
import type { Kind, Surface } from './derived-word.ts';

/** What each kind of word says of the sense (شذا العرف، المشتقات). */
const KIND_MEANINGS: Record<Kind, (sense: string) => string> = {
  perfect: (sense) => `فعل ماضٍ يدل على ${sense}`,
  imperfect: (sense) => `فعل مضارع يدل على ${sense}`,
  masdar: (sense) => sense,
  active_participle: (sense) => `من يقوم ب${sense} أو ما يتصف به`,
  passive_participle: (sense) => `ما وقع عليه ${sense}`,
  place_time: (sense) => `موضع أو زمان ${withLam(sense)}`,
  instrument: (sense) => `أداة ${withLam(sense)}`,
  intensive: (sense) => `من يكثر من ${sense} أو يعتاده`,
  elative: (sense) => `ما يفوق غيره في ${sense}`,
  instance: (sense) => `مرة واحدة من ${sense}`,
  manner: (sense) => `هيئة مخصوصة من ${sense}`,
  nisba: (sense) => `ما ينسب إلى ${sense} أو يتعلق به`,
  artificial_masdar: (sense) => `مفهوم مجرد مأخوذ من ${sense}`,
  diminutive: (sense) => `تصغير ما يدل على ${sense}`,
};

/** What each form adds to the sense of form I (Wright I §§40–65; شذا العرف، معاني صيغ الزوائد). */
const FORM_MEANINGS: Partial<Record<VerbForm, string>> = {
  II: 'للتكثير أو التعدية',
  III: 'للمشاركة بين اثنين',
  IV: 'للتعدية غالبًا',
  V: 'لقبول أثر الفعل أو التدرج فيه',
  VI: 'للتشارك أو التدرج',
  VII: 'لقبول أثر الفعل',
  VIII: 'لقبول أثر الفعل أو الاجتهاد فيه',
  IX: 'للدخول في لون أو عيب',
  X: 'للطلب أو التحول',
  XI: 'للتدرج في اللون',
  XII: 'للمبالغة',
  QII: 'لقبول أثر الفعل',
  QIII: 'لقبول أثر الفعل',
  QIV: 'للمبالغة',
};

/** Gloss a word in Arabic; a root without a known sense is named by its letters. */
export function glossOf(root: string, surface: Surface): string {
  const sense = findVerbs(root)?.senseArabic || `معنى الجذر (${[...root].join(' ')})`;
  const meaning = KIND_MEANINGS[surface.kind](sense);
  const added = surface.form ? FORM_MEANINGS[surface.form] : undefined;
  return added ? `${meaning}، والصيغة ${added}` : meaning;
}
