import { FORMER_NAME } from '../leaving/rules.ts';
import { looksOf } from './look-alikes.ts';

/** A number behind a name, or before it, makes it no other. */
const NUMBERS_AROUND = /^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu;

/** Whether a reader takes one name for the other. */
export const sameName = (one: string, other: string): boolean =>
  looksOf(one) === looksOf(other) || bareLooksOf(one) === bareLooksOf(other);

const bareLooksOf = (name: string): string => looksOf(name.replace(NUMBERS_AROUND, ''));

const looks = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(looksOf));

/** Whoever is called by one of these, and by nothing but these and the next, speaks for the platform. */
const TEAM = looks(`
  مصطلح لمصطلح المنصة منصة للمنصة الموقع موقع للموقع إدارة الإدارة لإدارة مدير المدير مديرة المديرة مشرف المشرف مشرفة المشرفة
  مشرفو مشرفي المشرفون دعم الدعم لدعم فريق الفريق هيئة الهيئة
  Mustalah Admin Admins Administrator Administrators Administration Moderator Moderators Support System Root Staff Helpdesk
`);
/** They alone may be anybody's name. */
const BESIDE = looks(`
  الرسمي الرسمية رسمي رسمية الفني الفنية فني فنية التقني تقني العام العامة عام التحرير تحرير المجلة مجلة حساب الحساب خدمة
  العملاء الأعضاء المستخدمين المراجعة تنبيه إشعار من في و
  Official Team Account Platform Site Help Service Security Bot The Of Editorial Board Journal Notice
`);

/** By such a name a reader would take somebody for the platform itself. */
export function isTeamName(name: string): boolean {
  const words = name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u)
    .filter(Boolean);
  const named = words
    .filter((word) => !/^\p{N}+$/u.test(word))
    .map((word) => [looksOf(word), bareLooksOf(word)]);
  const isIn = (set: ReadonlySet<string>) => (forms: string[]) => forms.some((form) => set.has(form));
  const areWords = named.some(isIn(TEAM)) && named.every((forms) => isIn(TEAM)(forms) || isIn(BESIDE)(forms));
  // Written apart, or together: «A.d.m.i.n», «مديرالمنصة».
  return areWords || TOGETHER.has(looksOf(name)) || TOGETHER.has(bareLooksOf(name));
}

const TOGETHER: ReadonlySet<string> = new Set(
  [
    'مصطلح',
    'منصة مصطلح',
    'إدارة مصطلح',
    'فريق مصطلح',
    'مدير مصطلح',
    'دعم مصطلح',
    'مشرف مصطلح',
    'المنصة',
    'إدارة المنصة',
    'فريق المنصة',
    'مدير المنصة',
    'دعم المنصة',
    'مشرف المنصة',
    'إدارة الموقع',
    'الإدارة',
    'المدير',
    'المشرف',
    'الدعم',
    'الدعم الفني',
    'فريق الدعم',
    'هيئة التحرير',
    'مدير الموقع',
    // Stands in place of whoever was erased.
    FORMER_NAME,
    'Mustalah',
    'Mustalah Team',
    'Mustalah Admin',
    'Mustalah Support',
    'Team Mustalah',
    'Admin',
    'Administrator',
    'Moderator',
    'Support',
    'System',
    'Root',
  ].map(looksOf),
);
