import { isUtf8 } from 'node:buffer';
import type { Endpoint } from '@mustalah/contract/endpoint';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifySerializerCompiler,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountsRoutes } from './modules/accounts/routes.ts';
import { adminRoutes } from './modules/admin/routes.ts';
import { announcementsRoutes } from './modules/announcements/routes.ts';
import { assistantRoutes } from './modules/assistant/routes.ts';
import { evidenceRoutes } from './modules/evidence/routes.ts';
import { journalRoutes } from './modules/journal/routes.ts';
import { paperUses } from './modules/journal/terms/move-uses.ts';
import { newestUsing } from './modules/journal/terms/using-papers.ts';
import { notify } from './modules/notifications/notify.ts';
import { notificationsRoutes } from './modules/notifications/routes.ts';
import { payoutFigure } from './modules/payouts/lists/figure.ts';
import { payoutsRoutes } from './modules/payouts/routes.ts';
import { personalDataRoutes } from './modules/personal-data/routes.ts';
import { rewardsRoutes } from './modules/rewards/routes.ts';
import { shelfRoutes } from './modules/shelf/routes.ts';
import { searchShelf } from './modules/shelf/search/search-shelf.ts';
import { termsRoutes } from './modules/terms/routes.ts';
import { countFromNow } from './modules/terms/votes/count-waiting.ts';
import { answerTo } from './platform/answer-error.ts';
import { demandAssurance } from './platform/assurance.ts';
import type { Deps } from './platform/deps.ts';
import { bodyOf, Refusal } from './platform/errors.ts';
import { takeTurns } from './platform/fair-turns.ts';
import { registerHealth } from './platform/health.ts';
import { registerMetrics } from './platform/metrics.ts';
import { nameWork } from './platform/name-work.ts';
import { registerOpenApi } from './platform/openapi.ts';
import { keepOwnWrites } from './platform/own-writes.ts';
import type { Changed } from './platform/pages/tags.ts';
import { publicUrlOf } from './platform/public-url.ts';
import { cleanLimits, limitCalls } from './platform/rate-limit.ts';
import { acceptFiles, cutOffUpload } from './platform/receive-files.ts';
import { findUserOfRequest, type User } from './platform/session.ts';
import { sweepFiles } from './platform/sweep-files.ts';
import {
  answerUnknown,
  readableUrl,
  refuseUnclearHost,
  refuseUnreadable,
} from './platform/unknown-address.ts';
import { cutOffAfter, cutOffUnread } from './platform/unread-body.ts';
import { doing, newWorkId, REQUEST_ID_HEADER } from './platform/work.ts';

const JSON_LIMIT = 128 * 1024;

/** What no page of ours asks a browser for, so that nothing that slipped into one can. */
const UNUSED_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((power) => `${power}=()`)
  .join(', ');

// Whatever a schema of ours does not say itself is said in Arabic too.
z.config(z.locales.ar());

interface AppOptions {
  log?: FastifyBaseLogger;
  /** Called after each write that a reader of the site could see. */
  outdatePages?: (changed: Changed) => Promise<void>;
  /** What other processes were told last of such writes. */
  told?: () => string;
}

/** Build the whole server without listening, so that tests can call it. */
export function buildApp(
  deps: Deps,
  { log, outdatePages = async () => {}, told = () => '' }: AppOptions = {},
): FastifyInstance {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    genReqId: newWorkId,
    // Each line names what is under way.
    childLoggerFactory: (logger) => logger,
    // One line an answer, below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Addresses that cannot be read, before there is a route to handle them.
    frameworkErrors: (_error, request, reply) => {
      cutOffAfter(request, reply);
      reply.header(REQUEST_ID_HEADER, request.id);
      void (reply as FastifyReply).code(400).send(bodyOf('bad_request'));
    },
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Asked below: Node would answer without a word.
    http: { requireHostHeader: false },
    trustProxy: deps.config.TRUST_PROXY.split(',').map((address) => address.trim()),
    // Requests that are under way at the end are answered; later ones go to another process.
    forceCloseConnections: 'idle',
    requestTimeout: 130_000,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(onlyWhatMayLeave);
  acceptEmptyJson(app);
  acceptFiles(app);
  limitCalls(app, deps);
  app.decorate('demandAssurance', async (endpoint: Endpoint, user: User) => {
    await demandAssurance(deps, endpoint, user);
  });
  app.decorate('outdatePages', outdatePages);
  app.decorate('endpoints', new Map());
  nameWork(app);
  takeTurns(app, deps);
  app.addHook('onRequest', async ({ raw }) => refuseUnclearHost(raw));
  cutOffUnread(app);
  app.setErrorHandler(answerFault);
  app.addHook('onSend', async (request, reply) => {
    // guard: No answer is taken for another type than it says (test/app.test.ts)
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) {
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    }
    // guard: No page of ours stands in the frame of another (test/app.test.ts)
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', UNUSED_POWERS);
    if (!reply.hasHeader('cross-origin-resource-policy')) {
      reply.header('cross-origin-resource-policy', 'same-origin');
    }
    // guard: Behind https browsers are told to stay there (test/app.test.ts) ‹https → never›
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy')) {
        // The documentation page has no script and needs no style.
        reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
      }
    }
  });

  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    // The answer has ended, and with it what is set for the work under way.
    const isFault = reply.statusCode >= 500 && !request.wasSentAway;
    doing(request.work, () => request.log[isFault ? 'error' : 'debug'](line));
  });

  answerUnknown(app);
  findUserOfRequest(app, deps);
  keepOwnWrites(app, deps, told);
  registerHealth(app, deps);
  registerMetrics(app, deps, [payoutFigure(deps)]);
  cleanLimits(deps);
  sweepFiles(deps);
  registerOpenApi(app, publicUrlOf(deps.config));
  accountsRoutes(app, deps, { countFromNow, tell: notify });
  notificationsRoutes(app, deps);
  termsRoutes(app, deps, { papersOf: newestUsing, paperUses, searchShelf });
  shelfRoutes(app, deps);
  rewardsRoutes(app, deps);
  payoutsRoutes(app, deps);
  assistantRoutes(app, deps);
  announcementsRoutes(app, deps);
  journalRoutes(app, deps);
  evidenceRoutes(app, deps);
  adminRoutes(app, deps);
  personalDataRoutes(app, deps);
  return app;
}

/** The response schema decides what leaves: fields it does not name are dropped, dates become ISO text. */
const onlyWhatMayLeave: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    // guard: Only fields of the response schema leave the server (platform/http.test.ts) ‹schema.parse( → (schema, ›
    JSON.stringify(schema.parse(answer));

/** Many clients send the JSON header with an empty body, for instance on a vote. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Plain text is no body of ours: without its parser it is a 415.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    // Else what cannot be read would be kept, as signs of itself.
    if (!isUtf8(bytes)) done(new Refusal(400, 'bad_request'));
    else if (bytes.length === 0) done(null, undefined);
    else void parse(request, bytes.toString('utf8'), done);
  });
}

const answerFault: Parameters<FastifyInstance['setErrorHandler']>[0] = (error, request, reply) => {
  const { status, body, retryAfter } = answerTo(error, request.log);
  cutOffUpload(request, reply);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
};
