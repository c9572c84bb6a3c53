import { zipSync } from 'fflate';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:a="a" xmlns:wp="wp" xmlns:m="m" xmlns:mc="mc" xmlns:v="v"';

/** A document with this body (WordprocessingML); further parts by their names, as XML or bytes. */
export function docxOf(body: string, parts: Record<string, string | Uint8Array> = {}): Buffer {
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMES}><w:body>${body}</w:body></w:document>`;
  const all = { '[Content_Types].xml': '<Types/>', 'word/document.xml': document, ...parts };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(all).map(([name, part]) => [
          name,
          typeof part === 'string' ? Buffer.from(part) : part,
        ]),
      ),
    ),
  );
}

/** A part whose elements are named as those of the document. */
export const partOf = (root: string, inside: string): string => `<${root} ${NAMES}>${inside}</${root}>`;

/** A paragraph of these words; `look` stands in the properties of its run. */
export const p = (words: string, properties = '', look = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;

/** The relations of a document to its pictures. */
export const relations = (targets: Record<string, string>, mode = ''): string =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="http://x/relationships/image" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`,
    )
    .join('')}</Relationships>`;

export const drawing = (relation: string, alt = ''): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" descr="${alt}"/><a:blip r:embed="${relation}"/></wp:inline></w:drawing></w:r></w:p>`;
