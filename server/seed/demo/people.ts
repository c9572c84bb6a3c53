/** The domain of the trial community: reserved, so that no mail ever arrives there. */
export const DEMO_DOMAIN = 'demo.invalid';

export interface DemoPerson {
  /** The part of the address before the domain. */
  key: string;
  name: string;
  role?: 'journal_admin';
  isReviewer?: true;
  institution?: string;
  expertise?: string;
}

/** Names that nobody in particular bears. */
export const people: readonly DemoPerson[] = [
  { key: 'editor', name: 'سلمى المحرّرة', role: 'journal_admin', institution: 'مجلة مصطلح' },
  {
    key: 'reviewer-language',
    name: 'نادر الفصيح',
    isReviewer: true,
    institution: 'جامعة الواحة',
    expertise: 'الترجمة، اللسانيات، اللغة العربية',
  },
  {
    key: 'reviewer-software',
    name: 'هدى البرمجية',
    isReviewer: true,
    institution: 'معهد الحوسبة',
    expertise: 'هندسة البرمجيات، هندسة الحاسوب',
  },
  {
    key: 'reviewer-science',
    name: 'فارس المختبري',
    isReviewer: true,
    institution: 'جامعة الساحل',
    expertise: 'الفيزياء التطبيقية، الكيمياء التحليلية، التمريض',
  },
  {
    key: 'reviewer-society',
    name: 'ريم الميدانية',
    isReviewer: true,
    institution: 'مركز الدراسات',
    expertise: 'علم الاجتماع، العمل التطوعي، إدارة المشاريع',
  },
  { key: 'author-lina', name: 'لينا الوزّانة', institution: 'جامعة الواحة', expertise: 'الترجمة' },
  { key: 'author-tariq', name: 'طارق القارئ', institution: 'كلية التربية', expertise: 'تعليم العلوم' },
  { key: 'author-mona', name: 'منى المجهرية', institution: 'جامعة الساحل', expertise: 'الأحياء الدقيقة' },
  { key: 'author-yasin', name: 'ياسين الفهرس', institution: 'معهد الحوسبة', expertise: 'هندسة البرمجيات' },
  { key: 'author-dana', name: 'دانة الموصّلة', institution: 'جامعة الهضبة', expertise: 'الفيزياء التطبيقية' },
  { key: 'author-samir', name: 'سمير المشروعات', institution: 'دار الكتاب', expertise: 'إدارة المشاريع' },
  { key: 'voter-1', name: 'عبير السائلة' },
  { key: 'voter-2', name: 'ماجد المتابع' },
  { key: 'voter-3', name: 'نورة الباحثة' },
  { key: 'voter-4', name: 'زياد الطالب' },
  { key: 'voter-5', name: 'هالة المعلّمة' },
  { key: 'voter-6', name: 'كريم المترجم' },
];

export const addressOf = (key: string): string => `${key}@${DEMO_DOMAIN}`;
