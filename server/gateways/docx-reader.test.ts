import type { Block } from '@mustalah/contract/journal/article-text';
import { Document, FootnoteReferenceRun, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { docxOf, drawing, p, partOf, relations } from '../test/docxs.ts';
import { docxReaderHere } from '../test/pdf-reader-here.ts';
import { openDocxReader, type ReadDocx } from './docx-reader.ts';

const given = async function* (docx: Uint8Array) {
  yield docx;
};
const here = docxReaderHere();
const read = (docx: Uint8Array): Promise<ReadDocx> => here.read(given(docx), 'nobody');
const blocksOf = async (body: string, parts: Record<string, string | Uint8Array> = {}): Promise<Block[]> =>
  (await read(docxOf(body, parts))).content.blocks;
/** The words of a block without their looks. */
const said = (block: Block): unknown =>
  'runs' in block
    ? block.runs.map((run) => ('text' in run ? run.text : JSON.stringify(run))).join('')
    : block;
const say = (text: string) => ({ kind: 'paragraph', direction: 'auto', runs: [{ text }] });
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123' } })
  .png()
  .toBuffer();

test('what a program wrote is read by the child without rights', async () => {
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('حاشية المؤلف')] } },
    sections: [
      {
        children: [
          new Paragraph({ text: 'مقدمة', heading: HeadingLevel.HEADING_1, bidirectional: true }),
          new Paragraph({
            bidirectional: true,
            children: [
              new TextRun({ text: 'نص ', rightToLeft: true }),
              new TextRun({ text: 'مهم', bold: true, rightToLeft: true }),
              new FootnoteReferenceRun(1),
            ],
          }),
          new Paragraph({ text: 'bullet', bullet: { level: 0 } }),
        ],
      },
    ],
  });
  const { content, pictures } = await openDocxReader().read(given(await Packer.toBuffer(document)), 'nobody');
  expect(content).toEqual({
    blocks: [
      { kind: 'heading', level: 1, direction: 'rtl', runs: [{ text: 'مقدمة' }] },
      {
        kind: 'paragraph',
        direction: 'rtl',
        runs: [{ text: 'نص ' }, { text: 'مهم', bold: true }, { note: 0 }],
      },
      {
        kind: 'list',
        items: [{ level: 0, number: null, direction: 'auto', runs: [{ text: 'bullet' }] }],
      },
    ],
    notes: [[{ kind: 'paragraph', direction: 'auto', runs: [{ text: 'حاشية المؤلف' }] }]],
  });
  expect(pictures).toEqual([]);
}, 60_000);

describe('words', () => {
  test('take the look and the direction that their program gave them, of their styles too', async () => {
    const styles = partOf(
      'w:styles',
      '<w:style w:styleId="Base"><w:name w:val="base"/><w:pPr><w:bidi/></w:pPr></w:style>' +
        '<w:style w:styleId="H"><w:name w:val="heading 2"/><w:basedOn w:val="Base"/></w:style>' +
        '<w:style w:styleId="S"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>' +
        '<w:style w:styleId="Loop"><w:name w:val="x"/><w:basedOn w:val="Loop"/></w:style>',
    );
    const blocks = await blocksOf(
      [
        p('عنوان', '<w:pStyle w:val="H"/>'),
        p('left', '<w:pStyle w:val="Base"/><w:bidi w:val="0"/>', '<w:rStyle w:val="S"/>'),
        p('عربي', '<w:pStyle w:val="Loop"/>', '<w:rtl/><w:b/><w:iCs/>'),
        '<w:p><w:r><w:t>H</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="subscript"/></w:rPr><w:t>2</w:t></w:r></w:p>',
      ].join(''),
      { 'word/styles.xml': styles },
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, direction: 'rtl', runs: [{ text: 'عنوان' }] },
      { kind: 'paragraph', direction: 'ltr', runs: [{ text: 'left', bold: true }] },
      { kind: 'paragraph', direction: 'auto', runs: [{ text: 'عربي', italic: true }] },
      { kind: 'paragraph', direction: 'auto', runs: [{ text: 'H' }, { text: '2', script: 'sub' }] },
    ]);
  });

  test('that were deleted, hidden or noted beside the text are not shown, and what was inserted is', async () => {
    const blocks = await blocksOf(
      '<w:p><w:ins><w:r><w:t>بقي</w:t></w:r></w:ins><w:del><w:r><w:delText>حُذف</w:delText><w:t>حُذف</w:t></w:r></w:del>' +
        '<w:moveFrom><w:r><w:t>نُقل</w:t></w:r></w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>خفي</w:t></w:r>' +
        '<w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r><w:r><w:t> &lt;b&gt;</w:t><w:br/><w:t>سطر</w:t></w:r></w:p>',
      { 'word/comments.xml': partOf('w:comments', p('تعليق المحرر')) },
    );
    expect(blocks).toEqual([say('بقي <b>\nسطر')]);
  });

  test('that cannot be read as text say that they are missing', async () => {
    const blocks = await blocksOf(
      '<w:p><w:r><w:t>إذا كان </w:t></w:r><m:oMath><m:r><m:t>x2</m:t></m:r></m:oMath><w:r><w:t> موجبًا</w:t></w:r></w:p>',
    );
    expect(blocks).toEqual([
      { ...say(''), runs: [{ text: 'إذا كان ' }, { missing: 'equation' }, { text: ' موجبًا' }] },
    ]);
  });
});

