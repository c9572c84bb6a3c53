import {
  confirmEmail,
  confirmPasswordReset,
  getCaptcha,
  getCurrentUser,
  obtainTokens,
  registerUser,
  requestPasswordReset,
} from '@mustalah/contract/accounts';
import { errorText } from '@mustalah/contract/errors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../../test/network.ts';
import { person, signedIn, signedOut } from '../../../test/person.ts';
import { showAt } from '../../../test/screen.tsx';
import { DRAFT_KEY } from '../../domain/kept-draft.ts';
import { sessionText } from '../../text/session.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import LoginPage from './login-page.tsx';
import RegisterPage from './register-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import { signInReasons, text } from './text.ts';

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  network = fakeNetwork();
  network.answer(getCaptcha, { provider: 'off', site_key: null });
  network.answer(getCurrentUser, person);
  await signedOut();
});

const show = (address: string) =>
  showAt(address, {
    '/': <p>home</p>,
    '/suggest': <p>suggest</p>,
    '/login': <LoginPage />,
    '/register': <RegisterPage />,
    '/reset-password': <ResetPasswordPage />,
    '/forgot-password': <ForgotPasswordPage />,
    '/confirm-email': <ConfirmEmailPage />,
  });
const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const fill = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const captchaIsKnown = () => waitFor(() => expect(network.timesAsked(getCaptcha)).toBe(1));

async function fillLogin() {
  await captchaIsKnown();
  fill(text.email, 'amal@example.org');
  fill(text.password, 'secret');
}
async function fillRegistration(name = 'أمل') {
  await captchaIsKnown();
  if (name) fill(text.name, name);
  fill(text.email, 'amal@example.org');
  fill(text.password, 'secret');
  fill(text.confirmPassword, 'secret');
}

test('signing in leads to where one was going', async () => {
  network.answer(obtainTokens, { access: 'access-1', refresh: 'refresh-1' });
  show('/login?next=/suggest');
  await fillLogin();
  await press(text.login);
  await screen.findByText('suggest');
});

test('what stands against a new password stands at its field, and not above the form too', async () => {
  const said = { password: [errorText.password_common] };
  network.on(confirmPasswordReset, () => refusal(400, 'password_common', said));
  show('/reset-password?token=abc');
  fill(text.newPassword, '123456');
  fill(text.confirmPassword, '123456');
  await press(text.resetSubmit);
  expect(await screen.findAllByText(errorText.password_common)).toHaveLength(1);
});

test.each([
  ['/login?next=%2Fsuggest%3Farabic%3Dx', signInReasons['/suggest']],
  ['/login?next=%2Fprofile', text.loginToGoOn],
])('%s says why one is asked to sign in', (address, reason) => {
  show(address);
  expect(screen.getByText(reason ?? '')).toBeDefined();
});

test('a double click signs in once', async () => {
  const release = network.hold(obtainTokens);
  show('/login');
  await fillLogin();
  await userEvent.dblClick(screen.getByRole('button', { name: text.login }));
  expect(network.timesAsked(obtainTokens)).toBe(1);
  release(json({ access: 'access-1', refresh: 'refresh-1' }));
  await screen.findByText('home');
});

test('whoever is signed in is led on from the sign-in page', async () => {
  await signedIn(network);
  show('/login?next=/suggest');
  await screen.findByText('suggest');
});

test('a wrong password is said in words', async () => {
  network.on(obtainTokens, () => refusal(401, 'wrong_credentials'));
  show('/login');
  await fillLogin();
  await press(text.login);
  await screen.findByText('فشل تسجيل الدخول، تحقق من البريد أو كلمة المرور');
});

test('when the record of the user does not come, the page says so', async () => {
  network.answer(obtainTokens, { access: 'access-1', refresh: 'refresh-1' });
  network.on(getCurrentUser, () => refusal(500, 'internal'));
  show('/login');
  await fillLogin();
  await press(text.login);
  await screen.findByText(sessionText.userLoadFailed);
});

