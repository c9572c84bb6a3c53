import { hasArticle, withLam, withoutArticle } from '../script/article.ts';
import { adjectiveOf, agree, collective, definite } from './arabic-phrase.ts';
import {
  adjectiveEndings,
  adjectiveHeads,
  collectiveHeads,
  emptyEndings,
  genitiveHeads,
  measurePrefixes,
  ordinals,
  prefixRule,
  units,
  wordsOfPlace,
} from './compose-rules.ts';
import type { LatinPart } from './parts.ts';

const mostRenderings = 8;
const binaryCompounds = /(?:ide|oxide|phosphate|nitrate|sulfate|carbonate)$/;

/** A noun phrase or an adjective that is being put together. */
type Phrase = { text: string; kind: 'noun' | 'adjective' };

function nounFor(roots: LatinPart[], choice: number): string {
  return roots.map((root) => root.arabic[choice] ?? root.arabic[0] ?? '').join(' و');
}

/** Join what the head of the word means with what stands before it. */
function withHead(head: LatinPart, roots: LatinPart[], choice: number): Phrase[] {
  const meanings = head.arabic.slice(0, 2);
  const single = nounFor(roots, choice);
  const body = collectiveHeads.has(head.part) ? single.split(' ').map(collective).join(' ') : single;
  if (head.part === 'ics' || head.part === 'logy' || head.part === 'logie') {
    return [{ text: `علم ${definite(body)}`, kind: 'noun' }];
  }
  if (['logical', 'logic', 'logique'].includes(head.part)) {
    return [
      { text: adjectiveOf(single), kind: 'adjective' },
      { text: `متعلق بعلم ${definite(body)}`, kind: 'adjective' },
    ];
  }
  if (adjectiveHeads.has(head.part)) {
    const chain = [...roots, head].map((part, index) =>
      adjectiveOf((index < roots.length ? part.arabic[choice] : '') || (part.arabic[0] ?? '')),
    );
    return [{ text: chain.join(' '), kind: 'adjective' }];
  }
  if (adjectiveEndings.has(head.part))
    return [
      {
        text: roots.map((root) => adjectiveOf(root.arabic[choice] ?? root.arabic[0] ?? '')).join(' '),
        kind: 'adjective',
      },
    ];
  if (emptyEndings.has(head.part)) return [{ text: body, kind: 'noun' }];
  if (['ism', 'isme', 'ity'].includes(head.part)) return [{ text: `${adjectiveOf(body)}ة`, kind: 'noun' }];
  if (['ist', 'iste'].includes(head.part)) return [{ text: `اختصاصي ${definite(body)}`, kind: 'noun' }];
  if (['ization', 'isation', 'fication'].includes(head.part))
    return [{ text: `تحويل إلى ${body}`, kind: 'noun' }];
  if (head.part === 'oid') return [{ text: `شبيه ${definite(body)}`, kind: 'noun' }];
  if (head.part === 'cyte' || !genitiveHeads.has(head.part)) {
    const adjectives = roots.map((root) => adjectiveOf(root.arabic[choice] ?? root.arabic[0] ?? ''));
    return meanings.flatMap((meaning): Phrase[] => [
      {
        text: [meaning, ...adjectives.map((one) => agree(one, meaning))].join(' '),
        kind: meaning.endsWith('ي') ? 'adjective' : 'noun',
      },
      { text: `${meaning} ${definite(body)}`, kind: 'noun' },
    ]);
  }
  const joined = meanings.map((meaning): Phrase => ({ text: `${meaning} ${definite(body)}`, kind: 'noun' }));
  if (roots.length < 2) return joined;
  // With two roots the first may also qualify the second: التهاب المفصل العظمي.
  const last = roots.at(-1)?.arabic[choice] ?? '';
  const before = roots.slice(0, -1).map((root) => agree(adjectiveOf(root.arabic[0] ?? ''), last));
  return [
    ...joined,
    ...meanings.map(
      (meaning): Phrase => ({ text: `${meaning} ${definite([last, ...before].join(' '))}`, kind: 'noun' }),
    ),
  ];
}

/** Put an adjective behind the noun it qualifies: the last noun of the phrase, with its article. */
function qualify(phrase: string, adjective: string): string {
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && hasArticle(last)) {
    const noun = last.slice(2);
    return `${phrase} ${definite(agree(adjective, noun))}`;
  }
  return `${phrase} ${agree(adjective, phrase)}`;
}

