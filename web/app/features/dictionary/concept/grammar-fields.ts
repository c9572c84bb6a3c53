import { genders, partsOfSpeech } from '@mustalah/contract/terms/concepts';
import { partNames } from '../../../domain/part-names.ts';
import { conceptText as text } from './text.ts';

export const choicesOf = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((value) => ({ value: value as string, label: labels[value] }));

const none = { value: '', label: text.unknown };

/** What is asked of a word as a word. */
export const grammarFields = [
  {
    name: 'part_of_speech',
    label: text.partOfSpeech,
    choices: [none, ...choicesOf(partsOfSpeech, partNames.partsOfSpeech)],
  },
  { name: 'gender', label: text.gender, choices: [none, ...choicesOf(genders, partNames.genders)] },
  { name: 'plural', label: text.plural },
];

/** The values of a form as they are sent: what was not chosen is null. */
export const withGrammar = ({ part_of_speech, gender, ...rest }: Record<string, string>) => ({
  ...rest,
  part_of_speech: part_of_speech || null,
  gender: gender || null,
});
