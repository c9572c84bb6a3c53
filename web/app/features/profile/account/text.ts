import { type Browser, type System } from '@mustalah/contract/own-account';
import { RETENTION } from '@mustalah/contract/retention';
import { counted } from '../../../domain/counted.ts';
import { type CountedNoun, countOf, formatPoints } from '../../../text/format.ts';

const browsers: Record<Browser, string> = {
  chrome: 'متصفح كروم',
  edge: 'متصفح إيدج',
  firefox: 'متصفح فايرفوكس',
  opera: 'متصفح أوبرا',
  safari: 'متصفح سفاري',
  samsung: 'متصفح سامسونج',
  other: 'برنامج غير معروف',
};

const systems: Record<System, string> = {
  android: 'جهاز أندرويد',
  chromeos: 'حاسوب كروم',
  ipad: 'آيباد',
  iphone: 'آيفون',
  linux: 'حاسوب لينكس',
  macos: 'حاسوب ماك',
  windows: 'حاسوب ويندوز',
  other: 'جهاز غير معروف',
};

export const accountText = {
  title: 'حسابي وبياناتي',
  cancel: 'إلغاء',
  loadFailed: 'تعذّر تحميل بيانات الحساب',
} as const;

export const sessionsText = {
  title: 'الأجهزة التي دخلت منها',
  lead: 'كل جلسة مفتوحة لحسابك. إن رأيت ما لا تعرفه فأنهِه، ثم غيّر كلمة مرورك.',
  deviceOf: (browser: Browser, system: System) => `${browsers[browser]} على ${systems[system]}`,
  isCurrent: 'هذه الجلسة',
  network: 'الشبكة:',
  began: (moment: string) => `بدأت ${moment}`,
  lastUsed: (moment: string) => `آخر استعمال ${moment}`,
  end: 'أنهِ الجلسة',
  endNamed: (device: string, moment: string) => `أنهِ جلسة ${device}، بدأت ${moment}`,
  endOthers: 'أنهِ الجلسات الأخرى كلها',
  endAll: 'اخرج من كل الأجهزة',
  endAllSure: 'تنتهي جلساتك كلها في الحال، ومنها هذه، فتحتاج إلى الدخول من جديد.',
  failed: 'تعذّر إنهاء الجلسة، حاول مجددًا',
} as const;

export const passwordText = {
  title: 'تغيير كلمة المرور',
  hint: 'تنتهي بتغييرها جلساتك على الأجهزة الأخرى، ونخبرك برسالة.',
  current: 'كلمة المرور الحالية',
  password: 'كلمة المرور الجديدة',
  confirmation: 'تأكيد كلمة المرور الجديدة',
  currentMissing: 'اكتب كلمة مرورك الحالية',
  differ: 'كلمتا المرور مختلفتان',
  save: 'غيّر كلمة المرور',
  saving: 'جارٍ التغيير…',
  failed: 'تعذّر تغيير كلمة المرور، حاول مجددًا',
} as const;

export const exportText = {
  title: 'نسخة من بياناتك',
  lead: 'ملف مضغوط واحد فيه كل ما على المنصة من بياناتك: ملفك وجلساتك ومصطلحاتك وأصواتك ونقاطك وأبحاثك بملفاتها وما كتبته محكّمًا. لا يضم بيانات غيرك ولا كلمات المرور.',
  act: 'نزّل بياناتي',
  failed: 'تعذّر تجهيز الملف، حاول مجددًا',
} as const;

const reviews: CountedNoun = {
  zero: 'لا تحكيم',
  one: 'تحكيم واحد',
  two: 'تحكيمان',
  few: 'تحكيمات',
  many: 'تحكيمًا',
  other: 'تحكيم',
};

export const deletionText = {
  title: 'حذف الحساب',
  lead: `يُمحى حسابك بعد ${countOf(RETENTION.comeBackDays, counted.days)} من طلبك، ولك أن تعود إليه قبل ذلك بتسجيل الدخول.`,
  kept: 'ما الذي يُحفظ، ولماذا، وإلى متى؟',
  act: 'احذف حسابي',
  dialog: 'حذف حسابك',
  erased: 'يُمحى اسمك وبريدك وما كتبته عن نفسك ومحفظتك وجلساتك وعوامل دخولك وإشعاراتك.',
  stays:
    'تبقى مصطلحاتك وأصواتك ونقاطك في المنصة باسم «مساهم سابق»، ويبقى سجل ما صُرف لك لأنه شاهد على مال خرج.',
  published: (count: number) =>
    `أبحاثك المنشورة (${countOf(count, counted.papers)}) تبقى بأسماء مؤلفيها كما نُشرت.`,
  unpublished: 'تُسحب أبحاثك التي لم تُنشر، وتُمحى ملفاتها وأسماء مؤلفيها:',
  reviews: (count: number) => `يُعتذر عنك عمّا لم ترسله من تحكيم (${countOf(count, reviews)}).`,
  unpaid: (points: number) =>
    `رصيدك ${formatPoints(points)} UAS لم يُصرف، ولا يُصرف بعد محو الحساب: إن أردته فانتظر صرفه أولًا.`,
  openPayout: 'لك صرف لم ينتهِ بعد، فلا يُمحى الحساب حتى ينتهي.',
  lastAdmin: 'أنت آخر مدير نشط للمنصة، عيّن مديرًا غيرك قبل أن تحذف حسابك.',
  exportFirst: 'إن أردت نسخة من بياناتك فنزّلها أولًا.',
  email: 'اكتب بريد حسابك للتأكيد',
  emailMissing: 'اكتب بريد حسابك',
  confirm: 'احذف حسابي',
  sending: 'جارٍ التسجيل…',
  failed: 'تعذّر طلب الحذف، حاول مجددًا',
} as const;
