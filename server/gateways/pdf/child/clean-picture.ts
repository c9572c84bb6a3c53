import { deflateSync } from 'node:zlib';
import type { PDFContext, PDFName, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { lib, NEEDED, name } from './needed.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripJpeg2000 } from './strip-jpeg2000.ts';

/** Cameras and editors write into the picture itself who took it, where and with what. */
export function cleanPicture(stream: PDFRawStream): void {
  const filter = stream.dict.lookup(name('Filter'));
  const filters = filter instanceof lib.PDFArray ? filter.asArray() : [filter];
  const strip = stripperOf(filters.at(-1));
  if (!strip) return;
  if (filters.length > 1) unpack(stream, filters);
  // guard: A picture says nothing of who took it (../anonymise.test.ts)
  stream.updateContents(strip(stream.contents));
}

function stripperOf(filter: PDFObject | undefined): ((image: Uint8Array) => Uint8Array) | null {
  if (filter === name('DCTDecode')) return stripJpeg;
  if (filter === name('JPXDecode')) return stripJpeg2000;
  return null;
}

/** Take off what is wrapped around the picture. */
function unpack(stream: PDFRawStream, filters: readonly (PDFObject | undefined)[]): void {
  const { dict } = stream;
  const wrapping = dict.clone();
  wrapping.set(name('Filter'), dict.context.obj(filters.slice(0, -1)));
  wrapping.delete(name('DecodeParms'));
  stream.updateContents(lib.decodePDFRawStream(lib.PDFRawStream.of(wrapping, stream.contents)).decode());
  dict.set(name('Filter'), filters.at(-1) ?? lib.PDFNull);
  dict.delete(name('DecodeParms'));
}

const FILTERS: Readonly<Record<string, string>> = {
  '/AHx': '/ASCIIHexDecode',
  '/A85': '/ASCII85Decode',
  '/LZW': '/LZWDecode',
  '/Fl': '/FlateDecode',
  '/RL': '/RunLengthDecode',
  '/CCF': '/CCITTFaxDecode',
  '/DCT': '/DCTDecode',
};
const DEVICE = /^\/(?:G|RGB|CMYK|I|DeviceGray|DeviceRGB|DeviceCMYK|Indexed)$/;
const PARAMETERS =
  /\/(?:Predictor|Colors|BitsPerComponent|Columns|K|Rows|BlackIs1|EncodedByteAlign|EndOfLine|EndOfBlock)\s+(?:-?\d+|true|false)/g;

/** A picture in the content itself, by the entries that draw it and without what its file says of its making. */
export function inlinePicture(
  {
    context,
    renamed,
    spaceOf,
  }: {
    context: PDFContext;
    renamed: (former: PDFName) => PDFName;
    /** What a name of ours stands for where the content is drawn. */
    spaceOf: (named: PDFName) => PDFObject | undefined;
  },
  entries: ReadonlyMap<string, string>,
  bytes: Uint8Array,
) {
  const componentsNamed = (space: string) => componentsOf(spaceOf(renamed(name(space))));
  const kept = [...entries].flatMap(([key, value]) => {
    if (!NEEDED.Picture.has(name(key.slice(1)))) return [];
    const isSpace = key === '/CS' || key === '/ColorSpace';
    if (isSpace && /^\/[^\s[\]<(]+$/.test(value) && !DEVICE.test(value)) {
      return [`${key} ${renamed(name(value.slice(1))).toString()}`];
    }
    // guard: A picture in the content has no entry that says anything (../anonymise.test.ts) ‹/^[\]\s.+\-/\w<>]+$/.test(value) → true›
    return /^[\]\s.+\-/\w<>]+$/.test(value) ? [`${key} ${value.includes(']') ? '[' : ''}${value}`] : [];
  });
  const filters = (entries.get('/F') ?? entries.get('/Filter') ?? '').match(/\/\w+/g) ?? [];
  const full = filters.map((filter) => FILTERS[filter] ?? filter);
  const parameters = (entries.get('/DP') ?? entries.get('/DecodeParms') ?? '').match(PARAMETERS) ?? [];
  const inside = full.at(-1);
  const isOpaque = inside === '/DCTDecode' || inside === '/CCITTFaxDecode';
  const plain = unwrapped(context, isOpaque ? full.slice(0, -1) : full, bytes);
  // guard: Behind the bytes of a picture in the content nothing stays (../anonymise.test.ts) ‹lengthOf(entries, parameters, componentsNamed) → plain.length›
  const length = lengthOf(entries, parameters, componentsNamed);
  const end = isOpaque ? (inside === '/DCTDecode' ? '/DCT' : '/CCF') : '/Fl';
  const drawn =
    inside === '/DCTDecode' ? stripJpeg(plain) : isOpaque ? plain : deflateSync(plain.subarray(0, length));
  const shown = parameters.length > 0 ? ` /DP [null <<${parameters.join(' ')}>>]` : '';
  // In letters, so that nothing in it looks like its end.
  return {
    entries: `${kept.join(' ')} /F [/AHx ${end}]${shown}`,
    bytes: Buffer.from(`${Buffer.from(drawn).toString('hex')}>`, 'latin1'),
  };
}

const COMPONENTS: Readonly<Record<string, number>> = {
  '/G': 1,
  '/DeviceGray': 1,
  '/I': 1,
  '/Indexed': 1,
  '/RGB': 3,
  '/DeviceRGB': 3,
  '/CMYK': 4,
  '/DeviceCMYK': 4,
};
/** Of a space that says nothing of them (ISO 32000-2, annex C). */
const MOST_COMPONENTS = 32;
const OF_PROFILES = new Set([1, 3, 4]);

/** How many numbers make a colour of a space; null where it does not say (ISO 32000-2, 8.6). */
function componentsOf(space: PDFObject | undefined): number | null {
  if (space instanceof lib.PDFName) return COMPONENTS[space.toString()] ?? null;
  if (!(space instanceof lib.PDFArray)) return null;
  const [kind, first] = [space.lookup(0), space.size() > 1 ? space.lookup(1) : undefined];
  switch (kind?.toString()) {
    case '/CalGray':
    case '/Indexed':
    case '/Separation':
      return 1;
    case '/CalRGB':
    case '/Lab':
      return 3;
    case '/DeviceN':
      return first instanceof lib.PDFArray ? first.size() : null;
    case '/ICCBased': {
      const count = first instanceof lib.PDFRawStream ? first.dict.lookup(name('N')) : undefined;
      const components = count instanceof lib.PDFNumber ? count.asNumber() : 0;
      return OF_PROFILES.has(components) ? components : null;
    }
    default:
      return null;
  }
}

/** How many bytes a picture is drawn from; those behind them would be read by nobody but who looks for them. */
function lengthOf(
  entries: ReadonlyMap<string, string>,
  parameters: readonly string[],
  componentsNamed: (space: string) => number | null,
): number {
  const entry = (short: string, long: string) => entries.get(`/${short}`) ?? entries.get(`/${long}`);
  const isMask = entry('IM', 'ImageMask') === 'true';
  const space = /\/[^\s[\]<(]+/.exec(entry('CS', 'ColorSpace') ?? '')?.[0] ?? '';
  // guard: A picture in a space of the page's is as long as the space says (../anonymise.test.ts) ‹componentsNamed(space.slice(1)) → null›
  const named = COMPONENTS[space] ?? (space === '' ? null : componentsNamed(space.slice(1)));
  const components = isMask ? 1 : (named ?? MOST_COMPONENTS);
  const bits = isMask ? 1 : Number(entry('BPC', 'BitsPerComponent') ?? 8);
  const row = Math.ceil((Number(entry('W', 'Width')) * components * bits) / 8);
  // A row of PNG says first how it was foretold (RFC 2083, 6).
  const foretold = parameters.some((each) => /Predictor\s+1\d/.test(each)) ? 1 : 0;
  const length = (row + foretold) * Number(entry('H', 'Height'));
  return Number.isSafeInteger(length) && length >= 0 ? length : Number.POSITIVE_INFINITY;
}

function unwrapped(context: PDFContext, filters: readonly string[], bytes: Uint8Array): Uint8Array {
  if (filters.length === 0) return bytes;
  const dict = context.obj({ Filter: filters.map((filter) => name(filter.slice(1))) });
  return lib.decodePDFRawStream(lib.PDFRawStream.of(dict, bytes)).decode();
}