test('signing in and registering keep where one was going', async () => {
  show('/login?next=%2Fsuggest%3Farabic%3Dx');
  expect(linkTo(text.createAccount)).toBe('/register?next=%2Fsuggest%3Farabic%3Dx');
});

test('registering leads to signing in, and from there on', async () => {
  network.answer(registerUser, { id: 7, detail: '' });
  const { place } = show('/register?next=%2Fsuggest');
  expect(linkTo(text.haveAccount)).toBe('/login?next=%2Fsuggest');
  await fillRegistration();
  await press(text.register);
  await screen.findByText(text.registered);
  await waitFor(() => expect(place()).toBe('/login?next=%2Fsuggest'), { timeout: 60_000 });
  await waitFor(() => expect((input(text.email) as HTMLInputElement).value).toBe('amal@example.org'));
  expect(screen.getByText(text.justRegistered)).toBeDefined();
});

test('only who has begun a suggestion is told that it is kept', async () => {
  const { goTo } = show('/login?next=%2Fsuggest');
  await captchaIsKnown();
  expect(screen.queryByText(text.draftKept, { exact: false })).toBeNull();
  await act(() => goTo('/'));
  sessionStorage.setItem(DRAFT_KEY, '{}');
  await act(() => goTo('/login?next=%2Fsuggest'));
  await screen.findByText(text.draftKept, { exact: false });
  sessionStorage.clear();
});

test('a missing name is said at its field, and the form says that something is wrong', async () => {
  show('/register');
  await fillRegistration('');
  await press(text.register);
  expect(screen.getByText(text.nameRequired)).toBeDefined();
  expect(screen.getAllByText(text.registerInvalid)).toHaveLength(1);
  expect(network.timesAsked(registerUser)).toBe(0);
});

test('a taken address is said once, at its field', async () => {
  network.on(registerUser, () =>
    refusal(409, 'email_taken', { email: ['هذا البريد الإلكتروني مسجّل من قبل'] }),
  );
  show('/register');
  await fillRegistration();
  await press(text.register);
  expect(await screen.findAllByText('هذا البريد الإلكتروني مسجّل من قبل')).toHaveLength(1);
});

test('a link without its token says so at once and has no form to fill', () => {
  show('/reset-password');
  expect(screen.getByText(text.resetLinkMissing)).toBeDefined();
  expect(screen.queryByLabelText(new RegExp(text.newPassword))).toBeNull();
});

test('opening the link of a confirmation does nothing; its button confirms', async () => {
  show('/confirm-email?token=abc');
  expect(network.timesAsked(confirmEmail)).toBe(0);
  network.answer(confirmEmail, { detail: 'تأكّد بريدك' });
  await press(text.confirm);
  await screen.findByText('تأكّد بريدك');
  expect(network.asked.find(({ what }) => what === 'POST /api/confirm-email/')?.body).toEqual({
    token: 'abc',
  });
  expect(screen.queryByRole('button', { name: text.confirm })).toBeNull();
});

test('a link of a confirmation that is over says so', async () => {
  network.on(confirmEmail, () => refusal(400, 'confirm_link_invalid'));
  show('/confirm-email?token=abc');
  await press(text.confirm);
  await screen.findByText('رابط التأكيد غير صالح أو انتهت مدته');
});

test('a reset link that is asked for again asks for the captcha first', async () => {
  network.on(requestPasswordReset, () =>
    refusal(400, 'captcha_required', { recaptcha: ['يرجى التحقق من reCAPTCHA'] }),
  );
  show('/forgot-password');
  expect(network.timesAsked(getCaptcha)).toBe(0);
  fill(text.email, 'amal@example.org');
  await press(text.send);
  await screen.findByText('يرجى التحقق من reCAPTCHA');
  await captchaIsKnown();
  network.answer(requestPasswordReset, { detail: 'تم' });
  await press(text.send);
  await screen.findByText(text.resetSent);
});
