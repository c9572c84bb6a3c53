import { parseArgs } from 'node:util';
import { rootsToDerive } from '@mustalah/lexicography/words/roots-to-derive';
import { derive, KINDS, type Kind } from '@mustalah/morphology';
import { type Command, UsageError } from '../command.ts';
import { eachLine } from '../each-line.ts';

export const command: Command = {
  summary: 'derive the words of roots from standard input',
  help: `Usage: derive [--kind KIND] < WORDS

Reads one root or word a line and writes "word<TAB>derived words", joined by "|", with vowel marks, kind by
kind and the best first in each. A word stands for its likeliest root; of a loanword nothing is derived.
Needs no database.

  --kind KIND   only one kind: ${KINDS.join(' ')}

Example: printf 'كتب\\n' | npm run -s mustalah -- derive --kind instrument`,

  async run(terminal, args) {
    const { values } = parseArgs({ args, options: { kind: { type: 'string' } } });
    const kind = values.kind === undefined ? undefined : kindOf(values.kind);
    await eachLine(terminal, (word) => [`${word}\t${derivedWords(word, kind).join('|')}`]);
  },
};

function kindOf(text: string): Kind {
  const kind = KINDS.find((each) => each === text);
  if (kind === undefined) throw new UsageError(`there is no kind ${text}`);
  return kind;
}

function derivedWords(text: string, kind: Kind | undefined): string[] {
  const words = rootsToDerive(text).flatMap((root) => derive(root, { kind }));
  const kinds = Map.groupBy(words, (word) => word.kind);
  return [...new Set(KINDS.flatMap((each) => (kinds.get(each) ?? []).map(({ derived }) => derived)))];
}