/** Join one prefix to the phrase behind it. */
function withPrefix(prefix: LatinPart, phrase: Phrase, head: LatinPart | undefined): Phrase[] {
  const [first = '', second] = prefix.arabic;
  const noun = (text: string): Phrase => ({ text, kind: 'noun' });
  switch (prefixRule(prefix.part)) {
    case 'number': {
      const ordinal = ordinals[prefix.part];
      const isBinary = ordinal !== undefined && head !== undefined && binaryCompounds.test(head.part);
      const many = ['poly', 'multi', 'pluri', 'oligo'].includes(prefix.part);
      const counted = many ? phrase.text.split(' ').map(collective).join(' ') : phrase.text;
      const joined = [first, second]
        .filter((word) => word !== undefined)
        .map((word) => noun(`${word} ${definite(counted)}`));
      return isBinary
        ? [noun(`${ordinal} ${phrase.text}`), noun(`${first} ${phrase.text}`), ...joined]
        : joined;
    }
    case 'construct': {
      if (phrase.kind === 'adjective') return [noun(`${first} ${phrase.text}`)];
      return prefix.arabic.map((word) =>
        noun(word === 'لا' || word === 'غير' ? `${word} ${phrase.text}` : `${word} ${definite(phrase.text)}`),
      );
    }
    case 'place': {
      const place = wordsOfPlace[prefix.part] ?? first;
      // A measured or viewed place is an adjective in Arabic: تنظير داخلي.
      if (head && genitiveHeads.has(head.part)) return [noun(qualify(phrase.text, adjectiveOf(first)))];
      return phrase.kind === 'adjective'
        ? [{ text: `${place} ${phrase.text}`, kind: 'adjective' }]
        : [noun(`${place} ${definite(phrase.text)}`), noun(qualify(phrase.text, adjectiveOf(first)))];
    }
    case 'half':
      if (phrase.kind === 'noun' && head && genitiveHeads.has(head.part))
        return [noun(qualify(phrase.text, adjectiveOf('نصف')))];
      return prefix.arabic.map((word) => ({ ...phrase, text: `${word} ${phrase.text}` }));
    case 'against':
      return phrase.kind === 'adjective'
        ? [noun(`مضاد ${phrase.text}`), noun(`ضد ${phrase.text}`)]
        : [
            noun(`مضاد ${definite(phrase.text)}`),
            noun(`مضاد ${withLam(definite(phrase.text))}`),
            noun(`${phrase.text} ${agree('مضاد', phrase.text)}`),
          ];
    case 'negative':
      return phrase.kind === 'adjective'
        ? [
            { text: `غير ${phrase.text}`, kind: 'adjective' },
            { text: `لا${phrase.text}`, kind: 'adjective' },
          ]
        : [noun(`عدم ${definite(phrase.text)}`), noun(`لا${phrase.text}`)];
    case 'adjective':
      if (phrase.kind === 'adjective')
        return [
          { text: `${phrase.text} ${first}`, kind: 'adjective' },
          { text: `${first} ${phrase.text}`, kind: 'adjective' },
        ];
      return prefix.arabic.slice(0, 2).map((word) => noun(qualify(phrase.text, word)));
  }
}

/** The phrases for everything but the prefixes. */
function bodies(roots: LatinPart[], head: LatinPart | undefined, ending: LatinPart | undefined): Phrase[] {
  const results: Phrase[] = [];
  if (roots.length === 0) {
    const suffix = head ?? ending;
    if (suffix)
      for (const word of suffix.arabic.slice(0, 2))
        results.push({ text: word, kind: /[^ا]ي$/.test(word) ? 'adjective' : 'noun' });
  } else {
    for (const choice of [0, 1]) {
      if (choice > 0 && roots.every((root) => root.arabic[choice] === undefined)) continue;
      const suffix = head ?? ending;
      if (suffix) results.push(...withHead(suffix, roots, choice));
      else results.push({ text: nounFor(roots, choice), kind: 'noun' });
    }
  }
  if (!head || !ending) return results;
  // A shaping ending behind a full suffix: biolog-ic-al, chromosom-al.
  if (!adjectiveEndings.has(ending.part)) return results;
  return results.map((one) => ({
    text: adjectiveOf(withoutArticle(one.text.split(' ').at(-1) ?? '')),
    kind: 'adjective',
  }));
}

/** Render a cut word in Arabic from the meanings of its elements, likeliest first. */
export function composeArabic(parts: readonly LatinPart[]): string[] {
  const prefixes = parts.filter((part) => part.kind === 'prefix');
  const roots = parts.filter((part) => part.kind === 'root');
  const [head, ending] = parts.filter((part) => part.kind === 'suffix');
  let phrases = bodies(roots, head, ending);
  for (const prefix of prefixes.toReversed()) {
    // Without a root behind it an element such as thermo- gives its noun to the head: مقياس الحرارة.
    phrases = phrases.flatMap((phrase) => withPrefix(prefix, phrase, head));
  }
  const [first] = prefixes;
  const measure = measurePrefixes[first?.part ?? ''];
  const unit = units[head?.part ?? ''];
  if (measure && unit && parts.length === 2) phrases.unshift({ text: measure + unit, kind: 'noun' });
  const texts = phrases.map((phrase) => phrase.text.replace(/ +/g, ' ').trim()).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, mostRenderings);
}
