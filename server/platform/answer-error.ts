import type { ErrorBody } from '@mustalah/contract/errors';
import type { FastifyBaseLogger, FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from './db.ts';
import { RETRY_AFTER } from './drain.ts';
import { bodyOf, Refusal } from './errors.ts';

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** The one place where an error becomes an answer; a fault of ours is told to the log alone. */
export function answerTo(error: unknown, log: FastifyBaseLogger): ErrorAnswer {
  if (error instanceof Refusal) {
    const { status, code, details } = error;
    return { status, body: bodyOf(code, details), retryAfter: details.retryAfter };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, body: bodyOf('bad_request', { fields: fieldErrorsOf(error.validation) }) };
  }
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return { status: 413, body: bodyOf('payload_too_large') };
  if (statusCode === 415) return { status: 415, body: bodyOf('unsupported_media') };
  if (statusCode < 500) return { status: 400, body: bodyOf('bad_request') };
  log.error(error);
  // guard: A database that is away is answered with 503 and when to come back (../test/crash.test.ts) ‹error → null ?? {}›
  return isDatabaseAway(error)
    ? { status: 503, body: bodyOf('unavailable'), retryAfter: RETRY_AFTER }
    : { status: 500, body: bodyOf('internal') };
}

interface SchemaFault {
  instancePath: string;
  message?: string;
}

function fieldErrorsOf(faults: readonly SchemaFault[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message = '' } of faults) {
    const name = instancePath.split('/')[1];
    // A fault of the whole body has no field, and `code` and `detail` are taken.
    const key = !name || name === 'code' || name === 'detail' ? 'non_field_errors' : name;
    fields[key] = [...(fields[key] ?? []), message];
  }
  return fields;
}
