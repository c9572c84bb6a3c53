import { authorPath } from '@mustalah/contract/journal/article-search';
import { articlePath, correctionPath } from '@mustalah/contract/journal/articles';
import { PolicyName } from '@mustalah/contract/journal/policies';
import type { Db } from '../../../platform/db.ts';
import { listChanges } from '../policies/queries.ts';
import {
  listAuthorKeys,
  listGlossaries,
  listNotices,
  listPages,
  listPartStarts,
  type SitemapKind,
  sitemapKinds,
} from './queries.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** The protocol allows 50,000. */
const PAGE = 10_000;

/** Pages that are always there. */
const FIXED = [
  '/',
  '/dictionary',
  '/derivation',
  '/shelf',
  '/journal',
  '/articles',
  '/leaderboard',
  '/about',
  '/community',
  '/contact',
  '/contributor',
  '/vote',
  '/privacy',
  '/publishing-guide',
];

const paths: Record<SitemapKind, (id: number) => string> = {
  articles: articlePath,
  volumes: (id) => `/volume/${id}`,
  terms: (id) => `/term/${id}`,
};
export const isSitemapKind = (text: string): text is SitemapKind => Object.hasOwn(paths, text);

/** The map of maps: one for each kind of page, each in parts that begin after a number. */
export async function sitemapIndex(db: Db, url: string): Promise<string> {
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) =>
      (await listPartStarts(db, kind, PAGE)).map((after) => `${url}/sitemap-${kind}-${after}.xml`),
    ),
  );
  return xmlDocument(
    element(
      'sitemapindex',
      { xmlns: NAMESPACE },
      ...[`${url}/sitemap-pages.xml`, ...parts.flat()].map((address) =>
        element('sitemap', {}, element('loc', {}, address)),
      ),
    ),
  );
}

/** What is always there, the journal's pages about itself, the glossary of each field that has one, authors under their ORCIDs, and notices. */
export async function fixedSitemap(db: Db, url: string): Promise<string> {
  const [glossaries, authors, changes, notices] = await Promise.all([
    listGlossaries(db),
    listAuthorKeys(db, PAGE),
    listChanges(db),
    listNotices(db, PAGE),
  ]);
  const changedAt = new Map(changes.map(({ page, saved_at }) => [page, saved_at]));
  const policies = PolicyName.options.map((name) =>
    locationOf(`${url}/journal/${name}`, changedAt.get(name)),
  );
  const always = [...FIXED, ...glossaries.map((slug) => `/shelf/${slug}`), ...authors.map(authorPath)];
  const corrections = notices.map(({ article, id, at }) => locationOf(url + correctionPath(article, id), at));
  return urlSet([...always.map((path) => locationOf(url + path)), ...policies, ...corrections]);
}

export async function sitemapPart(db: Db, url: string, kind: SitemapKind, after: number): Promise<string> {
  const pages = await listPages(db, kind, { after, most: PAGE });
  return urlSet(pages.map(({ id, changedAt }) => locationOf(url + paths[kind](id), changedAt)));
}

const urlSet = (locations: readonly Xml[]): string =>
  xmlDocument(element('urlset', { xmlns: NAMESPACE }, ...locations));

const locationOf = (address: string, changedAt?: Date): Xml =>
  element(
    'url',
    {},
    element('loc', {}, address),
    changedAt && element('lastmod', {}, changedAt.toISOString()),
  );

export const robots = (url: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /profile',
    'Disallow: /suggest',
    'Disallow: /admin-',
    '',
    `Sitemap: ${url}/sitemap.xml`,
    '',
  ].join('\n');
