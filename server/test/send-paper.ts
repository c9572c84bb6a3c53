import type { Sent } from '@mustalah/contract/endpoint';
import { type MyPaper, submitPaper } from '@mustalah/contract/journal/submissions';
import type { TestUser } from './factories.ts';
import { arabicPdf } from './pdfs.ts';
import type { World } from './world.ts';

export const pdfFile = (bytes: Uint8Array | string, name = 'paper.pdf'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

/** A PDF of a few lines, as our own writer makes it. */
export const shortPdf = async (...paragraphs: string[]): Promise<File> =>
  pdfFile(await arabicPdf('أثر الحرارة في التوصيل', paragraphs));

export const goodPaper = {
  title: 'أثر الحرارة في التوصيل',
  main_category: 'الفيزياء',
  sub_category: 'فيزياء الجوامد',
  abstract: 'يقيس هذا البحث توصيل النحاس بين ٢٠ و٩٠ درجة.',
};

/** Submit a paper through the API; its file is read once the jobs are drained. */
export async function sendPaper(
  w: World,
  author: TestUser,
  { file, ...body }: Partial<Sent<typeof submitPaper>['body']> & { file?: File } = {},
): Promise<MyPaper> {
  const files = { pdf_file: file ?? (await shortPdf('نص البحث')) };
  const { status, answer } = await w.call(submitPaper, { body: { ...goodPaper, ...body }, files }, author);
  if (status !== 201) throw new Error(`the paper was refused: ${JSON.stringify(answer)}`);
  return answer;
}
