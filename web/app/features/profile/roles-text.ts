import { TERMS_TO_CONTRIBUTE } from '@mustalah/contract/terms/term';
import { counted } from '../../domain/counted.ts';
import { roleNames } from '../../domain/text.ts';
import { type CountedNoun, countOf, formatInteger } from '../../text/format.ts';
import type { RoleName, Standing } from './roles.ts';

const terms: CountedNoun = {
  zero: 'لا مصطلحات',
  one: 'مصطلح معتمد واحد',
  two: 'مصطلحان معتمدان',
  few: 'مصطلحات معتمدة',
  many: 'مصطلحًا معتمدًا',
  other: 'مصطلح معتمد',
};

export const rolesText = {
  lead: 'كل عضو كاتب منذ تسجيله. وبقية الأدوار تُكتسب بالمساهمة أو تمنحها الإدارة.',
  standings: { held: 'دورك', covered: 'يشمله دور مدير المنصة', missing: 'ليس لك بعد' } satisfies Record<
    Standing,
    string
  >,
  may: 'ما يتيحه هذا الدور',
  missing: 'ما ينقصك:',
  progress: (approved: number, goal: number) => `${formatInteger(approved)} / ${formatInteger(goal)}`,
  termsLeft: (left: number) => `بقي لك ${countOf(left, terms)} لتصير مساهمًا رسميًا.`,
  progressLabel: 'التقدم نحو دور المساهم الرسمي',
  statsFailed: 'تعذّر تحميل عدد مصطلحاتك المعتمدة',
} as const;

interface RoleText {
  name: string;
  may: readonly string[];
  /** How the role is got; empty where everybody has it. */
  how: string;
  link: { to: string; label: string };
}

export const roleTexts: Record<RoleName, RoleText> = {
  writer: {
    name: roleNames.writer,
    may: [
      'إضافة المصطلحات',
      'تعديل مصطلحاتك قبل اعتمادها',
      'التصويت على مصطلحات الآخرين',
      'تقديم الأبحاث إلى المجلة',
    ],
    how: '',
    link: { to: '/suggest', label: 'اقترح مصطلحًا' },
  },
  contributor: {
    name: roleNames.contributor,
    may: ['مراجعة مصطلحات الآخرين', 'اعتمادها أو رفضها مع بيان السبب'],
    how: `يُمنح تلقائيًا متى اعتُمد لك ${countOf(TERMS_TO_CONTRIBUTE, counted.terms)}.`,
    link: { to: '/review-terms?view=one', label: 'راجع المصطلحات' },
  },
  reviewer: {
    name: roleNames.reviewer,
    may: ['قراءة الأبحاث التي تُسند إليك', 'قبولها أو رفضها أو طلب تعديلها مع ملاحظاتك'],
    how: 'تمنحه إدارة المنصة للمختصين.',
    link: { to: '/reviewer-dashboard', label: 'لوحة المحكّم' },
  },
  journalAdmin: {
    name: roleNames.journalAdmin,
    may: ['إسناد الأبحاث إلى المحكّمين وتغيير حالتها', 'نشر مجلدات المجلة وإدارتها', 'نشر الإعلانات'],
    how: 'تمنحه إدارة المنصة لهيئة التحرير.',
    link: { to: '/journal-admin', label: 'إدارة المجلة' },
  },
  admin: {
    name: roleNames.admin,
    may: [
      'إدارة المستخدمين وأدوارهم',
      'اعتماد المصطلحات وتعديلها',
      'صرف المكافآت ومتابعة سجلها',
      'كل ما تتيحه الأدوار الأخرى',
    ],
    how: 'يمنحه مدير آخر للمنصة.',
    link: { to: '/admin-panel', label: 'مركز الإدارة' },
  },
};
