import { afterEach, expect, test, vi } from 'vitest';
import { CommandError, type Terminal } from '../command.ts';
import { command, tell } from './doctor.ts';

afterEach(() => vi.unstubAllEnvs());

function terminal() {
  const printed: string[] = [];
  const given: Terminal = {
    print: (line) => void printed.push(line),
    progress() {},
    readInput: async () => '',
    readLines: async function* () {},
    openStore: () => Promise.reject(new Error('nobody asked')),
  };
  return { printed, given };
}

test('nothing wrong is said so, and advice fails nothing', () => {
  const { printed, given } = terminal();
  tell(given, [{ kind: 'one_role' }], false);
  expect(printed).toEqual([expect.stringMatching(/^نصيحة: يتصل/), 'لم يُعثر على خلل.']);
});

test('what is wrong is printed and fails the command', () => {
  const { printed, given } = terminal();
  expect(() => tell(given, [{ kind: 'no_answer' }, { kind: 'one_role' }], false)).toThrow(
    new CommandError('ما يحتاج إلى إصلاح: ١.'),
  );
  expect(printed).toEqual([expect.stringMatching(/^العنوان العام لا يجيب/), expect.stringMatching(/^نصيحة/)]);
});

test('a setting that cannot be read is told as JSON, and nothing more is looked at', async () => {
  vi.stubEnv('PORT', 'somewhere');
  const { printed, given } = terminal();
  await expect(command.run(given, ['--json'])).rejects.toThrow(CommandError);
  expect(JSON.parse(printed.join(''))).toEqual({
    well: false,
    complaints: [
      {
        kind: 'setting',
        isWrong: true,
        sentence: 'قيمة غير صالحة في الإعداد PORT؛ راجع .env.example.',
      },
    ],
  });
});
