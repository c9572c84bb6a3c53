import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  ById,
  Done,
  Email,
  GivenPassword,
  line,
  optionalText,
  Paging,
  Password,
  pageOf,
  SEARCH_LENGTH,
  Timestamp,
  text,
} from './fields.ts';
import { GivenOrcid } from './journal/paper.ts';

export const Role = z.enum(['user', 'journal_admin', 'admin'], { error: 'الدور غير معروف' });
export type Role = z.infer<typeof Role>;

export const UserStatus = z.enum(['active', 'suspended'], { error: 'الحالة غير معروفة' });
export type UserStatus = z.infer<typeof UserStatus>;

/** The longest text of each part of a profile, in letters. */
export const PROFILE_LIMITS = {
  name: 100,
  bio: 2000,
  wallet_address: 100,
  area_of_expertise: 500,
  affiliation: 200,
} as const;

/** 32 to 44 characters of the base58 alphabet, or nothing. */
export const WALLET_PATTERN = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const Wallet = z
  .string()
  .max(PROFILE_LIMITS.wallet_address, { error: 'عنوان محفظة UAS غير صالح' })
  .transform((value) => value.trim())
  .refine((value) => value === '' || WALLET_PATTERN.test(value), { error: 'عنوان محفظة UAS غير صالح' })
  .meta({ pattern: `^$|${WALLET_PATTERN.source}` });

export const educationLevels = [
  'ابتدائي',
  'إعدادي',
  'ثانوي',
  'دبلوم',
  'طالب جامعي',
  'خريج جامعي',
  'ماجستير',
  'دكتوراه',
  'تعليم ديني',
  'فني / مهني',
  'أخرى',
] as const;

export const specialties = [
  'الطب',
  'الهندسة',
  'الفيزياء',
  'الكيمياء',
  'الرياضيات',
  'علوم الحاسوب',
  'الذكاء الاصطناعي',
  'الأحياء',
  'الجيولوجيا',
  'الفلك',
  'الزراعة',
  'الصيدلة',
  'التمريض',
  'الاقتصاد',
  'الإحصاء',
  'البيئة',
  'الطاقة',
  'التربية',
  'اللسانيات',
  'القانون',
  'العلوم الاجتماعية',
  'العلوم الإنسانية',
  'أخرى',
] as const;

const oneOfOrEmpty = (values: readonly string[]) =>
  z
    .string()
    .refine((value) => value === '' || values.includes(value), { error: 'اختر قيمة من القائمة' })
    .meta({ enum: ['', ...values] });

const Flags = z.object({
  is_admin: z.boolean(),
  is_journal_admin: z.boolean(),
  is_reviewer: z.boolean(),
  is_staff: z.boolean(),
});

