import { previewUndo, undoDecisions } from '@mustalah/contract/terms/oversight';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../test/network.ts';
import { signedIn } from '../../test/person.ts';
import { showAt } from '../../test/screen.tsx';
import { watchToasts } from '../../test/toasts.ts';
import { UndoDecisions } from './undo-decisions.tsx';

const reviewer = { id: 12, name: 'سامي' };

async function opened() {
  const network = fakeNetwork();
  await signedIn(network);
  let isDone = false;
  showAt('/', { '/': <UndoDecisions reviewer={reviewer} onDone={() => (isDone = true)} /> });
  return {
    network,
    isDone: () => isDone,
    open: () => userEvent.click(screen.getByRole('button', { name: 'نقض كل القرارات' })),
    confirm: () => screen.getAllByRole('button', { name: 'نقض كل القرارات' }).at(-1) as HTMLElement,
  };
}

test('what comes of it is said first; only then is it done, once however often one clicks', async () => {
  const toasts = watchToasts();
  const { network, open, confirm, isDone } = await opened();
  network.answer(previewUndo, { restored: 3, returned: 2, taken: 0 });
  await open();
  await screen.findByText('يعود إلى المعجم مما رُفض: ٣ مصطلحات، كما كان بأصواته ونقاطه');
  expect(network.timesAsked(undoDecisions)).toBe(0);
  const release = network.hold(undoDecisions);
  await userEvent.dblClick(confirm());
  expect(network.timesAsked(undoDecisions)).toBe(1);
  release(json({ restored: 3, returned: 1, taken: 0 }));
  await expect.poll(isDone).toBe(true);
  expect(toasts).toEqual([
    {
      tone: 'success',
      message:
        'نُقضت القرارات: يعود إلى المعجم مما رُفض: ٣ مصطلحات، كما كان بأصواته ونقاطه؛ ' +
        'يعود إلى المراجعة ما لم يعتمده غيره: مصطلح واحد، وتُسحب نقاطه حتى يُعتمد',
    },
  ]);
});

test('where no decision holds there is nothing to press', async () => {
  const { network, open } = await opened();
  network.answer(previewUndo, { restored: 0, returned: 0, taken: 0 });
  await open();
  await screen.findByText(/^لا قرارات قائمة/);
  expect(screen.getAllByRole('button', { name: 'نقض كل القرارات' })).toHaveLength(1);
});

test('a refusal is told, and the dialog stays', async () => {
  const toasts = watchToasts();
  const { network, open, confirm } = await opened();
  network.answer(previewUndo, { restored: 1, returned: 0, taken: 0 });
  network.on(undoDecisions, () => refusal(403, 'forbidden'));
  await open();
  await screen.findByText(/مصطلح واحد/);
  await userEvent.click(confirm());
  await expect.poll(() => toasts.map(({ tone }) => tone)).toEqual(['error']);
  expect(screen.getByText(/مصطلح واحد/)).toBeDefined();
});
