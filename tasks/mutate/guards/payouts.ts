import type { Guard } from '../guard.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The memo of a stranger is not a payment of ours',
    file: 'server/modules/payouts/prove-absence.ts',
    text: 'named.payoutId === row.id && (await isSignedByTreasury(node, named.signature, row.treasury))',
    instead: 'named.payoutId === row.id',
    tests: ['server/modules/payouts/prove-absence.test.ts'],
  },
  {
    guarantee: 'No node makes up a signature of the treasury',
    file: 'server/modules/payouts/our-payments.ts',
    text: "(await signatureOn(Buffer.from(landed.transaction[0], 'base64'), treasury)) !== null",
    instead: 'signatureOn !== undefined',
    tests: ['server/modules/payouts/prove-absence.test.ts'],
  },
  {
    guarantee: 'An error of sending is no failure of the payment',
    file: 'server/modules/payouts/broadcast.ts',
    text: '    } catch {\n',
    instead: '    } catch (error) {\n      if (error) throw error;\n',
    tests: ['server/modules/payouts/node-faults.test.ts'],
  },
  {
    guarantee: 'Points come back once, from the state that was seen',
    file: 'server/modules/payouts/end.ts',
    text: "    const ended = await setEnd(tx, payout.id, { from: [from], state: 'released', reason });\n    if (!ended) return false;",
    instead:
      "    const ended = (await setEnd(tx, payout.id, { from: [from], state: 'released', reason })) ?? payout;",
    tests: [
      'server/modules/payouts/review/review.test.ts',
      'server/modules/payouts/races.test.ts',
      'server/modules/payouts/owed.test.ts',
    ],
  },
  {
    guarantee: 'What is signed after the lease is over is not stored',
    file: 'server/modules/payouts/queries.ts',
    text: "      signed_at: sql<Date>`clock_timestamp()`,\n    })\n    .where('id', '=', id)\n    .where('state', '=', 'reserved')\n    .where('lease_token', '=', lease_token)\n    .where('lease_until', '>', sql<Date>`clock_timestamp()`)",
    instead:
      "      signed_at: sql<Date>`clock_timestamp()`,\n    })\n    .where('id', '=', id)\n    .where('state', '=', 'reserved')\n    .where('lease_token', '=', lease_token)",
    tests: ['server/modules/payouts/order/wallet-payouts.test.ts'],
  },
  {
    guarantee: 'A decision says what it stands on',
    file: 'server/modules/payouts/review/review.ts',
    text: "  if (note === '') throw",
    instead: "  if (note === 'x') throw",
    tests: ['server/modules/payouts/review/review.test.ts'],
  },
  {
    guarantee: 'Only the key of the treasury is taken',
    file: 'server/gateways/solana/secret-key.ts',
    text: "return signer.address === treasury ? signer : 'key_of_another';",
    instead: 'void treasury;\n    return signer;',
    tests: ['server/gateways/solana/secret-key.test.ts', 'server/modules/payouts/order/routes.test.ts'],
  },
  {
    guarantee: 'A key does not come in the clear over a network',
    file: 'server/modules/payouts/order/routes.ts',
    text: "throw new Refusal(400, 'key_needs_tls');",
    instead: '{\n      void Refusal;\n    }',
    tests: ['server/modules/payouts/order/routes.test.ts'],
  },
  {
    guarantee: 'Only nodes of the list are asked',
    file: 'server/modules/payouts/order/routes.ts',
    text: "  if (!node) throw new Refusal(400, 'node_not_allowed');\n  return node;",
    instead: '  return node ?? solana.trusted[0];',
    tests: ['server/modules/payouts/order/routes.test.ts'],
  },
  {
    guarantee: 'The name of a node does not lead to a private address',
    file: 'server/gateways/solana/transport.ts',
    text: '!first || !addresses.every(({ address }) => mayBeNode(address, { allowsLoopback }))',
    instead: '!first || !mayBeNode(first.address, { allowsLoopback })',
    tests: ['server/gateways/solana/transport.test.ts'],
  },
  {
    guarantee: 'A signature of the wallet is verified',
    file: 'server/gateways/solana/wallet-signed.ts',
    text: '  return isValid ? getBase58Decoder().decode(signature) : null;',
    instead: '  void isValid;\n  return getBase58Decoder().decode(signature);',
    tests: ['server/gateways/solana/wallet-signed.test.ts'],
  },
  {
    guarantee: 'A payout keeps what it pays',
    file: 'server/migrations/0014_payouts.sql',
    text: "    raise exception 'what payout % pays is fixed', old.id;",
    instead: '    null;',
    tests: ['server/modules/payouts/schema.test.ts'],
  },
  {
    guarantee: 'What is paid stands in the log when a transaction ends',
    file: 'server/migrations/0014_payouts.sql',
    text: "    raise exception 'what is paid to user % is not in the payout log', payee;",
    instead: '    null;',
    tests: ['server/modules/payouts/schema.test.ts'],
  },
];
