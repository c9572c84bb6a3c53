/** A part of a content stream (ISO 32000-2, 7.2 and 7.8.2). */
export interface Token {
  kind: 'number' | 'name' | 'string' | 'open' | 'close' | 'begin' | 'end' | 'word';
  /** As it stands there. */
  raw: string;
}

const WHITE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (sign: number): boolean => !WHITE.has(sign) && !DELIMITERS.has(sign);

/** Reads a content stream token by token; comments are none. */
export class ContentReader {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  next(): Token | null {
    this.skip();
    const { at, bytes } = this;
    const sign = bytes[at];
    if (sign === undefined) return null;
    switch (String.fromCharCode(sign)) {
      case '/':
        return this.upTo('name', this.whileRegular(at + 1));
      case '(':
        return this.upTo('string', this.endOfString());
      case '<':
        if (bytes[at + 1] === sign) return this.upTo('begin', at + 2);
        return this.upTo('string', this.endOfHex());
      case '>':
        return this.upTo('end', bytes[at + 1] === sign ? at + 2 : at + 1);
      case '[':
        return this.upTo('open', at + 1);
      case ']':
        return this.upTo('close', at + 1);
      case '{':
      case '}':
      case ')':
        return this.upTo('word', at + 1);
      default: {
        const token = this.upTo('word', this.whileRegular(at));
        return /^[+\-.\d]+$/.test(token.raw) ? { ...token, kind: 'number' } : token;
      }
    }
  }

  /** The bytes of an inline image, from behind its `ID` and one blank up to its `EI`. */
  image(): Uint8Array {
    const from = this.at + 1;
    for (let at = from; at + 1 < this.bytes.length; at++) {
      const isEnd =
        this.bytes[at] === 69 &&
        this.bytes[at + 1] === 73 &&
        (at === from || WHITE.has(this.bytes[at - 1] ?? 0)) &&
        (at + 2 >= this.bytes.length || WHITE.has(this.bytes[at + 2] ?? 0)) &&
        this.looksLikeContent(at + 2);
      if (!isEnd) continue;
      this.at = at + 2;
      return this.bytes.subarray(from, at === from ? at : at - 1);
    }
    this.at = this.bytes.length;
    return this.bytes.subarray(from);
  }

  /** Bytes of a picture may look like its end; what follows the end is text. */
  private looksLikeContent(from: number): boolean {
    return this.bytes.subarray(from, from + 12).every((sign) => WHITE.has(sign) || (sign > 31 && sign < 127));
  }

  private upTo(kind: Token['kind'], end: number): Token {
    const raw = Buffer.from(this.bytes.subarray(this.at, end)).toString('latin1');
    this.at = end;
    return { kind, raw };
  }

  private skip(): void {
    const { bytes } = this;
    for (;;) {
      while (this.at < bytes.length && WHITE.has(bytes[this.at] ?? 0)) this.at++;
      if (bytes[this.at] !== 37) return;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
    }
  }

  private whileRegular(from: number): number {
    let end = from;
    while (end < this.bytes.length && isRegular(this.bytes[end] ?? 0)) end++;
    return end;
  }

  private endOfString(): number {
    let depth = 0;
    for (let end = this.at; end < this.bytes.length; end++) {
      const sign = this.bytes[end];
      if (sign === 92) end++;
      else if (sign === 40) depth++;
      else if (sign === 41 && --depth === 0) return end + 1;
    }
    return this.bytes.length;
  }

  private endOfHex(): number {
    const end = this.bytes.indexOf(62, this.at);
    return end < 0 ? this.bytes.length : end + 1;
  }
}
