import type { Guard } from '../guard.ts';

const PAYOUTS = 'server/modules/payouts';
const GATEWAY = 'server/gateways/solana';
const [ABSENCE, QUERIES, RESERVE] = [
  `${PAYOUTS}/prove-absence.ts`,
  `${PAYOUTS}/queries.ts`,
  `${PAYOUTS}/order/reserve.ts`,
];
const [INSPECT, ADVANCE, REVIEW] = [
  `${PAYOUTS}/order/inspect.ts`,
  `${PAYOUTS}/advance.ts`,
  `${PAYOUTS}/review/review.ts`,
];
const PROOF: [string] = [`${PAYOUTS}/prove-absence.test.ts`];
const SEVERAL: [string] = [`${PAYOUTS}/several-nodes.test.ts`];
const WRONG: [string] = [`${PAYOUTS}/wrong-answers.test.ts`];
const WALLET: [string] = [`${PAYOUTS}/order/wallet-payouts.test.ts`];
const CHAIN: [string] = [`${PAYOUTS}/chain-faults.test.ts`];
const ROUTES: [string] = [`${PAYOUTS}/order/routes.test.ts`];
const AUDIT: [string] = [`${PAYOUTS}/audit/audit.test.ts`];
const SIGNED: [string] = [`${GATEWAY}/wallet-signed.test.ts`];
const REVIEWED: [string] = [`${PAYOUTS}/review/review.test.ts`];

