import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { findSenderFault, importArticles } from '../../modules/journal/import/import-articles.ts';
import { readJats } from '../../modules/journal/import/read-jats.ts';
import { readOjs } from '../../modules/journal/import/read-ojs.ts';
import { UnreadableXml } from '../../modules/journal/import/read-xml.ts';
import { specialtyIn } from '../../modules/journal/import/rules.ts';
import { openGateways } from '../../open-gateways.ts';
import { readConfig } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { openJobs } from '../../platform/jobs.ts';
import { openSecrets } from '../../platform/secrets.ts';
import { type Command, CommandError, onlyArgument, UsageError } from '../command.ts';
import { openReport, type ReportedRow } from '../import-report.ts';

const KEY = /^[a-z0-9][a-z0-9-]{0,59}$/;

export const command: Command = {
  summary: 'bring what a journal has published, from OJS (native XML) or folders of JATS',
  help: `Usage: journal:import PATH --source KEY --as EMAIL --category MAIN/SUB [--section NAME=MAIN/SUB]…
                      [--report FILE] [--json] [--confirm]

PATH is a file of the tool «Native XML» of OJS 3 (issues or articles, with their files), or a folder with articles in JATS,
each XML with its PDF beside it. Says what would come of each article; with --confirm it is brought: with its authors, keywords,
abstract, DOI, volume, issue, pages, dates, references and PDF, published since the day on which it came out there.

An article comes whole or not at all. What is left out, and why, stands in the report. Given again, the same command brings
what is missing and nothing twice; so it may be interrupted. A DOI with the prefix of this journal is deposited again, so that it
leads here; any other stays with whoever registered it.

  --source KEY          names the journal: small Latin letters, digits and dashes
  --as EMAIL            a member's account under which the articles come in; nobody who edits the journal. No points, no mails
  --category MAIN/SUB   the specialty of this journal under which articles stand that name none of its own
  --section NAME=…      the same for a section of the source; may be repeated
  --report FILE         what came of each article, as CSV (KEY.report.csv unless said)
  --json                the summary as one line of JSON
  --confirm             write

Example: journal:import issues.xml --source ajtt --as archive@example.org --category 'اللغة والترجمة/الترجمة' --confirm`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        source: { type: 'string', default: '' },
        as: { type: 'string', default: '' },
        category: { type: 'string', default: '' },
        section: { type: 'string', multiple: true, default: [] },
        report: { type: 'string' },
        json: { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    });
    const path = onlyArgument(positionals, 'PATH');
    if (!KEY.test(values.source))
      throw new UsageError('--source is missing, or is not small Latin letters, digits and dashes');
    if (values.as === '') throw new UsageError('--as is missing');
    const filing = { ...specialtyOf('--category', values.category), sections: sectionsOf(values.section) };
    const isFolder = await isFolderAt(path);
    const store = await terminal.openStore();
    const sender = await findSenderFault(store, values.as);
    if ('fault' in sender) throw new CommandError(sender.fault);
    const config = readConfig();
    const log = pino({ level: 'silent' });
    const { db, replica, searching } = store;
    const secrets = await openSecrets(db, store.local);
    const jobs = openJobs(store.databaseUrl, (error) => log.error(error));
    const gateways = openGateways(config, { db, secrets }, log);
    const deps: Deps = {
      db,
      replica,
      replicas: null,
      searching,
      config,
      secrets,
      log,
      now: () => new Date(),
      jobs,
      gateways,
    };
    const reportFile = values.report ?? `${values.source}.report.csv`;
    const report = await openReport(reportFile);
    const folder = await mkdtemp(join(tmpdir(), 'mustalah-import-'));
    const rows: ReportedRow[] = [];
    try {
      const counts = await importArticles(deps, {
        articles: isFolder ? readJats(path) : readOjs(path, folder),
        source: values.source,
        senderId: sender.id,
        filing,
        isConfirmed: values.confirm,
        report({ outcome, place, title, message }) {
          rows.push({ row: rows.length + 1, outcome, arabic: title, message: `${place}: ${message}` });
          terminal.progress(`${outcome}  ${place}  ${message}`);
        },
      });
      if (values.json) {
        terminal.print(JSON.stringify({ ...counts, confirmed: values.confirm, report: reportFile }));
        return;
      }
      terminal.print(`taken ${counts.taken}, already here ${counts.already}, left ${counts.left}`);
      terminal.print(`report: ${reportFile}`);
      terminal.print(
        values.confirm
          ? 'The files for readers are made by the server.'
          : 'Nothing was written. Add --confirm to import.',
      );
    } catch (fault) {
      if (fault instanceof UnreadableXml)
        throw new CommandError(`${path} cannot be read further: ${fault.message}`);
      throw fault;
    } finally {
      await report.add(rows);
      await report.close();
      await jobs.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function specialtyOf(option: string, written: string) {
  const specialty = specialtyIn(written);
  if (!specialty)
    throw new UsageError(`${option}: «${written}» is no specialty of the journal, such as الطب/طب الأسرة`);
  return specialty;
}

function sectionsOf(given: readonly string[]) {
  return new Map(
    given.map((each) => {
      const at = each.lastIndexOf('=');
      if (at < 1) throw new UsageError('--section is NAME=MAIN/SUB');
      return [each.slice(0, at).trim(), specialtyOf('--section', each.slice(at + 1))] as const;
    }),
  );
}

async function isFolderAt(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw new CommandError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
