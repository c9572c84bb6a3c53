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

/** What stands between braces in a text and is not known. */
export const unknownPlaces = (text: string, known: readonly string[]): string[] =>
  namesIn(text).filter((name) => !known.includes(name));

/** What must stand in a text and does not. */
export const missingPlaces = (text: string, needed: readonly string[]): string[] =>
  needed.filter((name) => !namesIn(text).includes(name));
