import { expect, test } from 'vitest';
import { addressOf, changeIn, nameOfAction, nameOfSubject } from './describe.ts';

test.each<[string, Record<string, unknown>, string | null]>([
  ['user.role', { from: { role: 'user' }, to: { role: 'admin' } }, 'من مستخدم إلى مدير المنصة'],
  ['user.reviewer', { from: { is_reviewer: false }, to: { is_reviewer: true } }, 'صار محكّمًا'],
  ['user.reviewer', { from: { is_reviewer: true }, to: { is_reviewer: false } }, 'لم يعد محكّمًا'],
  ['user.suspend', { from: {}, to: {} }, ''],
  ['user.suspend', { from: {}, to: {}, reason: 'حسابات كثيرة' }, 'السبب: حسابات كثيرة'],
  ['user.sign_out', { sessions: 2 }, 'جلستان'],
  ['user.undo_decisions', { restored: 3, returned: 1, taken: 0 }, 'عاد من المرفوض ٣، وإلى المراجعة ١'],
  ['user.take_back_votes', { votes: 12, returned: [4, 5] }, 'سُحب من الأصوات ١٢، وعاد إلى المراجعة ٢'],
  ['term.reject', { arabic: 'مسبار', reason: 'مكرر' }, 'السبب: مكرر'],
  ['term.reject', { arabic: 'مسبار', reason: '' }, ''],
  ['term.edit', { changes: ['التعريف', 'التخصص'] }, 'ما تغيّر: التعريف، التخصص'],
  ['something.new', {}, ''],
  ['something.new', { count: 3 }, null],
])('%s %j reads «%s»', (action, detail, sentence) => {
  expect(changeIn({ action, detail })).toBe(sentence);
});

test('an act that this page does not know yet has no name', () => {
  expect([nameOfAction({ action: 'user.suspend' }), nameOfAction({ action: 'something.new' })]).toEqual([
    'إيقاف حساب',
    null,
  ]);
});

test.each([
  [{ kind: 'user', ref: '12', name: 'ريم' }, 'ريم', '/admin-users/12'],
  [{ kind: 'term', ref: '7', name: 'مسبار' }, 'مسبار', '/term/7'],
  [{ kind: 'volume', ref: '3', name: '' }, 'مجلد ٣', null],
  [{ kind: 'terms', ref: '', name: '' }, 'المعجم', null],
  [{ kind: 'payout', ref: '0f8e-77', name: '' }, 'عملية صرف', null],
  [{ kind: 'unheard', ref: '1', name: '' }, 'unheard ١', null],
])('%j is «%s»', (subject, name, address) => {
  expect([nameOfSubject(subject), addressOf(subject)]).toEqual([name, address]);
});
