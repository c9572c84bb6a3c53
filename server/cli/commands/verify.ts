import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ChainHead } from '@mustalah/contract/evidence';
import { openFiles } from '../../gateways/files.ts';
import type { Finding } from '../../modules/evidence/findings.ts';
import { lineOf, sentenceOf, verifyText as text } from '../../modules/evidence/text.ts';
import { checkFiles } from '../../modules/evidence/verify/check-files.ts';
import { type Step, type Verification, verify } from '../../modules/evidence/verify/verify.ts';
import { readConfig } from '../../platform/config.ts';
import { keyIn } from '../backup/keys.ts';
import { onScratchDatabase } from '../backup/scratch-database.ts';
import { type Command, CommandError, type Terminal, UsageError } from '../command.ts';

export const command: Command = {
  summary: 'check that logs, ledger and files are as they were written',
  help: `Usage: verify [DIR] [--head LINE]… [--json]

Looks at every link of the chains of the logs and the ledger, at their lengths and rows, at the logs of papers, at the
sums of the ledger, and whether the files that rows name are there with the content they had. With DIR it looks at a
backup instead: it is restored into a database of its own, which is thrown away; uploaded files are not part of it. For
an encrypted one set BACKUP_IDENTITY or BACKUP_PASSPHRASE.

  --head LINE    a line of a mail with heads, such as audit_log:1234:9f86…, which must still stand; more than one may be given
  --json         print the result as JSON

Exit code 1 when anything is wrong.

Example: verify --head audit_log:1234:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08`,

  async run(terminal, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        head: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 1) throw new UsageError('only one DIR is expected');
    const anchors = values.head.map(headOf);
    const [folder] = positionals;
    const result = folder
      ? await verifyBackup(terminal, resolve(folder), anchors)
      : await verifyInstallation(terminal, anchors);
    tell(terminal, result, values.json);
  },
};

async function verifyInstallation(terminal: Terminal, anchors: readonly ChainHead[]): Promise<Verification> {
  const { db } = await terminal.openStore();
  const config = readConfig();
  const { heads, findings } = await verify(db, { anchors, isWhole: true, report: reporting(terminal) });
  const files = openFiles(config.FILES_URL, config.DATA_DIR);
  const lost: Finding[] = [];
  for await (const { done, findings: more } of checkFiles(db, files)) {
    lost.push(...more);
    terminal.progress(text.files(done));
  }
  return { heads, findings: [...findings, ...lost] };
}

/** With the heads that the backup itself names, too. */
const verifyBackup = (terminal: Terminal, folder: string, anchors: readonly ChainHead[]) =>
  onScratchDatabase(folder, keyIn(readConfig()), terminal.progress, (db, manifest) =>
    verify(db, {
      anchors: [...manifest.heads, ...anchors],
      isWhole: true,
      report: reporting(terminal),
    }),
  );

function tell(terminal: Terminal, { heads, findings }: Verification, isJson: boolean): void {
  if (isJson) {
    const said = findings.map((finding) => ({ ...finding, sentence: sentenceOf(finding) }));
    terminal.print(JSON.stringify({ whole: findings.length === 0, heads, findings: said }, null, 2));
  } else {
    for (const head of heads) terminal.print(lineOf(head));
    for (const finding of findings) terminal.print(sentenceOf(finding));
  }
  if (findings.length > 0) throw new CommandError(text.notWhole(findings.length));
  if (!isJson) terminal.print(text.whole);
}

function headOf(line: string): ChainHead {
  const [chain, length, hash] = line.split(':');
  const { data } = ChainHead.safeParse({ chain, length: Number(length), hash });
  if (!data || !/^[\da-f]{64}$/.test(data.hash)) throw new UsageError(`not a head of a chain: ${line}`);
  return data;
}

/** A line now and then, not one a part. */
const reporting = (terminal: Terminal) => {
  let told = 0;
  return (step: Step): void => {
    if (step.done < told + TELL_EVERY && step.done >= told) return;
    told = step.done;
    terminal.progress(step.of === 'links' ? text.links(step.chain, step.done) : text.papers(step.done));
  };
};
const TELL_EVERY = 10_000;
