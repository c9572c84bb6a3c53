// Ask a running server what readers type, and count where the answer stands: one line a kind, then the queries without one.
// Usage: node server/scripts/ask-dictionary.ts http://127.0.0.1:3000 server/modules/terms/search/recall/readers.tsv
import { readFile } from 'node:fs/promises';
import { searchKeys } from '@mustalah/morphology';

const [base = '', file = ''] = process.argv.slice(2);

/** The fields of an answer that are read. */
interface Found {
  results: { arabic: string; latin: string }[];
  shelf: { arabic: string; latin: string; above?: number }[];
  meant: string | null;
}

async function ask(query: string): Promise<Found> {
  const answer = await fetch(`${base}/api/terms/?search=${encodeURIComponent(query)}`);
  if (!answer.ok) throw new Error(`the search answers ${answer.status} for ${query}`);
  return answer.json() as Promise<Found>;
}

/** Entries and rows of the shelf in the order in which they are shown. */
function ranked({ results, shelf }: Found): string[] {
  const places = [
    ...results.map(({ arabic }, at) => ({ arabic, place: at + 1 })),
    ...shelf.map(({ arabic, above }) => ({ arabic, place: above ?? results.length + 1 })),
  ];
  return places.toSorted((one, other) => one.place - other.place).map(({ arabic }) => arabic);
}

const bareOf = (text: string): string => searchKeys(text).bare;

/** Where the first acceptable answer stands, and whether an entry or a row of the shelf is it. */
async function placeOf(query: string, accepted: ReadonlySet<string>) {
  let found = await ask(query);
  // «هل تقصد» is asked with one touch.
  if (found.meant !== null) found = await ask(found.meant);
  const isRight = ({ arabic }: { arabic: string }) => accepted.has(bareOf(arabic));
  const order = ranked(found);
  const at = order.findIndex((arabic) => isRight({ arabic }));
  return {
    place: at < 0 ? Number.POSITIVE_INFINITY : at + 1,
    isFirstOfEither: [found.results[0], found.shelf[0]].some((each) => each !== undefined && isRight(each)),
    order,
  };
}

const lines = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const kinds = new Map<string, { asked: number; first: number; three: number; either: number }>();
const missed: string[] = [];
for (const line of lines.slice(1)) {
  const [kind = '', query = '', answers = ''] = line.split('\t');
  const { place, isFirstOfEither, order } = await placeOf(query, new Set(answers.split('|').map(bareOf)));
  for (const name of [kind, 'all']) {
    const sum = kinds.get(name) ?? { asked: 0, first: 0, three: 0, either: 0 };
    sum.asked += 1;
    sum.first += place === 1 ? 1 : 0;
    sum.three += place <= 3 ? 1 : 0;
    sum.either += isFirstOfEither ? 1 : 0;
    kinds.set(name, sum);
  }
  if (place > 1) missed.push([kind, query, place, answers, order.slice(0, 4).join(' · ')].join('\t'));
}
console.log('kind\tasked\tfirst\tamong three\tfirst entry or first row');
for (const [kind, { asked, first, three, either }] of kinds) {
  console.log([kind, asked, first, three, either].join('\t'));
}
console.log(`\n${missed.join('\n')}`);
