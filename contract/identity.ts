import { z } from 'zod';
import { Tokens } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { ById, Done, GivenPassword, line, Timestamp } from './fields.ts';

// How a person shows who they are: the second factor, and the same again before acts that matter.

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

export const PASSKEY_NAME_LENGTH = 60;
export const MOST_PASSKEYS = 10;
export const RECOVERY_CODES = 10;
/** Of a code that an app shows. */
export const CODE_DIGITS = 6;

/** A code as it is typed: spaces and Arabic digits are taken too. */
const Code = z
  .string({ error: 'الرمز مطلوب' })
  .max(40, { error: 'الرمز غير صحيح' })
  .transform((code) =>
    code.replace(/\s/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)),
  )
  .refine((code) => /^\d{6}$/.test(code), { error: 'الرمز ستة أرقام' })
  .meta({ pattern: '^\\s*(\\d\\s*){6}$' });

/** Four groups of four; dashes, spaces and the case of letters do not matter. */
const RecoveryCode = z
  .string({ error: 'رمز الاسترداد مطلوب' })
  .max(60, { error: 'رمز الاسترداد غير صحيح' })
  .transform((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => /^[A-Z2-7]{16}$/.test(code), { error: 'رمز الاسترداد ستة عشر حرفًا ورقمًا' })
  .meta({ pattern: '^([A-Za-z2-7]{4}[ -]?){4}$' });

const Base64Url = z.base64url({ error: 'مفتاح المرور غير صالح' }).max(10_000);

/** What a browser gives back for both ceremonies; the names are those of WebAuthn. */
const Credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key', { error: 'مفتاح المرور غير صالح' }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

const Assertion = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type Assertion = z.output<typeof Assertion>;

const Attestation = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type Attestation = z.output<typeof Attestation>;

/** What the browser's part of a ceremony is given; the names are those of WebAuthn. */
const CeremonyOptions = z.record(z.string(), z.unknown());

/**
 * The password was right and a second factor is awaited: stands in the refusal `second_factor_awaited` under the name
 * `second_factor`, and its challenge is sent back with the answer.
 */
export interface AwaitedFactor {
  challenge: string;
  /** An app that shows codes is set up. */
  totp: boolean;
  /** For the browser's part, where there are passkeys. */
  passkey: Record<string, unknown> | null;
  recovery_code: boolean;
}

const Answer = z
  .object({
    challenge: z.string({ error: 'هذا الحقل مطلوب' }).min(1).max(200),
    totp: Code.optional(),
    recovery_code: RecoveryCode.optional(),
    passkey: Assertion.optional(),
  })
  .refine(
    ({ totp, recovery_code, passkey }) =>
      [totp, recovery_code, passkey].filter((each) => each !== undefined).length === 1,
    { error: 'الرمز مطلوب', path: ['totp'] },
  );
export type FactorAnswer = z.output<typeof Answer>;

/** Passkeys cannot be guessed and are not counted. */
const guesses = { by: 'user', only: 'failures', max: 10, windowSeconds: HOUR } as const;

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/token/second-factor/',
  access: 'anyone',
  summary: 'إتمام الدخول بالخطوة الثانية، بعد الرفض second_factor_awaited',
  outdates: 'nothing',
  body: Answer,
  response: Tokens,
  limits: [{ by: 'address', max: 120, windowSeconds: QUARTER }, guesses],
});

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/users/me/identity/',
  access: 'member',
  summary: 'تأكيد الهوية في الجلسة المفتوحة بكلمة المرور، قبل ما يشترط تأكيدًا حديثًا',
  outdates: 'nothing',
  body: z.object({ password: GivenPassword }),
  response: Done,
  limits: [{ by: 'user', only: 'failures', max: 10, windowSeconds: HOUR }],
});

export const finishProof = endpoint({
  method: 'POST',
  path: '/api/users/me/identity/second-factor/',
  access: 'member',
  summary: 'إتمام تأكيد الهوية بالخطوة الثانية، بعد الرفض second_factor_awaited',
  outdates: 'nothing',
  body: Answer,
  response: Done,
  limits: [{ by: 'address', max: 120, windowSeconds: QUARTER }],
});

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const WalletChange = z.object({
  id: z.number(),
  /** Empty for none. */
  from: z.string(),
  to: z.string(),
  at: Timestamp,
  /** It took an earlier change back. */
  is_undoing: z.boolean(),
});
export type WalletChange = z.infer<typeof WalletChange>;

