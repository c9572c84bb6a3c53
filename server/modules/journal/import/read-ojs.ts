import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ForeignArticle, type ForeignPerson, isLanguage, withoutTags } from './foreign-article.ts';
import {
  childOf,
  childrenOf,
  readXml,
  type Sink,
  textIn,
  tidy,
  UnreadableXml,
  type XmlElement,
} from './read-xml.ts';

// What OJS 3 writes with its «Native XML» tool: issues with their articles, or articles alone, the files in Base64.

/** Status of what was published there. */
const PUBLISHED = '3';
const MOST_BYTES = 32 * 1024 * 1024;

/** Read the articles of an export one by one; their files lie in that folder until the next is asked for. */
export async function* readOjs(file: string, folder: string): AsyncGenerator<ForeignArticle> {
  let made: string[] = [];
  let count = 0;
  const reading = {
    gives: new Set(['article', 'cover_image', 'issue_galley']),
    sinks: {
      embed: () => {
        const path = join(folder, `embedded-${++count}`);
        made.push(path);
        return openFile(path);
      },
    },
  };
  for await (const { element, within } of readXml(createReadStream(file), reading)) {
    if (element.name === 'article')
      yield articleOf(
        element,
        within.find(({ name }) => name === 'issue'),
      );
    for (const path of made) await rm(path, { force: true });
    made = [];
  }
}

/** Write down what comes in Base64. */
async function openFile(path: string): Promise<Sink> {
  const file = await open(path, 'w');
  let left = '';
  let bytes = 0;
  const write = async (letters: string): Promise<void> => {
    const content = Buffer.from(letters, 'base64');
    bytes += content.length;
    // guard: A file that comes within an export is no larger than any that is taken (import-articles.test.ts)
    if (bytes > MOST_BYTES) throw new UnreadableXml('a file in the export is larger than 32 MB');
    await file.write(content);
  };
  return {
    async take(piece) {
      left += piece.replace(/\s+/g, '');
      const whole = left.length - (left.length % 4);
      await write(left.slice(0, whole));
      left = left.slice(whole);
    },
    async end() {
      await write(left);
      await file.close();
      return path;
    },
  };
}

function articleOf(article: XmlElement, issue: XmlElement | undefined): ForeignArticle {
  // Before 3.2 what is published stood in the article itself.
  const publications = childrenOf(article, 'publication');
  const current =
    publications.findLast(({ attributes }) => attributes.status === PUBLISHED) ??
    publications.at(-1) ??
    article;
  const locale = current.attributes.locale ?? article.attributes.locale ?? '';
  const id = idOf(article, 'internal') || idOf(current, 'internal');
  const identification = childOf(current, 'issue_identification') ?? childOf(issue, 'issue_identification');
  const within = (name: string): string => textIn(childOf(identification, name));
  const isPublished = (current.attributes.status ?? article.attributes.status ?? PUBLISHED) === PUBLISHED;
  const english = (name: string): string => (isLanguage(locale, 'en') ? '' : spokenIn(current, name, 'en'));
  const doi = idOf(current, 'doi');
  const subtitle = spokenIn(current, 'subtitle', locale);
  return {
    origin: id ? `ojs:${id}` : doi && `doi:${doi}`,
    place: id ? `article ${id}` : 'article without a number',
    doi,
    language: locale.slice(0, 2).toLowerCase(),
    title:
      [spokenIn(current, 'prefix', locale), spokenIn(current, 'title', locale)].filter(Boolean).join(' ') +
      (subtitle && `: ${subtitle}`),
    titleEn: english('title'),
    abstract: spokenIn(current, 'abstract', locale),
    abstractEn: english('abstract'),
    keywords: keywordsOf(current, locale),
    people: childrenOf(childOf(current, 'authors'), 'author').map((author) => personOf(author, locale)),
    volume: within('volume'),
    issue: within('number'),
    year: within('year'),
    section: sectionOf(issue, current.attributes.section_ref, locale),
    subjects: childrenOf(childOf(current, 'subjects'), 'subject').map(textIn),
    pages: textIn(childOf(current, 'pages')),
    received: article.attributes.date_submitted ?? '',
    accepted: '',
    published: current.attributes.date_published ?? textIn(childOf(issue, 'date_published')),
    references: childrenOf(childOf(current, 'citations'), 'citation').map((each) =>
      tidy(withoutTags(textIn(each))),
    ),
    pdf: pdfOf(article, current),
    // OJS 3 keeps no retractions of its own.
    retraction: null,
    barred: isPublished ? null : 'it was not published there',
  };
}

const idOf = (element: XmlElement, type: string): string =>
  textIn(childrenOf(element, 'id').find(({ attributes }) => attributes.type === type));

/** What a field says in a language; in any, where it does not tell. */
function spokenIn(element: XmlElement, name: string, locale: string): string {
  const fields = childrenOf(element, name);
  const found =
    fields.find(({ attributes }) => attributes.locale === locale) ??
    fields.find(({ attributes }) => isLanguage(attributes.locale, locale.slice(0, 2))) ??
    fields.find(({ attributes }) => attributes.locale === undefined);
  return tidy(withoutTags(rawTextIn(found)));
}

/** With its line breaks: the tags within are written as text. */
const rawTextIn = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

function keywordsOf(publication: XmlElement, locale: string): string[] {
  const lists = childrenOf(publication, 'keywords');
  const list = lists.find(({ attributes }) => attributes.locale === locale) ?? lists[0];
  return childrenOf(list, 'keyword').map(textIn);
}

function personOf(author: XmlElement, locale: string): ForeignPerson {
  const named = (language: string): string =>
    [spokenIn(author, 'givenname', language), spokenIn(author, 'familyname', language)]
      .filter(Boolean)
      .join(' ');
  const own =
    named(locale) ||
    [textIn(childOf(author, 'firstname')), textIn(childOf(author, 'lastname'))].filter(Boolean).join(' ');
  const english = named('en');
  const affiliation = childOf(author, 'affiliation');
  return {
    name: own || english,
    latin_name: own && english !== own ? english : '',
    // A list of names since 3.5.
    affiliation:
      (affiliation && spokenIn(affiliation, 'name', locale)) || spokenIn(author, 'affiliation', locale),
    orcid: textIn(childOf(author, 'orcid')),
    email: textIn(childOf(author, 'email')),
  };
}

function sectionOf(issue: XmlElement | undefined, ref: string | undefined, locale: string): string {
  const section = childrenOf(childOf(issue, 'sections'), 'section').find(
    ({ attributes }) => attributes.ref === ref,
  );
  return section ? spokenIn(section, 'title', locale) : '';
}

/** The file that a galley of the article shows, in its last form; the first that is a PDF. */
function pdfOf(article: XmlElement, publication: XmlElement): string | null {
  const files = new Map(childrenOf(article, 'submission_file').map((file) => [file.attributes.id, file]));
  const galleys = [...childrenOf(publication, 'article_galley'), ...childrenOf(article, 'article_galley')];
  for (const galley of galleys) {
    const file = files.get(childOf(galley, 'submission_file_ref')?.attributes.id);
    const forms = [...childrenOf(file, 'file'), ...childrenOf(file, 'revision')];
    const last = forms.findLast((form) =>
      /pdf/i.test(
        `${form.attributes.extension ?? ''} ${form.attributes.filetype ?? ''} ${textIn(childOf(form, 'name'))} ${textIn(childOf(file, 'name'))}`,
      ),
    );
    const embedded = childOf(last, 'embed');
    if (embedded && typeof embedded.children[0] === 'string') return embedded.children[0];
  }
  return null;
}
