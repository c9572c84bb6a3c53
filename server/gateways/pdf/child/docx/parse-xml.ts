import sax, { type SAXParser } from 'sax';
import { Unreadable } from '../unreadable.ts';

/** Deeper than any program nests: tables in tables, ten levels. */
const MOST_DEPTH = 250;

export type Attributes = Readonly<Record<string, string>>;

export interface Handlers {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
}

/** Go through a part. Names are taken with the prefixes that all programs write; no entity but the five of XML is known. */
export function parseXml(xml: Buffer, { open, close, text }: Handlers): void {
  const parser = sax.parser(true, { position: false });
  let depth = 0;
  const events: Partial<SAXParser> = {
    onerror(fault) {
      throw fault;
    },
    // guard: A part that declares entities is not read (../../../docx-reader.test.ts)
    ondoctype() {
      throw new Unreadable('damaged');
    },
    onopentag({ name, attributes }) {
      depth++;
      // guard: A part that is nested without end is given up (../../../docx-reader.test.ts) ‹> MOST_DEPTH → < 0›
      if (depth > MOST_DEPTH) throw new Unreadable('too_heavy');
      open(name, attributes as Attributes);
    },
    onclosetag(name) {
      depth--;
      close(name);
    },
    ontext: (said) => text?.(said),
  };
  Object.assign(parser, events);
  parser.write(decode(xml)).close();
}

function decode(xml: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(xml);
  } catch {
    throw new Unreadable('damaged');
  }
}
