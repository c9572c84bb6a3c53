import { getVolumeDeposit } from '@mustalah/contract/journal/volumes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { bodyOf, notFound, Refusal } from '../../../platform/errors.ts';
import { route } from '../../../platform/http.ts';
import { type Article, doiOf, isOurs, type Journal, journalOf } from './article.ts';
import { toBibtex, toCsl, toNoticeBibtex, toNoticeRis, toReference, toRis } from './citations.ts';
import { toCrossref } from './crossref.ts';
import { toDoaj } from './doaj.ts';
import { entryOf, type FeedEntry, type FeedHead, toAtom, toRss } from './feeds.ts';
import { toJats } from './jats.ts';
import { LOCKSS_PATH, lockssIndex, lockssManifest } from './lockss.ts';
import { answerHarvester } from './oai.ts';
import {
  findArticle,
  findPlainArticle,
  listNewestAnnouncements,
  listNewestArticles,
  listVolumeArticles,
  listVolumeNames,
} from './queries.ts';
import { fixedSitemap, isSitemapKind, robots, sitemapIndex, sitemapPart } from './sitemap.ts';
import { feedText } from './text.ts';

const NEWEST = 50;
const ASK_AGAIN_SECONDS = 300;

interface Format {
  type: string;
  write: (journal: Journal, article: Article) => string;
  isOffered?: (journal: Journal) => boolean;
}

/** Formats of one article, by the end of its address. */
const formats: Readonly<Record<string, Format>> = {
  ris: { type: 'application/x-research-info-systems', write: toRis },
  bib: { type: 'application/x-bibtex', write: toBibtex },
  json: {
    type: 'application/vnd.citationstyles.csl+json',
    write: (journal, article) => JSON.stringify(toCsl(journal, article), null, 2),
  },
  txt: { type: 'text/plain', write: (journal, article) => `${toReference(journal, article)}\n` },
  // Its schema demands an ISSN.
  xml: { type: 'application/xml', write: toJats, isOffered: ({ issn }) => issn !== '' },
};

/** Of a notice that something in an article was corrected. */
const noticeFormats: Readonly<Record<string, { type: string; write: typeof toNoticeRis }>> = {
  ris: { type: 'application/x-research-info-systems', write: toNoticeRis },
  bib: { type: 'application/x-bibtex', write: toNoticeBibtex },
};

/** What programs read of the journal: references, harvesting, feeds and maps of the site. They are no calls of the API. */
export function standardsRoutes(app: FastifyInstance, deps: Deps): void {
  const journal = journalOf(deps.config);
  citationRoutes(app, deps, journal);
  void app.register(async (scope) => harvestRoutes(scope, deps, journal));
  feedRoutes(app, deps, journal);
  siteMapRoutes(app, deps, journal);
  keepingRoutes(app, deps, journal);
}

function citationRoutes(app: FastifyInstance, { replica, now }: Deps, journal: Journal): void {
  app.get<{ Params: { id: string; format: string } }>(
    '/articles/:id/citation.:format',
    async ({ params }, reply) => {
      const format = Object.hasOwn(formats, params.format) ? formats[params.format] : undefined;
      const article = isNumber(params.id)
        ? await inTurn(reply, () => findArticle(replica, Number(params.id)))
        : undefined;
      if (!format || !article || format.isOffered?.(journal) === false) {
        return reply.code(404).send(bodyOf('not_found'));
      }
      const name = `mustalah-${article.id}.${params.format}`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return give(reply, format.type, format.write(journal, article));
    },
  );

  app.get<{ Params: { id: string; correction: string; format: string } }>(
    '/articles/:id/corrections/:correction/citation.:format',
    async ({ params: { id, correction, format: end } }, reply) => {
      const format = Object.hasOwn(noticeFormats, end) ? noticeFormats[end] : undefined;
      const article = isNumber(id)
        ? await inTurn(reply, () => findPlainArticle(replica, Number(id)))
        : undefined;
      const notice = article?.corrections.find((each) => String(each.id) === correction);
      if (!format || !article || !notice) return reply.code(404).send(bodyOf('not_found'));
      const name = `mustalah-${article.id}-correction-${notice.id}.${end}`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return give(reply, format.type, format.write(journal, article, notice));
    },
  );

  route(app, getVolumeDeposit, async ({ params: { id } }) => {
    const all = await listVolumeArticles(replica, id);
    if (all.length === 0) throw notFound();
    if (!journal.doiPrefix) throw new Refusal(409, 'doi_prefix_missing');
    const articles = all.filter((article) => isOurs(journal, doiOf(journal, article)));
    if (articles.length === 0) throw new Refusal(409, 'dois_of_others');
    const moment = now();
    const batch = `mustalah-volume-${id}-${moment.getTime()}`;
    const deposit = toCrossref(journal, articles, { batch, now: moment });
    return {
      type: 'application/xml' as const,
      name: `${batch}.xml`,
      content: new TextEncoder().encode(deposit),
    };
  });
}

