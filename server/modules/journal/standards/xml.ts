/** A piece of XML; texts become one only through `element`, so nothing is forgotten to be escaped. */
export interface Xml {
  readonly xml: string;
}

type Child = Xml | string | number | null | undefined | false;

/** What XML 1.0 cannot hold, not even escaped. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** An element; attributes and children that are absent are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly Child[]
): Xml {
  const start = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('');
  const inner = all(...children).xml;
  return { xml: inner ? `<${name}${start}>${inner}</${name}>` : `<${name}${start}/>` };
}

/** Pieces one after the other, without an element around them. */
export const all = (...children: readonly Child[]): Xml => ({
  xml: children
    .map((child) => {
      if (child === null || child === undefined || child === false) return '';
      return typeof child === 'object' ? child.xml : escape(String(child));
    })
    .join(''),
});

/** An element that holds a text, or nothing where there is none. */
export const textElement = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): Xml | null => (text ? element(name, attributes, text) : null);

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
