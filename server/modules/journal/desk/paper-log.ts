import type { LogEntry } from '@mustalah/contract/journal/desk';
import { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { refuseRelated } from '../paper/hold-as-editor.ts';
import { findBrokenEntry } from '../paper/log.ts';
import { relationTo } from '../paper/people.ts';
import { findPaper, listLog, namesOfAssigned, namesOfDenied } from './queries.ts';

/** As far as entries of ours name an assignment or an editor; what else they say is for the hash. */
const Detail = z.object({ assignment: z.number().optional(), user: z.number().optional() });

/** Everything that happened to a paper, and whether its log is whole; for editors to whom the paper is a stranger's. */
export async function readLog(
  { db }: Deps,
  editorId: number,
  paperId: number,
): Promise<{ entries: LogEntry[]; broken_at: number | null }> {
  if (!(await findPaper(db, paperId))) throw notFound();
  refuseRelated(await relationTo(db, editorId, paperId));
  const log = await listLog(db, paperId);
  const names = await namesOfAssigned(db, paperId);
  const editors = await namesOfDenied(db, paperId);
  const entries = log.map(({ detail, created_at, ...entry }) => {
    const { data } = Detail.safeParse(detail);
    const about = names.get(data?.assignment ?? 0) ?? editors.get(data?.user ?? 0) ?? '';
    return {
      ...entry,
      // Of a reviewer's own step the actor says it already.
      about: about === entry.actor_name ? '' : about,
      created_at: created_at.toISOString(),
    };
  });
  return { entries, broken_at: await findBrokenEntry(db, paperId) };
}
