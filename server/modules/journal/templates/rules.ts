import type { LetterId } from '@mustalah/contract/journal/templates';
import { letters } from './letters.ts';
import { templateText } from './text.ts';

export interface Wording {
  subject: string;
  body: string;
}

/** What stands between braces, without the spaces around it, and a space behind it. */
const PLACE = /\{\s*([^{}]*?)\s*\}( ?)/gu;

/**
 * Put values in the places of a text. What a value holds is shown as it is, braces and all; where there is nothing to say,
 * no gap stays.
 */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(PLACE, (whole, name: string, space: string) => {
      if (!Object.hasOwn(values, name)) return whole;
      return values[name] === '' ? '' : values[name] + space;
    })
    .replace(/ +\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** A subject of one line that mails can carry, whatever was put in. */
export const fillAll = ({ subject, body }: Wording, values: Readonly<Record<string, string>>): Wording => ({
  subject: fill(subject, values).replace(/\s+/gu, ' '),
  body: fill(body, values),
});

const namesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name);

/** What is wrong with a wording of this letter, by its fields; null when nothing is. */
export function wordingFaults(
  id: LetterId,
  { subject, body }: Wording,
): { subject?: string[]; body?: string[] } | null {
  const { places, needs = [] } = letters[id];
  const known: readonly string[] = places;
  const unknownIn = (text: string) =>
    namesIn(text)
      .filter((name) => !known.includes(name))
      .map((name) => templateText.unknownPlace(name, known));
  const wrongSubject = unknownIn(subject);
  const missing = needs.filter((name) => !namesIn(body).includes(name)).map(templateText.missingPlace);
  const wrongBody = [...unknownIn(body), ...missing];
  if (wrongSubject.length === 0 && wrongBody.length === 0) return null;
  return {
    ...(wrongSubject.length > 0 && { subject: wrongSubject }),
    ...(wrongBody.length > 0 && { body: wrongBody }),
  };
}
