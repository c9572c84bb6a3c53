import type { CreditRole } from '@mustalah/contract/journal/declarations';

/** What an author did, under one name on all screens. */
export const creditText: Record<CreditRole, string> = {
  conceptualization: 'وضع الفكرة',
  'data-curation': 'تنظيم البيانات',
  'formal-analysis': 'التحليل',
  'funding-acquisition': 'تحصيل التمويل',
  investigation: 'إجراء البحث',
  methodology: 'المنهجية',
  'project-administration': 'إدارة المشروع',
  resources: 'توفير الموارد',
  software: 'البرمجة',
  supervision: 'الإشراف',
  validation: 'التحقق من النتائج',
  visualization: 'الرسوم والأشكال',
  'writing-original-draft': 'كتابة المسودة الأولى',
  'writing-review-editing': 'المراجعة والتنقيح',
};

/** What stands over each statement. */
export const statementText = {
  ethics: 'الموافقة الأخلاقية',
  dataAccess: 'إتاحة البيانات',
  aiUse: 'الإفصاح عن استعمال الذكاء الاصطناعي',
  funding: 'التمويل',
  award: (number: string) => `رقم المنحة: ${number}`,
  rolesOf: (roles: readonly CreditRole[]) => roles.map((role) => creditText[role]).join('، '),
};
