import type { Answer } from '@mustalah/contract/endpoint';
import { articlePath } from '@mustalah/contract/journal/articles';
import type { getTerm } from '@mustalah/contract/terms/dictionary';

interface Place {
  publicUrl: string;
  /** Of the entry, and of the dictionary. */
  url: string;
  dictionaryUrl: string;
}

/** The entry as schema.org's `DefinedTerm`, with the articles that use it. */
export const definedTermOf = (term: Answer<typeof getTerm>, { publicUrl, url, dictionaryUrl }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTerm',
  '@id': url,
  url,
  name: term.arabic,
  ...otherNames(term),
  description: term.definition,
  inLanguage: 'ar',
  termCode: String(term.id),
  inDefinedTermSet: {
    '@type': 'DefinedTermSet',
    '@id': dictionaryUrl,
    name: 'معجم مصطلح',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  },
  dateCreated: term.created_at,
  dateModified: term.updated_at,
  ...(term.papers.results.length > 0 && {
    subjectOf: term.papers.results.map(({ id, title }) => ({
      '@type': 'ScholarlyArticle',
      '@id': publicUrl + articlePath(id),
      url: publicUrl + articlePath(id),
      headline: title,
    })),
  }),
});

/** The Latin name and all further ones that stand, each once; one alone is no list. */
function otherNames({ latin, designations }: Answer<typeof getTerm>) {
  const standing = designations.filter(({ status }) => status === 'preferred' || status === 'accepted');
  const names = [...new Set([latin, ...standing.map(({ text }) => text)].filter(Boolean))];
  return names.length > 0 && { alternateName: names.length === 1 ? names[0] : names };
}
