import { readFileSync } from 'node:fs';

let ends: ReadonlySet<string> | undefined;

/** The ends of host names; read once, by whoever asks first. */
const topLevelDomains = (): ReadonlySet<string> =>
  (ends ??= new Set(
    readFileSync(new URL('./top-level-domains.txt', import.meta.url), 'utf8')
      .split('\n')
      .slice(1, -1),
  ));

/** Points that the standard of host names reads as one (UTS #46), others that look like it, and how people write around it. */
const POINT = /[。．｡․‧・·•∙⋅]|\s*[[({]\s*(?:\.|dot|نقطة)\s*[\])}]\s*/giu;
/** The point spelled out between words. */
const SPOKEN_POINT = /(?<=[\p{L}\p{N}])\s+(?:dot|دوت|نقطة)\s+(?=[\p{L}\p{N}])/giu;
/** How an address begins, standing as a word of its own: «www evil», «http evil». */
const ADDRESS_BEGINNING = /(?<![\p{L}\p{M}\p{N}])(?:www|https?)(?![\p{L}\p{M}\p{N}])/u;
const HOST_END = /[\p{L}\p{N}]\s?\.(xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})(?![\p{L}\p{M}\p{N}])/gu;

/** Whether a reader, or a program that shows mails, takes a part of a name for an address: «evil.com», «evil。com», «evil dot com», «@evil». */
export function isLinkLike(name: string): boolean {
  const plain = name.replace(POINT, '.').normalize('NFKC').replace(POINT, '.').toLowerCase();
  if (/@|:\/\/|www\./.test(plain) || ADDRESS_BEGINNING.test(plain)) return true;
  return [...plain.replace(SPOKEN_POINT, '.').matchAll(HOST_END)].some(
    ([, end = '']) => end.startsWith('xn--') || topLevelDomains().has(end),
  );
}
