import type { UserGroup } from '@mustalah/contract/accounts';
import type { AlikeSign, GroupSign } from '@mustalah/contract/administration';
import { statisticNames } from '../../../domain/statistics.ts';
import { roleNames } from '../../../domain/text.ts';
import { type CountedNoun, countOf, formatInteger } from '../../../text/format.ts';
import type { UserChange } from './shown-user.ts';

const users: CountedNoun = {
  zero: 'لا مستخدمين',
  one: 'مستخدم واحد',
  two: 'مستخدمان',
  few: 'مستخدمين',
  many: 'مستخدمًا',
  other: 'مستخدم',
};
const accounts: CountedNoun = {
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: 'حسابات',
  many: 'حسابًا',
  other: 'حساب',
};
const groups: CountedNoun = {
  zero: 'لا مجموعات',
  one: 'مجموعة واحدة',
  two: 'مجموعتان',
  few: 'مجموعات',
  many: 'مجموعة',
  other: 'مجموعة',
};
const sessions: CountedNoun = {
  zero: 'لا جلسات مفتوحة',
  one: 'جلسة واحدة',
  two: 'جلستان',
  few: 'جلسات',
  many: 'جلسة',
  other: 'جلسة',
};
const minutes: CountedNoun = {
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};

export const text = {
  rolesTitle: 'أدوار المستخدمين',
  rolesLead: 'امنح دور مدير المجلة أو المحكّم واسحبه. يسري التغيير عند أول طلب يرسله صاحب الحساب.',
  usersTitle: 'إدارة المستخدمين',
  usersLead: 'غيّر دور المستخدم أو أوقف حسابه، وافتح صفحته لترى ما فعله.',
  search: 'ابحث بالاسم أو البريد',
  group: 'من يُعرض',
  groups: {
    all: 'جميع المستخدمين',
    admins: 'مديرو المنصة',
    journal_admins: 'مديرو المجلة',
    reviewers: 'المحكّمون',
    contributors: 'المساهمون الرسميون',
    suspended: 'الموقوفون',
    unconfirmed: 'من لم يؤكدوا بريدهم',
  } satisfies Record<UserGroup, string>,
  count: (value: number) => countOf(value, users),
  counts: { all: 'المستخدمون', journal_admins: 'مديرو المجلة', reviewers: 'المحكّمون' },
  countsFailed: 'تعذّر تحميل أعداد المستخدمين',
  none: 'لا مستخدمين بهذه الشروط',
  showAll: 'عرض الجميع',
  pagesOfUsers: 'صفحات المستخدمين',
  pages: 'صفحات المستخدمين، الصفحة',
  loadFailed: 'فشل في تحميل بيانات المستخدمين',

  name: 'الاسم',
  email: 'البريد الإلكتروني',
  expertise: 'مجال الخبرة',
  lastActivity: 'آخر نشاط',
  neverActive: 'لم يدخل بعد',
  joined: 'تاريخ التسجيل',
  role: 'الدور',
  roles: { user: 'مستخدم', journal_admin: roleNames.journalAdmin, admin: roleNames.admin },
  status: 'الحالة',
  statuses: { active: 'نشط', suspended: 'موقوف' },
  journalAdmin: roleNames.journalAdmin,
  reviewer: roleNames.reviewer,
  byRole: 'ضمن دوره',
  toggleOf: (role: string, name: string) => `دور ${role}: ${name}`,
  roleOf: (name: string) => `دور ${name}`,
  accountOf: (name: string) => `حساب ${name} نشط`,

  roleChanged: (change: UserChange) => {
    const isOn = change.is_journal_admin ?? change.is_reviewer ?? false;
    const name = change.is_reviewer === undefined ? roleNames.journalAdmin : 'المحكّم';
    return `${isOn ? 'تم تمكين' : 'تم تعطيل'} دور ${name}`;
  },
  rolesFailed: 'فشل في تحديث الصلاحيات',
  newRole: (change: UserChange) =>
    change.role === 'user' ? 'صار مستخدمًا بلا دور إداري' : `صار دوره: ${text.roles[change.role ?? 'user']}`,
  roleFailed: 'تعذّر تغيير دور المستخدم',
  statusChanged: (change: UserChange) =>
    change.status === 'suspended' ? 'أُوقف الحساب وانتهت جلساته' : 'عاد الحساب نشطًا',
  statusFailed: 'تعذّر تغيير حالة المستخدم',

  thinkTitle: (name: string) => `تغيير في حساب ${name}`,
  makesAdmin: 'سيصير مديرًا للمنصة: يغيّر الأدوار، ويوقف الحسابات، ويصرف المكافآت، ويعدّل كل مصطلح.',
  unmakesAdmin: 'سيفقد إدارة المنصة عند أول طلب يرسله.',
  suspendTitle: (name: string) => `إيقاف حساب ${name}`,
  suspends:
    'سيخرج من المنصة في الحال من كل أجهزته، ولا يستطيع الدخول إليها حتى يُعاد حسابه. يبقى ما كتبه، وتبقى أصواته حتى تُسحب من صفحته.',
  suspendReason: 'سبب الإيقاف',
  suspendReasonHint: 'يقرؤه مديرو المنصة في سجل الإدارة.',
  suspend: 'أوقف الحساب',
  suspendsAdmin: 'سيخرج من المنصة في الحال ولا يستطيع الدخول إليها حتى يعيده مدير آخر للمنصة.',
  ofYourself: 'هذا حسابك أنت، ولن تستطيع الرجوع عن ذلك بنفسك.',
  goOn: 'نعم، غيّره',
};

