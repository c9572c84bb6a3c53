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
  const mark = ` nonce="${nonce}"`;
  const plain = html.replaceAll(mark, '');
  const text = new PackedText(plain);
  return {
    headers,
    text,
    scripts: hashesOf(html, 'script', mark),
    styles: hashesOf(html, 'style', mark),
    sheets: sheetsOf(plain),
    framesOwn,
    bytes: Math.ceil(text.plain.length * PACKED_SHARE),
  };
}

/** The hashes of what the elements of a kind hold that bear the mark; a long page is not read for them. */
function hashesOf(html: string, tag: 'script' | 'style', mark: string): string[] {
  const bodies = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf('<', at);
    const opens = html.indexOf('>', at) + 1;
    const ends = html.indexOf(`</${tag}>`, opens);
    if (/^<(\w+)/.exec(html.slice(start, at))?.[1] === tag && opens > 0 && ends > opens) {
      bodies.add(html.slice(opens, ends));
    }
  }
  return [...bodies].map((body) => `'sha256-${hash('sha256', body, 'base64')}'`);
}

/** They are asked for before the many scripts that the page names above them: without styles nothing is drawn. */
function sheetsOf(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/rel="stylesheet" href="([^"#]+)/g)].map(([, path = '']) => path);
}
