// Makes the PDFs of the trial community from their texts, whenever those changed: `npm run documents`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ArabicPdf } from '@mustalah/arabic-pdf/arabic-pdf';
import { formatInteger } from '../app/text/format.ts';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../server/seed/demo/papers');
const NOTICE = 'نص نموذجي كُتب لتجربة المنصة، أقصر مما يشترطه دليل النشر، وأرقامه مصطنعة.';

const font = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-naskh-arabic/${name}.ttf`)));
const fonts = {
  regular: font('400Regular/NotoNaskhArabic_400Regular'),
  bold: font('700Bold/NotoNaskhArabic_700Bold'),
};

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const [head = '', body = ''] = readFileSync(join(folder, file), 'utf8').split('\n---\n');
  const { title = '', abstract = '', keywords = '' } = fieldsOf(head);
  const pdf = new ArabicPdf(fonts, {
    title,
    pageLabel: (page, of) => `${formatInteger(page)} / ${formatInteger(of)}`,
  });
  pdf.text(title, { size: 20, isBold: true, spaceAfter: 4 });
  pdf.text(NOTICE, { size: 10, spaceAfter: 10 });
  pdf.text('الملخص', { size: 15, isBold: true, keepsWithNext: true });
  pdf.text(abstract, { spaceAfter: 6 });
  pdf.text(`الكلمات المفتاحية: ${keywords}`, { size: 11, spaceAfter: 8 });
  for (const paragraph of body.split(/\n+/).filter(Boolean)) {
    if (paragraph.startsWith('# ')) {
      pdf.text(paragraph.slice(2), { size: 15, isBold: true, spaceBefore: 8, keepsWithNext: true });
    } else {
      pdf.text(paragraph, { spaceAfter: 4 });
    }
  }
  const bytes = await pdf.save();
  writeFileSync(join(folder, file.replace(/\.md$/, '.pdf')), bytes);
  console.log(`${file}: ${pdf.pageCount} pages, ${Math.round(bytes.length / 1024)} kB`);
}

/** `name: value`, one a line. */
function fieldsOf(head: string): Record<string, string> {
  return Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}
