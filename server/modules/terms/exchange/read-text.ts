/** Begins to read a file from its first byte, each time it is called. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/**
 * The text of a file piece by piece: in UTF-8, in UTF-16 with its mark, or else in the Arabic Windows encoding.
 *
 * The file is read twice, as only its last byte tells that all of it is UTF-8.
 */
export async function* readText(open: OpenFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(open));
  for await (const bytes of open()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function encodingOf(open: OpenFile): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let mark = '';
  for await (const bytes of open()) {
    if (mark.length < 4) mark += Buffer.from(bytes.subarray(0, 2)).toString('hex');
    if (mark.startsWith('fffe')) return 'utf-16le';
    if (mark.startsWith('feff')) return 'utf-16be';
    if (!decodes(utf8, bytes)) return OLD_SPREADSHEETS;
  }
  return decodes(utf8) ? 'utf-8' : OLD_SPREADSHEETS;
}

const OLD_SPREADSHEETS = 'windows-1256';

function decodes(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
