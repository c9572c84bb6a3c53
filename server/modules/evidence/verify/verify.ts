import { type ChainHead, chainNames } from '@mustalah/contract/evidence';
import type { Db } from '../../../platform/db.ts';
import { findBrokenLogs } from '../../journal/paper/log.ts';
import { auditLedger } from '../../payouts/audit/audit-ledger.ts';
import { type Finding, MOST_FINDINGS } from '../findings.ts';
import { listHeads, sealChains } from '../seal.ts';
import { checkAnchor, checkHead, checkLinks, checkRows } from './check-chain.ts';

export interface Verification {
  /** Where the chains stood when they were looked at. */
  heads: ChainHead[];
  findings: Finding[];
}

export interface VerifyOptions {
  /** Heads that were kept elsewhere, each of which must still stand in its chain. */
  anchors: readonly ChainHead[];
  /** Look from the first link on, and at all that can be counted; else only behind the anchors. */
  isWhole: boolean;
  /** Told of long work. */
  report?: (step: Step) => void;
}

export type Step = { of: 'links'; chain: ChainHead['chain']; done: number } | { of: 'papers'; done: number };

/** Look whether everything that is only ever appended is as it was written down. */
export async function verify(
  db: Db,
  { anchors, isWhole, report = () => {} }: VerifyOptions,
): Promise<Verification> {
  await sealChains(db);
  const heads = await listHeads(db);
  const findings: Finding[] = [];
  const add = (more: readonly Finding[]) => {
    findings.push(...more.slice(0, MOST_FINDINGS - findings.length));
  };
  // guard: A chain that was written anew is found by the head that was kept (verify.test.ts)
  for (const anchor of anchors) add(await checkAnchor(db, anchor));
  for (const chain of chainNames) {
    const after = isWhole ? 0 : (anchors.find((anchor) => anchor.chain === chain)?.length ?? 0);
    let done = after;
    for await (const part of checkLinks(db, chain, after)) {
      add(part.findings);
      done += part.links;
      report({ of: 'links', chain, done });
    }
    // guard: A chain that was shortened is found by its head (verify.test.ts)
    add(await checkHead(db, chain));
    // guard: A row that nothing links is found (verify.test.ts)
    if (isWhole) add(await checkRows(db, chain));
  }
  if (isWhole) {
    for await (const { papers, broken } of findBrokenLogs(db)) {
      add(broken.map(({ paper, seq }) => ({ kind: 'paper_log', paper, seq })));
      report({ of: 'papers', done: papers });
    }
    // guard: A ledger that does not add up is found (verify.test.ts)
    add((await auditLedger(db)).map((broken) => ({ kind: 'ledger', broken })));
  }
  return { heads, findings };
}
