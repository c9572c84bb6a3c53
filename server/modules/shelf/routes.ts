import * as shelf from '@mustalah/contract/shelf';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http.ts';
import { doubtRow } from './doubts/doubt.ts';
import { listDoubted, listHidden } from './doubts/list-doubted.ts';
import { restoreRow, settleRow } from './doubts/settle.ts';
import { fillShelf, loadLists } from './fill/load-lists.ts';
import { renewKeys } from './fill/renew-keys.ts';
import { browseShelf } from './reading/browse.ts';
import { listSources, readFields, readRow } from './reading/read-shelf.ts';

export function shelfRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, replica, jobs, now, config } = deps;
  jobs.handle(fillShelf, async () => {
    if (config.SHELF_LISTS === 'on') await loadLists(db, now());
    await renewKeys(db);
  });

  route(app, shelf.listShelf, ({ query, url }) => browseShelf(replica, query, url));

  route(app, shelf.listShelfFields, () => readFields(replica));

  route(app, shelf.getShelfRow, ({ params, user }) => readRow(db, params.id, user));

  route(app, shelf.doubtShelfRow, ({ params, body, user }) =>
    doubtRow(deps, { ...body, rowId: params.id, userId: user.id }),
  );

  route(app, shelf.listDoubtedRows, ({ query, user, url }) => listDoubted(db, query, user, url));

  route(app, shelf.settleShelfRow, ({ params, body, user }) => settleRow(deps, params.id, body, user));

  route(app, shelf.listHiddenRows, ({ query, url }) => listHidden(db, query, url));

  route(app, shelf.restoreShelfRow, ({ params, user }) => restoreRow(deps, params.id, user.id));

  route(app, shelf.listShelfSources, () => listSources(db));
}
