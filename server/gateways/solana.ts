import {
  type Address,
  createSolanaRpcFromTransport,
  isAddress,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit';
import { nodeAddressFault, sameSpelling } from './solana/node-address.ts';
import { openTransport } from './solana/transport.ts';

/** A node of Solana, spoken to by kit over a transport of ours. */
export interface SolanaNode {
  rpc: Rpc<SolanaRpcApi>;
  /**
   * Throw `OtherCluster` unless it serves our cluster: on another one none of our payments was ever heard of.
   *
   * What was checked within the last minute is believed, unless this is where the answer decides.
   */
  checkCluster(options?: { fresh?: boolean }): Promise<void>;
  /** What may be shown of its address; the rest may hold a key. */
  host: string;
  /** The address, when all of it may be shown. */
  url: string | null;
}

export class OtherCluster extends Error {}

/** How fast the cluster goes, and how long we wait for it. */
export interface Pace {
  /** No cluster makes slots faster than this: the measure for answers that cannot be true. */
  leastSlotMs: number;
  /** How long a reservation belongs to the request that made it, and to a browser wallet that is to sign it. */
  leaseMs: number;
  walletLeaseMs: number;
  /** How long a request waits for the end before it answers that the payment is under way. */
  waitMs: number;
  pollMs: number;
  /** How long nodes may disagree or be silent until a person is told. */
  patienceMs: number;
}

/** The token, the treasury and the cluster that payouts are bound to, and the nodes that may be asked. */
export interface Solana {
  mint: Address;
  decimals: number;
  treasury: Address;
  /** The hash of the cluster's first block: it names the cluster. */
  genesis: string;
  /** The server's own nodes: most of them must know that a payment landed, and all of them that it never did. */
  trusted: readonly [SolanaNode, ...SolanaNode[]];
  pace: Pace;
  /** The node of this address, or null when it is not on the list. */
  nodeAt(url: string): SolanaNode | null;
}

export interface SolanaOptions {
  mint: string;
  decimals: number;
  treasury: string;
  genesis: string;
  /** Complete addresses; the public one of the main network is known without being named. */
  nodes: readonly string[];
  allowsLoopback: boolean;
  /** Milliseconds a slot. */
  slotMs?: number;
  pace?: Partial<Pace>;
  timeoutMs?: number;
}

export const PUBLIC_MAINNET = 'https://api.mainnet-beta.solana.com';
export const SLOT_MS = 400;
const LONGEST_ADDRESS = 512;
const CLUSTER_CHECK_MS = 60_000;

/** Open the nodes that the configuration names; throws with the name of what is wrong. */
export function openSolana(options: SolanaOptions): Solana {
  const { mint, decimals, treasury, genesis, allowsLoopback, slotMs = SLOT_MS, timeoutMs } = options;
  if (!isAddress(mint)) throw new Error('UAS_MINT is not an address of Solana');
  if (!isAddress(treasury)) throw new Error('TREASURY_ADDRESS is not an address of Solana');
  if (!isAddress(genesis)) throw new Error('SOLANA_GENESIS is not a hash in base58');

  const known = new Map<string | null, SolanaNode>();
  const add = (text: string): SolanaNode => {
    const fault = nodeAddressFault(text, { allowsLoopback });
    if (fault) throw new Error(`RPC_ALLOWLIST names an address that is ${fault.replaceAll('_', ' ')}`);
    const url = new URL(text);
    const transport = openTransport(url, { allowsLoopback, ...(timeoutMs && { timeoutMs }) });
    const isBare = url.pathname === '/' && url.search === '';
    const rpc = createSolanaRpcFromTransport(transport);
    let checkedAt = Number.NEGATIVE_INFINITY;
    const node: SolanaNode = {
      rpc,
      host: url.host,
      url: isBare ? text : null,
      async checkCluster({ fresh = false } = {}) {
        if (!fresh && performance.now() - checkedAt < CLUSTER_CHECK_MS) return;
        if ((await rpc.getGenesisHash().send()) !== genesis) throw new OtherCluster();
        checkedAt = performance.now();
      },
    };
    known.set(sameSpelling(text), node);
    return node;
  };
  const publicNode = add(PUBLIC_MAINNET);
  const [first = publicNode, ...others] = options.nodes.map(add);
  return {
    mint,
    decimals,
    treasury,
    genesis,
    trusted: [first, ...others],
    pace: { ...paceOf(slotMs), ...options.pace },
    nodeAt(text) {
      const spelling = text.length <= LONGEST_ADDRESS ? sameSpelling(text) : null;
      return spelling === null ? null : (known.get(spelling) ?? null);
    },
  };
}

/** What follows from the length of a slot. */
const paceOf = (slotMs: number): Pace => ({
  leastSlotMs: slotMs / 2,
  leaseMs: 300 * slotMs,
  walletLeaseMs: 750 * slotMs,
  waitMs: 45_000,
  pollMs: Math.max(20, 5 * slotMs),
  patienceMs: 1_500 * slotMs,
});
