import type { Reply } from '@mustalah/contract/endpoint';
import type { getEvidence } from '@mustalah/contract/evidence';
import { z } from 'zod';
import { mailJob } from '../../gateways/mail.ts';
import type { Tx } from '../../platform/db.ts';
import type { Deps, DepsInTransaction } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs.ts';
import { publicUrlOf } from '../../platform/public-url.ts';
import { listAdminMailboxes } from '../accounts/public-users.ts';
import { notify } from '../notifications/notify.ts';
import { mailText } from '../notifications/text.ts';
import type { Finding } from './findings.ts';
import { addCheck, findLastCheck } from './queries.ts';
import { listHeads, sealChains, sealJob } from './seal.ts';
import { lineOf, sentenceOf, text } from './text.ts';
import { verify } from './verify/verify.ts';

/** Look at what came since the last check, and once a week at everything. */
export const checkJob: JobKind<object> = {
  name: 'evidence_check',
  shape: z.object({}),
  outdates: 'nothing',
  cron: '23 3 * * *',
};

/** Of a week; on it everything is looked at, and admins are sent the heads of the chains. */
const WHOLE_DAY = 0;

export function handleEvidence(deps: Deps): void {
  deps.jobs.handle(sealJob, () => sealChains(deps.db));
  deps.jobs.handle(checkJob, () => checkEvidence(deps));
}

/** Look whether the logs are whole, keep what was found and tell the admins. */
export async function checkEvidence(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const last = await findLastCheck(db);
  const isWhole = last === undefined || now().getUTCDay() === WHOLE_DAY;
  const { heads, findings } = await verify(db, { anchors: last?.heads ?? [], isWhole });
  const known = last?.findings.map(keyOf) ?? [];
  const news = findings.filter((finding) => !known.includes(keyOf(finding)));
  await db.transaction().execute(async (tx) => {
    // What was found stays found until a look at everything finds it no more: the database sees to that.
    await addCheck(tx, { isWhole, heads, findings, finishedAt: now() });
    // guard: Admins are told of what was found (check.test.ts)
    if (news.length > 0) await tellFindings(tx, deps, news);
    // guard: Admins get the heads of the chains by mail (check.test.ts)
    if (isWhole) await mailHeads(tx, deps, heads.map(lineOf));
  });
}

/** Where the chains stand, and what the last check found. */
export async function readEvidence({ db }: Pick<Deps, 'db'>): Promise<Reply<typeof getEvidence>> {
  const last = await findLastCheck(db);
  return {
    heads: await listHeads(db),
    last_check: last
      ? {
          finished_at: last.finishedAt.toISOString(),
          is_whole: last.isWhole,
          findings: last.findings.map(sentenceOf),
        }
      : null,
  };
}

/** So many sentences fit a mail that is read. */
const MOST_TOLD = 10;

async function tellFindings(tx: Tx, deps: DepsInTransaction, findings: readonly Finding[]): Promise<void> {
  const body = text.found(findings.slice(0, MOST_TOLD).map(sentenceOf));
  for (const { id: userId } of await listAdminMailboxes(tx)) {
    await notify(tx, deps, {
      userId,
      kind: 'evidence',
      title: text.foundTitle,
      body,
      link: '/admin-dashboard',
    });
  }
}

async function mailHeads(tx: Tx, deps: DepsInTransaction, lines: readonly string[]): Promise<void> {
  const link = `${publicUrlOf(deps.config)}/admin-dashboard`;
  const title = text.headsTitle;
  for (const { name, email } of await listAdminMailboxes(tx)) {
    const body = mailText({ name, title, body: text.heads(lines), address: link });
    await deps.jobs.send(tx, mailJob, { to: email, subject: title, text: body, link });
  }
}

const keyOf = (finding: Finding): string => JSON.stringify(finding);
