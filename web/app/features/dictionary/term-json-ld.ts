import type { Term } from '@mustalah/contract/terms/term';

/** The entry as schema.org's `DefinedTerm`. */
export const definedTermOf = (term: Term, url: string, dictionaryUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'DefinedTerm',
  '@id': url,
  url,
  name: term.arabic,
  ...(term.latin && { alternateName: term.latin }),
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
});
