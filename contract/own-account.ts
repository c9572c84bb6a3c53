import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, GivenPassword, Password, Timestamp } from './fields.ts';

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
  summary: 'تغيير كلمة المرور: تنتهي به الجلسات الأخرى',
  outdates: 'nothing',
  body: z.object({ current: GivenPassword, password: Password }),
  response: Done,
  limits: [{ by: 'user', max: 10, windowSeconds: HOUR }],
});
