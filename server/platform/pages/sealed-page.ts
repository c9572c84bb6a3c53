import { hash } from 'node:crypto';
import { PackedText } from './packed-text.ts';

// Both compressed forms together take less than this.
const PACKED_SHARE = 1.3;

/** A rendered page that is the same for everybody, with what its security policy must say of it. */
export interface SealedPage {
  /** What the page says of itself, such as its type. */
  headers: Record<string, string>;
  text: PackedText;
  /** The inline scripts and styles that the render wrote, as sources of the policy: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
  /** The style sheets that it links. */
  sheets: string[];
  /** Files of ours are shown in it. */
  framesOwn: boolean;
  /** What it takes in memory. */
  bytes: number;
}

interface SealOptions {
  headers?: Record<string, string>;
  framesOwn?: boolean;
}

/**
 * Take the nonce of its render out of a page and note what bore it. The nonce is secret and used once, so a script
 * that slipped into the page through its data does not bear it, gets no hash and never runs.
 */
export function sealPage(
  html: string,
  nonce: string,
  { headers = {}, framesOwn = false }: SealOptions = {},
): SealedPage {
  const pieces = html.split(` nonce="${nonce}"`);
  const plain = pieces.join('');
  const text = new PackedText(plain);
  const marked = pieces.slice(1).map((rest, place) => elementAt(pieces[place] ?? '', rest));
  return {
    headers,
    text,
    scripts: hashesOf(marked, 'script'),
    styles: hashesOf(marked, 'style'),
    sheets: sheetsOf(plain),
    framesOwn,
    bytes: Math.ceil(text.plain.length * PACKED_SHARE),
  };
}

interface InlineElement {
  tag: string;
  body: string;
}

/** The element in whose opening a mark stood, from what stands before the mark and behind it. */
function elementAt(before: string, rest: string): InlineElement {
  const tag = /^<(\w+)/.exec(before.slice(before.lastIndexOf('<')))?.[1] ?? '';
  const opened = rest.slice(rest.indexOf('>') + 1);
  return { tag, body: opened.slice(0, Math.max(0, opened.indexOf(`</${tag}>`))) };
}

function hashesOf(elements: readonly InlineElement[], kind: 'script' | 'style'): string[] {
  const bodies = elements.filter(({ tag, body }) => tag === kind && body !== '').map(({ body }) => body);
  return [...new Set(bodies)].map((body) => `'sha256-${hash('sha256', body, 'base64')}'`);
}

/** They are asked for before the many scripts that the page names above them: without styles nothing is drawn. */
function sheetsOf(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, path = '']) => path);
}
