import regularFont from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url';
import boldFont from '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf?url';
import type { Derivation } from '@mustalah/contract/assistant';
import { spacedRoot } from '../../domain/spaced-root.ts';
import { ArabicPdf } from '../../pdf/arabic-pdf.ts';
import { formatDay } from '../../text/format.ts';
import { groupsOf, lineOf, statusText } from './results.ts';
import { text } from './text.ts';

const bytesOf = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

/** Write the derived words into a PDF: a heading for each kind, a paragraph for each word. */
export async function writeDerivations(
  fonts: { regular: Uint8Array; bold: Uint8Array },
  term: string,
  roots: readonly string[],
  words: readonly Derivation[],
  date: string,
): Promise<Uint8Array> {
  const pdf = new ArabicPdf(fonts, { title: text.pdfTitle(term) });
  pdf.text(text.pdfTitle(term), { size: 20, isBold: true, spaceAfter: 4 });
  pdf.text(text.pdfRoots(roots.map(spacedRoot).join('، ')), { size: 13 });
  pdf.text(text.pdfDate(date), { size: 10, spaceAfter: 8 });
  for (const { name, words: group } of groupsOf(words)) {
    pdf.text(name, { size: 15, isBold: true, spaceBefore: 8, keepsWithNext: true });
    for (const word of group) {
      const line = lineOf(word, [word.pattern, word.form_name, statusText(word)]);
      pdf.text(line, { size: 12, indent: 12 });
    }
  }
  return pdf.save();
}

/** Offer the PDF as a download under an Arabic name. */
export async function downloadDerivations(
  term: string,
  roots: readonly string[],
  words: readonly Derivation[],
): Promise<void> {
  const [regular, bold] = await Promise.all([bytesOf(regularFont), bytesOf(boldFont)]);
  const bytes = await writeDerivations(
    { regular, bold },
    term,
    roots,
    words,
    formatDay(new Date().toISOString()),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  link.download = text.pdfFile(term);
  link.click();
  // Not at once: some browsers begin the download a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
