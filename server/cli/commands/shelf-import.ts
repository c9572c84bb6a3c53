import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importGlossary } from '../../modules/shelf/exchange/import-glossary.ts';
import { OWN_LISTS } from '../../modules/shelf/fill/load-lists.ts';
import { readRows } from '../../modules/terms/exchange/read-rows.ts';
import { type Command, onlyArgument, UsageError } from '../command.ts';
import { openReport, type ReportedRow } from '../import-report.ts';
import { sizeOf, tellOf } from '../reading-progress.ts';

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;
/** So many rows are written into the report at once. */
const FAULTS_TOGETHER = 500;
const LONGEST = { name: 200, licence: 200, link: 1_000 } as const;

export const command: Command = {
  summary: 'put a glossary on the shelf, from a CSV, TSV or JSON lines file',
  help: `Usage: shelf:import FILE --key KEY --name NAME --licence LICENCE [--link URL] [--category NAME]
                    [--report FILE] [--json] [--confirm]

Says what the rows of the file would do; with --confirm they stand on the shelf, as the whole of this source:
what it held before and the file does not have is taken away, corrections and doubts of people stay. All or
nothing: a file that cannot be read to its end changes nothing. Rows that cannot be read are passed over.

The columns are arabic, latin and category, in any order; , ; and tab separate them. No definition is needed.

  --key KEY         names the source: small Latin letters, digits and dashes
  --name NAME       the source as readers see it
  --licence LICENCE its licence, as readers see it
  --link URL        where it comes from (http or https)
  --category NAME   the category of rows that name none; without it they stand in no field
  --report FILE     the rows that cannot be read, as CSV (FILE.report.csv unless said)
  --json            the summary as one line of JSON
  --confirm         write

Example: shelf:import soil.csv --key soil --name 'معجم علوم التربة' --licence 'CC BY 4.0' --confirm`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        key: { type: 'string', default: '' },
        name: { type: 'string', default: '' },
        licence: { type: 'string', default: '' },
        link: { type: 'string', default: '' },
        category: { type: 'string', default: '' },
        report: { type: 'string' },
        json: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
    const file = onlyArgument(positionals, 'FILE');
    const { key, name, licence, link, category } = values;
    refuseUnclear({ key, name, licence, link });
    const told = tellOf(terminal, await sizeOf(file));
    const version = await digestOf(file, category);
    const reportFile = values.report ?? `${basename(file)}.report.csv`;
    const { db } = await terminal.openStore();
    const report = await openReport(reportFile);
    const counts = { read: 0, unreadable: 0 };
    let faults: ReportedRow[] = [];
    let written: Promise<unknown> = Promise.resolve();
    const flush = () => {
      written = report.add(faults);
      faults = [];
    };
    try {
      const replaced = await importGlossary(db, {
        source: { key, name: name.trim(), licence: licence.trim(), link, version },
        rows: readRows(() => told.watched(createReadStream(file))),
        category,
        file: basename(file),
        isConfirmed: values.confirm,
        now: new Date(),
        report({ row, arabic, fault }) {
          counts.read += 1;
          told.rows(1);
          if (fault === null) return;
          counts.unreadable += 1;
          faults.push({ row, outcome: 'unreadable', arabic, message: fault });
          if (faults.length === FAULTS_TOGETHER) flush();
        },
      });
      flush();
      await written;
      const summary = { ...counts, ...replaced };
      if (values.json) {
        terminal.print(JSON.stringify({ ...summary, confirmed: values.confirm, report: reportFile }));
        return;
      }
      terminal.print(
        Object.entries(summary)
          .map(([outcome, number]) => `${outcome} ${number}`)
          .join(', '),
      );
      terminal.print(`report: ${reportFile}`);
      terminal.print(
        values.confirm ? `«${name}» stands on the shelf` : 'Nothing was written. Add --confirm to import.',
      );
    } finally {
      await report.close();
    }
  },
};

function refuseUnclear({ key, name, licence, link }: Record<'key' | 'name' | 'licence' | 'link', string>) {
  if (!KEY.test(key))
    throw new UsageError('--key is missing, or is not small Latin letters, digits and dashes');
  if (key === OWN_LISTS) throw new UsageError(`${OWN_LISTS} is the key of the product's own lists`);
  if (name.trim() === '') throw new UsageError('--name is missing');
  if (licence.trim() === '')
    throw new UsageError('--licence is missing: a glossary without one is not imported');
  const tooLong = Object.entries({ name, licence, link }).find(
    ([option, value]) => value.length > LONGEST[option as keyof typeof LONGEST],
  );
  if (tooLong) throw new UsageError(`--${tooLong[0]} is too long`);
  // It is shown as a link to everybody.
  // guard: A source leads to an address of the web and nowhere else (shelf.test.ts) ‹!isWebAddress(link) → false›
  if (link !== '' && !isWebAddress(link)) throw new UsageError('--link is no address that begins with http');
}

const isWebAddress = (link: string): boolean =>
  URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);

/** Of what is imported and how: the same again is the same version. */
async function digestOf(file: string, category: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(category));
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex').slice(0, 32);
}
