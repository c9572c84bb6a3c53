import { normalize, withoutArticle } from '@mustalah/morphology';

/** First halves of blends, after which the و of the Latin -o- is written or not: كهرومائي, كهرمائي. */
const LINKED = /^(كهر|مغنط|بتر)و?(?=[^و ][^ ]{2})/;

/** The spelling of a term's blends with and without their linking و; empty where it has none. */
export function blendSpellings(arabic: string): string[] {
  const text = normalize(arabic);
  const spellings = [linkedBy(text, ''), linkedBy(text, 'و')];
  return spellings[0] === spellings[1] ? [] : spellings;
}

const linkedBy = (text: string, link: string): string =>
  text
    .split(' ')
    .map((word) => {
      const bare = withoutArticle(word);
      return word.slice(0, word.length - bare.length) + bare.replace(LINKED, `$1${link}`);
    })
    .join(' ');
