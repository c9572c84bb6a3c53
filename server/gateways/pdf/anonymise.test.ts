import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { layersOf } from '../../test/pdf-layers.ts';
import { pdfReaderHere } from '../../test/pdf-reader-here.ts';
import { A4, arabicPdf, CATALOG, ONE_PAGE, pageOf, pdfOf, streamOf } from '../../test/pdfs.ts';
import { openPdfReader } from './pdf-reader.ts';

const reader = openPdfReader();
const given = async function* (pdf: Uint8Array) {
  yield pdf;
};
const read = (pdf: Uint8Array) => reader.read(given(pdf), 'nobody');
const anonymise = (pdf: Uint8Array) => reader.anonymise(given(pdf), 'nobody');

/** A name for each place, so that a hit tells the place. */
const nameAt = (place: string): string => `Zubayr${place}Qahtani`;

/** Every way in which a PDF may write a name. */
function spellings(name: string): Buffer[] {
  const utf16be = Buffer.from(name, 'utf16le').swap16();
  const octal = [...name].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('');
  return [
    Buffer.from(name),
    Buffer.from(name, 'utf16le'),
    utf16be,
    ...[utf16be, Buffer.from(name)].flatMap((bytes) => [
      Buffer.from(bytes.toString('hex')),
      Buffer.from(bytes.toString('hex').toUpperCase()),
    ]),
    Buffer.from(octal),
  ];
}

/** The places whose names stand in the file. */
const placesIn = (pdf: Uint8Array, places: readonly string[] = PLACES): string[] => {
  const all = layersOf(pdf);
  return places.filter((place) =>
    spellings(nameAt(place)).some((spelling) => all.some((layer) => layer.includes(spelling))),
  );
};

const xmp = (place: string): Buffer =>
  streamOf(
    '/Type/Metadata/Subtype/XML',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${nameAt(place)}</dc:creator></x:xmpmeta>`,
  );
const written = (place: string): string => `(${nameAt(place)})`;
const hex = (place: string): string =>
  `<feff${Buffer.from(nameAt(place), 'utf16le').swap16().toString('hex')}>`;
const script = (place: string): string => `<</S/JavaScript/JS(app.alert\\("${nameAt(place)}"\\))>>`;

/** A picture with names where cameras and editors write them, and behind its end. */
async function signedJpeg(): Promise<Buffer> {
  const plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c05020' } })
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Artist: nameAt('Exif'), Copyright: nameAt('Exif') } })
    .toBuffer();
  const segment = (marker: number, text: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text)]);
  };
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${nameAt('JpegXmp')}</x>`),
    segment(0xed, `Photoshop 3.0\0${nameAt('Iptc')}`),
    segment(0xfe, nameAt('JpegComment')),
    plain.subarray(2),
    Buffer.from(nameAt('JpegTail')),
  ]);
}

