import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { PASSWORD_LENGTH } from '@mustalah/contract/fields';
import { z } from 'zod';
import { StartFault } from './start-fault.ts';
import { startText } from './start-text.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** A path in the environment is relative to the project, wherever the command was started. */
const inProject = (path: string): string => (isAbsolute(path) ? path : join(projectRoot, path));
const Folder = z.string().transform(inProject);
const FolderOrStore = z.string().transform((url) => (url.startsWith('s3:') ? url : inProject(url)));

const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim());

/** An address of one of these kinds, which is none of a page. */
const addressOf = (protocols: RegExp, like: string) =>
  // guard: A setting that would fail only later is refused at the start ‹protocols → /./›
  z.string().refine((text) => protocols.test(URL.parse(text)?.protocol ?? ''), { error: `not ${like}` });
const DatabaseAddress = addressOf(/^(postgres|postgresql):$/, 'postgres://user:password@host:port/database');
const DatabaseAddresses = z
  .string()
  .refine((list) => partsOf(list).every((each) => DatabaseAddress.safeParse(each).success), {
    error: 'not postgres://user:password@host:port/database, or several with commas between',
  })
  .transform(partsOf);
const MailServer = addressOf(/^smtps?:$/, 'smtp://user:password@host:port or smtps://…').refine(
  (text) => URL.parse(text)?.hostname !== '',
  { error: 'no host' },
);
const Sender = z.string().regex(/[^\s<>@]@[^\s<>@]/, { error: 'no address' });

/** What the framework takes for addresses of proxies: one, a network, or the name of some. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...more] = text.trim().split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isNetwork = bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  return (
    (most > 0 && isNetwork && more.length === 0) || /^(loopback|linklocal|uniquelocal)$/.test(text.trim())
  );
};
const Proxies = z
  .string()
  .refine((list) => list.split(',').every(isProxy), { error: 'not a list of addresses' });

/** What is sent there nobody reads on the way: a password goes with it. */
const isSecret = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isOwnHost(hostname));
};

/** The first one seals, the others open what was sealed before it. */
const Keys = z
  .string()
  .refine((list) => partsOf(list).every((key) => key.length >= 32), {
    error: 'a key is shorter than 32 characters',
  })
  .transform(partsOf);
/** `KEY=` in an env file means "not given". */
const given = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/** So many UAS, or `off`: null, without end. */
const Ceiling = z
  .literal('off')
  .or(z.string().regex(/^\d{1,12}$/, { error: 'neither a whole number of UAS nor off' }))
  .transform((text) => (text === 'off' ? null : BigInt(text)));

const PAYOUT_KEYS = ['UAS_MINT', 'UAS_DECIMALS', 'TREASURY_ADDRESS', 'SOLANA_GENESIS'] as const;

/** So many make a puzzle that keeps robots out and that people do not notice. */
const CAPTCHA_ATTEMPTS = 1_000;

