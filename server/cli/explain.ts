import { errorText } from '@mustalah/contract/errors';
import { z } from 'zod';
import { Refusal } from '../platform/errors.ts';
import { StartFault } from '../platform/start-fault.ts';

/** Say to an operator what went wrong: in words where we know them, else in full. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) return error.details.detail ?? errorText[error.code];
  if (error instanceof StartFault) return error.message;
  if (error instanceof z.ZodError) return z.prettifyError(error);
  const { code, stack } = error as NodeJS.ErrnoException;
  if (code === '42P01') return 'The database has no tables yet. Run db:migrate first.';
  if (code === '42501')
    return 'The role of the database may not do this. Set DATABASE_MIGRATION_URL to the owner of its tables.';
  if (code === 'ECONNREFUSED') return 'The database cannot be reached.';
  return stack ?? String(error);
}
