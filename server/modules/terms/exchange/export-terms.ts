import type { Db } from '../../../platform/db.ts';
import { listDesignations } from '../concepts/queries.ts';
import { selectTerms, type TermRow } from '../rows/term-rows.ts';
import { csvLine } from './csv.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface Export {
  format: ExportFormat;
  /** Terms under review too; without it only approved ones. */
  withPending: boolean;
  now: Date;
}

const LICENCE = 'CC BY 4.0';
const BATCH = 1_000;
const COLUMNS = [
  'id',
  'arabic',
  'latin',
  'definition',
  'category',
  'status',
  'source',
  'updated',
  'other_names',
] as const;

/** The dictionary line by line without line ends: CSV with its mark for spreadsheets, or JSON lines. */
export async function* exportTerms(db: Db, { format, withPending, now }: Export): AsyncGenerator<string> {
  yield format === 'csv'
    ? `\ufeff${csvLine(COLUMNS)}`
    : JSON.stringify({ format: 'mustalah-terms', version: 1, licence: LICENCE, exported: now.toISOString() });
  let last = 0;
  for (;;) {
    let batch = selectTerms(db).where('terms.id', '>', last).orderBy('terms.id').limit(BATCH);
    if (!withPending) batch = batch.where('terms.approved_by', 'is not', null);
    const rows = await batch.execute();
    const names = await listDesignations(
      db,
      rows.map(({ id }) => id),
    );
    const namesOf = Map.groupBy(
      names.filter(({ status }) => status !== 'proposed'),
      ({ term_id }) => term_id,
    );
    for (const row of rows) yield lineOf(row, namesOf.get(row.id) ?? [], format);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

type Name = Awaited<ReturnType<typeof listDesignations>>[number];

/** In a table one cell holds all further names, a line each: `fr: télescope`. */
function lineOf(row: TermRow, names: readonly Name[], format: ExportFormat): string {
  const { id, arabic, latin, definition, category, source } = row;
  const status = row.approved_by ? 'approved' : 'pending';
  const updated = row.updated_at.toISOString();
  const term = { id, arabic, latin, definition, category, status, source, updated };
  if (format === 'json') return JSON.stringify({ ...term, designations: names.map(exported) });
  const other_names = names.map(({ language, text }) => `${language}: ${text}`).join('\n');
  return csvLine(COLUMNS.map((column) => String({ ...term, other_names }[column])));
}

const exported = ({
  language,
  text,
  kind,
  status,
  part_of_speech,
  gender,
  plural,
  region,
  note,
  ...name
}: Name) => ({
  language,
  text,
  kind,
  status,
  part_of_speech,
  gender,
  plural,
  region,
  note,
  source: name.source,
  source_page: name.source_page,
  source_link: name.source_link,
});
