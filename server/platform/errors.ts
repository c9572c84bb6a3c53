import { type ErrorBody, type ErrorCode, errorText, type FieldErrors } from '@mustalah/contract/errors';

interface RefusalDetails {
  /** Replaces the code's own sentence. */
  detail?: string;
  fields?: FieldErrors;
  /** More for the caller, such as the id of the term that exists already. */
  extra?: Record<string, unknown>;
  /** Seconds, for 429. */
  retryAfter?: number;
}

/** An answer to the caller, not a fault of the server. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(status: number, code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What an unsuccessful answer carries; the fields of the form stand beside the code. */
export const bodyOf = (code: ErrorCode, { detail, fields, extra }: RefusalDetails = {}): ErrorBody => ({
  ...extra,
  ...fields,
  code,
  detail: detail ?? errorText[code],
});

export const notFound = (): Refusal => new Refusal(404, 'not_found');
