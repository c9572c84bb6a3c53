import { ChainHead } from '@mustalah/contract/evidence';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** What a backup holds, and what must be found again after restoring it. */
export const Manifest = z.object({
  format: z.literal(1, { error: 'This backup was made in a form that this version does not know.' }),
  createdAt: z.iso.datetime(),
  /** The migrations of the database that was backed up. */
  migrations: z.array(z.string()),
  /** In an order in which no row refers to a later table. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_0-9]+$/),
      columns: z.array(z.string()),
      rows: z.int().min(0),
      /** Of its file, as it lies in the folder; older backups do not say it. */
      sha256: z.string().optional(),
    }),
  ),
  /** Where the chains of the logs stood; compared with what `verify` finds later. */
  heads: z.array(ChainHead).default([]),
  /** Which key opens the secrets in it, without telling the key. */
  secrets: z.string().default(''),
  /** The next numbers, so that the number of a deleted row is never given again. */
  sequences: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      lastValue: z.number(),
      isCalled: z.boolean(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

export const fileOf = (table: string): string => `${table}.copy.gz`;
