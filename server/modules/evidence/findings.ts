import { type ChainName, chainNames } from '@mustalah/contract/evidence';
import { z } from 'zod';

const Chain = z.enum(chainNames);

/** One thing that is not as it was written down, or does not agree with what it counts. */
export const Finding = z.discriminatedUnion('kind', [
  /** A row says something else than when it was linked, or its link was made anew. */
  z.object({ kind: z.literal('altered'), chain: Chain, row: z.number() }),
  /** A linked row, or one that was to be linked, is not there. */
  z.object({ kind: z.literal('gone'), chain: Chain, row: z.number() }),
  /** A row that was slipped in: nothing ever waited to link it. */
  z.object({ kind: z.literal('unlinked'), chain: Chain, row: z.number() }),
  z.object({ kind: z.literal('link_gone'), chain: Chain, seq: z.number() }),
  /** The newest links are not those that the head counts. */
  z.object({ kind: z.literal('wrong_head'), chain: Chain }),
  /** A head that was kept elsewhere is not in the chain: it was shortened, or written anew. */
  z.object({ kind: z.literal('rewritten'), chain: Chain, length: z.number() }),
  z.object({ kind: z.literal('paper_log'), paper: z.number(), seq: z.number() }),
  /** A promise of the ledger that does not hold, in a sentence. */
  z.object({ kind: z.literal('ledger'), broken: z.string() }),
  z.object({ kind: z.literal('file_gone'), of: z.string(), key: z.string() }),
  z.object({ kind: z.literal('file_altered'), of: z.string(), key: z.string() }),
]);
export type Finding = z.infer<typeof Finding>;

/** So many of a kind say enough. */
export const MOST_FINDINGS = 100;

export type FindingOfChain = Extract<Finding, { chain: ChainName }>;
