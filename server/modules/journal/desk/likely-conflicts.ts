import type { ConflictSign } from '@mustalah/contract/journal/desk';
import { normalize, withoutArticle } from '@mustalah/morphology';
import { mayBeSame, type NameKeys, nameKeys } from './name-keys.ts';

/** What is compared of a person. */
export interface Person {
  name: string;
  latin_name: string;
  affiliation: string;
  email: string;
}

interface Signs {
  names: NameKeys[];
  institutions: ReadonlySet<string>;
  domain: string;
}

/** Where anybody may have an address. */
const PUBLIC_MAIL =
  /^(?:(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|protonmail|proton|pm|gmx|zoho|yandex|mail|inbox|fastmail|tutanota|maktoob)\.[a-z.]+)$/;

/** Parts of an institution that every other has too. */
const COMMON =
  /^(?:كليه|قسم|معهد|مختبر|عماده|وحده|مركز|faculty|department|dept|college|school|division|institute)(?= |$)/;

/** Prepare a person for comparing. */
export const signsOf = ({ name, latin_name, affiliation, email }: Person): Signs => ({
  names: [name, latin_name].filter(Boolean).map(nameKeys),
  institutions: new Set(institutionsIn(affiliation)),
  domain: domainOf(email),
});

/** What makes it likely that a reviewer is, or stands close to, somebody who wrote a paper. */
export function likelyConflicts(reviewer: Signs, author: Signs): ConflictSign[] {
  const isSame = (one: NameKeys) => author.names.some((other) => mayBeSame(one, other));
  return [
    ...(reviewer.names.some(isSame) ? (['name'] as const) : []),
    ...([...reviewer.institutions].some((name) => author.institutions.has(name))
      ? (['affiliation'] as const)
      : []),
    ...(sameDomain(reviewer.domain, author.domain) ? (['mail_domain'] as const) : []),
  ];
}

/** Each institution by its words without articles; a faculty alone tells none. */
const institutionsIn = (affiliation: string): string[] =>
  affiliation
    .split(/[,،;؛|/()\n-]/u)
    .map((part) => normalize(part).trim())
    .filter((part) => part.includes(' ') && !COMMON.test(part))
    .map((part) => part.split(' ').map(withoutArticle).join(' '));

function domainOf(email: string): string {
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return PUBLIC_MAIL.test(domain) ? '' : domain;
}

const sameDomain = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
