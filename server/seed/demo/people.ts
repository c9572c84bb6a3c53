import type { specialties } from '@mustalah/contract/accounts';

/** The domain of the trial community: reserved, so that no mail ever arrives there. */
export const DEMO_DOMAIN = 'demo.invalid';

export interface DemoPerson {
  /** The part of the address before the domain. */
  key: string;
  name: string;
  role?: 'journal_admin';
  isReviewer?: true;
  specialty?: (typeof specialties)[number];
  expertise?: string;
}

/** Names that nobody in particular bears. */
export const people: readonly DemoPerson[] = [
  { key: 'editor', name: 'سلمى المحرّرة', role: 'journal_admin', specialty: 'اللسانيات' },
  {
    key: 'reviewer-language',
    name: 'نادر الفصيح',
    isReviewer: true,
    specialty: 'اللسانيات',
    expertise: 'الترجمة، اللسانيات، اللغة العربية',
  },
  {
    key: 'reviewer-software',
    name: 'هدى البرمجية',
    isReviewer: true,
    specialty: 'علوم الحاسوب',
    expertise: 'هندسة البرمجيات، هندسة الحاسوب',
  },
  {
    key: 'reviewer-science',
    name: 'فارس المختبري',
    isReviewer: true,
    specialty: 'الفيزياء',
    expertise: 'الفيزياء التطبيقية، الكيمياء التحليلية، التمريض',
  },
  {
    key: 'reviewer-society',
    name: 'ريم الميدانية',
    isReviewer: true,
    specialty: 'العلوم الاجتماعية',
    expertise: 'علم الاجتماع، العمل التطوعي، إدارة المشاريع',
  },
  { key: 'author-lina', name: 'لينا الوزّانة', specialty: 'اللسانيات', expertise: 'الترجمة' },
  { key: 'author-tariq', name: 'طارق القارئ', specialty: 'التربية', expertise: 'تعليم العلوم' },
  { key: 'author-mona', name: 'منى المجهرية', specialty: 'الأحياء', expertise: 'الأحياء الدقيقة' },
  { key: 'author-yasin', name: 'ياسين الفهرس', specialty: 'علوم الحاسوب', expertise: 'هندسة البرمجيات' },
  { key: 'author-dana', name: 'دانة الموصّلة', specialty: 'الفيزياء', expertise: 'الفيزياء التطبيقية' },
  { key: 'author-samir', name: 'سمير المشروعات', specialty: 'الاقتصاد', expertise: 'إدارة المشاريع' },
  { key: 'voter-1', name: 'عبير السائلة' },
  { key: 'voter-2', name: 'ماجد المتابع' },
  { key: 'voter-3', name: 'نورة الباحثة' },
  { key: 'voter-4', name: 'زياد الطالب' },
  { key: 'voter-5', name: 'هالة المعلّمة' },
  { key: 'voter-6', name: 'كريم المترجم' },
];

export const addressOf = (key: string): string => `${key}@${DEMO_DOMAIN}`;
