import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../platform/config.ts';
import { StartFault } from '../../platform/start-fault.ts';
import { type Command, CommandError, type Terminal } from '../command.ts';
import { look } from '../doctor/look.ts';
import { type Complaint, complaintsOf, isWrong } from '../doctor/rules.ts';
import { sentenceOf, doctorText as text } from '../doctor/text.ts';

export const command: Command = {
  summary: 'look at this installation and say what is wrong with it',
  help: `Usage: doctor [--backups DIR] [--json]

Looks at the settings, the database (version, rights of roles, migrations, replicas, archive of its log, clock), the key of the
secrets, the store of files, the mail server, the disk, work that failed or waits, payouts that take long, the nightly look at
the logs, and the public address. A file is kept and removed again, and no mail is sent. The disk and the archive of a
database on another machine are for its own alarms.

  --backups DIR  the folder that backups lie in, one folder each; the newest must be of last night
  --json         print the result as JSON

Exit code 1 when anything is wrong; advice alone is none.

Example: doctor --backups /var/backups/mustalah`,

  async run(terminal, args) {
    const { values } = parseArgs({
      args,
      options: { backups: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    tell(terminal, await complaintsHere(terminal, values.backups && resolve(values.backups)), values.json);
  },
};

async function complaintsHere(terminal: Terminal, backups: string | undefined): Promise<Complaint[]> {
  try {
    const config = readConfig();
    return complaintsOf(
      await look(config, { openStore: terminal.openStore, backups, now: () => new Date() }),
    );
  } catch (fault) {
    if (!(fault instanceof StartFault)) throw fault;
    return [{ kind: 'setting', sentence: fault.arabic }];
  }
}

/** Say what was found; what is wrong fails the command. */
export function tell(terminal: Terminal, complaints: readonly Complaint[], isJson: boolean): void {
  const wrong = complaints.filter(isWrong);
  if (isJson) {
    const said = complaints.map((complaint) => ({
      ...complaint,
      isWrong: isWrong(complaint),
      sentence: sentenceOf(complaint),
    }));
    terminal.print(JSON.stringify({ well: wrong.length === 0, complaints: said }, null, 2));
  } else {
    for (const complaint of complaints) {
      const sentence = sentenceOf(complaint);
      terminal.print(isWrong(complaint) ? sentence : text.advice(sentence));
    }
  }
  if (wrong.length > 0) throw new CommandError(text.wrong(wrong.length));
  if (!isJson) terminal.print(text.well);
}
