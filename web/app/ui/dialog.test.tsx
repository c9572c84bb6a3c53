import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        افتح
      </button>
      {isOpen && (
        <Dialog title="عنوان" onClose={() => setOpen(false)}>
          <input aria-label="الأول" data-autofocus />
        </Dialog>
      )}
    </>
  );
}

const opened = async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'افتح' }));
  return screen.getByRole('dialog', { name: 'عنوان' });
};

test('what is marked has the focus first', async () => {
  await opened();
  expect(document.activeElement).toBe(screen.getByLabelText('الأول'));
});

test('a press outside closes it', async () => {
  await userEvent.click(await opened());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press inside does not close it', async () => {
  await opened();
  await userEvent.click(screen.getByText('عنوان'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('Escape closes the dialog within another one, and leaves that one open', async () => {
  const closed = { outer: vi.fn(), inner: vi.fn() };
  render(
    <Dialog title="الخارجي" onClose={closed.outer}>
      <Dialog title="الداخلي" onClose={closed.inner}>
        <input aria-label="الأول" />
      </Dialog>
    </Dialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog', { name: 'الداخلي' }).dispatchEvent(cancel);
  expect([closed.inner.mock.calls.length, closed.outer.mock.calls.length]).toEqual([1, 0]);
});

test('Escape, which arrives as cancel, closes it', async () => {
  const dialog = await opened();
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
