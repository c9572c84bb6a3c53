import { articlePath, articlePdfPath, articleSupplementPath } from '@mustalah/contract/journal/articles';
import type { Article, Journal } from './article.ts';
import { element, type Xml } from './xml.ts';

// Pages by which networks of libraries (LOCKSS, CLOCKSS, Portico) know that they may keep what is published, and where
// it stands; the sentences are those that their programs look for.

const PERMISSIONS = [
  'LOCKSS system has permission to collect, preserve, and serve this Archival Unit.',
  'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit.',
];

export const LOCKSS_PATH = '/lockss';
export const lockssPath = (volumeId: number): string => `${LOCKSS_PATH}/volume-${volumeId}`;

interface NamedVolume {
  id: number;
  number: number;
  year: number;
}

const nameOf = ({ titleEn }: Journal, { number, year }: NamedVolume): string =>
  `${titleEn}, volume ${number} (${year})`;

/** All published volumes, each a unit that is kept by itself. */
export const lockssIndex = (journal: Journal, volumes: readonly NamedVolume[]): string =>
  page(journal.titleEn, [
    element('h1', {}, journal.titleEn),
    linksTo(volumes.map((volume) => ({ href: lockssPath(volume.id), name: nameOf(journal, volume) }))),
    ...permission(journal),
  ]);

/** Everything that belongs to one volume. */
export const lockssManifest = (journal: Journal, volume: NamedVolume, articles: readonly Article[]): string =>
  page(nameOf(journal, volume), [
    element('h1', {}, nameOf(journal, volume)),
    linksTo([
      { href: `/volume/${volume.id}`, name: `Volume ${volume.number}` },
      ...articles.flatMap(({ id, title, supplements }) => [
        { href: articlePath(id), name: title },
        { href: articlePdfPath(id), name: `${title} (PDF)` },
        ...(journal.issn ? [{ href: `${articlePath(id)}citation.xml`, name: `${title} (JATS)` }] : []),
        ...supplements.map((beside) => ({
          href: articleSupplementPath(id, beside.id),
          name: `${title} (${beside.label})`,
        })),
      ]),
    ]),
    ...permission(journal),
  ]);

const linksTo = (links: readonly { href: string; name: string }[]): Xml =>
  element(
    'ul',
    {},
    ...links.map(({ href, name }) => element('li', {}, element('a', { href, dir: 'auto' }, name))),
  );

const permission = ({ licence }: Journal): Xml[] => [
  ...PERMISSIONS.map((sentence) => element('p', {}, sentence)),
  element('p', {}, 'Licence: ', element('a', { rel: 'license', href: licence }, licence)),
];

const page = (title: string, body: readonly Xml[]): string =>
  `<!DOCTYPE html>\n${
    element(
      'html',
      { lang: 'en', dir: 'ltr' },
      element('head', {}, element('meta', { charset: 'utf-8' }), element('title', {}, title)),
      element('body', {}, ...body),
    ).xml
  }\n`;
