import { expect, test } from 'vitest';
import { passwordObjection } from './objection.ts';

const member = { email: 'salma.saleh@example.org', name: 'سَلمى الصالح', role: 'user' } as const;

test.each([
  ['123456', 'password_common'],
  ['Password', 'password_common'],
  ['iloveyou', 'password_common'],
  ['١٢٣٤٥٦', 'password_common'],
  ['۱۲۳۴۵۶۷۸', 'password_common'],
  ['ＱＷＥＲＴＹ', 'password_common'],
  [' abc123 ', 'password_common'],
  ['      ', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['ababababab', 'password_common'],
  ['ppaasswwoorrdd', 'password_common'],
  ['PPPaaasssssswwwooorrrddd', 'password_common'],
  ['passwordpassword', 'password_common'],
  ['abc123abc123', 'password_common'],
  ['Salma.Saleh@Example.org', 'password_personal'],
  ['salma.saleh', 'password_personal'],
  ['SalmaSaleh', 'password_personal'],
  ['سلمى الصالح', 'password_personal'],
  ['سلمي-الصالح', 'password_personal'],
  ['صيف ممطر', null],
  ['bookkeeping', null],
  ['صيف ممطر صيف ممطر', null],
  ['hhoorrsseebbaatttteerryy', null],
  ['سلمى الصالحية', null],
  ['# The 10,000', null],
])('a member who chooses «%s» hears %s', (password, code) => {
  expect(passwordObjection(password, member)).toBe(code);
});

test.each([
  ['elevenchars', 'admin_password_short'],
  ['twelve chars', null],
  ['111111111111', 'password_common'],
])('an admin who chooses «%s» hears %s', (password, code) => {
  expect(passwordObjection(password, { ...member, role: 'admin' })).toBe(code);
});
