import { parseArgs } from 'node:util';
import { possibleRoots } from '@mustalah/lexicography/words/roots-to-derive';
import type { Command } from '../command.ts';
import { eachLine } from '../each-line.ts';

export const command: Command = {
  summary: 'find the roots of words from standard input',
  help: `Usage: root < WORDS

Reads one word a line and writes "word<TAB>roots", the likeliest root first, joined by "|".
A loanword or a word whose root is not proved has nothing behind the tab. Needs no database.

Example: printf 'استخراج\\nمكتبة\\n' | npm run -s mustalah -- root`,

  async run(terminal, args) {
    parseArgs({ args });
    await eachLine(terminal, (word) => [`${word}\t${possibleRoots(word).join('|')}`]);
  },
};