export const guards: readonly Guard[] = [
  // Proof of absence: each step closes one way to pay twice.
  {
    guarantee: 'A payment is missing only when no block can hold it any more',
    file: ABSENCE,
    text: '  if (final.blockHeight <= BigInt(row.last_valid_block_height) + margin) return UNKNOWN;',
    instead: '  void margin;',
    tests: PROOF,
  },
  {
    guarantee: 'A node that tells impossible heights proves nothing',
    file: ABSENCE,
    text: '  if (!isPlausible(progress, leastSlotMs)) return UNKNOWN;',
    instead: '  void isPlausible(progress, leastSlotMs);',
    tests: PROOF,
  },
  {
    guarantee: 'A status that is older than the height proves nothing',
    file: ABSENCE,
    text: 'status.value[0] !== null || status.context.slot < final.absoluteSlot',
    instead: 'status.value[0] !== null',
    tests: PROOF,
  },
  {
    guarantee: 'The history of the recipient has the last word',
    file: ABSENCE,
    text: '  if (history.some((each) => each.signature === signature)) return UNKNOWN;',
    instead: '',
    tests: PROOF,
  },
  {
    guarantee: 'A replica that is behind is not believed about the history',
    file: ABSENCE,
    text: '      minContextSlot: final.absoluteSlot,\n',
    instead: '',
    tests: PROOF,
  },
  {
    guarantee: 'Another transaction with the memo of a payout is found',
    file: ABSENCE,
    text: "    if (isOurs) return { is: 'landed', signature: named.signature };",
    instead: '    void isOurs;',
    tests: PROOF,
  },
  {
    guarantee: 'The memo of a stranger is not a payment of ours',
    file: ABSENCE,
    text: 'named.payoutId === row.id && (await isSignedByTreasury(node, named.signature, row.treasury))',
    instead: 'named.payoutId === row.id',
    tests: PROOF,
  },
  {
    guarantee: 'A node that has forgotten proves nothing',
    file: ABSENCE,
    text: "  if ((await rpc.getFirstAvailableBlock().send()) > builtAt) return { is: 'unprovable' };",
    instead: '',
    tests: PROOF,
  },
  {
    guarantee: 'All nodes must say that a payment is missing',
    file: ABSENCE,
    text: '  for (const node of nodes) {',
    instead: '  for (const node of nodes.slice(0, 1)) {',
    tests: WRONG,
  },
  {
    guarantee: 'A node that has changed to another cluster proves nothing',
    file: ABSENCE,
    text: '  await node.checkCluster({ fresh: true });\n',
    instead: '',
    tests: PROOF,
  },

  // The end of a payout.
  {
    guarantee: 'Nodes of another cluster decide nothing',
    file: ADVANCE,
    text: '  const rows = signed.filter((row) => isOfCluster(row, deps));',
    instead: '  const rows = signed;',
    tests: [`${PAYOUTS}/other-settings.test.ts`],
  },
  {
    guarantee: 'What a wallet was to sign for a cluster that is gone is shown to a person',
    file: `${PAYOUTS}/recover.ts`,
    text: "    await setStuck(db, payout.id, 'cluster_gone');\n",
    instead: '',
    tests: [`${PAYOUTS}/other-settings.test.ts`],
  },
  {
    guarantee: 'What a wallet signs for a cluster that is gone is not sent',
    file: `${PAYOUTS}/order/wallet-payouts.ts`,
    text: "  if (!isOfCluster(row, deps)) return withdraw(deps, row, 'cluster_gone');",
    instead: '',
    tests: [`${PAYOUTS}/other-settings.test.ts`],
  },
  {
    guarantee: 'A payment that moved another amount waits for a person',
    file: `${PAYOUTS}/landed.ts`,
    text: 'const isRight = movedIn(row, landed.meta) === BigInt(row.tokens);',
    instead: 'const isRight = true;',
    tests: REVIEWED,
  },
  {
    guarantee: 'A node that alone calls a payment final convinces nobody',
    file: `${PAYOUTS}/rules.ts`,
    text: 'Math.floor(words.length / 2) + 1',
    instead: '1',
    tests: SEVERAL,
  },
  {
    guarantee: 'Nodes that say different things decide nothing',
    file: `${PAYOUTS}/rules.ts`,
    text: "  if (!said.every((each) => isSame(each, first))) return { is: 'nodes_differ', word: first };",
    instead: '',
    tests: SEVERAL,
  },
  {
    guarantee: 'What nodes could not agree upon is asked for again',
    file: `${PAYOUTS}/recover.ts`,
    text: '[...(await listSigned(db)), ...(await listAskedAgain(db))]',
    instead: 'await listSigned(db)',
    tests: SEVERAL,
  },
  {
    guarantee: 'No node makes up a signature of the treasury',
    file: `${PAYOUTS}/our-payments.ts`,
    text: "(await signatureOn(Buffer.from(landed.transaction[0], 'base64'), treasury)) !== null",
    instead: 'signatureOn !== undefined',
    tests: PROOF,
  },
  {
    guarantee: 'An error of sending is no failure of the payment',
    file: `${PAYOUTS}/broadcast.ts`,
    text: '    } catch {\n',
    instead: '    } catch (error) {\n      if (error) throw error;\n',
    tests: [`${PAYOUTS}/node-faults.test.ts`],
  },
  {
    guarantee: 'Points come back once, from the state that was seen',
    file: `${PAYOUTS}/end.ts`,
    text: "    const ended = await setEnd(tx, payout.id, { from: [from], state: 'released', reason });\n    if (!ended) return false;",
    instead:
      "    const ended = (await setEnd(tx, payout.id, { from: [from], state: 'released', reason })) ?? payout;",
    tests: [...REVIEWED, `${PAYOUTS}/races.test.ts`, `${PAYOUTS}/owed.test.ts`],
  },

  // Who is paid.
  {
    guarantee: 'A user has one payout at a time',
    file: RESERVE,
    text: "  if (open) return { is: 'open', payout: open };",
    instead: '',
    tests: [`${PAYOUTS}/races.test.ts`],
  },
  {
    guarantee: 'Nobody is paid while ledger and chain disagree, also who began before',
    file: RESERVE,
    text: "  if (await hasDisagreements(tx)) return skip('blocked');",
    instead: '',
    tests: AUDIT,
  },
  {
    guarantee: 'Points that stand on nothing that counts are not paid',
    file: RESERVE,
    text: 'doubtful: doubtful.get(userId) ?? 0n,',
    instead: 'doubtful: 0n,',
    tests: [`${PAYOUTS}/owed.test.ts`, ...ROUTES],
  },
  {
    guarantee: 'Nothing is sent to an address without a key',
    file: RESERVE,
    text: 'const reason = objection ?? walletFault(wallet, [mint, treasury]);',
    instead: 'const reason = objection;',
    tests: CHAIN,
  },
  {
    guarantee: 'Who is suspended meanwhile is not paid, and who lost the role pays nobody',
    file: `${PAYOUTS}/order/sign.ts`,
    text: "    if (!(await lockStandings(tx, payout))) throw new Unpayable('changed_meanwhile');",
    instead: '',
    tests: [`${PAYOUTS}/races.test.ts`],
  },
  {
    guarantee: 'What is signed after the lease is over is not stored',
    file: QUERIES,
    text: "      signed_at: sql<Date>`clock_timestamp()`,\n    })\n    .where('id', '=', id)\n    .where('state', '=', 'reserved')\n    .where('lease_token', '=', lease_token)\n    .where('lease_until', '>', sql<Date>`clock_timestamp()`)",
    instead:
      "      signed_at: sql<Date>`clock_timestamp()`,\n    })\n    .where('id', '=', id)\n    .where('state', '=', 'reserved')\n    .where('lease_token', '=', lease_token)",
    tests: WALLET,
  },

  // What the chain would refuse is found before anything is signed.
  {
    guarantee: 'The account of a program is not paid',
    file: INSPECT,
    text: "  refuse('recipient_is_program', accounts.ofPrograms);",
    instead: '',
    tests: CHAIN,
  },
  {
    guarantee: 'The treasury is not spent beyond what it has',
    file: INSPECT,
    text: '    else if (tokens < transfer.amount) beyond.push',
    instead: '    else if (tokens < 0n) beyond.push',
    tests: CHAIN,
  },
  {
    guarantee: 'Nobody is paid on top of what has landed after all',
    file: INSPECT,
    text: "  refuse('earlier_payment_landed', await landedEarlier(db, node, candidates));",
    instead: '  void landedEarlier;\n  void db;',
    tests: [`${PAYOUTS}/naive.test.ts`],
  },
  {
    guarantee: 'A token that takes fees or calls hooks is not paid with',
    file: `${GATEWAY}/mint.ts`,
    text: "  if (!extensionsOf(data).every((extension) => HARMLESS.has(extension))) return { fault: 'mint_extension' };",
    instead: '',
    tests: [`${GATEWAY}/mint.test.ts`, ...CHAIN],
  },

  // The audit.
  {
    guarantee: 'An order waits until ledger and chain agree',
    file: `${PAYOUTS}/order/routes.ts`,
    text: "  if ((await countDisagreements(paying.db)) > 0) throw new Refusal(409, 'payouts_blocked');",
    instead: '  void countDisagreements;',
    tests: AUDIT,
  },
  {
    guarantee: 'Before paying, the chain is asked for payments that the database does not know',
    file: `${PAYOUTS}/order/routes.ts`,
    text: '  await asking(() => auditBeforePaying(paying));',
    instead: '  void [asking, auditBeforePaying];',
    tests: [...AUDIT, ...ROUTES],
  },
  {
    guarantee: 'The memo of a stranger beside the treasury stops nobody',
    file: `${PAYOUTS}/audit/audit.ts`,
    text: 'if (await isSignedByTreasury(node, signature, solana.treasury)) found.push',
    instead: 'if (isSignedByTreasury) found.push',
    tests: AUDIT,
  },

  // A person decides.
  {
    guarantee: 'Nobody decides against what the chain says',
    file: REVIEW,
    text: "  if (await contradictsChain(deps, row, decision)) throw new Refusal(409, 'decision_contradicts_chain');",
    instead: '  void contradictsChain;',
    tests: REVIEWED,
  },
  {
    guarantee: 'A decision says what it stands on',
    file: REVIEW,
    text: "  if (note === '') throw",
    instead: "  if (note === 'x') throw",
    tests: REVIEWED,
  },

  // The key, the nodes, the wallet.
  {
    guarantee: 'Only the key of the treasury is taken',
    file: `${GATEWAY}/secret-key.ts`,
    text: "return signer.address === treasury ? signer : 'key_of_another';",
    instead: 'void treasury;\n    return signer;',
    tests: [`${GATEWAY}/secret-key.test.ts`, ...ROUTES],
  },
  {
    guarantee: 'The bytes of a key are wiped',
    file: `${GATEWAY}/secret-key.ts`,
    text: '  } finally {\n    bytes.fill(0);',
    instead: '  } finally {\n    void bytes;',
    tests: [`${GATEWAY}/secret-key.test.ts`, ...ROUTES],
  },
  {
    guarantee: 'A key does not come in the clear over a network',
    file: `${PAYOUTS}/order/routes.ts`,
    text: "throw new Refusal(400, 'key_needs_tls');",
    instead: '{\n      void Refusal;\n    }',
    tests: ROUTES,
  },
  {
    guarantee: 'Only nodes of the list are asked',
    file: `${PAYOUTS}/order/routes.ts`,
    text: "  if (!node) throw new Refusal(400, 'node_not_allowed');\n  return node;",
    instead: '  return node ?? solana.trusted[0];',
    tests: ROUTES,
  },
  {
    guarantee: 'A node that sends elsewhere is not followed',
    file: `${GATEWAY}/transport.ts`,
    text: "return status >= 300 && status < 400 ? 'elsewhere' : 'refusing';",
    instead: "return status < 400 ? null : 'refusing';",
    tests: [`${GATEWAY}/transport.test.ts`],
  },
  {
    guarantee: 'The name of a node does not lead to a private address',
    file: `${GATEWAY}/transport.ts`,
    text: '!first || !addresses.every(({ address }) => mayBeNode(address, { allowsLoopback }))',
    instead: '!first || !mayBeNode(first.address, { allowsLoopback })',
    tests: [`${GATEWAY}/transport.test.ts`],
  },
  {
    guarantee: 'A wallet signs what was prepared, and nothing else',
    file: `${GATEWAY}/wallet-signed.ts`,
    text: "  if (essence(instructions) !== essence(instructionsOf(expected))) return { refusal: 'other_payment' };",
    instead: '  void essence;',
    tests: SIGNED,
  },
  {
    guarantee: 'A wallet raises the fee no higher than may be',
    file: `${GATEWAY}/wallet-signed.ts`,
    text: "  if (priorityLamports(instructions) > MOST_PRIORITY_LAMPORTS) return { refusal: 'fee_too_high' };",
    instead: '  void priorityLamports;\n  void MOST_PRIORITY_LAMPORTS;',
    tests: SIGNED,
  },
  {
    guarantee: 'A signature of the wallet is verified',
    file: `${GATEWAY}/wallet-signed.ts`,
    text: '  return isValid ? getBase58Decoder().decode(signature) : null;',
    instead: '  void isValid;\n  return getBase58Decoder().decode(signature);',
    tests: SIGNED,
  },

  {
    guarantee: 'A key in the place of a transaction or of a reason goes nowhere',
    file: `${PAYOUTS}/refuse-keys.ts`,
    text: '    if (await holdsKey(text)) {',
    instead: '    if (await holdsKey(text.slice(0, 1))) {',
    tests: REVIEWED,
  },
  {
    guarantee: 'Of two tabs that sign the same, neither is told that nothing was sent',
    file: `${PAYOUTS}/order/wallet-payouts.ts`,
    text: "    if (present && present.state !== 'reserved') return null;",
    instead: '    void present;',
    tests: WALLET,
  },
  {
    guarantee: 'An audit by a clock that is ahead serves no payment',
    file: `${PAYOUTS}/audit/audit.ts`,
    text: '  if (age >= 0 && age < FRESH_MS) return;',
    instead: '  if (age < FRESH_MS) return;',
    tests: AUDIT,
  },

  // What leaves, and what the database itself keeps.
  {
    guarantee: 'A payout keeps what it pays',
    file: 'server/migrations/0014_payouts.sql',
    text: "    raise exception 'what payout % pays is fixed', old.id;",
    instead: '    null;',
    tests: [`${PAYOUTS}/schema.test.ts`],
  },
  {
    guarantee: 'What is paid stands in the log when a transaction ends',
    file: 'server/migrations/0014_payouts.sql',
    text: "    raise exception 'what is paid to user % is not in the payout log', payee;",
    instead: '    null;',
    tests: [`${PAYOUTS}/schema.test.ts`],
  },

  // What goes wrong is told.
  {
    guarantee: 'A fault of ours before anything is sent is told',
    file: `${PAYOUTS}/order/pay.ts`,
    text: '  if (reason === null) log.error(error);\n',
    instead: '',
    tests: [`${PAYOUTS}/races.test.ts`],
  },
  {
    guarantee: 'Points that cannot be given back now are told',
    file: `${PAYOUTS}/order/pay.ts`,
    text: '    log.error(fault);\n  };',
    instead: '    void fault;\n  };',
    tests: [`${PAYOUTS}/races.test.ts`],
  },
  {
    guarantee: 'A lease of a wallet that cannot be ended is told',
    file: `${PAYOUTS}/order/wallet-payouts.ts`,
    text: '    log.error(fault),\n',
    instead: '    void fault,\n',
    tests: [`${PAYOUTS}/order/wallet-payouts.test.ts`],
  },
];
