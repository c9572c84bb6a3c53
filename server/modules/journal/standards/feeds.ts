import { type Article, articleUrl, BEGINNING, type Journal } from './article.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** Something new, with an address of its own. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  authors: readonly string[];
  category: string;
  publishedAt: Date;
  changedAt: Date;
}

export interface FeedHead {
  /** The address of the feed itself. */
  url: string;
  /** The page that shows the same to people. */
  page: string;
  title: string;
  description: string;
}

export const entryOf = (journal: Journal, article: Article): FeedEntry => ({
  url: articleUrl(journal, article),
  title: article.title,
  summary: article.abstract,
  authors: article.authors.map(({ name }) => name),
  category: article.mainCategory,
  publishedAt: article.publishedAt,
  changedAt: article.changedAt,
});

const newestOf = (entries: readonly FeedEntry[]): Date =>
  new Date(Math.max(BEGINNING.getTime(), ...entries.map(({ changedAt }) => changedAt.getTime())));

/** RFC 4287. */
export const toAtom = (head: FeedHead, entries: readonly FeedEntry[]): string =>
  xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'ar' },
      element('title', {}, head.title),
      element('subtitle', {}, head.description),
      element('id', {}, head.url),
      element('link', { rel: 'self', type: 'application/atom+xml', href: head.url }),
      element('link', { rel: 'alternate', type: 'text/html', href: head.page }),
      element('updated', {}, newestOf(entries).toISOString()),
      element('author', {}, element('name', {}, head.title)),
      ...entries.map(atomEntry),
    ),
  );

const atomEntry = (entry: FeedEntry): Xml =>
  element(
    'entry',
    {},
    element('title', {}, entry.title),
    element('id', {}, entry.url),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', {}, entry.publishedAt.toISOString()),
    element('updated', {}, entry.changedAt.toISOString()),
    ...entry.authors.map((name) => element('author', {}, element('name', {}, name))),
    entry.category && element('category', { term: entry.category }),
    element('summary', {}, entry.summary),
  );

/** RSS 2.0. */
export const toRss = (head: FeedHead, entries: readonly FeedEntry[]): string =>
  xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      element(
        'channel',
        {},
        element('title', {}, head.title),
        element('link', {}, head.page),
        element('description', {}, head.description),
        element('language', {}, 'ar'),
        element('lastBuildDate', {}, newestOf(entries).toUTCString()),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: head.url }),
        ...entries.map(rssItem),
      ),
    ),
  );

const rssItem = (entry: FeedEntry): Xml =>
  element(
    'item',
    {},
    element('title', {}, entry.title),
    element('link', {}, entry.url),
    element('guid', { isPermaLink: 'true' }, entry.url),
    element('pubDate', {}, entry.publishedAt.toUTCString()),
    ...entry.authors.map((name) => element('dc:creator', {}, name)),
    textElement('category', entry.category),
    element('description', {}, entry.summary),
  );