export const groupsText = {
  title: 'حسابات متشابهة',
  lead: 'هذه قرائن لا أحكام: قد يتشارك شبكةً واحدة سكنٌ جامعي أو مختبر أو أسرة، وقد يفتح طلاب صفٍّ حساباتهم في ساعة واحدة. وقد يكتب كاتب واحد معظم ما يُصوَّت عليه، فتذهب إليه أصوات قرّاء صادقين. لا تبنِ على ذلك وحده قرارًا. تُعرض الحسابات النشطة وحدها، ويُنظر في ثلاثة آلاف زوج منها: ما اتحد صندوق بريده أو تشابهت أصواته، ثم الأحدث. وتُعرض معها كل ثلاثة حسابات فأكثر منح كلٌّ منها خمسة أصوات فأكثر، أربعةُ أخماسها على الأقل لكاتب واحد.',
  count: (value: number) => countOf(value, groups),
  none: 'لا حسابات نشطة تجتمع فيها قرينتان أو أكثر، أو يجمعها صندوق بريد واحد، أو ذهبت أصواتها لكاتب واحد.',
  pages: 'صفحات المجموعات، الصفحة',
  columns: { accounts: 'الحسابات' },
  andMore: (value: number) => `ومعها ${countOf(value, accounts)}`,
  signs: {
    one_mailbox: 'عناوينها لصندوق بريد واحد',
    votes_for_other: 'معظم أصوات بعضها لمصطلحات بعض',
    votes_alike: 'تصوّت للمصطلحات نفسها',
    opened_together: 'فُتحت من شبكة واحدة في أوقات متقاربة',
    same_network: 'استُعملت من شبكة واحدة',
    votes_to_one_author: 'منحوا أصواتهم كلها، أو كلها إلا قليلًا، لكاتب واحد',
    opened_at_once: 'فُتح معظمها في أوقات متقاربة',
  } satisfies Record<GroupSign, string>,
  author: 'الكاتب:',
  votesForAuthor: (given: number, votes: number) =>
    `أصواتها القائمة: ${formatInteger(votes)}، منها لمصطلحات هذا الكاتب: ${formatInteger(given)}`,
  opened: (first: string, last: string) =>
    first === last ? `فُتحت في ${first}` : `فُتحت بين ${first} و${last}`,
  votes: (within: number, votes: number) =>
    votes === 0
      ? 'لا أصوات قائمة لها'
      : `أصواتها القائمة: ${formatInteger(votes)}، منها لمصطلحات بعضها: ${formatInteger(within)}`,
};

