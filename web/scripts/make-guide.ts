// Makes the files that the publishing guide offers, whenever its text changed: `npm run documents`.
// CHROMIUM names the browser that prints, where it stands elsewhere.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printGuide } from './guide-pdf.ts';
import { makePaperTemplate } from './paper-template.ts';

const folder = join(import.meta.dirname, '../public/documents');
await mkdir(folder, { recursive: true });

const files = {
  'paper-template.docx': await makePaperTemplate(),
  'publishing-guide.pdf': await printGuide(process.env.CHROMIUM ?? '/usr/bin/chromium'),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(folder, name), content);
  console.log(`${name}: ${Math.round(content.length / 1024)} kB`);
}
