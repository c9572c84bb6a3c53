import { UnreadablePdf } from '../../../gateways/pdf/pdf-reader.ts';
import { Refusal } from '../../../platform/errors.ts';
import { unreadableText } from './text.ts';

/** Wait for what is done with an uploaded PDF; a file that nobody could open is refused at its field. */
export async function refusingUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    const detail = unreadableText[error.reason];
    throw new Refusal(400, 'bad_request', { detail, fields: { pdf_file: [detail] } });
  }
}
