import { expect, test } from 'vitest';
import { type Terminal, UsageError } from '../command.ts';
import { command as conjugate } from './conjugate.ts';
import { command as derive } from './derive.ts';
import { command as root } from './root.ts';

/** A terminal without a database: these commands need none. */
function terminalOf(input: string): Terminal & { rows(): string[] } {
  const printed: string[] = [];
  return {
    print: (line) => void printed.push(line),
    progress: () => {},
    readInput: async () => input,
    readLines: async function* () {
      yield* input.split('\n');
    },
    openStore: () => Promise.reject(new Error('no database is needed')),
    rows: () => printed.flatMap((text) => text.split('\n')),
  };
}

test('root writes a row a word, the likeliest root first', async () => {
  const terminal = terminalOf('استخراج\nتلسكوب\nمجين\n\n ك-ت-ب \nhello\nسنة\n');
  await root.run(terminal, []);
  expect(terminal.rows()).toEqual([
    'استخراج\tخرج',
    'تلسكوب\t',
    'مجين\t',
    'ك-ت-ب\tكتب',
    'hello\t',
    'سنة\tسنن|سنو|وسن',
  ]);
});

test('derive writes the derived words of a root, of one kind when asked', async () => {
  const terminal = terminalOf('كتب\nتلسكوب');
  await derive.run(terminal, ['--kind', 'active_participle']);
  const [words = '', none] = terminal.rows();
  expect(words).toMatch(/^كتب\tكَاتِب\|/);
  expect(none).toBe('تلسكوب\t');
});

test('an unknown kind is wrong usage', async () => {
  await expect(derive.run(terminalOf(''), ['--kind', 'x'])).rejects.toThrow(UsageError);
});

test('conjugate writes the paradigm, and nothing for what is no verb', async () => {
  const terminal = terminalOf('كَتَبَ\nhello\n');
  await conjugate.run(terminal, []);
  expect(terminal.rows()).toContain('كَتَبَ\tactive\tindicative\t3ms\tيَكْتُبُ');
  expect(terminal.rows().filter((row) => row.startsWith('hello'))).toEqual([]);
});

test('a hundred thousand lines are answered in order', async () => {
  const words = Array.from({ length: 100_000 }, (_, place) => (place % 2 === 0 ? '12' : 'x'));
  const terminal = terminalOf(words.join('\n'));
  await root.run(terminal, []);
  expect(terminal.rows().length).toBe(words.length);
});
