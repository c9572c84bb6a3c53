// A worker of its own: WebAssembly, which shapes the letters, may run here by the policy of this file, and in no page.
import type { Fonts, TextOptions } from '@mustalah/arabic-pdf/arabic-pdf';
import { formatInteger } from '../text/format.ts';

export interface PdfWork {
  fonts: Fonts;
  title: string;
  paragraphs: readonly (TextOptions & { text: string })[];
}

export type WrittenPdf = { bytes: Uint8Array<ArrayBuffer> } | { fault: string };

const pageLabel = (page: number, of: number) => `${formatInteger(page)} / ${formatInteger(of)}`;

async function write({ fonts, title, paragraphs }: PdfWork): Promise<WrittenPdf> {
  try {
    // Not above: it waits for its WebAssembly, and a message that came meanwhile would find nobody listening.
    const { ArabicPdf } = await import('@mustalah/arabic-pdf/arabic-pdf');
    const pdf = new ArabicPdf(fonts, { title, pageLabel });
    for (const { text, ...options } of paragraphs) pdf.text(text, options);
    return { bytes: (await pdf.save()) as Uint8Array<ArrayBuffer> };
  } catch (error) {
    return { fault: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<PdfWork>) => postMessage(await write(data)));
