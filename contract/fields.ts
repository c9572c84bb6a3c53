import { z } from 'zod';

// Schemas that several areas share. Texts are trimmed and NFC; what cannot be shown safely is refused.

/** Control characters (line breaks apart), and marks that reorder the text around them. */
const UNSAFE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Drawn as nothing, whatever their category says; the Braille blank counts as a symbol. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text that shows nothing is an empty one. */
function clean(text: string): string {
  const cleaned = text.normalize('NFC').trim();
  return VISIBLE.test(cleaned.replace(UNSEEN, '')) ? cleaned : '';
}

/** Numbers in our sentences, in the digits that every screen shows. */
export const { format: digits } = new Intl.NumberFormat('ar-EG-u-nu-arab', { useGrouping: false });

/** A number as others wrote it, such as `3-4`: in our digits, unless letters stand in it. */
export const inDigits = (written: string): string =>
  /\p{L}/u.test(written) ? written : written.replace(/\d/g, (digit) => digits(Number(digit)));

interface TextBounds {
  min?: number;
  max: number;
}

/** A text a person typed: trimmed, NFC, within bounds, without control or direction-override characters. */
export const text = ({ min = 1, max }: TextBounds) =>
  z
    .string({ error: 'هذا الحقل مطلوب' })
    // Measured before normalising too, so that nothing huge is ever processed.
    .max(max * 4, { error: `عدد الحروف لا يتجاوز ${digits(max)}` })
    .refine((value) => !UNSAFE.test(value) && !LONE_SURROGATE.test(value), {
      error: 'يحتوي النص على رموز غير مسموح بها',
    })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(min, { error: min === 1 ? 'هذا الحقل مطلوب' : `عدد الحروف لا يقل عن ${digits(min)}` })
        .max(max, { error: `عدد الحروف لا يتجاوز ${digits(max)}` }),
    )
    // What counts, for the description of the API; the first bound above is only a guard.
    // guard: The description of the API states the bounds that are enforced (../server/platform/openapi.test.ts) ‹ minLength: min, maxLength: max  →›
    .meta({ minLength: min, maxLength: max });

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/u;
/** What programs that show mails make a link of by themselves. */
const LINK = /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\//i;

/** A text of one line that is shown beside others and stands in mails, such as a name: no line breaks, no links. */
export const line = ({ min = 1, max }: TextBounds) =>
  text({ min, max })
    .refine((value) => !LINE_BREAK.test(value), { error: 'اكتبه في سطر واحد' })
    .refine((value) => !LINK.test(value), { error: 'لا يُكتب رابط في هذا الحقل' })
    .meta({ minLength: min, maxLength: max });

/** A text that may be left empty. */
export const optionalText = (max: number) => text({ min: 0, max }).default('');

/** As much of a search counts. */
export const SEARCH_LENGTH = 200;

/** What a person pastes into a search box: taken as it is, its first characters count. */
export const SearchText = z
  .string({ error: 'هذا الحقل مطلوب' })
  .transform((value) => value.slice(0, SEARCH_LENGTH).toWellFormed().trim())
  .meta({ description: `يُقرأ منه أول ${SEARCH_LENGTH} حرف` })
  .default('');

export const EMAIL_LENGTH = 254;

export const Email = z
  .string({ error: 'البريد الإلكتروني مطلوب' })
  .max(EMAIL_LENGTH, { error: 'البريد الإلكتروني طويل جدًا' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: 'صيغة البريد الإلكتروني غير صحيحة' }))
  .meta({ format: 'email' });

export const PASSWORD_LENGTH = { min: 6, max: 200 } as const;
/** The shortest password that an admin may choose. */
export const ADMIN_PASSWORD_LENGTH = 12;
export const PASSWORD_TOO_SHORT = `كلمة المرور يجب ألا تقل عن ${digits(PASSWORD_LENGTH.min)} محارف`;

/** Passwords are taken as they are; the bound keeps hashing cheap. */
export const Password = z
  .string({ error: 'كلمة المرور مطلوبة' })
  .min(PASSWORD_LENGTH.min, { error: PASSWORD_TOO_SHORT })
  .max(PASSWORD_LENGTH.max, { error: 'كلمة المرور طويلة جدًا' });

/** One that is compared, not chosen. */
export const GivenPassword = z
  .string({ error: 'كلمة المرور مطلوبة' })
  .min(1, { error: 'كلمة المرور مطلوبة' })
  .max(PASSWORD_LENGTH.max, { error: 'كلمة المرور طويلة جدًا' });

/** In an address it is written in digits alone: `1e3` is no other way to say 1000. */
export const Id = z
  .union([z.number(), z.string().regex(/^\d+$/)], { error: 'المعرّف غير صحيح' })
  .transform(Number)
  .pipe(
    z
      .number({ error: 'المعرّف غير صحيح' })
      .int({ error: 'المعرّف غير صحيح' })
      .positive({ error: 'المعرّف غير صحيح' })
      .max(Number.MAX_SAFE_INTEGER, { error: 'المعرّف غير صحيح' }),
  )
  .meta({ type: 'integer', minimum: 1 });

export const ById = z.object({ id: Id });

/** No list is longer; larger numbers would only cost the database a scan. */
export const LAST_PAGE = 100_000;

const PageNumber = z.coerce
  .number({ error: 'رقم الصفحة غير صحيح' })
  .int({ error: 'رقم الصفحة غير صحيح' })
  .min(1, { error: 'رقم الصفحة غير صحيح' })
  .max(LAST_PAGE, { error: 'رقم الصفحة غير صحيح' })
  .meta({ type: 'integer', minimum: 1, maximum: LAST_PAGE })
  .default(1);

export const LARGEST_PAGE = 100;

/** The query of a paged list; `size` is the default page size. */
export const Paging = (size: number) =>
  z.object({
    page: PageNumber,
    page_size: z.coerce
      .number({ error: 'حجم الصفحة غير صحيح' })
      .int({ error: 'حجم الصفحة غير صحيح' })
      .min(1, { error: 'حجم الصفحة غير صحيح' })
      .max(LARGEST_PAGE, { error: `حجم الصفحة لا يتجاوز ${digits(LARGEST_PAGE)}` })
      .meta({ type: 'integer', minimum: 1, maximum: LARGEST_PAGE })
      .default(size),
  });

/** A page of a list: `next` and `previous` are addresses or null. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });

/** ISO 8601 in UTC. */
export const Timestamp = z
  .date()
  .or(z.string())
  .transform((value) => new Date(value).toISOString())
  .meta({ type: 'string', format: 'date-time' });

export const Done = z.object({ detail: z.string() });
