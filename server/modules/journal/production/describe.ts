import { type Article, articleUrl, type Journal } from '../standards/article.ts';
import { all, element, textElement, type Xml } from '../standards/xml.ts';

const PACKET = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>';

/** What a published file says of itself, for programs that keep files: Dublin Core and PRISM in XMP (ISO 16684-1). */
export function describeFile(journal: Journal, article: Article): string {
  const { doi, pages, volume, language } = article;
  const description = element(
    'rdf:Description',
    {
      'rdf:about': '',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:prism': 'http://prismstandard.org/namespaces/basic/2.0/',
      'xmlns:xmpRights': 'http://ns.adobe.com/xap/1.0/rights/',
    },
    element('dc:format', {}, 'application/pdf'),
    element(
      'dc:title',
      {},
      list('rdf:Alt', [
        inLanguage('x-default', article.title),
        inLanguage(language, article.title),
        ...(article.titleEn ? [inLanguage('en', article.titleEn)] : []),
      ]),
    ),
    element(
      'dc:creator',
      {},
      list(
        'rdf:Seq',
        article.authors.map(({ name }) => element('rdf:li', {}, name)),
      ),
    ),
    element('dc:publisher', {}, list('rdf:Bag', [element('rdf:li', {}, journal.publisher)])),
    element('dc:language', {}, list('rdf:Bag', [element('rdf:li', {}, language)])),
    article.keywords.length > 0 &&
      element(
        'dc:subject',
        {},
        list(
          'rdf:Bag',
          article.keywords.map((each) => element('rdf:li', {}, each)),
        ),
      ),
    element('dc:identifier', {}, doi ? `doi:${doi}` : articleUrl(journal, article)),
    element('dc:rights', {}, list('rdf:Alt', [inLanguage('x-default', 'CC BY 4.0')])),
    textElement('prism:doi', doi),
    element('prism:url', {}, articleUrl(journal, article)),
    element('prism:publicationName', {}, journal.title),
    textElement('prism:issn', journal.issn),
    element('prism:volume', {}, volume.number),
    pages && element('prism:startingPage', {}, pages.first),
    pages && element('prism:endingPage', {}, pages.last),
    element('xmpRights:Marked', {}, 'True'),
    element('xmpRights:WebStatement', {}, journal.licence),
  );
  const { xml } = element(
    'x:xmpmeta',
    { 'xmlns:x': 'adobe:ns:meta/' },
    element('rdf:RDF', { 'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#' }, description),
  );
  return `${PACKET}\n${xml}\n<?xpacket end="r"?>`;
}

const list = (kind: string, items: readonly Xml[]): Xml => element(kind, {}, all(...items));
const inLanguage = (language: string, text: string): Xml => element('rdf:li', { 'xml:lang': language }, text);
