import regularFont from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf?url';
import boldFont from '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf?url';
import type { Derivation } from '@mustalah/contract/assistant';
import { spacedRoot } from '../../domain/spaced-root.ts';
import type { PdfWork } from '../../pdf/pdf-worker.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { formatDay } from '../../text/format.ts';
import { groupsOf, lineOf, statusText } from './results.ts';
import { text } from './text.ts';

const bytesOf = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url)).arrayBuffer());

/** A heading for each kind, a paragraph for each word. */
function paragraphsOf(
  term: string,
  roots: readonly string[],
  words: readonly Derivation[],
): PdfWork['paragraphs'] {
  const groups = groupsOf(words).flatMap(({ name, words: group }) => [
    { text: name, size: 15, isBold: true, spaceBefore: 8, keepsWithNext: true },
    ...group.map((word) => ({
      text: lineOf(word, [word.pattern, word.form_name, statusText(word)]),
      size: 12,
      indent: 12,
    })),
  ]);
  return [
    { text: text.pdfTitle(term), size: 20, isBold: true, spaceAfter: 4 },
    { text: text.pdfRoots(roots.map(spacedRoot).join('، ')), size: 13 },
    { text: text.pdfDate(formatDay(new Date().toISOString())), size: 10, spaceAfter: 8 },
    ...groups,
  ];
}

/** Offer the PDF as a download under an Arabic name. */
export async function downloadDerivations(
  term: string,
  roots: readonly string[],
  words: readonly Derivation[],
): Promise<void> {
  const [regular, bold] = await Promise.all([bytesOf(regularFont), bytesOf(boldFont)]);
  const bytes = await writePdf({
    fonts: { regular, bold },
    title: text.pdfTitle(term),
    paragraphs: paragraphsOf(term, roots, words),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = text.pdfFile(term);
  link.click();
  // Not at once: some browsers begin the download a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
