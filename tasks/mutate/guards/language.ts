import type { Guard } from '../guard.ts';

const ARTICLE = 'morphology/src/script/article.ts';

export const guards: readonly Guard[] = [
  {
    guarantee: 'The one rule for the article knows the nouns whose ال is their own',
    file: ARTICLE,
    text: 'ARTICLE.test(word) && !OWN.test(lettersOf(word));',
    instead: 'ARTICLE.test(word) && lettersOf(word) !== OWN.source;',
    tests: ['morphology/src/script/article.test.ts'],
  },
  {
    guarantee: 'The preposition ل before the article never makes three ل',
    file: ARTICLE,
    text: "return bare.startsWith('ل') ? `ل${bare}` : `لل${bare}`;",
    instead: 'return `لل${bare}`;',
    tests: ['morphology/src/script/article.test.ts'],
  },
  {
    guarantee: 'Analysis reads the script of every keyboard, as search does',
    file: 'morphology/src/analyse/analyse.ts',
    text: 'const word = readScript(text)\n',
    instead: 'const word = [readScript, text][1]\n',
    tests: ['morphology/src/script/read-script.test.ts', 'morphology/src/analyse/analyse.test.ts'],
  },
  {
    guarantee: 'Nobody but the engine has a rule for the article',
    file: 'server/modules/journal/submission/find-signs.ts',
    text: 'const bare = withoutArticle(word);',
    instead: "const bare = word.replace(/^ال/, '');",
    tests: ['server/test/architecture.test.ts'],
  },
];
