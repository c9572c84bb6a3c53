import { parseArgs } from 'node:util';
import { conjugate } from '@mustalah/morphology';
import type { Command } from '../command.ts';
import { eachLine } from '../each-line.ts';

export const command: Command = {
  summary: 'conjugate verbs from standard input',
  help: `Usage: conjugate < VERBS

Reads one verb a line (perfect, third person, with vowel marks or without) and writes its paradigm, one row a
form: "verb<TAB>voice<TAB>mood<TAB>person<TAB>form". What is no verb gives no row. Needs no database.
Moods: perfect indicative subjunctive jussive imperative; persons: 3ms 3md 3mp 3fs … 1s 1p.

Example: printf 'كَتَبَ\\n' | npm run -s mustalah -- conjugate`,

  async run(terminal, args) {
    parseArgs({ args });
    await eachLine(terminal, paradigmRows);
  },
};

function paradigmRows(verb: string): string[] {
  const paradigm = conjugate(verb);
  if (paradigm === null) return [];
  const { active, passive, imperative } = paradigm;
  const rows = Object.entries({ active, passive }).flatMap(([voice, moods]) =>
    Object.entries(moods).flatMap(([mood, persons]) =>
      Object.entries<string>(persons).map(([person, form]) => [voice, mood, person, form]),
    ),
  );
  const commands = Object.entries(imperative).map(([person, form]) => ['active', 'imperative', person, form]);
  return [...rows, ...commands].map((row) => [verb, ...row].join('\t'));
}
