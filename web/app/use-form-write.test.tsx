import { registerUser } from '@mustalah/contract/accounts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../test/network.ts';
import { showAt } from '../test/screen.tsx';
import { call } from './api.ts';
import { useFormWrite } from './use-form-write.ts';

function Form() {
  const form = useFormWrite({
    initialValues: { name: '', email: 'amal@example.org' },
    check: ({ name }) => (name ? {} : { name: 'no name' }),
    send: (values) => call(registerUser, { body: { ...values, password: 'secret' } }),
    outdates: [],
  });
  return (
    <form {...form.props}>
      {(['name', 'email'] as const).map((field) => {
        const { error, ...input } = form.inputFor(field);
        return (
          <label key={field}>
            {field}
            <input {...input} aria-invalid={Boolean(error)} />
            <span>{error}</span>
          </label>
        );
      })}
      <button type="submit">send</button>
    </form>
  );
}

const nameField = () => screen.getByRole('textbox', { name: /^name/ });
const emailField = () => screen.getByRole('textbox', { name: /^email/ });

test('what the check finds stands at its field, and nothing is sent', async () => {
  const network = fakeNetwork();
  showAt('/', { '/': <Form /> });
  await userEvent.click(screen.getByText('send'));
  expect(screen.getByText('no name')).toBeDefined();
  expect(document.activeElement).toBe(nameField());
  expect(network.asked).toEqual([]);
});

test('a fault goes when its field is changed', async () => {
  fakeNetwork();
  showAt('/', { '/': <Form /> });
  await userEvent.click(screen.getByText('send'));
  await userEvent.type(nameField(), 'a');
  expect(screen.queryByText('no name')).toBeNull();
});

test('what the server says of a field stands at it, and one is taken there', async () => {
  const network = fakeNetwork();
  network.on(registerUser, () => refusal(400, 'email_taken', { email: ['taken'], role: ['unknown'] }));
  showAt('/', { '/': <Form /> });
  await userEvent.type(nameField(), 'Amal');
  await userEvent.click(screen.getByText('send'));
  expect(await screen.findByText('taken')).toBeDefined();
  expect(screen.queryByText('unknown')).toBeNull();
  expect(document.activeElement).toBe(emailField());
});

test('a double click and the Enter key send once', async () => {
  const network = fakeNetwork();
  const release = network.hold(registerUser);
  showAt('/', { '/': <Form /> });
  await userEvent.type(nameField(), 'Amal');
  await userEvent.dblClick(screen.getByText('send'));
  await userEvent.type(nameField(), '{Enter}');
  expect(network.timesAsked(registerUser)).toBe(1);
  release(json({ id: 1, detail: '' }));
});
