import { journalCategories } from '../paper/rules.ts';

// In the order of the taxonomy.
const codes = [
  'medicine',
  'engineering',
  'islamic',
  'social',
  'chemistry',
  'physics',
  'language',
  'economics',
];

/** The main specialties with names that addresses and protocols can carry. */
export const specialties: readonly { code: string; name: string }[] = journalCategories.map(
  ({ name }, place) => ({
    name,
    code: codes[place] ?? String(place),
  }),
);
