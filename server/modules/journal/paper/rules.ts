import { type PaperStatus, REVIEW_DAYS } from '@mustalah/contract/journal/paper';
import type { AssignmentState } from '@mustalah/contract/journal/review';
import { DAY_MS } from '../../../platform/calendar.ts';

/** The specialties of the journal, and their branches; a paper is filed under one of each. */
export const journalCategories: readonly { name: string; sub: string[] }[] = [
  {
    name: 'الطب',
    sub: [
      'طب الأطفال',
      'الجراحة العامة',
      'الطب الباطني',
      'طب الأسرة',
      'أمراض النساء والتوليد',
      'الأشعة',
      'طب الأسنان',
      'التمريض',
      'الصيدلة',
      'الطب الوقائي',
    ],
  },
  {
    name: 'الهندسة',
    sub: [
      'الهندسة المدنية',
      'الهندسة الكهربائية',
      'الهندسة الميكانيكية',
      'هندسة البرمجيات',
      'هندسة الحاسوب',
      'الهندسة المعمارية',
      'الهندسة الكيميائية',
      'هندسة الاتصالات',
      'الهندسة الصناعية',
    ],
  },
  {
    name: 'العلوم الإسلامية',
    sub: [
      'الفقه وأصوله',
      'العقيدة',
      'التفسير وعلوم القرآن',
      'الحديث وعلومه',
      'السيرة النبوية',
      'اللغة العربية في خدمة الشريعة',
      'المعاملات الإسلامية',
    ],
  },
  {
    name: 'العلوم الاجتماعية',
    sub: [
      'علم النفس',
      'علم الاجتماع',
      'الخدمة الاجتماعية',
      'الأنثروبولوجيا',
      'العلوم السياسية',
      'العلاقات الدولية',
      'العمل التطوعي',
    ],
  },
  {
    name: 'الكيمياء',
    sub: [
      'الكيمياء العضوية',
      'الكيمياء غير العضوية',
      'الكيمياء الحيوية',
      'الكيمياء الفيزيائية',
      'الكيمياء التحليلية',
    ],
  },
  {
    name: 'الفيزياء',
    sub: [
      'الفيزياء النظرية',
      'الفيزياء التطبيقية',
      'الفيزياء الذرية',
      'الفيزياء النووية',
      'فيزياء الجوامد',
      'علم الفلك',
    ],
  },
  {
    name: 'اللغة والترجمة',
    sub: [
      'اللسانيات',
      'الترجمة',
      'اللغة العربية',
      'اللغة الإنجليزية',
      'اللغة الفرنسية',
      'الدراسات اللغوية المقارنة',
    ],
  },
  {
    name: 'الاقتصاد والإدارة',
    sub: [
      'إدارة الأعمال',
      'المالية والمصارف',
      'المحاسبة',
      'التسويق',
      'الاقتصاد الإسلامي',
      'إدارة المشاريع',
      'القيادة والإدارة العامة',
    ],
  },
];

/** The field that is wrong, when there is no such specialty, or when it has no such branch; a branch may be left out. */
export function categoryFault(main: string, sub?: string): 'main_category' | 'sub_category' | null {
  const category = journalCategories.find(({ name }) => name === main);
  if (!category) return 'main_category';
  return sub === undefined || category.sub.includes(sub) ? null : 'sub_category';
}

/** Where a paper stands, as far as the next step depends on it. */
export interface Standing {
  status: PaperStatus;
  withdrawnAt: Date | null;
  retractedAt: Date | null;
}

type Step =
  | 'submitted'
  | 'assigned'
  | 'unassigned'
  | 'address_invited'
  | 'address_uninvited'
  | 'extended'
  | 'reminded'
  | 'verdict_set_aside'
  | 'accepted_invitation'
  | 'declined_invitation'
  | 'reviewed'
  | 'decided'
  | 'status_set'
  | 'resubmitted'
  | 'file_replaced'
  | 'withdrawn'
  | 'published'
  | 'unpublished'
  | 'retracted'
  | 'editor_admitted'
  | 'concern_raised'
  | 'concern_lifted'
  | 'reinstated'
  | 'objection_settled'
  | 'imported'
  | 'corrected'
  | 'corrections_asked'
  | 'conflicts_stated'
  | 'final_given'
  | 'final_checked';