const imageOf = (filter: string, bytes: Buffer, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(
      `<</Type/XObject/Subtype/Image/Width 40/Height 30/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter${filter}/Length ${bytes.length}${more}>>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const PLACES = `
  Info InfoHex InfoCustom Xmp Outline Field Attachment AttachmentName NamedScript OpenAction Lang
  PageLabel Destination Layer LayerUsage OutputIntent Structure Base PageXmp PagePiece PageScript
  PageThumb Annotation AnnotationText Link Stamp PageKey FormXmp FormPiece FormKey FormReference
  ImageXmp ImageAlternate FontXmp FontKey Exif JpegXmp Iptc JpegComment JpegTail Jpeg2000 Marked
  Resources PageComment FormComment PatternComment GlyphComment FileComment Orphan Trailer Earlier`
  .trim()
  .split(/\s+/);

const ANNOTATIONS =
  `/Annots[<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T ${written('Annotation')}/Contents ${hex('AnnotationText')}>>` +
  `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/${nameAt('Link')})>>>>` +
  `<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 19 0 R>>>>]`;

/** A page with an image, a form, a pattern and a layer, and a name in each place where one can stand. */
async function signedPdf({ annotations = ANNOTATIONS } = {}): Promise<Buffer> {
  const jpeg = await signedJpeg();
  const jp2Box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(type, 4);
    return Buffer.concat([head, content]);
  };
  const jpeg2000 = Buffer.concat([
    Buffer.from('\x00\x00\x00\x0cjP  \r\n\x87\n', 'latin1'),
    jp2Box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ')),
    jp2Box('xml ', Buffer.from(nameAt('Jpeg2000'))),
    jp2Box('jp2c', Buffer.from([0xff, 0x4f, 0xff, 0xd9])),
  ]);
  const content = `% drawn by ${nameAt('PageComment')}
    /Artifact /M BDC BT /F 24 Tf 60 700 Td (A paper with 100% \\(nearly\\) no name % here) Tj ET EMC
    /OC /L BDC q 100 0 0 100 60 500 cm /I Do Q EMC q 100 0 0 100 200 500 cm /J Do Q
    1 0 0 1 60 300 cm /X Do /Pattern cs /P scn 0 0 100 100 re f
    BT /T 20 Tf 0 150 Td (a) Tj ET`;
  const objects: (string | Buffer)[] = [
    `<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R/Lang ${written('Lang')}/OpenAction ${script('OpenAction')}` +
      `/Outlines<</First 6 0 R/Last 6 0 R/Count 1>>/AcroForm<</Fields[<</FT/Tx/T(a)/V ${written('Field')}>>]>>` +
      `/Names<</EmbeddedFiles<</Names[(a) 7 0 R]>>/JavaScript<</Names[(b) ${script('NamedScript')}]>>` +
      `/Dests<</Names[${written('Destination')}[3 0 R/Fit]]>>>>/URI<</Base ${written('Base')}>>` +
      `/PageLabels<</Nums[0<</P ${written('PageLabel')}>>]>>/OCProperties<</OCGs[8 0 R]/D<</ON[8 0 R]/Creator ${written('Layer')}>>>>` +
      `/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/Info ${written('OutputIntent')}>>]` +
      `/StructTreeRoot<</Type/StructTreeRoot/K<</Type/StructElem/S/P/Alt ${written('Structure')}>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Contents 4 0 R/Metadata 9 0 R/PieceInfo<</App<</Private ${written('PagePiece')}>>>>` +
      `/AA<</O ${script('PageScript')}>>/LastModified(D:20260101)/Thumb 10 0 R/OurKey ${hex('PageKey')}` +
      annotations +
      `/Resources<</Font<</F 11 0 R/T 18 0 R>>/XObject<</I 12 0 R/J 13 0 R/K 14 0 R/X 15 0 R>>/Pattern<</P 16 0 R>>` +
      `/Properties<</L 8 0 R/M<</Author ${written('Marked')}>>>>/Metadata<</Type/Metadata/A ${written('Resources')}>>>>>>`,
    streamOf('', content),
    xmp('Xmp'),
    `<</Title ${written('Outline')}/Parent 1 0 R/Dest[3 0 R/Fit]>>`,
    `<</Type/Filespec/F ${written('AttachmentName')}/EF<</F 17 0 R>>>>`,
    `<</Type/OCG/Name ${written('Layer')}/Usage<</CreatorInfo<</Creator ${written('LayerUsage')}>>>>>>`,
    xmp('PageXmp'),
    streamOf('/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', `.${nameAt('PageThumb')}`),
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Metadata 20 0 R/Foundry ${written('FontKey')}>>`,
    imageOf('/DCTDecode', jpeg, '/Metadata 21 0 R/Alternates[<</Image 22 0 R/DefaultForPrinting true>>]'),
    imageOf('[/FlateDecode/DCTDecode]', deflateSync(jpeg)),
    imageOf('/JPXDecode', jpeg2000),
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Metadata 23 0 R/PieceInfo<</App<</Private ${written('FormPiece')}>>>>` +
        `/Author ${written('FormKey')}/Ref<</F ${written('FormReference')}/Page 0>>`,
      `% by ${nameAt('FormComment')}\n0 0 50 50 re f`,
    ),
    streamOf(
      '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>',
      `% by ${nameAt('PatternComment')}\n0 0 5 5 re f`,
    ),
    streamOf('/Type/EmbeddedFile', nameAt('Attachment')),
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[0.1 0 0 0.1 0 0]/FirstChar 97/LastChar 97/Widths[9]/CharProcs<</a 24 0 R>>' +
      '/Encoding<</Type/Encoding/Differences[97/a]>>/Resources<<>>>>',
    streamOf('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', `BT (${nameAt('Stamp')}) Tj ET`),
    xmp('FontXmp'),
    xmp('ImageXmp'),
    imageOf('/DCTDecode', jpeg, `/OurKey ${written('ImageAlternate')}`),
    xmp('FormXmp'),
    streamOf('', `9 0 0 0 9 9 d1 % by ${nameAt('GlyphComment')}\n0 0 9 9 re f`),
    `<</Orphan ${written('Orphan')}>>`,
    `<</Author ${written('Info')}/Title ${hex('InfoHex')}/Company ${written('InfoCustom')}/Producer(Word)/CreationDate(D:20260101)>>`,
  ];
  const signed = pdfOf(objects, `/Info 26 0 R/ID[${hex('Trailer')}${hex('Trailer')}]`);
  // An object that a later version of the file replaces.
  const replaced = Buffer.from(`25 0 obj\n${written('Earlier')}\nendobj\n%${nameAt('FileComment')}\n`);
  return Buffer.concat([signed.subarray(0, 9), replaced, signed.subarray(9)]);
}

const DRAWN_PLACES = `
  InlineExif BehindImage ArtifactAuthor FigureAlt MarkedPoint ActualText ListedText TagName Loose TooMany WrongKind Compatible
  BaseFont FontName FontFamily CharSet FontTable CmapName CmapComment OwnEncoding Type1Notice Type1Comment CffNotice
  Profile Colorant DeviceInk InkOwner StateName StateKey PatternName PatternKey ShadingName ShadingKey GroupKey FormGroup
  FontResource ImageResource LayerResource SpaceResource FunctionComment SoftMaskKey Registry InlineKey InlineTail
  OwnGlyph UnusedGlyph UndrawnGlyph FormOfGlyph
  SpaceTail InksTail ProfileTail FormTail`
  .trim()
  .split(/\s+/);

const fontTable = (tag: string, text: string) => ({ tag, bytes: Buffer.from(text) });
/** A font program with these tables. */
function sfntOf(tables: readonly { tag: string; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  for (const [place, { tag, bytes }] of tables.entries()) {
    head.write(tag, 12 + place * 16, 'latin1');
    head.writeUInt32BE(offset, 20 + place * 16);
    head.writeUInt32BE(bytes.length, 24 + place * 16);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => bytes)]);
}

/** A compact font program with one name, and a notice as its only string. */
function cffOf(notice: string): Buffer {
  const index = (item: Buffer) => Buffer.concat([Buffer.from([0, 1, 1, 1, item.length + 1]), item]);
  // 391 is the number of the first string of its own; operator 1 is its notice.
  const top = Buffer.from([28, 391 >> 8, 391 & 255, 1]);
  return Buffer.concat([
    Buffer.from([1, 0, 4, 1]),
    index(Buffer.from('Plain')),
    index(top),
    index(Buffer.from(notice)),
    Buffer.from([0, 0]),
  ]);
}

/** A profile with a description and nothing to compute with. */
function profileOf(text: string): Buffer {
  const profile = Buffer.alloc(128 + 4 + 12);
  profile.writeUInt32BE(1, 128);
  profile.write('desc', 132, 'latin1');
  profile.writeUInt32BE(profile.length, 136);
  profile.writeUInt32BE(text.length, 140);
  return Buffer.concat([profile, Buffer.from(text)]);
}

/** A page whose drawing itself holds a name in each place where one can stand unseen. */
async function secretPdf(): Promise<Buffer> {
  const jpeg = (await signedJpeg()).toString('latin1').replaceAll(nameAt('Exif'), nameAt('InlineExif'));
  const n = nameAt;
  const content = `/Artifact <</Author ${written('ArtifactAuthor')}>> BDC 0 0 1 1 re f EMC
    /Figure <</MCID 3/Alt ${written('FigureAlt')}>> BDC EMC /Span <</ActualText ${written('ActualText')}>> BDC EMC
    /Span /${n('LayerResource')} BDC EMC /P <</A ${written('MarkedPoint')}>> DP /${n('TagName')} BMC EMC
    ${written('Loose')} q ${written('TooMany')} 2 w ${written('WrongKind')} J BX ${written('Compatible')} unknown EX Q
    BT /${n('FontResource')} 24 Tf 60 700 Td (A paper without a name) Tj ET
    BT /F2 12 Tf 60 650 Td (a) Tj /F3 12 Tf (a) Tj /F4 12 Tf <0001> Tj ET
    BT /F5 24 Tf 60 600 Td (ab) Tj /F6 12 Tf (Zub) Tj ET
    /${n('SpaceResource')} cs 0.5 scn /${n('StateName')} gs 10 10 40 40 re f
    /Dn cs 0.5 scn 60 10 40 40 re f /Icc cs 0.2 0.4 0.6 scn 110 10 40 40 re f
    /Pattern cs /${n('PatternName')} scn 160 10 40 40 re f q 210 10 40 40 re W n /${n('ShadingName')} sh Q
    q 50 0 0 50 300 300 cm /${n('ImageResource')} Do Q
    q 40 0 0 30 60 500 cm BI /W 40 /H 30 /BPC 8 /CS /RGB /F /DCT /Author ${written('InlineKey')} ID ${jpeg}
    EI Q
    q 9 0 0 9 60 540 cm BI /W 2 /H 1 /BPC 8 /CS /G ID ab${n('InlineTail')}
    EI Q
    q 9 0 0 9 80 540 cm BI /W 2 /H 1 /BPC 8 /CS /${n('SpaceResource')} ID ab${n('SpaceTail')}
    EI Q
    q 9 0 0 9 100 540 cm BI /W 2 /H 1 /BPC 8 /CS /Dn ID ab${n('InksTail')}
    EI Q
    q 9 0 0 9 120 540 cm BI /W 2 /H 1 /BPC 8 /CS /Icc ID abcdef${n('ProfileTail')}
    EI Q
    % drawn by ${n('BehindImage')}`;
  const profile = profileOf(n('Profile'));
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Contents 4 0 R/Group<</S/Transparency/CS/DeviceRGB/Author ${written('GroupKey')}>>` +
      `/Resources<</Font<</${n('FontResource')} 5 0 R/F2 8 0 R/F3 17 0 R/F4 19 0 R/F5 21 0 R/F6 23 0 R>>/ExtGState<</${n('StateName')} 10 0 R>>` +
      `/ColorSpace<</${n('SpaceResource')} [/Separation/${n('Colorant')}/DeviceGray 11 0 R]` +
      `/Dn [/DeviceN[/${n('DeviceInk')}]/DeviceGray 11 0 R<</Owner ${written('InkOwner')}>>]/Icc [/ICCBased 12 0 R]>>` +
      `/Pattern<</${n('PatternName')} 13 0 R>>/Shading<</${n('ShadingName')} 14 0 R>>/XObject<</${n('ImageResource')} 15 0 R>>` +
      `/Properties<</${n('LayerResource')}<</ActualText ${written('ListedText')}>>>>>>>>`,
    streamOf('', Buffer.from(content, 'latin1')),
    `<</Type/Font/Subtype/TrueType/BaseFont/${n('BaseFont')}/FirstChar 65/LastChar 65/Widths[600]/FontDescriptor 6 0 R/ToUnicode 16 0 R` +
      `/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Author ${written('OwnEncoding')}>>>>`,
    `<</Type/FontDescriptor/FontName/${n('FontName')}/FontFamily ${written('FontFamily')}/CharSet(/${n('CharSet')})/Flags 32` +
      '/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1/FontFile2 7 0 R>>',
    streamOf('/Length1 99', sfntOf([fontTable('name', n('FontTable')), fontTable('glyf', 'outlines')])),
    '<</Type/Font/Subtype/Type1/BaseFont/Own/FirstChar 97/LastChar 97/Widths[600]/FontDescriptor 9 0 R>>',
    '<</Type/FontDescriptor/FontName/Own/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1/FontFile 18 0 R>>',
    `<</LW 2/${n('StateKey')} 1/Author ${written('StateKey')}/SMask<</S/Luminosity/Author ${written('SoftMaskKey')}>>>>`,
    streamOf('/FunctionType 4/Domain[0 1]/Range[0 1]', `{ % by ${n('FunctionComment')}\n 1 exch sub }`),
    streamOf('/N 3/Alternate/DeviceRGB', profile),
    `<</PatternType 2/Author ${written('PatternKey')}/Shading<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function<</FunctionType 2/Domain[0 1]/N 1>>>>>>`,
    `<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Author ${written('ShadingKey')}/Function<</FunctionType 2/Domain[0 1]/N 1>>>>`,
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency/Author ${written('FormGroup')}>>/Resources<</ColorSpace<</Own [/CalGray<</WhitePoint[1 1 1]>>]>>>>`,
      `0 0 5 5 re f q 4 0 0 4 5 5 cm BI /W 2 /H 1 /BPC 8 /CS /Own ID ab${n('FormTail')}\nEI Q`,
    ),
    streamOf(
      '',
      `% by ${n('CmapComment')}\n/CMapName /${n('CmapName')} def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <61> <0061> endbfchar`,
    ),
    '<</Type/Font/Subtype/Type1/BaseFont/Compact/FirstChar 97/LastChar 97/Widths[600]/FontDescriptor<</Type/FontDescriptor/FontName/Compact/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1/FontFile3 20 0 R>>>>',
    streamOf(
      '/Length1 99',
      `%!PS-AdobeFont-1.0: Own\n% by ${n('Type1Comment')}\n/FontInfo 2 dict dup begin /Notice (${n('Type1Notice')}) def end def currentfile eexec`,
    ),
    `<</Type/Font/Subtype/Type0/BaseFont/Wide/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Wide` +
      `/CIDSystemInfo<</Registry ${written('Registry')}/Ordering ${written('Registry')}/Supplement 0>>/FontDescriptor 6 0 R>>]>>`,
    streamOf('/Subtype/Type1C', cffOf(n('CffNotice'))),
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[0.1 0 0 0.1 0 0]/FirstChar 97/LastChar 98/Widths[9 9]/Resources<<>>' +
      `/CharProcs<</${n('OwnGlyph')} 22 0 R/alef.${n('FormOfGlyph')} 24 0 R/${n('UnusedGlyph')} 22 0 R>>` +
      `/Encoding<</Type/Encoding/Differences[97/${n('OwnGlyph')}/alef.${n('FormOfGlyph')}]>>>>`,
    streamOf('', '9 0 0 0 9 9 d1 0 0 9 9 re f'),
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[117/${n('UndrawnGlyph')}]>>>>`,
    streamOf('', '9 0 0 0 9 9 d1 0 0 5 5 re f'),
  ];
  return pdfOf(objects, '');
}