const Config = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** The address that readers see; links in mails and canonical addresses are made from it. */
    PUBLIC_URL: z.url().optional(),
    /** Addresses of reverse proxies whose X-Forwarded-For is believed, comma separated. */
    TRUST_PROXY: Proxies.default('127.0.0.1,::1'),
    DATA_DIR: Folder.default(join(projectRoot, '.data')),
    DATABASE_URL: DatabaseAddress.optional(),
    /** Of the role that owns the tables, where the server's own is to own none. */
    DATABASE_MIGRATION_URL: DatabaseAddress.optional(),
    /** Seal what the processes of an installation share. */
    SECRETS_KEY: Keys.default([]),
    /** For whom backups are encrypted, and with what they are opened: see the commands `backup` and `restore`. */
    BACKUP_RECIPIENT: z.string().optional(),
    BACKUP_PASSPHRASE: z.string().min(12).optional(),
    /** How slow a passphrase is to try: two to this power; each step doubles it. */
    BACKUP_WORK_FACTOR: z.coerce.number().int().min(14).max(20).default(18),
    BACKUP_IDENTITY: Folder.optional(),
    /** Copies for reads, comma separated. */
    DATABASE_REPLICA_URL: DatabaseAddresses.default([]),
    /** Where notices are heard; the same database, past a pooler that gives connections away between transactions. */
    DATABASE_LISTEN_URL: DatabaseAddress.optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
    ADMIN_EMAIL: z.email().default('admin@mustalah.local'),
    ADMIN_PASSWORD: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max).optional(),
    /** Whether acts on money need a second factor; `auto` on a public host. */
    ADMIN_SECOND_FACTOR: z.enum(['auto', 'required', 'off']).default('auto'),
    /** So long payouts to a changed wallet wait; 0: not at all. */
    WALLET_HOLD_HOURS: z.coerce
      .number()
      .int()
      .min(0)
      .max(24 * 90)
      .default(48),
    CAPTCHA_PROVIDER: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
    /** The most attempts that a browser needs to solve a puzzle of ours; a thousand take half a second. */
    CAPTCHA_ATTEMPTS: z.coerce.number().int().min(2).max(100_000).default(CAPTCHA_ATTEMPTS),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RATE_LIMIT: z.enum(['on', 'off']).default('on'),
    MAIL_URL: MailServer.optional(),
    MAIL_FROM: Sender.default('مصطلح <no-reply@mustalah.local>'),
    /** Whether votes and points of a new account wait for its address; `auto` as soon as mails really go out. */
    CONFIRM_EMAIL: z.enum(['auto', 'on', 'off']).default('auto'),
    /** So many reviews that agree decide on a paper; with one, the verdict of its reviewer is the decision. */
    JOURNAL_REVIEWS_REQUIRED: z.coerce.number().int().min(1).max(5).default(1),
    /** Whether reviews that agree decide, or are advice to an editor who does. */
    JOURNAL_DECISION: z.enum(['reviewers', 'editor']).default('reviewers'),
    /** Where uploads are kept: a folder, or `s3://…`. */
    FILES_URL: FolderOrStore.optional(),
    AI_BASE_URL: z.url().optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().default('gpt-4o-mini'),
    UAS_PRICE_SOURCE: z.url().optional(),
    /** Used while there is no source, and until its first answer. */
    UAS_PRICE: z.string().default('USD=0.05,SAR=0.1875,EUR=0.046,GBP=0.039,NGN=75'),
    /** Where people turn to; harvesters and registration agencies are told it too. */
    SUPPORT_EMAIL: z.email().default('support@mustalah.local'),
    /** Of the journal, once it is assigned. */
    JOURNAL_ISSN: z
      .string()
      .regex(/^\d{4}-\d{3}[\dX]$/)
      .or(z.literal(''))
      .default(''),
    /** Of the journal's DOIs, such as 10.12345, once it is a member of a registration agency. */
    JOURNAL_DOI_PREFIX: z
      .string()
      .regex(/^10\.\d{4,9}$/)
      .or(z.literal(''))
      .default(''),
    /** The account of the journal at Crossref; without it files of DOIs are carried there by hand. */
    CROSSREF_DEPOSIT_URL: z
      .url()
      .refine(isSecret, { error: 'neither https nor on this machine' })
      .default('https://doi.crossref.org/servlet/deposit'),
    CROSSREF_USER: z.string().optional(),
    CROSSREF_PASSWORD: z.string().optional(),
    /** The token that points are paid in, on the cluster of this first block, out of this wallet: all four or none. */
    UAS_MINT: z.string().optional(),
    UAS_DECIMALS: z.coerce.number().int().min(0).max(18).optional(),
    TREASURY_ADDRESS: z.string().optional(),
    SOLANA_GENESIS: z.string().optional(),
    /** Complete addresses of Solana nodes, comma separated; the first is the server's own. */
    RPC_ALLOWLIST: z.string().default(''),
    /** Lets the list name nodes on this machine, also without TLS. */
    ALLOW_LOOPBACK_RPC: z.enum(['true', 'false']).default('false'),
    /** How long a slot lasts, in milliseconds; only a cluster for tests is faster. */
    SOLANA_SLOT_MS: z.coerce.number().int().min(1).max(10_000).default(400),
    /** The most UAS that a payout may be, that a person is paid within a day, and that all are. */
    PAYOUT_MOST: Ceiling.default(10_000n),
    PAYOUT_MOST_PER_PERSON_DAY: Ceiling.default(10_000n),
    PAYOUT_MOST_PER_DAY: Ceiling.default(100_000n),
    /** A payout of more than this another admin must agree to. */
    PAYOUT_SECOND_ADMIN_ABOVE: Ceiling.default(2_000n),
    /** So long a new admin moves no money; 0: not at all. */
    NEW_ADMIN_WAIT_HOURS: z.coerce
      .number()
      .int()
      .min(0)
      .max(24 * 90)
      .default(24),
    /** Where a person looks a transaction up; `{tx}` stands for its signature. */
    EXPLORER_URL: z.url().includes('{tx}').default('https://explorer.solana.com/tx/{tx}'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** A call that has waited so long for its turn is sent away; 0: it waits. */
    QUEUE_MS: z.coerce.number().int().min(0).default(1_000),
    /** A statement that takes this long is written to the log; 0: none is. */
    SLOW_STATEMENT_MS: z.coerce.number().int().min(0).default(1_000),
    /** A collector of traces and figures that speaks OTLP over HTTP; none without it. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Which share of all requests is traced. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    /** How long a rendered public page serves everybody; 0 renders each time. */
    PAGE_CACHE_MS: z.coerce.number().int().min(0).default(10_000),
    /** Whether our own lists fill the shelf of glossaries in the background. */
    SHELF_LISTS: z.enum(['on', 'off']).default('on'),
    /** Whether founding entries that the dictionary lacks come into it in the background. */
    FOUNDING_ENTRIES: z.enum(['on', 'off']).default('on'),
    /** Whether the assistants learn the dictionary in the background after a start, or when they are first asked. */
    LEARN_AT_START: z.enum(['on', 'off']).default('on'),
  })
  .superRefine((config, context) => {
    const isPublic = isPublicHost(config);
    if (isPublic && config.CAPTCHA_PROVIDER === 'off') {
      context.addIssue({
        code: 'custom',
        path: ['CAPTCHA_PROVIDER'],
        message: 'off is refused on a public host',
      });
    }
    if (isPublic && config.CAPTCHA_ATTEMPTS < CAPTCHA_ATTEMPTS) {
      context.addIssue({
        code: 'custom',
        path: ['CAPTCHA_ATTEMPTS'],
        message: `less than ${CAPTCHA_ATTEMPTS} is refused on a public host`,
      });
    }
    if (isPublic && config.RATE_LIMIT === 'off') {
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT'], message: 'off is refused on a public host' });
    }
    const missing = PAYOUT_KEYS.filter((key) => config[key] === undefined);
    if (missing.length > 0 && missing.length < PAYOUT_KEYS.length) {
      context.addIssue({
        code: 'custom',
        path: [missing[0] ?? 'UAS_MINT'],
        message: `payouts need all of ${PAYOUT_KEYS.join(', ')}`,
      });
    }
    if (config.CAPTCHA_PROVIDER === 'recaptcha' && !(config.RECAPTCHA_SITE_KEY && config.RECAPTCHA_SECRET)) {
      context.addIssue({
        code: 'custom',
        path: ['RECAPTCHA_SECRET'],
        message: 'reCAPTCHA needs both its keys',
      });
    }
  });