/** The statuses from which each step leads on, and those it may lead to; a step without the latter leaves the status. */
const steps: Record<Step, { from: readonly PaperStatus[]; to?: readonly PaperStatus[] }> = {
  submitted: { from: ['pending'], to: ['pending'] },
  // Published elsewhere, before it came here.
  imported: { from: ['pending'], to: ['approved'] },
  assigned: { from: ['pending'] },
  unassigned: { from: ['pending'] },
  address_invited: { from: ['pending'] },
  address_uninvited: { from: ['pending'] },
  extended: { from: ['pending'] },
  reminded: { from: ['pending'] },
  // A decision that rested on it falls with it.
  verdict_set_aside: { from: ['pending', 'approved', 'rejected', 'revisions_requested'], to: ['pending'] },
  accepted_invitation: { from: ['pending'] },
  declined_invitation: { from: ['pending'] },
  reviewed: { from: ['pending'] },
  decided: { from: ['pending'], to: ['approved', 'rejected', 'revisions_requested'] },
  status_set: {
    from: ['pending', 'approved', 'rejected', 'revisions_requested'],
    to: ['pending', 'approved', 'rejected', 'revisions_requested'],
  },
  resubmitted: { from: ['revisions_requested'], to: ['pending'] },
  file_replaced: { from: ['pending'] },
  // As long as it was never published; at any time when its author leaves the platform.
  withdrawn: { from: ['pending', 'approved', 'rejected', 'revisions_requested'] },
  published: { from: ['approved'] },
  unpublished: { from: ['approved'] },
  retracted: { from: ['approved'] },
  editor_admitted: { from: ['pending', 'approved', 'rejected', 'revisions_requested'] },
  concern_raised: { from: ['approved'] },
  concern_lifted: { from: ['approved'] },
  reinstated: { from: ['approved'] },
  objection_settled: { from: ['pending', 'approved', 'rejected', 'revisions_requested'] },
  corrected: { from: ['pending', 'approved', 'rejected', 'revisions_requested'] },
  corrections_asked: { from: ['pending', 'approved', 'revisions_requested'] },
  conflicts_stated: { from: ['pending', 'approved', 'revisions_requested'] },
  final_given: { from: ['approved'] },
  final_checked: { from: ['approved'] },
};

/** What may still happen to a paper that is retracted: its page comes and goes with its volume. */
const OF_RETRACTED: readonly Step[] = ['published', 'unpublished', 'reinstated'];

/** Whether a paper may still be taken back; what was rejected is over, and what was ever published stays. */
export const mayWithdraw = (standing: Standing, wasPublished: boolean): boolean =>
  standing.status !== 'rejected' && !wasPublished && stepObjection(standing, 'withdrawn') === null;

/** Whether editors may ask an author to correct what a paper says of itself; once it was published they do it themselves. */
export const mayAskCorrections = (standing: Standing, wasPublished: boolean): boolean =>
  !wasPublished && stepObjection(standing, 'corrections_asked') === null;

/** Whether its author may correct what a paper says of itself: with a revision, or when editors ask for it. */
export const mayCorrectOwn = (
  standing: Standing,
  { isAsked, wasPublished }: { isAsked: boolean; wasPublished: boolean },
): boolean =>
  !wasPublished &&
  standing.status !== 'rejected' &&
  (isAsked || standing.status === 'revisions_requested') &&
  stepObjection(standing, 'corrected') === null;

/** What stands against a step; null when nothing does. */
export function stepObjection(
  { status, withdrawnAt, retractedAt }: Standing,
  step: Step,
  to?: PaperStatus,
): 'withdrawn' | 'retracted' | 'wrong_status' | 'wrong_outcome' | null {
  if (withdrawnAt) return 'withdrawn';
  if (retractedAt && !OF_RETRACTED.includes(step)) return 'retracted';
  const { from, to: outcomes } = steps[step];
  if (!from.includes(status)) return 'wrong_status';
  if (outcomes ? !to || !outcomes.includes(to) : to !== undefined) return 'wrong_outcome';
  return null;
}

/** Where the work on the file of a version stands. */
export type FileState = 'received' | 'ready' | 'failed';

/** Of a reviewer who was asked and has neither declined nor sent a verdict. */
export const OPEN_STATES = ['invited', 'accepted'] as const satisfies AssignmentState[];
export const isOpen = (state: AssignmentState): boolean => OPEN_STATES.some((open) => open === state);

/** Of a reviewer who has neither declined nor been let go. */
export const KEPT_STATES = [...OPEN_STATES, 'submitted'] as const satisfies AssignmentState[];
export const isKept = (state: AssignmentState): boolean => KEPT_STATES.some((kept) => kept === state);

export const dueAfter = (now: Date, days: number = REVIEW_DAYS.most): Date =>
  new Date(now.getTime() + days * DAY_MS);

/** So many letters are in play at least, so that a letter does not tell how many were asked before. */
const LETTERS = 5;

/** A letter that nobody has on this paper, by a chance between 0 and 1: letters do not stand in the order of asking. */
export function freeLetter(taken: readonly number[], chance: number): number {
  const most = Math.max(LETTERS, taken.length + 2);
  const free = Array.from({ length: most }, (_, place) => place + 1).filter((each) => !taken.includes(each));
  return free[Math.floor(chance * free.length)] ?? most + 1;
}
