import type { CreditRole } from '@mustalah/contract/journal/declarations';

/** What our feeds are called. */
export const feedText = {
  articles: 'أحدث الأبحاث المنشورة',
  announcements: 'الإعلانات',
};

export const journalText = {
  title: 'مجلة مصطلح',
  publisher: 'مصطلح',
  /** Before the title of an article of which it is said. */
  retracted: 'مسحوب',
  concern: 'إبداء قلق',
};

/** What stands over the statements of an article. */
export const statementText = {
  ethics: 'الموافقة الأخلاقية',
  dataAccess: 'إتاحة البيانات',
  aiUse: 'الإفصاح عن استعمال الذكاء الاصطناعي',
};

/** The terms of CRediT as it words them. */
export const creditTerms: Record<CreditRole, string> = {
  conceptualization: 'Conceptualization',
  'data-curation': 'Data curation',
  'formal-analysis': 'Formal analysis',
  'funding-acquisition': 'Funding acquisition',
  investigation: 'Investigation',
  methodology: 'Methodology',
  'project-administration': 'Project administration',
  resources: 'Resources',
  software: 'Software',
  supervision: 'Supervision',
  validation: 'Validation',
  visualization: 'Visualization',
  'writing-original-draft': 'Writing – original draft',
  'writing-review-editing': 'Writing – review & editing',
};
