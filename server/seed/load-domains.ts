import { readFile } from 'node:fs/promises';
import { ensureDomains, type NewDomain } from '../modules/terms/rows/domains.ts';
import type { Db } from '../platform/db.ts';

/** What the categories are divided into at first: the parent of a domain stands above it. */
export async function readDomains(): Promise<NewDomain[]> {
  const table = await readFile(new URL('./domains/tree.tsv', import.meta.url), 'utf8');
  const [, , ...lines] = table.trimEnd().split('\n');
  return lines.map((line) => {
    const [slug = '', category = '', parent = '', name = '', latin = ''] = line.split('\t');
    return { slug, category, parent: parent || null, name, latin };
  });
}

/** Make sure that the first domains exist, also in a dictionary that is older than they are. */
export const loadDomains = async (db: Db): Promise<void> => ensureDomains(db, await readDomains());
