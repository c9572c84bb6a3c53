import type { CreditRole, Funding } from '@mustalah/contract/journal/declarations';
import {
  type Article,
  articleUrl,
  dayOf,
  type Journal,
  noticeOn,
  noticeUrl,
  pdfUrl,
  supplementUrl,
  volumeUrl,
} from './article.ts';
import { creditTerms, statementText as text } from './text.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

/** The front matter of an article in JATS 1.3 (Journal Publishing); the text itself is in the PDF. */
export function toJats(journal: Journal, article: Article): string {
  const { language } = article;
  return xmlDocument(
    element(
      'article',
      {
        'article-type': article.retraction ? 'retracted-article' : 'research-article',
        'dtd-version': '1.3d2',
        'xml:lang': language,
        'xmlns:xlink': 'http://www.w3.org/1999/xlink',
        'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
      },
      element(
        'front',
        {},
        element(
          'journal-meta',
          {},
          element('journal-id', { 'journal-id-type': 'publisher-id' }, 'mustalah'),
          element(
            'journal-title-group',
            {},
            element('journal-title', { 'xml:lang': 'ar' }, journal.title),
            element('trans-title-group', { 'xml:lang': 'en' }, element('trans-title', {}, journal.titleEn)),
          ),
          textElement('issn', journal.issn, { 'publication-format': 'electronic' }),
          element('publisher', {}, element('publisher-name', {}, journal.publisher)),
        ),
        articleMeta(journal, article),
      ),
      backOf(article),
    ),
  );
}

function backOf({ declarations: { ethics, data_access, ai_use }, references }: Article): Xml | null {
  const statements = [
    statement('ethics-statement', text.ethics, ethics),
    statement('data-availability', text.dataAccess, data_access),
    statement('ai-statement', text.aiUse, ai_use),
  ];
  if (references.length === 0 && statements.every((each) => each === null)) return null;
  return element('back', {}, ...statements, references.length > 0 && citedWorks(references));
}

const statement = (type: string, title: string, said: string): Xml | null =>
  said === ''
    ? null
    : element('sec', { 'sec-type': type }, element('title', {}, title), element('p', {}, said));

const citedWorks = (references: Article['references']): Xml =>
  element(
    'ref-list',
    {},
    ...references.map(({ text: work, doi }, place) =>
      element(
        'ref',
        { id: `ref${place + 1}` },
        element('mixed-citation', {}, work, textElement('pub-id', doi, { 'pub-id-type': 'doi' })),
      ),
    ),
  );

function articleMeta(journal: Journal, article: Article): Xml {
  const { language } = article;
  return element(
    'article-meta',
    {},
    element('article-id', { 'pub-id-type': 'publisher-id' }, article.id),
    textElement('article-id', article.doi, { 'pub-id-type': 'doi' }),
    element(
      'article-categories',
      {},
      element(
        'subj-group',
        {},
        element('subject', {}, article.mainCategory),
        element('subj-group', {}, element('subject', {}, article.subCategory)),
      ),
    ),
    element(
      'title-group',
      {},
      element('article-title', { 'xml:lang': language }, article.title),
      article.titleEn &&
        element('trans-title-group', { 'xml:lang': 'en' }, element('trans-title', {}, article.titleEn)),
    ),
    element('contrib-group', {}, ...article.authors.map(contributor)),
    dateOf('pub-date', article.publishedAt, { 'date-type': 'pub', 'publication-format': 'electronic' }),
    element('volume', {}, article.volume.number),
    textElement('issue', article.issue),
    ...(article.pages
      ? [element('fpage', {}, article.pages.first), element('lpage', {}, article.pages.last)]
      : [element('elocation-id', {}, `a${article.id}`)]),
    // guard: Records name what readers get beside an article (standards.test.ts) ‹...article.supplements.map( → ...article.supplements.slice(0, 0).map(›
    ...article.supplements.map((beside) => supplementOf(journal, article, beside)),
    element(
      'history',
      {},
      dateOf('date', article.receivedAt, { 'date-type': 'received' }),
      article.acceptedAt && dateOf('date', article.acceptedAt, { 'date-type': 'accepted' }),
    ),
    article.retraction &&
      element(
        'pub-history',
        {},
        element(
          'event',
          { 'event-type': 'retracted' },
          element('event-desc', {}, article.retraction.note),
          dateOf('date', article.retraction.at, { 'date-type': 'retracted' }),
        ),
      ),
    element(
      'permissions',
      {},
      element(
        'license',
        { 'license-type': 'open-access', 'xlink:href': journal.licence },
        element('ali:license_ref', {}, journal.licence),
        element('license-p', {}, 'Creative Commons Attribution 4.0'),
      ),
    ),
    element('self-uri', {
      'content-type': article.hasText ? 'text/html' : undefined,
      'xlink:href': articleUrl(journal, article),
    }),
    element('self-uri', { 'content-type': 'application/pdf', 'xlink:href': pdfUrl(journal, article) }),
    element('self-uri', { 'content-type': 'volume', 'xlink:href': volumeUrl(journal, article) }),
    related(journal, article),
    ...article.corrections.map(({ id, note }) =>
      element(
        'related-object',
        {
          'content-type': 'correction-notice',
          'link-type': 'correction-forward',
          'ext-link-type': 'uri',
          'xlink:href': noticeUrl(journal, article, { id }),
        },
        note,
      ),
    ),
    element('abstract', { 'xml:lang': language }, element('p', {}, article.abstract)),
    article.abstractEn &&
      element('trans-abstract', { 'xml:lang': 'en' }, element('p', {}, article.abstractEn)),
    article.keywords.length > 0 &&
      element(
        'kwd-group',
        { 'kwd-group-type': 'author', 'xml:lang': language },
        ...article.keywords.map((keyword) => element('kwd', {}, keyword)),
      ),
    article.declarations.funding.length > 0 &&
      element('funding-group', {}, ...article.declarations.funding.map(award)),
  );
}

