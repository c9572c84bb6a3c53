import * as missed from '@mustalah/contract/terms/missed-searches';
import { hasArabic } from '@mustalah/morphology';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { nightlyCleanup } from '../../../platform/jobs.ts';
import { toPage } from '../../../platform/paging.ts';
import { doneText } from '../text.ts';
import { dismissMiss, forgetOldMisses, listMisses } from './queries.ts';

/** What people search for and do not find, for whoever can mend it. */
export function missedRoutes(app: FastifyInstance, { db, now, jobs }: Deps): void {
  jobs.handle(nightlyCleanup, () => forgetOldMisses(db, now()));

  route(app, missed.listMissedSearches, async ({ query, url }) => {
    const { rows, count } = await listMisses(db, query);
    const results = rows.map(({ id, key, shown, searches, last_at }) => ({
      id,
      text: shown,
      script: hasArabic(key) ? ('arabic' as const) : ('latin' as const),
      searches,
      last_at: last_at.toISOString(),
    }));
    return toPage(results, count, query, url);
  });

  route(app, missed.dismissMissedSearch, async ({ params, user }) => {
    await db.transaction().execute(async (tx) => {
      const dismissed = await dismissMiss(tx, params.id, now());
      if (!dismissed) throw notFound();
      await audit(tx, {
        actorId: user.id,
        action: 'missed_search.dismiss',
        subject: `missed_search:${params.id}`,
        detail: { text: dismissed.shown },
      });
    });
    return { detail: doneText.dismissedMiss };
  });
}