test('points of a list stand together, numbered where their program numbers them, and go on after what parts them', async () => {
  const numbering = partOf(
    'w:numbering',
    '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl>' +
      '<w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>',
  );
  const at = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`;
  const none = '<w:numPr><w:numId w:val="0"/></w:numPr>';
  const blocks = await blocksOf(
    [p('أ', at(0)), p('ب', at(1)), p('ج', at(0)), p('فاصل', none), p('د', at(0))].join(''),
    { 'word/numbering.xml': numbering },
  );
  const items = blocks.map((block) =>
    block.kind === 'list' ? block.items.map(({ level, number }) => [level, number]) : said(block),
  );
  expect(items).toEqual([
    [
      [0, 1],
      [1, null],
      [0, 2],
    ],
    'فاصل',
    [[0, 3]],
  ]);
});

test('a table keeps its head, its spans and its direction; one within it is read as paragraphs', async () => {
  const tc = (inside: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${inside}</w:tc>`;
  const inner = `<w:tbl><w:tr>${tc(p('داخل'))}</w:tr></w:tbl>`;
  const blocks = await blocksOf(
    `<w:tbl><w:tblPr><w:bidiVisual/></w:tblPr><w:tr><w:trPr><w:tblHeader/></w:trPr>${tc(p('رأس'), '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${tc(p('طويل'), '<w:vMerge w:val="restart"/>')}${tc(p('خارج') + inner)}</w:tr>` +
      `<w:tr>${tc(p(''), '<w:vMerge/>')}${tc(p('آخر'))}</w:tr></w:tbl>`,
  );
  const cell = (words: string[], columns = 1, rows = 1) => ({ columns, rows, content: words.map(say) });
  expect(blocks).toEqual([
    {
      kind: 'table',
      direction: 'rtl',
      rows: [
        { is_head: true, cells: [cell(['رأس'], 2)] },
        { is_head: false, cells: [cell(['طويل'], 1, 2), cell(['خارج', 'داخل'])] },
        { is_head: false, cells: [cell(['آخر'])] },
      ],
    },
  ]);
});

test('pictures that lie in the file are taken out, once each; any other is missing', async () => {
  const body = ['1', '1', '2', '3', '4'].map((id) => drawing(`r${id}`, `شكل ${id}`)).join('');
  const targets = { r1: 'media/a.png', r2: 'media/b.emf', r3: '../../etc/passwd' };
  const rels = relations(targets).replace(
    '</Relationships>',
    relations({ r4: 'http://127.0.0.1/x.png' }, 'External').slice('<Relationships>'.length),
  );
  const { content, pictures } = await read(
    docxOf(p('نص') + body, {
      'word/_rels/document.xml.rels': rels,
      'word/media/a.png': png,
      'word/media/b.emf': 'EMF',
      'http://127.0.0.1/x.png': png,
      'word/http://127.0.0.1/x.png': png,
    }),
  );
  const missing = { ...say(''), runs: [{ missing: 'picture' }] };
  expect([content.blocks, pictures.map((picture) => Buffer.from(picture).equals(png))]).toEqual([
    [
      say('نص'),
      { kind: 'picture', place: 0, alt: 'شكل 1' },
      { kind: 'picture', place: 0, alt: 'شكل 1' },
      missing,
      missing,
      missing,
    ],
    [true],
  ]);
});

const nested = (times: number): string =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(times)}${p('عمق')}${'</w:tc></w:tr></w:tbl>'.repeat(times)}`;
const doctype = (declared: string, words: string): Uint8Array =>
  Buffer.from(
    `<!DOCTYPE x [${declared}]><w:document><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  );

test.each([
  ['a thousand tables in one another', docxOf(nested(1_000)), 'too_heavy'],
  ['a bomb', docxOf(p('نص'), { 'word/styles.xml': new Uint8Array(5_000_000).fill(32) }), 'too_heavy'],
  ['a text longer than any article', docxOf(p('ن'.repeat(1_000_001))), 'too_heavy'],
  ['paragraphs without end', docxOf(p('ن').repeat(10_001)), 'too_heavy'],
  [
    'an entity from elsewhere',
    docxOf('', { 'word/document.xml': doctype('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;') }),
    'damaged',
  ],
  [
    'what declares an entity',
    docxOf('', { 'word/document.xml': doctype('<!ENTITY a "aa">', 'نص') }),
    'damaged',
  ],
  ['what is cut off', docxOf('<w:p>'), 'damaged'],
  ['bytes that are no text', docxOf('', { 'word/document.xml': new Uint8Array([0xff, 0xfe, 0]) }), 'damaged'],
  ['no archive', Buffer.from('PK and nothing'), 'damaged'],
  ['a page without a word', docxOf(p(' ')), 'empty'],
])('%s is given up', async (_, docx, reason) => {
  await expect(read(docx)).rejects.toMatchObject({ reason });
});

test('an archive that lies about its sizes unpacks to no more than it may', async () => {
  const docx = docxOf(p('نص'), { 'word/numbering.xml': new Uint8Array(5_000_000).fill(32) });
  // What it says of itself: ten bytes.
  for (let at = docx.indexOf('PK\x01\x02'); at >= 0; at = docx.indexOf('PK\x01\x02', at + 4))
    docx.writeUInt32LE(10, at + 24);
  await expect(read(docx)).rejects.toMatchObject({ reason: 'too_heavy' });
});
