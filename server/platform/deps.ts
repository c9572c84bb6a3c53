import type { AiGateway } from '../gateways/ai.ts';
import type { Captcha } from '../gateways/captcha.ts';
import type { DocxReader } from '../gateways/docx-reader.ts';
import type { DoiAgency } from '../gateways/doi-agency.ts';
import type { Files } from '../gateways/files.ts';
import type { Images } from '../gateways/images.ts';
import type { Mail } from '../gateways/mail.ts';
import type { PdfReader } from '../gateways/pdf/pdf-reader.ts';
import type { PriceSource } from '../gateways/price.ts';
import type { Solana } from '../gateways/solana.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Replicas } from './replicas.ts';
import type { Secrets } from './secrets.ts';

export interface Gateways {
  mail: Mail;
  captcha: Captcha;
  price: PriceSource;
  /** Null when no language model is configured. */
  ai: AiGateway | null;
  /** Null when no token and treasury are configured: nothing can be paid. */
  solana: Solana | null;
  files: Files;
  pdf: PdfReader;
  docx: DocxReader;
  images: Images;
  /** Null when the journal has no account there: files are carried by hand. */
  doiAgency: DoiAgency | null;
}

/**
 * What stays within reach inside a transaction: everything but a second way to the database.
 *
 * A function that is given a `Tx` takes these, so that nothing it reads or writes escapes the transaction.
 */
export type DepsInTransaction = Omit<Deps, 'db' | 'replica' | 'replicas' | 'searching'>;

/** Everything a module may need from outside; built once in `serve.ts` or by a test. */
export interface Deps {
  /** Told of faults that must not fail the answer under way. */
  log: { error(fault: unknown): void };
  db: Db;
  /** For reads: each sees at least what its caller has written. The primary itself where there is no replica. */
  replica: Db;
  /** Null where there are none. */
  replicas:
    | (Pick<Replicas, 'position' | 'isPrimaryAway' | 'isPrimaryLeftBehind'> &
        Partial<Pick<Replicas, 'figures'>>)
    | null;
  /** For searches: connections that plan each statement once. */
  searching: Db;
  config: Config;
  secrets: Secrets;
  now: () => Date;
  jobs: Jobs;
  gateways: Gateways;
}
