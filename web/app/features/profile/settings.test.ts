import { expect, test } from 'vitest';
import { RefusedCall } from '../../api.ts';
import { faultsOf, isSame, saveFailure, walletStateOf } from './settings.ts';
import { settingsText as text } from './text.ts';

const wallet = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const settings = {
  name: 'أمل',
  bio: '',
  education_level: '',
  institution: '',
  affiliation: '',
  orcid: '',
  wallet_address: '',
};
const refused = (status: number, fields: Record<string, unknown> = {}) =>
  new RefusedCall(status, { code: 'bad_request', detail: 'تفصيل', ...fields } as never);

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  [wallet, 'valid'],
  [`  ${wallet}  `, 'valid'],
  ['1'.repeat(32), 'valid'],
  ['1'.repeat(31), 'invalid'],
  ['1'.repeat(45), 'invalid'],
  // Characters that base58 leaves out because they look alike.
  [`0${wallet.slice(1)}`, 'invalid'],
  [`O${wallet.slice(1)}`, 'invalid'],
  [`I${wallet.slice(1)}`, 'invalid'],
  [`l${wallet.slice(1)}`, 'invalid'],
])('the address %j is %s', (address, expected) => {
  expect(walletStateOf(address)).toBe(expected);
});

test('a name is enough', () => {
  expect(faultsOf(settings)).toEqual({});
});

test('a missing name and an impossible address stand against saving', () => {
  expect(faultsOf({ ...settings, name: ' ', wallet_address: 'abc' })).toEqual({
    name: text.nameMissing,
    wallet_address: text.walletInvalid,
  });
});

test('settings that differ in one field are not the same', () => {
  expect(isSame(settings, { ...settings, bio: 'باحثة' })).toBe(false);
});

test.each([
  ['a refused field is named', refused(400, { bio: ['طويلة'] }), 'طويلة'],
  ['a refusal of the whole form is repeated', refused(400, { non_field_errors: ['كلها'] }), 'كلها'],
  ['another refusal says its detail', refused(429), 'تفصيل'],
  ['a fault of the server asks to try again', refused(500), text.saveFailed],
  ['so does a lost connection', new TypeError('Failed to fetch'), text.saveFailed],
])('%s', (_name, error, expected) => {
  expect(saveFailure(error)).toBe(expected);
});
