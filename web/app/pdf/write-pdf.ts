import type { PdfWork, WrittenPdf } from './pdf-worker.ts';
import PdfWorker from './pdf-worker.ts?worker';

/** Write a PDF in a worker, which ends with it. */
export async function writePdf(work: PdfWork): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new PdfWorker();
  try {
    const written = await new Promise<WrittenPdf>((done, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WrittenPdf>) => done(data));
      worker.addEventListener('error', fail);
      worker.postMessage(work, []);
    });
    if ('fault' in written) throw new Error(written.fault);
    return written.bytes;
  } finally {
    worker.terminate();
  }
}
