// Ask a running server's helpers about each term of a list, for a person to read: one line an answer, tab-separated.
// Usage: node server/scripts/ask-helpers.ts http://127.0.0.1:3000 lexicography/eval/unknown-terms.tsv
import { readFile } from 'node:fs/promises';

const [base = '', file = ''] = process.argv.slice(2);

/** The fields of an answer that are read. */
interface HelperAnswer {
  latin?: string;
  suggested_category?: string;
  definition?: string;
  related?: { arabic: string; why: string }[];
  source: string;
}

async function ask(helper: string, term: string): Promise<HelperAnswer> {
  const answer = await fetch(`${base}/api/ai/${helper}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ term }),
  });
  if (!answer.ok) throw new Error(`${helper} answers ${answer.status} for ${term}`);
  return answer.json() as Promise<HelperAnswer>;
}

const rows = (await readFile(file, 'utf8'))
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .slice(1)
  .map((row) => row.split('\t'));
console.log('term\texpected\tlatin\tcategory\tdefinition\tsimilar');
for (const [term = '', latin = '', category = ''] of rows) {
  const [translated, placed, defined, similar] = [
    await ask('suggest-latin', term),
    await ask('suggest-category', term),
    await ask('suggest-definition', term),
    await ask('similar-terms', term),
  ];
  const related = (similar.related ?? []).map(({ arabic, why }) => `${arabic} [${why}]`).join(' | ');
  console.log(
    [
      term,
      `${latin} (${category})`,
      translated.source === 'fallback' ? '–' : translated.latin,
      placed.source === 'fallback' ? '–' : placed.suggested_category,
      defined.source === 'fallback' ? '–' : defined.definition,
      related || '–',
    ].join('\t'),
  );
}