/** In a scope of its own, whose forms are read as they come. */
function harvestRoutes(scope: FastifyInstance, { db, now }: Deps, journal: Journal): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  );
  const answer = async (reply: FastifyReply, sent: string) =>
    give(
      reply,
      'text/xml',
      await inTurn(reply, () => answerHarvester({ db, journal, now: now() }, new URLSearchParams(sent))),
      0,
    );
  scope.get('/oai', ({ url }, reply) => answer(reply, url.split('?')[1] ?? ''));
  scope.post('/oai', ({ body }, reply) => answer(reply, typeof body === 'string' ? body : ''));
}

function feedRoutes(app: FastifyInstance, { replica }: Deps, journal: Journal): void {
  const feed = (name: keyof typeof feedText, page: string, list: () => Promise<FeedEntry[]>) => {
    const head = (end: string): FeedHead => ({
      url: `${journal.url}/feeds/${name}.${end}`,
      page: journal.url + page,
      title: `${journal.title}: ${feedText[name]}`,
      description: feedText[name],
    });
    app.get(`/feeds/${name}.atom`, async (_, reply) =>
      give(reply, 'application/atom+xml', toAtom(head('atom'), await inTurn(reply, list))),
    );
    app.get(`/feeds/${name}.rss`, async (_, reply) =>
      give(reply, 'application/rss+xml', toRss(head('rss'), await inTurn(reply, list))),
    );
  };
  feed('articles', '/journal', async () =>
    (await listNewestArticles(replica, NEWEST)).map((article) => entryOf(journal, article)),
  );
  feed('announcements', '/', async () =>
    (await listNewestAnnouncements(replica, NEWEST)).map((announcement) => ({
      url: `${journal.url}/#announcement-${announcement.id}`,
      title: announcement.title,
      summary: announcement.content,
      authors: [],
      category: '',
      publishedAt: announcement.created_at,
      changedAt: announcement.updated_at,
    })),
  );
}

function siteMapRoutes(app: FastifyInstance, { replica }: Deps, { url }: Journal): void {
  app.get('/sitemap.xml', async (_, reply) =>
    give(reply, 'application/xml', await inTurn(reply, () => sitemapIndex(replica, url))),
  );
  app.get('/sitemap-pages.xml', async (_, reply) =>
    give(reply, 'application/xml', await inTurn(reply, () => fixedSitemap(replica, url))),
  );
  app.get<{ Params: { kind: string; after: string } }>(
    '/sitemap-:kind-:after.xml',
    async ({ params: { kind, after } }, reply) => {
      if (!isSitemapKind(kind) || !isNumber(after)) return reply.code(404).send(bodyOf('not_found'));
      return give(
        reply,
        'application/xml',
        await inTurn(reply, () => sitemapPart(replica, url, kind, Number(after))),
      );
    },
  );
  app.get('/robots.txt', (_, reply) => give(reply, 'text/plain', robots(url)));
}

/** For registers and libraries that take in whole volumes. */
function keepingRoutes(app: FastifyInstance, { replica }: Deps, journal: Journal): void {
  app.get(LOCKSS_PATH, async (_, reply) =>
    give(reply, 'text/html', lockssIndex(journal, await inTurn(reply, () => listVolumeNames(replica)))),
  );
  app.get<ById>(`${LOCKSS_PATH}/volume-:id`, async ({ params: { id } }, reply) => {
    const articles = await articlesOf(reply, id);
    const [first] = articles;
    if (!first) return reply.code(404).send(bodyOf('not_found'));
    return give(reply, 'text/html', lockssManifest(journal, first.volume, articles));
  });
  app.get<ById>('/volume/:id/doaj.xml', async ({ params: { id } }, reply) => {
    // The register takes in no journal without an ISSN.
    const articles = journal.issn ? await articlesOf(reply, id) : [];
    if (articles.length === 0) return reply.code(404).send(bodyOf('not_found'));
    return give(reply, 'application/xml', toDoaj(journal, articles));
  });
  const articlesOf = async (reply: FastifyReply, id: string) =>
    isNumber(id) ? inTurn(reply, () => listVolumeArticles(replica, Number(id))) : [];
}

interface ById {
  Params: { id: string };
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text);

/** No endpoints of the contract, but read under a storm like those. */
const inTurn = <T>({ server, request }: FastifyReply, read: () => Promise<T>): Promise<T> =>
  server.inTurn(request, read);

function give(
  reply: FastifyReply,
  type: string,
  content: string,
  maxAge: number = ASK_AGAIN_SECONDS,
): FastifyReply {
  return reply
    .headers({
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      'cache-control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-cache',
    })
    .send(content);
}
