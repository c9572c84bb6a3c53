import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp } from './fields.ts';

// Whether what is only ever appended is whole: the logs of acts, decisions, papers and payouts, and the ledger.

export const chainNames = ['audit_log', 'ledger', 'paper_log', 'payout_log', 'term_decisions'] as const;
export type ChainName = (typeof chainNames)[number];

/** How long a chain is and the hash of its newest link: whoever kept both knows later whether it was rewritten. */
export const ChainHead = z.object({
  chain: z.enum(chainNames),
  length: z.number().int(),
  /** Hexadecimal; empty before the first link. */
  hash: z.string(),
});
export type ChainHead = z.infer<typeof ChainHead>;

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/admin-tools/evidence/',
  access: 'admin',
  summary: 'سلامة السجلات: أين تقف سلسلة كل سجل، وما وجده آخر فحص',
  response: z.object({
    heads: z.array(ChainHead),
    /** Null before the first check. */
    last_check: z
      .object({
        finished_at: Timestamp,
        is_whole: z.boolean(),
        /** What is wrong, in sentences. */
        findings: z.array(z.string()),
      })
      .nullable(),
  }),
});