export type Config = z.infer<typeof Config>;

/** The names of all settings. */
export const settings: readonly string[] = Object.keys(Config.shape);

// Libraries read it too: React renders at half its speed unless it says production.
// guard: React is the one for production (../test/start.test.ts)
process.env.NODE_ENV ||= 'production';

/** The operator looks for the cause of a fault. */
export const wantsDetails = (): boolean => process.env.LOG_LEVEL === 'debug';

/** Read the environment; nothing else does. A malformed value stops the start with its name. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { data, error } = Config.safeParse(given(environment), { error: z.locales.en().localeError });
  if (data) return data;
  const keys = error.issues.map(({ path }) => path.join('.'));
  const reasons = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartFault(startText.setting(keys.join('، '), reasons.join('; ')));
}

/** Whether what a new account does counts only once its address is confirmed. */
export const confirmsEmail = ({
  CONFIRM_EMAIL,
  MAIL_URL,
}: Pick<Config, 'CONFIRM_EMAIL' | 'MAIL_URL'>): boolean =>
  CONFIRM_EMAIL === 'on' || (CONFIRM_EMAIL === 'auto' && MAIL_URL !== undefined);

type Standing = Pick<Config, 'NODE_ENV' | 'HOST' | 'PUBLIC_URL'>;

/** Whether whoever moves money must have a second factor. */
export const demandsSecondFactor = ({
  ADMIN_SECOND_FACTOR,
  ...standing
}: Standing & Pick<Config, 'ADMIN_SECOND_FACTOR'>): boolean =>
  ADMIN_SECOND_FACTOR === 'required' || (ADMIN_SECOND_FACTOR === 'auto' && isPublicHost(standing));

/** Others than this machine reach it: by itself, or through a proxy that stands in front of it. */
export const isPublicHost = ({ NODE_ENV, HOST, PUBLIC_URL }: Standing): boolean =>
  NODE_ENV === 'production' &&
  (!isOwnHost(HOST) || (PUBLIC_URL !== undefined && !isOwnHost(new URL(PUBLIC_URL).hostname)));

const isOwnHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
