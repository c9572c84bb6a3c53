import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type ForeignArticle, type ForeignPerson, isLanguage } from './foreign-article.ts';
import { childOf, childrenOf, readXml, textIn, type XmlElement } from './read-xml.ts';

// Folders of articles in JATS (any of its versions), each XML with its PDF beside it.

/** What a folder holds that could not be read, where it lies. */
export interface UnreadableFile {
  place: string;
  fault: unknown;
}

/** Read the articles of a folder and those in it, in the order of their names. */
export async function* readJats(folder: string): AsyncGenerator<ForeignArticle | UnreadableFile> {
  const paths = await listXml(folder);
  const notices = await readNotices(paths);
  for (const path of paths) {
    const place = relative(folder, path);
    try {
      for await (const { element } of readXml(createReadStream(path), { gives: new Set(['article']) })) {
        yield await articleOf(element, { folder, path, place, notices });
      }
    } catch (fault) {
      yield { place, fault };
    }
  }
}

async function listXml(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.xml$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function articleOf(
  article: XmlElement,
  at: { folder: string; path: string; place: string; notices: ReadonlyMap<string, Retracted> },
): Promise<ForeignArticle> {
  const meta = childOf(article, 'front', 'article-meta');
  const language = (article.attributes.lang ?? '').slice(0, 2).toLowerCase();
  const titles = childOf(meta, 'title-group');
  const subtitle = textIn(childOf(titles, 'subtitle'));
  const inEnglish = (parts: readonly XmlElement[]) =>
    parts.find(({ attributes }) => isLanguage(attributes.lang, 'en'));
  const id = (type: string): string =>
    textIn(childrenOf(meta, 'article-id').find(({ attributes }) => attributes['pub-id-type'] === type));
  const [doi, number] = [id('doi'), id('publisher-id')];
  const keywords = childrenOf(meta, 'kwd-group');
  const history = childrenOf(childOf(meta, 'history'), 'date');
  const type = article.attributes['article-type'] ?? '';
  const english = language !== 'en';
  const retracted = retractionOf(article, doi, at.notices);
  const title = textIn(childOf(titles, 'article-title')) + (subtitle && `: ${subtitle}`);
  const titleEn = english
    ? textIn(childOf(inEnglish(childrenOf(titles, 'trans-title-group')), 'trans-title'))
    : '';
  const abstract = textIn(
    childrenOf(meta, 'abstract').find(({ attributes }) => attributes['abstract-type'] === undefined),
  );
  const abstractEn = english ? textIn(inEnglish(childrenOf(meta, 'trans-abstract'))) : '';
  return {
    origin: doi ? `doi:${doi.toLowerCase()}` : `jats:${number || at.place}`,
    place: at.place,
    doi,
    language,
    title: unmarked(title, retracted),
    titleEn: unmarked(titleEn, retracted),
    abstract: unmarked(abstract, retracted),
    abstractEn: unmarked(abstractEn, retracted),
    keywords: childrenOf(
      keywords.find(({ attributes }) => isLanguage(attributes.lang, language)) ?? keywords[0],
      'kwd',
    ).map(textIn),
    people: peopleOf(meta, language),
    volume: textIn(childOf(meta, 'volume')),
    issue: textIn(childOf(meta, 'issue')),
    year: '',
    section: '',
    subjects: subjectsOf(childOf(meta, 'article-categories')),
    pages: [textIn(childOf(meta, 'fpage')), textIn(childOf(meta, 'lpage'))].filter(Boolean).join('-'),
    received: dayOf(history.find(({ attributes }) => attributes['date-type'] === 'received')),
    accepted: dayOf(history.find(({ attributes }) => attributes['date-type'] === 'accepted')),
    published: publishedOn(childrenOf(meta, 'pub-date')),
    references: referencesOf(article),
    pdf: await pdfBeside(meta, at),
    retraction: retracted,
    barred: NOTICE.test(type) ? 'it is the notice of a retraction, and comes with its article' : null,
  };
}

/** An article that says of another that it was taken back. */
const NOTICE = /^(?:retraction|withdrawal)$/;

interface Retracted {
  note: string;
  day: string;
}

/** What the notices of a folder say, by the DOI of the article that each takes back. */
async function readNotices(paths: readonly string[]): Promise<Map<string, Retracted>> {
  const notices = new Map<string, Retracted>();
  for (const path of paths) {
    try {
      for await (const { element } of readXml(createReadStream(path), { gives: new Set(['article']) })) {
        const meta = childOf(element, 'front', 'article-meta');
        if (!NOTICE.test(element.attributes['article-type'] ?? '')) continue;
        const said = [childOf(meta, 'abstract'), childOf(element, 'body'), childOf(meta, 'title-group')];
        const note = said.map(textIn).find(Boolean) ?? '';
        for (const { attributes } of childrenOf(meta, 'related-article')) {
          const doi = (attributes.href ?? '')
            .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)/i, '')
            .toLowerCase();
          if (/^retract|^withdraw/.test(attributes['related-article-type'] ?? '') && doi)
            notices.set(doi, { note, day: publishedOn(childrenOf(meta, 'pub-date')) });
        }
      }
    } catch {
      // It is read again, and told then.
    }
  }
  return notices;
}

