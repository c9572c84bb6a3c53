import { ContentReader } from './content-tokens.ts';

const BLOCK = /^begin(?:codespacerange|bfchar|bfrange|cidchar|cidrange|notdefchar|notdefrange)$/;
/** Of those that every viewer has. */
const PREDEFINED =
  /^\/(?:Identity|UniJIS|UniGB|UniCNS|UniKS|GBK|GBpc|GB|B5pc|ETen|90ms|90pv|KSC|KSCms|Adobe)[A-Za-z0-9-]{0,20}-[HV]$/;

/** A table from codes to characters, written anew: its ranges, and nothing of its name, its comments and its maker. */
export function rewriteCmap(cmap: Uint8Array): Uint8Array {
  const reader = new ContentReader(cmap);
  const written: string[] = [];
  let before = '';
  let beforeThat = '';
  for (let token = reader.next(); token; token = reader.next()) {
    if (token.kind === 'word' && BLOCK.test(token.raw)) {
      const end = token.raw.replace('begin', 'end');
      const parts: string[] = [];
      for (let part = reader.next(); part && part.raw !== end; part = reader.next()) {
        if (part.kind === 'number' || part.kind === 'open' || part.kind === 'close') parts.push(part.raw);
        if (part.kind === 'string' && /^<[\da-f\s]*>$/i.test(part.raw)) parts.push(part.raw);
      }
      written.push(`${/^\d+$/.test(before) ? before : '1'} ${token.raw} ${parts.join(' ')} ${end}`);
    }
    if (token.raw === 'usecmap' && PREDEFINED.test(before)) written.push(`${before} usecmap`);
    if (token.raw === 'def' && beforeThat === '/WMode' && /^[01]$/.test(before))
      written.push(`/WMode ${before} def`);
    beforeThat = before;
    before = token.raw;
  }
  return Buffer.from(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n${written.join('\n')}\nendcmap end end\n`,
    'latin1',
  );
}
