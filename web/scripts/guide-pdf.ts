import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { escapeHtml } from '../../server/platform/escape-html.ts';
import { BRAND } from '../app/colors.ts';
import { type GuideSection, guide, guideSections } from '../app/features/reading/guide-text.ts';
import { common } from '../app/text/common.ts';

const require = createRequire(import.meta.url);

async function fontFace(family: string, weight: string, file: string): Promise<string> {
  const font = await readFile(require.resolve(file));
  const source = `url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')`;
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source}; }`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function sectionHtml({
  title,
  paragraphs = [],
  points = [],
  isOrdered,
  examples = [],
}: GuideSection): string {
  const tag = isOrdered ? 'ol' : 'ul';
  const list = points.map((point) => `<li>${escapeHtml(point)}</li>`).join('');
  const figures = examples.map(
    ({ kind, reference, isLatin }) =>
      `<figure><figcaption>${escapeHtml(kind)}</figcaption>` +
      `<p dir="${isLatin ? 'ltr' : 'rtl'}" lang="${isLatin ? 'en' : 'ar'}">${escapeHtml(reference)}</p></figure>`,
  );
  return [
    `<section><h2>${escapeHtml(title)}</h2>`,
    ...paragraphs.map(paragraph),
    list && `<${tag}>${list}</${tag}>`,
    ...figures,
    '</section>',
  ].join('');
}

const stylesheet = `
  @page { size: A4; margin: 22mm 20mm 24mm; }
  body { margin: 0; font: 11.5pt/1.9 Vazirmatn, 'Vazirmatn Latin', sans-serif; color: #1c2a26; }
  /* The interface's letters here too: text in Naskh cannot be searched in a PDF that Chromium prints. */
  h1, h2 { color: ${BRAND}; line-height: 1.6; }
  h1 { margin: 0; font-size: 24pt; }
  h2 { margin: 7mm 0 1mm; padding-block-end: 1mm; border-block-end: 0.3mm solid #deb043; font-size: 14pt; break-after: avoid; }
  .site { font-weight: 700; color: #6f4f00; }
  .lead { font-size: 12.5pt; }
  p { margin: 1mm 0; }
  ul, ol { margin: 1mm 0; padding-inline-start: 7mm; }
  ol { list-style: arabic-indic; }
  li { break-inside: avoid; }
  li::marker { color: ${BRAND}; font-weight: 700; }
  figure { margin: 0 0 2mm; padding: 1.5mm 4mm; border: 0.2mm solid #e3ddcf; border-radius: 2mm; background: #faf8f3; break-inside: avoid; }
  figcaption { font-size: 9.5pt; color: #4d5753; }
  .support { margin-block-start: 8mm; }
`;

/** The page that is printed. */
export async function guideHtml(): Promise<string> {
  const fonts = await Promise.all([
    fontFace(
      'Vazirmatn',
      '100 900',
      '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    ),
    fontFace(
      'Vazirmatn Latin',
      '100 900',
      '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
    ),
  ]);
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head><meta charset="utf-8"><title>${escapeHtml(guide.title)} — ${common.siteName}</title>
<style>${fonts.join('\n')}${stylesheet}</style></head>
<body>
<p class="site">${common.siteName}</p>
<h1>${escapeHtml(guide.title)}</h1>
<p class="lead">${escapeHtml(guide.lead)}</p>
${guideSections.map(sectionHtml).join('\n')}
<p class="support">${escapeHtml(guide.support)} <bdi lang="en">${guide.supportAddress}</bdi></p>
</body></html>`;
}

/** A comment at the end of the file that tells from which page it was printed; a test compares it. */
export async function sourceMark(): Promise<string> {
  const digest = createHash('sha256')
    .update(await guideHtml())
    .digest('hex');
  return `\n% printed from ${digest}\n`;
}

/** Print the publishing guide, fonts included, from the text of its page. */
export async function printGuide(chromiumPath: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent(await guideHtml());
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    return Buffer.concat([pdf, Buffer.from(await sourceMark())]);
  } finally {
    await browser.close();
  }
}
