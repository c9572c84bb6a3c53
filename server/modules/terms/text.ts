import { errorText } from '@mustalah/contract/errors';
import { TERMS_TO_CONTRIBUTE, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import type { DefinitionFault } from '@mustalah/lexicography/define/definition-fault';
import { arabicNumber } from '../../platform/arabic-numbers.ts';

const enoughVotes = arabicNumber(VOTES_TO_APPROVE);
const enoughTerms = arabicNumber(TERMS_TO_CONTRIBUTE);

const pointsOf = (isPaid: boolean): string =>
  isPaid ? 'وأُضيفت نقاطه إلى رصيدك' : 'وتُضاف نقاطه إلى رصيدك حين تؤكّد بريدك';

/** What the author of a term is told about a decision on it. */
export const noticeText = {
  approved: (arabic: string, isPaid: boolean) => ({
    kind: 'term_approved',
    title: `اعتُمد مصطلحك «${arabic}»`,
    body: `راجعه أحد المراجعين واعتمده، ${pointsOf(isPaid)}.`,
  }),
  approvedByVotes: (arabic: string, isPaid: boolean) => ({
    kind: 'term_approved_by_votes',
    title: `اعتُمد مصطلحك «${arabic}» بأصوات المجتمع`,
    body: `بلغ عدد أصواته ${enoughVotes}، ${pointsOf(isPaid)}. ويبقى معتمدًا ما دامت أصواته كذلك، أو متى ثبّته مدير المنصة.`,
  }),
  confirmed: (arabic: string) => ({
    kind: 'term_confirmed',
    title: `ثُبّت اعتماد مصطلحك «${arabic}»`,
    body: 'كان معتمدًا بأصوات المجتمع، ثم راجعه مدير المنصة واعتمده.',
  }),
  returned: (arabic: string) => ({
    kind: 'term_returned',
    title: `عاد مصطلحك «${arabic}» إلى المراجعة`,
    body: `سُحب أحد الأصوات التي اعتُمد بها فصار عددها أقل من ${enoughVotes}. لم يتغير رصيدك، ولا تُصرف نقاط هذا المصطلح حتى يُعتمد من جديد.`,
  }),
  rejected: (arabic: string, reason: string) => ({
    kind: 'term_rejected',
    title: `لم يُقبل مصطلحك «${arabic}»`,
    body: reason ? `السبب: ${reason}` : 'لم يذكر المراجع سببًا.',
  }),
  restored: (arabic: string) => ({
    kind: 'term_restored',
    title: `أُعيد مصطلحك «${arabic}»`,
    body: 'أعاد أحد مديري المنصة النظر في رفضه، فعاد كما كان بأصواته ونقاطه.',
  }),
  undone: (arabic: string) => ({
    kind: 'term_returned_by_admin',
    title: `عاد مصطلحك «${arabic}» إلى المراجعة`,
    body: 'ألغى أحد مديري المنصة قرارات من اعتمده. ستُحتسب نقاطه متى اعتُمد من جديد.',
  }),
  votesTakenBack: (arabic: string) => ({
    kind: 'term_votes_taken_back',
    title: `عاد مصطلحك «${arabic}» إلى المراجعة`,
    body: 'أُوقف حساب أحد المصوّتين عليه وأُلغيت أصواته. ستُحتسب نقاطه متى اعتُمد من جديد.',
  }),
  voteCleared: (arabic: string) => ({
    kind: 'vote_cleared',
    title: `تغيّر المصطلح «${arabic}» بعد تصويتك عليه`,
    body: 'عدّل صاحبه نصّه، فأُلغيت أصواته ليُصوَّت على ما صار إليه. راجعه وصوّت من جديد إن شئت.',
  }),
  edited: (arabic: string, changes: readonly string[]) => ({
    kind: 'term_edited',
    title: `عدّل أحد مديري المنصة مصطلحك «${arabic}»`,
    body: `ما تغيّر: ${changes.join('، ')}.`,
  }),
  merged: (arabic: string, kept: string) => ({
    kind: 'term_merged',
    title: `دُمج مصطلحك «${arabic}» في «${kept}»`,
    body: 'كان المدخلان لمفهوم واحد، فصار مصطلحك اسمًا آخر له، وانتقلت إليه أصواته. ما كسبته به باقٍ لك.',
  }),
  unmerged: (arabic: string) => ({
    kind: 'term_unmerged',
    title: `عاد مصطلحك «${arabic}» مدخلًا مستقلًا`,
    body: 'تراجع أحد مديري المنصة عن دمجه في غيره، فعاد كما كان.',
  }),
  partAccepted: (part: string) => ({
    kind: 'part_accepted',
    title: `قُبل اقتراحك: ${part}`,
    body: 'راجعه أحد المراجعين فصار من المصطلح.',
  }),
  partRejected: (part: string, reason: string) => ({
    kind: 'part_rejected',
    title: `لم يُقبل اقتراحك: ${part}`,
    body: reason ? `السبب: ${reason}` : 'لم يذكر المراجع سببًا.',
  }),
  promoted: () => ({
    kind: 'contributor_promoted',
    title: 'أصبحتَ مساهمًا رسميًا',
    body: `بلغ عدد مصطلحاتك المعتمدة ${enoughTerms}، فصار لك أن تراجع مصطلحات غيرك.`,
  }),
  demoted: () => ({
    kind: 'contributor_demoted',
    title: 'لم تعد مساهمًا رسميًا',
    body: `صار عدد مصطلحاتك المعتمدة أقل من ${enoughTerms}. تعود إليك المراجعة متى بلغ هذا العدد من جديد.`,
  }),
};

/** The parts of a term as an author reads them. */
export const partNames = {
  arabic: 'المصطلح العربي',
  latin: 'المقابل اللاتيني',
  definition: 'التعريف',
  category: 'التخصص',
} as const;

export const doneText = {
  submitted: 'أُرسل المصطلح إلى المراجعة، وتُحتسب نقاطه عند اعتماده',
  approved: 'اعتُمد المصطلح',
  confirmed: 'ثُبّت اعتماد المصطلح',
  rejected: 'رُفض المصطلح وأُخفي',
  restored: 'أُعيد المصطلح كما كان',
  removed: 'حُذف المصطلح نهائيًا',
  hidden: 'أُخفيت النسخة من سجل المصطلح',
  dismissedMiss: 'أُخرجت الكلمة من القائمة',
} as const;

/** A part of an entry as whoever proposed it reads it. */
export const partTitle = {
  names: (name: string, arabic: string) => `الاسم «${name}» للمصطلح «${arabic}»`,
  examples: (_example: string, arabic: string) => `مثال على استعمال «${arabic}»`,
  relations: (other: string, arabic: string) => `صلة بين «${arabic}» و«${other}»`,
} as const;

/** What is said after a change of what an entry has beside its pair and definition. */
export const partText = {
  accepted: 'أُضيف إلى المصطلح',
  proposed: 'أُرسل اقتراحك، ويُقبل بعد مراجعته',
  preferred: 'صار الاسم المفضّل',
  deprecated: 'وُسم بالمهجور',
  edited: 'حُفظ التعديل',
  removed: 'حُذف من المصطلح',
  rejected: 'رُفض الاقتراح وأُبلغ من اقترحه',
  domains: 'حُفظت فروع التخصص',
  reverted: 'عاد المصطلح إلى النسخة المختارة',
  merged: 'دُمج المصطلحان',
  unmerged: 'عاد المصطلحان كما كانا',
} as const;

export const arabicExistsText = (existing: string): string => `${errorText.term_exists}: «${existing}»`;

/** Why a file of terms cannot be read. */
export const fileFault = {
  noColumn: 'يجب أن يسمّي السطر الأول الأعمدة، ومنها عمود arabic أو «المصطلح»',
  strayQuote: (line: number) => `السطر ${line}: علامة اقتباس في غير موضعها`,
  underWay: 'هذا الملف يُستورد الآن',
  openQuote: (line: number) => `السطر ${line}: علامة اقتباس فُتحت ولم تُغلق`,
} as const;

/** How to mend a definition that says nothing. */
export const definitionAdvice: Record<DefinitionFault, string> = {
  too_short: 'التعريف قصير لا يميّز المصطلح: اذكر جنسه ثم ما يفصله عن غيره.',
  generic: 'هذه جملة عامة تصلح لكل مصطلح: اكتب ما يدل عليه مصطلحك أنت.',
  own_words: 'التعريف يعيد كلمات المصطلح نفسها: عرّفه بغير لفظه.',
  no_words: 'لم نتبيّن في التعريف كلمات عربية مفهومة: اكتب جملة تامة بالعربية.',
};