describe('an anonymous copy', () => {
  test('has none of the names that stand unseen in what draws the page', async () => {
    const secret = await secretPdf();
    expect(placesIn(secret, DRAWN_PLACES)).toEqual(DRAWN_PLACES);
    const copy = await anonymise(secret);
    expect(placesIn(copy, DRAWN_PLACES)).toEqual([]);
    const [before, after] = [await read(secret), await read(copy)];
    expect(Buffer.compare(after.firstPage, before.firstPage)).toBe(0);
  });

  test('calls the glyphs of an embedded program as the program does', async () => {
    const lock = (text: string) => {
      let key = 55_665;
      return Buffer.from(text).map((byte) => {
        const locked = byte ^ (key >> 8);
        key = ((locked + key) * 52_845 + 22_719) & 0xffff;
        return locked;
      });
    };
    const n = nameAt;
    const program = Buffer.concat([
      Buffer.from('%!PS-AdobeFont-1.0: Own\ncurrentfile eexec\n'),
      lock(`0000/CharStrings 1 dict dup begin /${n('Drawn')} 9 RD 123456789 ND end`),
    ]);
    const page = pageOf(A4, '/Font<</F 5 0 R>>');
    const copy = await anonymise(
      pdfOf([
        CATALOG,
        ONE_PAGE,
        page,
        streamOf('', 'BT /F 12 Tf 60 600 Td (ab) Tj ET'),
        `<</Type/Font/Subtype/Type1/BaseFont/Own/FirstChar 97/LastChar 98/Widths[600 600]/FontDescriptor 6 0 R/Encoding<</Differences[97/${n('Drawn')}/${n('Missing')}]>>>>`,
        '<</Type/FontDescriptor/FontName/Own/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1/FontFile 7 0 R>>',
        streamOf('/Length1 42', program),
      ]),
    );
    expect(placesIn(copy, ['Drawn', 'Missing'])).toEqual(['Drawn']);
  });

  test('has none of the names that stand anywhere but on the page', async () => {
    const signed = await signedPdf();
    expect(placesIn(signed)).toEqual(PLACES);
    expect(placesIn(await anonymise(signed))).toEqual([]);
  });

  test('draws and says the same', async () => {
    // Notes are drawn too, and are no part of the paper.
    const signed = await signedPdf({ annotations: '' });
    const [before, after] = [await read(signed), await read(await anonymise(signed))];
    expect(after.text).toEqual(['A paper with 100% (nearly) no name % here\r\na']);
    expect(after.text).toEqual(before.text);
    expect(Buffer.compare(after.firstPage, before.firstPage)).toBe(0);
  });

  test('keeps what is hidden hidden', async () => {
    const layered = (states: string) =>
      pdfOf([
        `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<<${states}>>>>>>`,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Contents 4 0 R/Resources<</Properties<</L 5 0 R>>>>>>`,
        streamOf('', '/OC /L BDC 100 100 300 300 re f EMC'),
        '<</Type/OCG/Name(Authors)>>',
      ]);
    const [hidden, shown] = await Promise.all(
      ['/OFF[5 0 R]', '/ON[5 0 R]'].map(
        async (states) => (await read(await anonymise(layered(states)))).firstPage,
      ),
    );
    const original = (await read(layered('/OFF[5 0 R]'))).firstPage;
    expect([Buffer.compare(hidden ?? original, original), hidden?.length === shown?.length]).toEqual([
      0,
      false,
    ]);
  });

  test('of a vocalised Arabic paper looks the same, reads from the right and is the same each time', async () => {
    const paper = await arabicPdf('أَثَرُ الحَفَّازَاتِ في تَفَاعُلَاتِ البَلْمَرَةِ', [
      'اِسْتَخْرَجَ البرنامجُ 12 صيغةً من الجذرِ (ج ذ ب) في 0.35 ثانية، منها «التَّجَاذُبُ» gravity و«الجَاذِبِيَّةُ».',
    ]);
    const [copy, again] = [await anonymise(paper), await anonymise(paper)];
    const [before, after] = [await read(paper), await read(copy)];
    expect(after.text).toEqual(before.text);
    expect(Buffer.compare(after.firstPage, before.firstPage)).toBe(0);
    expect(Buffer.compare(copy, again)).toBe(0);
    expect(Buffer.from(copy).includes('/Direction /R2L')).toBe(true);
  });

  test('has no date, no number and no name of a program', async () => {
    const copy = await PDFDocument.load(await anonymise(await signedPdf()), { updateMetadata: false });
    expect([
      copy.getProducer(),
      copy.getCreator(),
      copy.getCreationDate(),
      copy.getModificationDate(),
    ]).toEqual(Array(4).fill(undefined));
    expect(copy.context.trailerInfo.ID).toBeUndefined();
    expect(copy.catalog.keys().map(String).toSorted()).toEqual(['/OCProperties', '/Pages', '/Type']);
  });

  test('is not made of a file that two readers read differently', async () => {
    const page = (content: number) =>
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${A4}]/Contents ${content} 0 R>>`;
    const two = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 1>>',
      page(5),
      page(5),
      streamOf('', 'q Q'),
    ]);
    await expect(anonymise(two)).rejects.toMatchObject({ reason: 'damaged' });
  });
});