export const CurrentUser = Flags.extend({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** Votes and points of the account count; until then they wait. */
  email_confirmed: z.boolean(),
  /** Whether accounts that are opened here now have to confirm their address. */
  email_confirmation_required: z.boolean(),
  education_level: z.string(),
  institution: z.string(),
  /** Where they work, as it stands on papers. */
  affiliation: z.string(),
  orcid: z.string(),
  bio: z.string(),
  wallet_address: z.string(),
  area_of_expertise: z.string(),
  /** Their published articles stand together on a page of theirs. */
  author_page: z.boolean(),
  role: Role,
  status: UserStatus,
  /** Three approved terms: may review the terms of others. */
  is_contributor: z.boolean(),
  /** When the account is to be erased, unless its owner comes back; null while it stays. */
  deletion_due_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

// Generous, because a whole university may come from one address.
const QUARTER = 15 * 60;
const HOUR = 60 * 60;

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
const Captcha = z.string().max(10_000).default('');

export const obtainTokens = endpoint({
  method: 'POST',
  path: '/api/token/',
  access: 'anyone',
  summary: 'تسجيل الدخول',
  outdates: 'nothing',
  body: z.object({
    email: Email,
    password: GivenPassword,
    recaptcha: Captcha,
  }),
  response: Tokens,
  // Only where no captcha is asked for: whoever has solved one always comes as far as the password.
  limits: [
    { by: 'email', only: 'failures', max: 20, windowSeconds: QUARTER },
    { by: 'address', only: 'failures', max: 20, windowSeconds: QUARTER },
  ],
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/token/refresh/',
  access: 'anyone',
  summary: 'تجديد رمز الدخول',
  outdates: 'nothing',
  body: z.object({ refresh: z.string({ error: 'رمز التجديد مطلوب' }).min(1).max(500) }),
  response: Tokens,
  limits: [
    { by: 'address', max: 600, windowSeconds: QUARTER },
    { by: 'user', only: 'known_token', max: 120, windowSeconds: QUARTER },
  ],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/token/revoke/',
  access: 'anyone',
  summary: 'تسجيل الخروج: إبطال رمز التجديد وعائلته',
  outdates: 'nothing',
  body: z.object({ refresh: z.string().min(1).max(500) }),
  response: Done,
});

export const registerUser = endpoint({
  method: 'POST',
  path: '/api/users/register/',
  access: 'anyone',
  summary: 'إنشاء حساب',
  outdates: 'nothing',
  body: z.object({
    name: line({ max: PROFILE_LIMITS.name }),
    email: Email,
    password: Password,
    recaptcha: Captcha,
  }),
  response: Done.extend({ id: z.number() }),
  status: 201,
  // guard: Whatever strangers may send is limited (../server/platform/rate-limit.test.ts)
  limits: [{ by: 'address', only: 'passed_captcha', max: 10, windowSeconds: HOUR }],
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/',
  access: 'anyone',
  summary: 'طلب رابط إعادة تعيين كلمة المرور',
  outdates: 'nothing',
  // Insisted on from the second time on, by account or by address.
  body: z.object({ email: Email, recaptcha: Captcha }),
  response: Done,
  limits: [
    { by: 'address', only: 'passed_captcha', max: 30, windowSeconds: HOUR },
    // As long as a link lives: whoever is refused has one that works.
    { by: 'email', only: 'passed_captcha', max: 5, windowSeconds: HOUR, refusal: 'reset_links_sent' },
  ],
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/confirm/',
  access: 'anyone',
  summary: 'تعيين كلمة مرور جديدة',
  outdates: 'nothing',
  body: z.object({ token: z.string().min(1).max(200), password: Password }),
  response: Done,
  limits: [{ by: 'address', max: 30, windowSeconds: HOUR }],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email/',
  access: 'anyone',
  summary: 'تأكيد بريد الحساب برابط يُستعمل مرة واحدة',
  // Votes that waited are counted.
  outdates: ['votes', 'term', 'dictionary'],
  body: z.object({ token: z.string().min(1).max(200) }),
  response: Done,
  limits: [{ by: 'address', max: 30, windowSeconds: HOUR }],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/confirm-email/resend/',
  access: 'member',
  summary: 'إرسال رابط تأكيد البريد من جديد',
  outdates: 'nothing',
  response: Done,
  limits: [{ by: 'user', max: 3, windowSeconds: HOUR }],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/users/me/email/',
  access: 'member',
  assurance: 'fresh',
  assuranceWhen: 'لمن فعّل التحقق بخطوتين',
  summary: 'طلب تغيير بريد الحساب: يُرسل رابط إلى البريد الجديد',
  outdates: 'nothing',
  body: z.object({ email: Email, password: GivenPassword }),
  response: Done,
  limits: [
    { by: 'user', max: 5, windowSeconds: HOUR },
    // The address may be a stranger's, and accounts are many; but no single one keeps its owner from it.
    { by: 'email', only: 'sent_links', max: 15, windowSeconds: HOUR },
  ],
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/users/me/',
  access: 'member',
  summary: 'بيانات المستخدم الحالي',
  response: CurrentUser,
});

export const updateCurrentUser = endpoint({
  method: 'PUT',
  path: '/api/users/me/',
  access: 'member',
  assurance: 'fresh',
  assuranceWhen: 'عند استبدال محفظة محفوظة أو حذفها، لا عند حفظ أولى المحافظ',
  summary: 'تعديل بيانات المستخدم الحالي',
  outdates: 'pages',
  body: z.object({
    name: line({ max: PROFILE_LIMITS.name }),
    bio: optionalText(PROFILE_LIMITS.bio),
    education_level: oneOfOrEmpty(educationLevels).default(''),
    institution: oneOfOrEmpty(specialties).default(''),
    wallet_address: Wallet.default(''),
    // Kept when absent, unlike the rest: earlier clients do not send them.
    affiliation: line({ min: 0, max: PROFILE_LIMITS.affiliation }).optional(),
    orcid: GivenOrcid.optional(),
    // Kept when absent: the form does not show it.
    area_of_expertise: text({ min: 0, max: PROFILE_LIMITS.area_of_expertise }).optional(),
  }),
  response: CurrentUser,
});

export const setAuthorPage = endpoint({
  method: 'PUT',
  path: '/api/users/me/author-page/',
  access: 'member',
  summary: 'الرضا بصفحة تجمع أبحاث المستخدم المنشورة، أو الرجوع عنه',
  outdates: 'pages',
  body: z.object({ shown: z.boolean({ error: 'القيمة true أو false' }) }),
  response: CurrentUser,
});

/** A user as those who run the journal see them. */
export const JournalDirectoryUser = Flags.extend({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: Role,
  status: UserStatus,
  created_at: Timestamp,
  area_of_expertise: z.string(),
});

/** What of a user is for admins only. */
const ForAdmins = z.object({
  uas_balance: z.number(),
  wallet_address: z.string(),
  last_login: Timestamp.nullable(),
  /** The last sign-in or renewal of one. */
  last_activity: Timestamp.nullable(),
  institution: z.string(),
  bio: z.string(),
});

export const AdminDirectoryUser = JournalDirectoryUser.extend(ForAdmins.shape);
export type AdminDirectoryUser = z.infer<typeof AdminDirectoryUser>;

/** A row of the directory; what is for admins only is absent for others. */
export const DirectoryUser = JournalDirectoryUser.extend(ForAdmins.partial().shape);
export type DirectoryUser = z.infer<typeof DirectoryUser>;

export const userGroups = [
  'all',
  'admins',
  'journal_admins',
  'reviewers',
  'contributors',
  'suspended',
  'unconfirmed',
] as const;
export type UserGroup = (typeof userGroups)[number];

export const userSorts = [
  'created_at',
  '-created_at',
  'name',
  '-name',
  'email',
  '-email',
  'last_activity',
  '-last_activity',
] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users/',
  access: 'journal_admin',
  summary: 'دليل المستخدمين',
  query: Paging(100).extend({
    search: optionalText(SEARCH_LENGTH),
    group: z.enum(userGroups, { error: 'المجموعة غير معروفة' }).default('all'),
    sort: z.enum(userSorts, { error: 'الترتيب غير معروف' }).default('created_at'),
  }),
  response: pageOf(DirectoryUser).extend({ users: z.array(DirectoryUser) }),
});