/** Why and when an article was taken back; null for one that was not. */
function retractionOf(
  article: XmlElement,
  doi: string,
  notices: ReadonlyMap<string, Retracted>,
): Retracted | null {
  const notice = notices.get(doi.toLowerCase());
  const type = article.attributes['article-type'] ?? '';
  const event = childrenOf(childOf(article, 'front', 'article-meta', 'pub-history'), 'event').find(
    ({ attributes }) => RETRACTED.test(attributes['event-type'] ?? ''),
  );
  // guard: What another journal took back does not come in as sound (import-articles.test.ts)
  if (!RETRACTED.test(type) && !notice && !event) return null;
  const told = event && { note: textIn(childOf(event, 'event-desc')), day: dayOf(childOf(event, 'date')) };
  return told?.note ? told : (notice ?? { note: '', day: told?.day ?? '' });
}

const RETRACTED = /retract|withdraw/;
/** How titles of articles begin that were taken back, in many journals. */
const MARK = /^\s*\[?\s*(?:مسحوب|retracted(?:\s+article)?|withdrawn)\s*\]?\s*[:：.–—-]?\s*/i;

/** The words of a title or an abstract without what says that they were taken back: that is told beside them. */
function unmarked(text: string, retracted: Retracted | null): string {
  if (!retracted || !MARK.test(text)) return text;
  const rest = text.replace(MARK, '').replace(/^\(\d{4}-\d\d-\d\d\)[:.]\s*/, '');
  return rest.startsWith(retracted.note) && retracted.note ? rest.slice(retracted.note.length).trim() : rest;
}

function peopleOf(meta: XmlElement | undefined, language: string): ForeignPerson[] {
  const groups = childrenOf(meta, 'contrib-group');
  const affiliations = new Map(
    [...childrenOf(meta, 'aff'), ...groups.flatMap((group) => childrenOf(group, 'aff'))].map((aff) => [
      aff.attributes.id,
      affiliationIn(aff),
    ]),
  );
  return groups
    .flatMap((group) => childrenOf(group, 'contrib'))
    .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
    .map((person) => {
      const { own, english } = namesOf(person, language);
      const own_aff = childOf(person, 'aff');
      const linked = childrenOf(person, 'xref').find(({ attributes }) => attributes['ref-type'] === 'aff');
      return {
        name: own || english,
        latin_name: own && english !== own ? english : '',
        affiliation: own_aff ? affiliationIn(own_aff) : (affiliations.get(linked?.attributes.rid) ?? ''),
        orcid: textIn(
          childrenOf(person, 'contrib-id').find(
            ({ attributes }) => attributes['contrib-id-type'] === 'orcid',
          ),
        ),
        email: textIn(childOf(person, 'email') ?? childOf(person, 'address', 'email')),
      };
    });
}

const affiliationIn = (aff: XmlElement): string =>
  childrenOf(aff, 'institution').map(textIn).join('، ') ||
  textIn({
    ...aff,
    children: aff.children.filter((child) => typeof child === 'string' || child.name !== 'label'),
  });

