import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type IRunOptions,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { guideSections } from '../app/features/reading/guide-text.ts';
import { template, templateParts } from './template-text.ts';

// On every machine that has an office program; the Arabic letters are taken from `cs`.
const FONT = 'Times New Roman';
const font = { ascii: FONT, hAnsi: FONT, cs: FONT };
const GREEN = '0B5C42';
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1_418;

/** Sizes are half points; Arabic letters take theirs from the second field. */
const sized = (size: number): IRunOptions => ({ size, sizeComplexScript: size });

const LATIN = /([\p{Script=Latin}][\p{Script=Latin}\p{N}\s.,-]*)/u;

/** Latin words are runs of their own: one run has one direction. */
function runs(text: string, style: IRunOptions = {}): TextRun[] {
  return text
    .split(LATIN)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ ...style, text: part, font, rightToLeft: !LATIN.test(part) }));
}

interface ArabicParagraph {
  style?: string;
  run?: IRunOptions;
  centred?: boolean;
}

const arabic = (
  children: string | ParagraphChild[],
  { style, run, centred }: ArabicParagraph = {},
): Paragraph =>
  new Paragraph({
    children: typeof children === 'string' ? runs(children, run) : children,
    bidirectional: true,
    // In a bidirectional paragraph `start` is the right side.
    alignment: centred ? AlignmentType.CENTER : AlignmentType.START,
    ...(style && { style }),
  });

function cell(text: string, isHead: boolean): TableCell {
  return new TableCell({
    children: [arabic(text, { centred: true, run: isHead ? { bold: true, boldComplexScript: true } : {} })],
    ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'EEF7F3', color: 'auto' } }),
  });
}

const sampleTable = (): Table =>
  new Table({
    visuallyRightToLeft: true,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: template.tableHead.map((text) => cell(text, true)) }),
      ...template.tableRows.map((row) => new TableRow({ children: row.map((text) => cell(text, false)) })),
    ],
  });

function references(): Paragraph[] {
  const examples = guideSections.flatMap((section) => section.examples ?? []);
  return examples.map(({ reference, isLatin }) =>
    isLatin
      ? // A bidirectional paragraph would move the full stop of a Latin reference to its beginning.
        new Paragraph({
          alignment: AlignmentType.LEFT,
          children: [new TextRun({ text: reference, font, ...sized(24) })],
        })
      : arabic(reference),
  );
}

function body(): (Paragraph | Table)[] {
  const parts = templateParts.flatMap(({ heading, hints }) => [
    arabic(heading, { style: 'Heading1' }),
    ...hints.map((hint) => arabic(hint)),
  ]);
  const afterResults = parts.length - 4;
  const samples = [
    arabic(template.tableCaption, { style: 'Caption', centred: true }),
    sampleTable(),
    arabic(`[${template.figurePlace}]`, { centred: true }),
    arabic(template.figureCaption, { style: 'Caption', centred: true }),
  ];
  return [
    arabic(template.notice, { style: 'Notice' }),
    arabic(template.paperTitle, { style: 'Title', centred: true }),
    arabic(template.abstractHeading, { style: 'Heading1' }),
    arabic(template.abstractHint),
    arabic([
      ...runs(`${template.keywords} `, { bold: true, boldComplexScript: true }),
      ...runs(template.keywordsHint),
    ]),
    ...parts.slice(0, afterResults),
    ...samples,
    ...parts.slice(afterResults),
    arabic(template.referencesHeading, { style: 'Heading1' }),
    ...references(),
  ];
}

const paragraphStyle = (id: string, name: string, size: number, color: string, spacing: object) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run: { ...sized(size), bold: true, boldComplexScript: true, color, font },
  paragraph: { spacing, keepNext: id === 'Heading1' },
});

/** The Word file that authors fill in: right to left throughout, with the parts that the journal asks for. */
export function makePaperTemplate(): Promise<Buffer> {
  const footer = new Footer({
    children: [
      new Paragraph({
        bidirectional: true,
        alignment: AlignmentType.CENTER,
        children: [
          ...runs(template.pageNumber),
          new TextRun({ children: [PageNumber.CURRENT], font, rightToLeft: true }),
        ],
      }),
    ],
  });
  return Packer.toBuffer(
    new Document({
      title: template.fileTitle,
      creator: template.siteName,
      styles: {
        default: {
          document: {
            run: {
              font,
              ...sized(28),
              rightToLeft: true,
              language: { value: 'en-US', bidirectional: 'ar-SA' },
            },
            paragraph: { spacing: { line: 360, after: 120 } },
          },
        },
        paragraphStyles: [
          paragraphStyle('Title', 'Title', 40, GREEN, { before: 240, after: 360 }),
          paragraphStyle('Heading1', 'heading 1', 32, GREEN, { before: 320, after: 120 }),
          paragraphStyle('Caption', 'caption', 24, '444444', { before: 160, after: 160 }),
          {
            ...paragraphStyle('Notice', 'Notice', 24, '8A1C1C', { after: 240 }),
            paragraph: {
              spacing: { after: 240 },
              border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '8A1C1C', space: 6 } },
            },
          },
        ],
      },
      sections: [
        {
          properties: {
            page: {
              size: A4,
              margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
              pageNumbers: { formatType: NumberFormat.HINDI_NUMBERS },
            },
          },
          footers: { default: footer },
          children: body(),
        },
      ],
    }),
  );
}