/** A file beside the article, as it is served. */
function supplementOf(journal: Journal, article: Article, beside: Article['supplements'][number]): Xml {
  const [kind, subtype] = beside.type.split('/');
  return element(
    'supplementary-material',
    {
      id: `supplement${beside.id}`,
      mimetype: kind,
      'mime-subtype': subtype,
      'xlink:href': supplementUrl(journal, article, beside),
    },
    element('caption', {}, element('title', {}, beside.label)),
  );
}

/** The notice stands on the page of the article itself. */
function related(journal: Journal, article: Article): Xml | null {
  const notice = noticeOn(article);
  if (!notice) return null;
  const type = notice.kind === 'retraction' ? 'retraction-forward' : 'object-of-concern';
  return element('related-article', {
    'related-article-type': type,
    'ext-link-type': 'uri',
    'xlink:href': articleUrl(journal, article),
  });
}

const award = ({ funder, funder_id, award: number }: Funding): Xml =>
  element(
    'award-group',
    {},
    element(
      'funding-source',
      {},
      element(
        'institution-wrap',
        {},
        element('institution', {}, funder),
        funder_id && element('institution-id', { 'institution-id-type': 'doi' }, funder_id),
      ),
    ),
    textElement('award-id', number),
  );

const CREDIT = 'https://credit.niso.org/';

/** Under the name that CRediT has for it. */
const roleOf = (role: CreditRole): Xml =>
  element(
    'role',
    {
      vocab: 'credit',
      'vocab-identifier': CREDIT,
      'vocab-term': creditTerms[role],
      'vocab-term-identifier': `${CREDIT}contributor-roles/${role}/`,
    },
    creditTerms[role],
  );

const contributor = ({ name, latin_name, affiliation, orcid, roles }: Article['authors'][number]): Xml =>
  element(
    'contrib',
    { 'contrib-type': 'author' },
    orcid && element('contrib-id', { 'contrib-id-type': 'orcid' }, `https://orcid.org/${orcid}`),
    latin_name
      ? element(
          'name-alternatives',
          {},
          element('string-name', { 'xml:lang': 'ar' }, name),
          element('string-name', { 'xml:lang': 'en' }, latin_name),
        )
      : element('string-name', {}, name),
    affiliation && element('aff', {}, element('institution', {}, affiliation)),
    ...roles.map(roleOf),
  );

function dateOf(name: string, moment: Date, attributes: Record<string, string>): Xml {
  const { iso, year, month, day } = dayOf(moment);
  return element(
    name,
    { ...attributes, 'iso-8601-date': iso },
    element('day', {}, day),
    element('month', {}, month),
    element('year', {}, year),
  );
}