describe('a copy with what was noted on it', () => {
  const annotated = (pdf: Uint8Array) => pdfReaderHere().annotated(given(pdf), 'nobody');

  test('keeps what the notes say and show, and nothing of whose they are', async () => {
    const of = (place: string) =>
      `/T ${written(place)}/NM ${hex(place)}/M ${written(place)}/RC ${written(place)}`;
    const noted = pdfOf([
      CATALOG,
      ONE_PAGE,
      pageOf(
        A4,
        '',
        `/Annots[<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Name/Key/Contents(A gap in the proof)${of('Note')}/Popup 5 0 R>>` +
          `<</Type/Annot/Subtype/Highlight/Rect[0 0 90 90]/C[1 1 0]/QuadPoints[9 90 90 90 9 9 90 9]/AP<</N 6 0 R>>${of('Mark')}>>` +
          `<</Type/Annot/Subtype/FreeText/Rect[9 9 90 90]/DA(/${nameAt('Letters')} 9 Tf)/Contents(Where from?)/F 2>>` +
          `<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 7 0 R>>>>` +
          `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${script('Acting')}>>]`,
      ),
      streamOf('', 'q Q'),
      `<</Type/Annot/Subtype/Popup/Rect[0 0 9 9]/T ${written('Popup')}>>`,
      streamOf(
        '/Type/XObject/Subtype/Form/BBox[0 0 90 90]/Resources<<>>',
        `% by ${nameAt('Look')}\n9 9 80 80 re f`,
      ),
      streamOf('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', `BT (${nameAt('Stamp')}) Tj ET`),
    ]);
    const { copy, notes } = await annotated(noted);
    expect(notes).toEqual(['A gap in the proof', 'Where from?']);
    expect(placesIn(copy, 'Note Mark Letters Stamp Acting Popup Look'.split(' '))).toEqual([]);
    const { firstPage } = await pdfReaderHere().read(given(copy), 'nobody');
    expect(
      Buffer.compare(
        firstPage,
        (await pdfReaderHere().read(given(await anonymise(noted)), 'nobody')).firstPage,
      ),
    ).not.toBe(0);
  });

  test('has none of the names that stand elsewhere', async () => {
    const { copy, notes } = await annotated(await signedPdf());
    // What a note says is what its reader is to read.
    expect(placesIn(copy)).toEqual(['AnnotationText']);
    expect(notes).toEqual([nameAt('AnnotationText')]);
  });
});
