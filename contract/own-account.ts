import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Email, GivenPassword, Password, Timestamp } from './fields.ts';

const HOUR = 60 * 60;

export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export type Browser = (typeof browsers)[number];

export const systems = [
  'android',
  'chromeos',
  'ipad',
  'iphone',
  'linux',
  'macos',
  'windows',
  'other',
] as const;
export type System = (typeof systems)[number];

/** One sign-in of the caller, on one device. */
export const OwnSession = z.object({
  id: z.uuid(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** The larger part of the address alone, such as `203.0.x.x`; empty where it is not known. */
  network: z.string(),
  began_at: Timestamp,
  last_used_at: Timestamp,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/users/me/sessions/',
  access: 'member',
  summary: 'جلسات المستخدم المفتوحة، أحدثها استعمالًا أولًا',
  response: z.object({ results: z.array(OwnSession) }),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/users/me/sessions/:id/',
  access: 'member',
  summary: 'إنهاء جلسة من جلسات المستخدم في الحال',
  outdates: 'nothing',
  params: z.object({ id: z.uuid({ error: 'المعرّف غير صحيح' }) }),
  response: Done,
});

export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/api/users/me/sessions/end/',
  access: 'member',
  summary: 'إنهاء جلسات المستخدم الأخرى، أو كلها',
  outdates: 'nothing',
  body: z.object({
    which: z.enum(['others', 'all'], { error: 'حدّد الجلسات: others أو all' }),
  }),
  /** How many were ended. */
  response: Done.extend({ ended: z.number().int() }),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/me/password/',
  access: 'member',
  assurance: 'fresh',
  assuranceWhen: 'لمن فعّل التحقق بخطوتين',
  summary: 'تغيير كلمة المرور: تنتهي به الجلسات الأخرى',
  outdates: 'nothing',
  body: z.object({ current: GivenPassword, password: Password }),
  response: Done,
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});

/** What stands against deleting the account of the caller. */
export const deletionObjections = ['last_admin'] as const;

export const Deletion = z.object({
  /** Both null while it is not asked for. */
  requested_at: Timestamp.nullable(),
  due_at: Timestamp.nullable(),
  objection: z.enum(deletionObjections).nullable(),
  /** What becomes of what is under way, said before it is asked for. */
  unpaid_points: z.number(),
  has_open_payout: z.boolean(),
  /** Papers that are not published: they are withdrawn, and their files removed. */
  unpublished_papers: z.array(z.object({ id: z.number(), title: z.string() })),
  published_papers: z.number().int(),
  /** Reviews that were promised or asked for and are not sent. */
  open_reviews: z.number().int(),
  terms: z.number().int(),
});
export type Deletion = z.infer<typeof Deletion>;

export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/users/me/deletion/',
  access: 'member',
  summary: 'حذف الحساب: هل طُلب، وما الذي يحدث به',
  response: Deletion,
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/users/me/deletion/',
  access: 'member',
  summary: 'طلب حذف الحساب: تنتهي الجلسات، ويُمحى بعد المهلة ما لم يعد صاحبه',
  assurance: 'fresh',
  outdates: 'nothing',
  /** The address of the account, written once more: nobody deletes one by a slip. */
  body: z.object({ email: Email }),
  response: Done.extend({ due_at: Timestamp }),
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/users/me/deletion/',
  access: 'member',
  summary: 'العودة إلى الحساب قبل أن يُمحى',
  outdates: 'nothing',
  response: Done,
});

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/users/me/export/',
  access: 'member',
  summary: 'كل ما على المنصة من بيانات المستخدم، في ملف واحد مضغوط',
  assurance: 'fresh',
  link: true,
  response: { fileTypes: ['application/zip'] },
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});

export const getExportLink = endpoint({
  method: 'POST',
  path: '/api/users/me/export/link/',
  access: 'member',
  summary: 'رابط إلى ملف بيانات المستخدم، يفتحه المتصفح من غير رمز ويصلح دقائق',
  assurance: 'fresh',
  outdates: 'nothing',
  response: z.object({ url: z.string() }),
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});
