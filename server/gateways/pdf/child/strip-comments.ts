const code = (sign: string): number => sign.charCodeAt(0);
const PERCENT = code('%');
const OPEN = code('(');
const CLOSE = code(')');
const BACKSLASH = code('\\');
const LINE_ENDS = new Set([10, 13]);

/**
 * The operators of a content stream without the comments among them (ISO 32000-2, 7.2.4).
 *
 * From an inline image on everything stays as it is: its bytes may look like anything.
 */
export function stripComments(content: Uint8Array): Uint8Array {
  if (!content.includes(PERCENT)) return content;
  const kept: Uint8Array[] = [];
  const end = startOfInlineImage(content);
  let from = 0;
  let depth = 0;
  for (let at = 0; at < end; at++) {
    const sign = content[at] ?? 0;
    if (depth > 0 && sign === BACKSLASH) at++;
    else if (sign === OPEN) depth++;
    else if (depth > 0 && sign === CLOSE) depth--;
    else if (depth === 0 && sign === PERCENT) {
      kept.push(content.subarray(from, at));
      while (at < end && !LINE_ENDS.has(content[at] ?? 10)) at++;
      from = at;
    }
  }
  return Buffer.concat([...kept, content.subarray(from)]);
}

function startOfInlineImage(content: Uint8Array): number {
  const start = Buffer.from(content)
    .toString('latin1')
    .search(/\bBI\s[^]*?\sID\s/);
  return start < 0 ? content.length : start;
}
