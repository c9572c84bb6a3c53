import { POINTS } from '@mustalah/contract/rewards';
import { TERMS_TO_CONTRIBUTE, VOTES_TO_APPROVE } from '@mustalah/contract/terms/term';
import { counted } from '../../domain/counted.ts';
import { countOf, formatPoints } from '../../text/format.ts';

export const text = {
  title: 'لوحة المتصدرين',
  description: 'ترتيب المساهمين في منصة مصطلح بحسب ما كسبوه من نقاط في اقتراح المصطلحات والتصويت عليها.',
  lead: 'ترتيب المساهمين بحسب مجموع نقاطهم. النقطة الواحدة تساوي UAS واحدة.',
  rank: 'الترتيب',
  name: 'المساهم',
  email: 'البريد',
  level: 'المستوى',
  points: 'النقاط',
  goldMedal: 'الميدالية الذهبية',
  silverMedal: 'الميدالية الفضية',
  bronzeMedal: 'الميدالية البرونزية',
  empty: 'لا مساهمين في القائمة بعد.',
  emptyHint: 'اقترح أول مصطلح واحجز الصدارة.',
  becomeContributor: 'كيف أصير مساهمًا؟',
  suggest: 'اقترح مصطلحًا',
} as const;

interface Described {
  title: string;
  body: string;
}

export const contributorText = {
  title: 'كن مساهمًا',
  description: 'كيف تساهم في صياغة المصطلح العلمي العربي، وما مكافآت المساهمة، وما ضوابطها.',
  lead: 'كل مصطلح جديد في المعجم يبدأ باقتراح. اقترح، وصوّت، وراجع، واكسب UAS عن كل مساهمة تُعتمد.',

  challengeSignIn: 'سجّل دخولك ليُحسب لك ما تنجزه.',
  challengeUnavailable: 'تعذّر تحميل التحدي اليومي.',

  rewardsTitle: 'المكافآت',
  whatIsUas:
    'UAS رمز رقمي على شبكة سولانا تُصرف به مكافآت المساهمين: النقطة الواحدة تساوي UAS واحدة. تُحفظ نقاطك في سجل المنصة، وتصل إلى محفظتك متى أمر مدير المنصة بالصرف.',
  rewardEvent: 'المساهمة',
  rewardValue: 'المكافأة (UAS)',
  rewards: [
    { event: 'مصطلح اقترحته ثم اعتُمد', value: POINTS.term },
    { event: 'أول مصطلح لك في تخصص جديد (إضافة)', value: POINTS.newCategory },
    { event: 'إتمام التحدي اليومي', value: POINTS.dailyChallenge },
    {
      event: `كل يوم من المواظبة المتتالية (إضافة لا تتجاوز ${formatPoints(POINTS.mostForStreak)})`,
      value: POINTS.streakDay,
    },
    { event: 'تصويت على مصطلح', value: POINTS.vote },
  ],

  stepsTitle: 'خطوات المساهمة',
  steps: [
    { title: 'أنشئ حسابك', body: 'يكفي اسمك وبريدك وكلمة مرور، ثم أضف تخصصك وعنوان محفظتك إلى ملفك.' },
    { title: 'ابحث قبل أن تقترح', body: 'تأكد من أن المصطلح ليس في المعجم بلفظه أو برسم قريب منه.' },
    {
      title: 'اقترح',
      body: 'اكتب المصطلح ومقابله اللاتيني وتعريفه، واختر تخصصه. وأدوات المنصة تعينك في ذلك كله.',
    },
    {
      title: 'صوّت',
      body: `${countOf(VOTES_TO_APPROVE, counted.votes)} تكفي لاعتماد المصطلح، فصوّت لما تراه صوابًا.`,
    },
    {
      title: 'صر مساهمًا رسميًا',
      body: `من اعتُمد له ${countOf(TERMS_TO_CONTRIBUTE, counted.terms)} راجع مقترحات غيره واعتمدها.`,
    },
  ] satisfies Described[],

  guidelinesTitle: 'ضوابط المساهمة',
  guidelines: [
    'قدّم العربي الفصيح الموجز على المعرّب، والمعرّب على الدخيل.',
    'اجعل للمفهوم الواحد مصطلحًا واحدًا، ولا تضع مصطلحًا واحدًا لمفهومين في تخصص واحد.',
    'عرّف المصطلح بما يميّزه من غيره، في جملة أو جملتين، ولا تعرّفه بنفسه.',
    'اكتب ما تعرفه بعبارتك، ولا تنقل تعريفات المعاجم والموسوعات بحروفها.',
    'راجع ما تقترحه الأدوات الآلية قبل إرساله: أنت المسؤول عمّا تنشره.',
    'صوّت للمصطلح لا لصاحبه.',
  ],

  leaderboardLink: 'لوحة المتصدرين',
  joinTitle: 'ابدأ الآن',
  joinLead: 'تحتاج إلى حساب لتقترح وتصوّت.',
  login: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  suggest: 'اقترح مصطلحًا',
} as const;

export const missedText = {
  title: 'ما يبحث عنه الناس ولا يجدونه',
  lead: 'كلمات بحث عنها زوار المعجم فلم يجدوا لها مدخلًا، الأكثر طلبًا أولًا. لا يُسجَّل من بحث عنها.',
  word: 'الكلمة',
  searches: 'مرات البحث',
  last: 'آخر بحث',
  act: 'ما العمل؟',
  suggest: 'اقترح مصطلحها',
  dismiss: 'أخرجها',
  dismissOf: (word: string) => `أخرج «${word}» من القائمة`,
  dismissFailed: 'لم تخرج الكلمة من القائمة.',
  none: 'لا كلمات في القائمة الآن.',
  failed: 'تعذّر تحميل القائمة.',
  pages: 'صفحات القائمة',
} as const;
