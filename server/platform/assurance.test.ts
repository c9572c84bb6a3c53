import type { Assurance } from '@mustalah/contract/endpoint';
import { expect, test } from 'vitest';
import { assuranceObjection, type ProvedBy } from './assurance.ts';

const now = new Date('2026-03-10T09:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test.each<[Assurance, number, ProvedBy, 'has one' | 'has none', 'demanded' | 'free', string | null]>([
  ['fresh', 10, 'password', 'has none', 'demanded', null],
  ['fresh', 11, 'password', 'has none', 'free', 'fresh_sign_in_required'],
  ['fresh', 1, 'password', 'has one', 'free', 'second_factor_required'],
  ['fresh', 1, 'code', 'has one', 'free', null],
  ['fresh', 1, 'recovery_code', 'has one', 'free', null],
  ['fresh', 11, 'passkey', 'has one', 'free', 'fresh_sign_in_required'],
  ['money', 1, 'password', 'has none', 'free', null],
  ['money', 1, 'password', 'has none', 'demanded', 'second_factor_missing'],
  ['money', 11, 'password', 'has none', 'free', 'fresh_sign_in_required'],
  ['money', 1, 'password', 'has one', 'demanded', 'second_factor_required'],
  ['money', 1, 'passkey', 'has one', 'demanded', null],
  ['money', 11, 'passkey', 'has one', 'demanded', 'fresh_sign_in_required'],
])(
  '%s, proved %i minutes ago by %s, who %s, where it is %s: %s',
  (assurance, minutes, provedBy, has, rule, code) => {
    const proof = { provedAt: ago(minutes), provedBy, hasSecondFactor: has === 'has one' };
    const circumstances = { now, demandsSecondFactor: rule === 'demanded' };
    expect(assuranceObjection(assurance, proof, circumstances)).toBe(code);
  },
);
