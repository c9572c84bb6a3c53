import { isDatabaseAway } from './db.ts';
import { StartFault } from './start-fault.ts';
import { type Sentences, startText } from './start-text.ts';

/** What went wrong at the start, in one sentence for each reader. */
export function startFaultOf(fault: unknown): StartFault {
  if (fault instanceof StartFault) return fault;
  const { code = '', message = String(fault), path = '' } = fault as Partial<NodeJS.ErrnoException>;
  const because = (sentences: Sentences, mayPass = false) =>
    new StartFault(sentences, { mayPass, cause: fault });
  if (/^(ENOSPC|EDQUOT|53100)$/.test(code)) return because(startText.diskFull());
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/.test(code)) return because(startText.folderClosed(path));
  if (/^(28|3D000|42501)/.test(code)) return because(startText.databaseRefuses(oneLine(message)));
  if (isDatabaseAway(fault)) return because(startText.databaseAway(oneLine(message || code)), true);
  return because(startText.unknown(oneLine(message)));
}

const oneLine = (text: string): string => text.trim().split('\n')[0] ?? '';
