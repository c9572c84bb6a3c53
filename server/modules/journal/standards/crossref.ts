import type { Funding } from '@mustalah/contract/journal/declarations';
import { type Article, articleUrl, dayOf, doiOf, type Journal, noticeOn, pdfUrl } from './article.ts';
import { element, textElement, type Xml, xmlDocument } from './xml.ts';

const VERSION = '5.3.1';
const NAMESPACE = `http://www.crossref.org/schema/${VERSION}`;

/** The file with which the DOIs of a volume are registered at Crossref. The order of its parts is strict. */
export function toCrossref(
  journal: Journal,
  articles: readonly Article[],
  { batch, now }: { batch: string; now: Date },
): string {
  return xmlDocument(
    element(
      'doi_batch',
      {
        version: VERSION,
        xmlns: NAMESPACE,
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
        'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
        'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
        'xsi:schemaLocation': `${NAMESPACE} https://data.crossref.org/schemas/crossref${VERSION}.xsd`,
      },
      element(
        'head',
        {},
        element('doi_batch_id', {}, batch),
        element('timestamp', {}, now.toISOString().replace(/\D/g, '').slice(0, 14)),
        element(
          'depositor',
          {},
          element('depositor_name', {}, journal.titleEn),
          element('email_address', {}, journal.email),
        ),
        element('registrant', {}, journal.titleEn),
      ),
      element('body', {}, ...articles.map((article) => oneArticle(journal, article))),
    ),
  );
}

function oneArticle(journal: Journal, article: Article): Xml {
  return element(
    'journal',
    {},
    element(
      'journal_metadata',
      { language: 'ar' },
      element('full_title', {}, journal.title),
      textElement('issn', journal.issn, { media_type: 'electronic' }),
    ),
    element(
      'journal_issue',
      {},
      element('publication_date', { media_type: 'online' }, element('year', {}, article.volume.year)),
      element('journal_volume', {}, element('volume', {}, article.volume.number)),
      textElement('issue', article.issue),
    ),
    element(
      'journal_article',
      { publication_type: 'full_text', language: article.language },
      element('titles', {}, element('title', {}, article.title)),
      article.titleEn && element('titles', {}, element('title', {}, article.titleEn)),
      element('contributors', {}, ...article.authors.map(contributor)),
      abstractOf(article.abstract, article.language),
      article.abstractEn && abstractOf(article.abstractEn, 'en'),
      dateOf(article.publishedAt),
      article.pages &&
        element(
          'pages',
          {},
          element('first_page', {}, article.pages.first),
          element('last_page', {}, article.pages.last),
        ),
      ...accessOf(journal, article),
      element(
        'doi_data',
        {},
        element('doi', {}, doiOf(journal, article)),
        element('resource', {}, articleUrl(journal, article)),
        element(
          'collection',
          { property: 'text-mining' },
          element(
            'item',
            {},
            element('resource', { mime_type: 'application/pdf' }, pdfUrl(journal, article)),
          ),
        ),
      ),
      citationsOf(article),
    ),
  );
}

/** What it cites, each work as it stands in the list, with its DOI where the list names it. */
const citationsOf = ({ references }: Article): Xml | null =>
  references.length === 0
    ? null
    : element(
        'citation_list',
        {},
        ...references.map(({ text, doi }, place) =>
          element(
            'citation',
            { key: `ref${place + 1}` },
            textElement('doi', doi),
            element('unstructured_citation', {}, text),
          ),
        ),
      );

/** Who may read it, and what was said of it since: an update that stands on the page of the article itself. */
function accessOf(journal: Journal, article: Article): (Xml | null)[] {
  const access = element(
    'ai:program',
    { name: 'AccessIndicators' },
    element('ai:free_to_read'),
    element('ai:license_ref', {}, journal.licence),
  );
  const paidBy = fundingOf(article);
  const notice = noticeOn(article);
  if (!notice) return [paidBy, access];
  const type = notice.kind === 'retraction' ? 'retraction' : 'expression_of_concern';
  const crossmark = element(
    'crossmark',
    {},
    element('crossmark_policy', {}, `${journal.doiPrefix}/policy.corrections`),
    element('updates', {}, element('update', { type, date: dayOf(notice.at).iso }, doiOf(journal, article))),
    element('custom_metadata', {}, paidBy, access),
  );
  return [crossmark];
}

/** Who paid for the work, with their number in the registry of funders where it is known. */
function fundingOf({ declarations: { funding } }: Article): Xml | null {
  if (funding.length === 0) return null;
  const assertion = (name: string, ...content: (string | Xml | null)[]) =>
    element('fr:assertion', { name }, ...content);
  const group = ({ funder, funder_id, award }: Funding) =>
    assertion(
      'fundgroup',
      assertion(
        'funder_name',
        funder,
        funder_id === '' ? null : assertion('funder_identifier', `https://doi.org/${funder_id}`),
      ),
      award === '' ? null : assertion('award_number', award),
    );
  return element('fr:program', { name: 'fundref' }, ...funding.map(group));
}

/** The schema knows no name in one piece but that of an organisation: a whole name stands as a surname. */
const contributor = ({ name, affiliation, orcid }: Article['authors'][number], place: number): Xml =>
  element(
    'person_name',
    { sequence: place === 0 ? 'first' : 'additional', contributor_role: 'author' },
    element('surname', {}, name),
    affiliation &&
      element('affiliations', {}, element('institution', {}, element('institution_name', {}, affiliation))),
    orcid && element('ORCID', {}, `https://orcid.org/${orcid}`),
  );

const abstractOf = (text: string, language: string): Xml =>
  element('jats:abstract', { 'xml:lang': language }, element('jats:p', {}, text));

function dateOf(moment: Date): Xml {
  const { year, month, day } = dayOf(moment);
  return element(
    'publication_date',
    { media_type: 'online' },
    element('month', {}, month),
    element('day', {}, day),
    element('year', {}, year),
  );
}