function namesOf(person: XmlElement, language: string): { own: string; english: string } {
  const all = [person, ...childrenOf(person, 'name-alternatives')].flatMap((at) => [
    ...childrenOf(at, 'name'),
    ...childrenOf(at, 'string-name'),
    ...childrenOf(at, 'collab'),
  ]);
  const english = all.find(({ attributes }) => isLanguage(attributes.lang, 'en'));
  const own =
    all.find(({ attributes }) => isLanguage(attributes.lang, language)) ??
    all.find((each) => each !== english);
  return { own: own ? nameIn(own) : '', english: english ? nameIn(english) : '' };
}

const nameIn = (name: XmlElement): string =>
  [textIn(childOf(name, 'given-names')), textIn(childOf(name, 'surname'))].filter(Boolean).join(' ') ||
  textIn(name);

/** A subject and the subject within it, from the outside in. */
function subjectsOf(categories: XmlElement | undefined): string[] {
  const within = (at: XmlElement): string[] => [
    ...childrenOf(at, 'subject').map(textIn),
    ...childrenOf(at, 'subj-group').flatMap(within),
  ];
  return categories ? within(categories) : [];
}

/** When it came out for readers, rather than on paper. */
function publishedOn(dates: readonly XmlElement[]): string {
  const isOf = (date: XmlElement, ...kinds: string[]) =>
    kinds.includes(date.attributes['date-type'] ?? date.attributes['pub-type'] ?? '');
  return dayOf(
    dates.find((date) => isOf(date, 'epub', 'pub')) ??
      dates.find((date) => isOf(date, 'ppub', 'collection')) ??
      dates[0],
  );
}

function dayOf(date: XmlElement | undefined): string {
  if (!date) return '';
  const part = (name: string): string => textIn(childOf(date, name)).padStart(2, '0');
  const year = textIn(childOf(date, 'year'));
  if (!/^\d{4}$/.test(year)) return date.attributes['iso-8601-date'] ?? '';
  const [month, day] = [part('month'), part('day')];
  return `${year}-${/^\d\d$/.test(month) && month !== '00' ? month : '01'}-${/^\d\d$/.test(day) && day !== '00' ? day : '01'}`;
}

const referencesOf = (article: XmlElement): string[] =>
  childrenOf(childOf(article, 'back', 'ref-list'), 'ref').map((ref) => {
    const citation = childOf(ref, 'mixed-citation') ?? childOf(ref, 'element-citation') ?? ref;
    const said = citation.children.filter(
      (child) => typeof child === 'string' || !['label', 'pub-id'].includes(child.name),
    );
    const doi = textIn(
      childrenOf(citation, 'pub-id').find(({ attributes }) => attributes['pub-id-type'] === 'doi'),
    );
    const whole = partsOf(citation, said);
    return doi === '' || whole.includes(doi) ? whole : `${whole} doi:${doi}`;
  });

/** A citation in elements has no signs between them. */
const partsOf = (citation: XmlElement, said: XmlElement['children']): string =>
  (citation.name === 'element-citation'
    ? said.map((child) => textIn({ ...citation, children: [child] })).join(' ')
    : textIn({ ...citation, children: said })
  ).replace(/\s+/g, ' ');

/** The PDF that the article names, or that is called as it is; never one outside of the folder. */
async function pdfBeside(
  meta: XmlElement | undefined,
  { folder, path }: { folder: string; path: string },
): Promise<string | null> {
  const named = childrenOf(meta, 'self-uri')
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => /\.pdf$/i.test(href) && !/^[a-z][a-z\d+.-]*:/i.test(href));
  const here = dirname(path);
  const alike = basename(path).replace(/\.xml$/i, '.pdf');
  for (const each of [...named, alike, 'paper.pdf']) {
    const found = await realpath(join(here, each)).catch(() => null);
    // guard: A file outside of the folder of an import is not read (import-articles.test.ts) ‹!found.startsWith((await realpath(folder)) + sep) → false›
    if (!found || !found.startsWith((await realpath(folder)) + sep)) continue;
    if ((await stat(found)).isFile()) return found;
  }
  return null;
}
