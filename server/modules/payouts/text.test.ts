import { expect, test } from 'vitest';
import { disagreementText } from './text.ts';

test('what a ledger disagreement is about is written in the digits of its sentence, and a code stands whole', () => {
  expect([
    disagreementText.ledger('رصيد حساب لا يساوي مجموع قيوده (1207)'),
    disagreementText.ledger('سجل الصرف لا يطابق ما صُرف (0f3a-17b2)'),
  ]).toEqual([
    'سجل النقاط لا يتفق مع نفسه: رصيد حساب لا يساوي مجموع قيوده (١٢٠٧)',
    'سجل النقاط لا يتفق مع نفسه: سجل الصرف لا يطابق ما صُرف (\u20660f3a-17b2\u2069)',
  ]);
});