export const userText = {
  title: 'صفحة مستخدم',
  loadFailed: 'تعذّر تحميل بيانات المستخدم',
  account: 'الحساب',
  confirmed: 'تأكيد البريد',
  isConfirmed: 'مؤكَّد',
  isUnconfirmed: 'غير مؤكَّد: لا تُحتسب أصواته ولا نقاطه بعد',
  contributor: 'مساهم رسمي',
  yes: 'نعم',
  no: 'لا',
  active: 'الحساب نشط',
  education: 'المستوى التعليمي',
  institution: 'التخصص',
  wallet: 'محفظة UAS',
  bio: 'نبذة',
  unspecified: 'غير محدد',

  work: 'ما فعله',
  figures: {
    terms: 'مصطلحات اقترحها',
    approved_terms: 'اعتُمد منها',
    rejected_terms: 'رُفض منها',
    votes: 'أصوات قائمة',
    decisions: 'قرارات مراجعة',
    papers: 'أبحاث قدّمها',
    reviews: 'تحكيم أُسند إليه',
  },
  points: 'النقاط (UAS)',
  pointKinds: {
    earned: statisticNames.earned,
    available: 'المتاح للصرف',
    reserved: 'قيد الصرف',
    paid: statisticNames.paid,
    owed: 'مدين به',
  },

  sessions: 'الجلسات',
  sessionCount: (value: number) => countOf(value, sessions),
  session: (opened: string, used: string) => `فُتحت ${opened}، وآخر استعمال لها ${used}`,
  someSessions: 'لا يظهر هنا إلا أحدثها.',
  signOut: 'إنهاء كل الجلسات',
  signOutTitle: (name: string) => `إنهاء جلسات ${name}`,
  signOutWarning: 'يخرج من كل أجهزته في الحال، وله أن يدخل من جديد بكلمة مروره. لمنعه من الدخول أوقف حسابه.',
  signedOut: (value: number) =>
    value === 0 ? 'لم تكن له جلسات مفتوحة' : `أُنهيت ${countOf(value, sessions)}`,
  signOutFailed: 'تعذّر إنهاء الجلسات',

  oversight: 'التراجع عما فعله',
  undoLead: 'قراراته في مصطلحات غيره: ما رفضه يعود، وما اعتمده وحده ينتظر المراجعة.',
  votesLead: 'أصواته، وما لم يُعتمد إلا بها. لا تُسحب إلا من حساب موقوف.',
  takeBack: 'سحب أصواته',
  takeBackTitle: (name: string) => `سحب أصوات ${name}`,
  noVotes: 'لا أصوات قائمة لهذا الحساب.',
  votesFall: (votes: string) => `يُسحب من أصواته القائمة: ${votes}، وما كسبه بها.`,
  termsFall: 'ويعود إلى المراجعة ما لم يُعتمد إلا بها، وتُسحب نقاط أصحابه حتى يُعتمد:',
  nothingFalls: 'ولا يفقد مصطلحٌ اعتمادَه بسحبها.',
  termOf: (term: string, author: string) => (author ? `${term} (${author})` : term),
  takenBack: 'سُحبت أصواته',
  takeBackFailed: 'تعذّر سحب الأصوات',
  previewFailed: 'تعذّر حساب ما يتغيّر',

  alike: 'حسابات قد تكون للشخص نفسه',
  alikeHint:
    'هذه قرائن لا أحكام: قد يتشارك شبكةً واحدة سكنٌ جامعي أو مختبر أو أسرة، وقد يفتح طلاب صفٍّ حساباتهم في ساعة واحدة. لا تبنِ على ذلك وحده قرارًا، ولا يراه إلا مديرو المنصة.',
  noAlike: 'لا حساب آخر تجتمع فيه قرينتان أو أكثر، أو يجمعه به صندوق بريد واحد.',
  onSameNetwork: (value: number) =>
    value === 0
      ? 'لم يُستعمل من شبكاته حساب آخر في تسعين يومًا.'
      : `استُعمل من شبكاته في تسعين يومًا ${countOf(value, accounts)} غيره.`,
  alikeFailed: 'تعذّر البحث عن حسابات متشابهة',
  signs: {
    one_mailbox: 'عنواناهما لصندوق بريد واحد',
    votes_for_other: 'معظم أصوات أحدهما لمصطلحات الآخر',
    votes_alike: 'يصوّتان للمصطلحات نفسها',
    opened_together: 'فُتحا من شبكة واحدة في وقت متقارب',
    same_network: 'استُعملا من شبكة واحدة',
  } satisfies Record<AlikeSign, string>,
  alikeColumns: { account: 'الحساب', signs: 'القرائن', numbers: 'الأرقام' },
  apart: (value: number) => `بين فتح الحسابين: ${countOf(value, minutes)}`,
  commonVotes: (common: string, votes: string) => `صوّتا معًا على ${common} من أصواته البالغة ${votes}`,
  votesFor: (given: string, received: string) => `صوّت له ${given}، وصوّت هو له ${received}`,

  lists: 'سجلات المستخدم',
  tabs: {
    terms: 'المصطلحات',
    decisions: 'قرارات المراجعة',
    papers: 'الأبحاث',
    reviews: 'التحكيم',
    points: 'النقاط',
    audit: 'سجل الإدارة',
  },
  pages: 'صفحات السجل، الصفحة',
  listFailed: 'تعذّر تحميل السجل',
  nothingHere: 'لا شيء في هذا السجل',
  term: 'المصطلح',
  latin: 'المقابل اللاتيني',
  category: 'التخصص',
  state: 'الحالة',
  termStates: { pending: 'قيد المراجعة', approved: 'معتمد', rejected: 'مرفوض' },
  votes: 'الأصوات',
  date: 'التاريخ',
  decision: 'القرار',
  decisionNames: {
    approved: 'اعتماد',
    approved_by_votes: 'اعتماد بالأصوات',
    returned: 'إعادة إلى المراجعة',
    rejected: 'رفض',
    restored: 'إعادة مرفوض',
    undone: 'نقض اعتماد',
    removed: 'حذف نهائي',
  },
  reason: 'السبب',
  paper: 'البحث',
  published: 'منشور',
  round: 'الجولة',
  reviewStates: {
    invited: 'دُعي إليه',
    accepted: 'قبله',
    declined: 'اعتذر عنه',
    submitted: 'أرسل حكمه',
    cancelled: 'أُلغي',
    set_aside: 'استُبعد حكمه',
  },
  verdict: 'الحكم',
  verdicts: { approved: 'قبول', rejected: 'رفض', revisions_requested: 'طلب تعديلات' },
  reward: 'البيان',
  amount: 'النقاط',
  rewardStates: { paid: 'صُرفت', pending: 'لم تُصرف', reversed: 'سُحبت أو قيد سحب' },
};

const passkeysCounted: CountedNoun = {
  zero: 'لا مفاتيح مرور',
  one: 'مفتاح مرور واحد',
  two: 'مفتاحا مرور',
  few: 'مفاتيح مرور',
  many: 'مفتاح مرور',
  other: 'مفتاح مرور',
};

export const secondFactorText = {
  title: 'التحقق بخطوتين',
  none: 'غير مفعّل: يدخل بكلمة المرور وحدها.',
  has: (hasApp: boolean, passkeys: number) =>
    `مفعّل: ${[hasApp ? 'تطبيق رموز' : '', passkeys > 0 ? countOf(passkeys, passkeysCounted) : ''].filter(Boolean).join('، و')}.`,
  reset: 'أزل التحقق بخطوتين',
  resetTitle: (name: string) => `إزالة التحقق بخطوتين عن ${name}`,
  warning:
    'لمن فقد أجهزته ورموز الاسترداد معًا. يصير دخوله بكلمة المرور وحدها إلى أن يفعّله من جديد، ويُخبر بذلك بالبريد. تحقق أولًا أن صاحب الحساب هو الذي يطلب.',
  failed: 'تعذّرت إزالة التحقق بخطوتين، حاول مجددًا',
};