export const Security = z.object({
  /** Acts of this user need a second factor here. */
  second_factor_demanded: z.boolean(),
  code_app_since: Timestamp.nullable(),
  passkeys: z.array(Passkey),
  /** The host that passkeys are bound to; null where the site has no name of its own and there can be none. */
  passkey_host: z.string().nullable(),
  recovery_codes_left: z.number().int(),
  wallet: z.object({
    /** Payouts wait until then. */
    held_until: Timestamp.nullable(),
    /** The newest first; at most ten. */
    changes: z.array(WalletChange),
  }),
});
export type Security = z.infer<typeof Security>;

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/users/me/security/',
  access: 'member',
  summary: 'أمان حساب المستخدم: التحقق بخطوتين، وانتظار الصرف بعد تغيير المحفظة',
  response: Security,
});

/** Codes for a paper, shown this once; none when there are codes already. */
const Enrolled = z.object({ recovery_codes: z.array(z.string()) });

export const beginCodeApp = endpoint({
  method: 'POST',
  path: '/api/users/me/security/code-app/',
  access: 'member',
  assurance: 'fresh',
  summary: 'بدء ربط تطبيق رموز: سرّه، ولا يُعرض بعد ذلك',
  outdates: 'nothing',
  response: z.object({
    /** In base32, to be typed where no picture can be taken. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
  }),
  limits: [{ by: 'user', max: 30, windowSeconds: HOUR }],
});

export const confirmCodeApp = endpoint({
  method: 'POST',
  path: '/api/users/me/security/code-app/confirm/',
  access: 'member',
  assurance: 'fresh',
  summary: 'إتمام ربط تطبيق الرموز بأول رمز يعرضه',
  outdates: 'nothing',
  body: z.object({ totp: Code }),
  response: Enrolled,
  limits: [{ by: 'user', max: 30, windowSeconds: HOUR }],
});

export const removeCodeApp = endpoint({
  method: 'DELETE',
  path: '/api/users/me/security/code-app/',
  access: 'member',
  assurance: 'fresh',
  summary: 'إزالة تطبيق الرموز',
  outdates: 'nothing',
  response: Done,
});

export const offerPasskey = endpoint({
  method: 'POST',
  path: '/api/users/me/security/passkeys/options/',
  access: 'member',
  assurance: 'fresh',
  summary: 'بدء إضافة مفتاح مرور: ما يُعطاه المتصفح (WebAuthn)',
  outdates: 'nothing',
  response: CeremonyOptions,
  limits: [{ by: 'user', max: 30, windowSeconds: HOUR }],
});

const PasskeyName = line({ max: PASSKEY_NAME_LENGTH });

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/users/me/security/passkeys/',
  access: 'member',
  assurance: 'fresh',
  summary: 'إتمام إضافة مفتاح مرور',
  outdates: 'nothing',
  body: z.object({ name: PasskeyName, credential: Attestation }),
  response: Enrolled.extend({ passkey: Passkey }),
  status: 201,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/users/me/security/passkeys/:id/',
  access: 'member',
  summary: 'تسمية مفتاح مرور',
  outdates: 'nothing',
  params: ById,
  body: z.object({ name: PasskeyName }),
  response: Passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/users/me/security/passkeys/:id/',
  access: 'member',
  assurance: 'fresh',
  summary: 'إزالة مفتاح مرور',
  outdates: 'nothing',
  params: ById,
  response: Done,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/me/security/recovery-codes/',
  access: 'member',
  assurance: 'fresh',
  summary: 'رموز استرداد جديدة تحل محل السابقة، تُعرض مرة واحدة',
  outdates: 'nothing',
  response: Enrolled,
  limits: [{ by: 'user', max: 30, windowSeconds: HOUR }],
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin-tools/users/:id/second-factor/reset/',
  access: 'admin',
  assurance: 'money',
  summary: 'إزالة التحقق بخطوتين عن مستخدم فقد أجهزته ورموزه؛ لا يزيله أحد عن نفسه من هنا',
  outdates: 'nothing',
  params: ById,
  response: Done,
});

export const undoWalletChange = endpoint({
  method: 'POST',
  path: '/api/wallet-changes/undo/',
  access: 'anyone',
  summary: 'التراجع عن تغيير محفظة بالرابط المرسل إلى بريد الحساب: تعود السابقة وتنتهي الجلسات',
  outdates: 'nothing',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: Done,
  limits: [{ by: 'address', max: 30, windowSeconds: HOUR }],
});
