import { VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { counted } from '../../domain/counted.ts';
import { countOf, formatInteger, formatPoints } from '../../text/format.ts';

const pointsOf = (points: number): string => (points === 0.5 ? 'نصف نقطة' : `${formatPoints(points)} UAS`);

export const text = {
  title: 'المعجم',
  description: 'ابحث في المصطلحات العلمية العربية ومقابلاتها اللاتينية، مهما كان الرسم: بالهمزة أو بدونها.',
  searchLabel: 'ابحث عن مصطلح بالعربية أو اللاتينية',
  searchPlaceholder: 'مثال: مجهر، microscope',
  categoryLabel: 'التخصص',
  allCategories: 'كل التخصصات',
  reset: 'إعادة ضبط',
  pages: 'صفحات النتائج، الصفحة',
  results: 'المصطلحات',
  found: (count: number) => countOf(count, counted.terms),
  none: 'لا توجد نتائج مطابقة',
  noneHint: 'جرّب كلمة أقصر أو مرادفًا، أو اقترح المصطلح ليضاف إلى المعجم.',
  suggestThis: (query: string) => `اقترح «${query}»`,
  rootFilter: (root: string) => `مصطلحات الجذر (${root})`,
  searching: 'جارٍ البحث…',
  moreOnShelf: 'ابحث في المسرد كله',
  loadFailed: 'فشل تحميل المصطلحات، حاول لاحقًا',

  by: (name: string) => `اقترحه ${name}`,
  votes: (count: number) => countOf(count, counted.votes),
  votesRemaining: (count: number) =>
    count === 0 ? 'اكتمل النصاب' : `بقي ${countOf(count, counted.votes)} للاعتماد`,
  voteBar: `الأصوات من ${formatInteger(VOTES_TO_APPROVE)}`,
  vote: 'صوّت',
  voteFor: (term: string) => `صوّت للمصطلح ${term}`,
  revoke: 'سحب الصوت',
  revokeFor: (term: string) => `اسحب صوتك من المصطلح ${term}`,
  ownTerm: 'مصطلحك: يصوّت عليه غيرك',
  voteNeedsLogin: 'يجب تسجيل الدخول للتصويت',
  voteFailed: 'حدث خطأ أثناء التصويت',
  /** Only what the vote really earned, and the day's challenge when this vote completed it. */
  voted: (credited: number, challenge: number) =>
    `سُجّل صوتك، ${credited > 0 ? `وأضيف ${pointsOf(credited)} إلى رصيدك` : 'وقد نلت كل نقاط التصويت لهذا اليوم'}${
      challenge > 0 ? `، وأتممت تحدي اليوم فأضيف ${formatPoints(challenge)} UAS` : ''
    }`,
  /** The voter's address is not confirmed. */
  voteWaits: 'حُفظ صوتك، ويُحتسب متى أكّدت بريدك الإلكتروني',
  revoked: 'سُحب صوتك',

  speak: 'استمع',
  speakFor: (term: string) => `استمع إلى نطق ${term}`,
  noSpeech: 'متصفحك لا يدعم خاصية النطق',

  ai: 'مساعد ذكي',
  aiFor: (term: string) => `المساعد الذكي للمصطلح ${term}`,
  aiTitle: (term: string) => `المساعد الذكي: ${term}`,
  aiIntro: 'اقتراحات آلية للمراجعة، لا تغني عن نظر المختص.',
  explain: 'اشرح المصطلح',
  define: 'اقترح تعريفًا',
  latin: 'اقترح المقابل اللاتيني',
  similar: 'مصطلحات مشابهة',
  noExplanation: 'لم يُعثر على شرح لهذا المصطلح',
  explainFailed: 'تعذّر جلب الشرح، حاول لاحقًا',
  defineFailed: 'تعذّر اقتراح التعريف، حاول لاحقًا',
  latinFailed: 'تعذّر اقتراح المقابل اللاتيني، حاول لاحقًا',
  similarFailed: 'تعذّر جلب المصطلحات المشابهة، حاول لاحقًا',
  noSimilar: 'لا توجد مصطلحات مشابهة في المعجم',
  noLatin: 'لم يُعثر على مقابل لاتيني',
  source: {
    dictionary: 'من المعجم',
    engine: 'من المحرك اللغوي',
    model: 'من نموذج لغوي، مسودة',
    fallback: 'صيغة عامة',
  },

  didYouMean: 'هل تقصد',
  questionMark: '؟',

  match: {
    exact: '',
    spelling: 'مطابقة مع اختلاف الرسم',
    article: 'مطابقة دون أل التعريف',
    name: 'اسم آخر للمصطلح',
    bridge: 'هو نفسه في المسارد',
    loose: 'مطابقة مع اختلاف يسير في الرسم أو الصيغة',
    inflection: 'صيغة أخرى من الكلمة',
    initials: 'أوائل حروف المقابل',
    prefix: 'يبدأ بما كتبت، أو تبدأ به كلمة منه',
    words: 'يحتوي ما كتبت أو صيغة منه',
    fuzzy: 'قريب مما كتبت',
    some_words: 'يحتوي بعض الكلمات',
    family: 'من الأسرة نفسها (الجذر نفسه)',
  },

  formation: 'البنية اللغوية',
  root: 'الجذر',
  pattern: 'الوزن',
  sense: 'أصل المعنى',
  rootSearch: (root: string) => `كل مصطلحات الجذر ${root}`,
  deriveFrom: 'اشتق من هذا الجذر',
  family: 'مصطلحات قريبة',
  parts: 'عناصر المقابل اللاتيني',

  definition: 'التعريف',
  category: 'التخصص',
  author: 'اقترحه',
  seedAuthor: 'معجم مصطلح التأسيسي',
  added: 'أُضيف في',
  coinedIn: 'اقتُرح في بحث',
  papers: 'في أبحاث المجلة',
  papersHint: 'أبحاث منشورة استعملته بمعناه هنا، كما أثبت أصحابها أو هيئة التحرير.',
  morePapers: 'اعرض أبحاثًا أخرى',
  papersFailed: 'تعذّر تحميل الأبحاث، حاول لاحقًا',
  revisionBy: (name: string, when: string) => `${name}، ${when}`,
  hideRevision: 'إخفاء هذه النسخة',
  hideTitle: 'إخفاء نسخة من سجل المصطلح',
  hideWarning:
    'لا يراها بعد ذلك أحد في سجل المصطلح، ولا تعود من هذه الصفحة. نص المصطلح الحالي لا يتغيّر: إن كان فيه ما لا يُنشر فعدّله أولًا.',
  hideFailed: 'تعذّر إخفاء النسخة',
  share: 'مشاركة',
  shareLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  cite: 'الاستشهاد',
  copyCitation: 'نسخ الاستشهاد',
  citationCopied: 'نُسخ الاستشهاد',
  citation: (term: string, latin: string, when: string, url: string) =>
    `«${term}» (${latin}). معجم مصطلح. ${when}. ${url}`,
  edit: 'تعديل',
  backToDictionary: 'العودة إلى المعجم',
  licence: 'رخصة المشاع الإبداعي: نسب المصنف ٤٫٠',
};
