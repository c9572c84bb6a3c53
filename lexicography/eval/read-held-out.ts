import { readFile } from 'node:fs/promises';

/** A term and the field it is of. */
export interface HeldOutTerm {
  slug: string;
  arabic: string;
}

/** The terms by which guessing is measured; nothing learns from them. */
export async function readHeldOut(): Promise<HeldOutTerm[]> {
  const content = await readFile(new URL('./categories.tsv', import.meta.url), 'utf8');
  const rows = content.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return rows.slice(1).map((row) => {
    const [slug = '', arabic = ''] = row.split('\t');
    return { slug, arabic };
  });
}