/** How many users each group has. */
const UserCounts = z.record(z.enum(userGroups), z.number().int());
export type UserCounts = z.infer<typeof UserCounts>;

export const countUsers = endpoint({
  method: 'GET',
  path: '/api/admin-tools/user-counts/',
  access: 'admin',
  summary: 'عدد المستخدمين في كل مجموعة',
  response: UserCounts,
});

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/admin-tools/users/:id/sign-out/',
  access: 'admin',
  summary: 'إنهاء كل جلسات مستخدم في الحال',
  outdates: 'nothing',
  params: ById,
  /** How many sign-ins were ended. */
  response: z.object({ ended: z.number().int() }),
});

/** The longest reason for suspending an account, in letters. */
export const REASON_LENGTH = 500;

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/users/:id/',
  access: 'admin',
  assurance: 'money',
  assuranceWhen: 'عند تغيير دور المستخدم أو حالة حساب مدير، لا عند إيقاف غيره أو تغيير صفة المحكّم',
  summary: 'تغيير دور مستخدم أو حالته أو صلاحياته',
  outdates: 'pages',
  params: ById,
  body: z
    .strictObject({
      is_journal_admin: z.boolean({ error: 'القيمة المطلوبة true أو false' }).optional(),
      is_reviewer: z.boolean({ error: 'القيمة المطلوبة true أو false' }).optional(),
      status: UserStatus.optional(),
      role: Role.optional(),
      /** Why an account is suspended: admins read it in their log. */
      reason: text({ min: 0, max: REASON_LENGTH }).optional(),
    })
    .refine((change) => Object.keys(change).filter((key) => key !== 'reason').length === 1, {
      error: 'حدّد تغييرًا واحدًا',
    })
    .refine(({ reason, status }) => reason === undefined || status === 'suspended', {
      path: ['reason'],
      error: 'السبب لإيقاف الحساب وحده',
    }),
  response: AdminDirectoryUser,
});

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/api/captcha/',
  access: 'anyone',
  summary: 'نوع التحقق البشري المستخدم',
  response: z.object({
    provider: z.enum(['altcha', 'recaptcha', 'off']),
    site_key: z.string().nullable(),
  }),
});

/** The work of a puzzle is doubled so often at most. */
export const HARDEST_PUZZLE = 3;

export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/api/captcha/challenge/',
  access: 'anyone',
  summary: 'لغز التحقق البشري الذي يحله المتصفح (مع altcha فقط)',
  // Asked for by whoever hears `captcha_harder`, which names the level.
  query: z.object({ level: z.coerce.number().int().min(0).max(HARDEST_PUZZLE).default(0) }),
  response: z.record(z.string(), z.unknown()),
  limits: [{ by: 'address', max: 300, windowSeconds: QUARTER }],
});
