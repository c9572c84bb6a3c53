import type { Db } from './db.ts';

export interface AuditedAct {
  /** Null for the operator's own commands. */
  actorId: number | null;
  /** For instance `user.suspend`. */
  action: string;
  /** For instance `user:12`. */
  subject: string;
  detail?: Record<string, unknown>;
}

/** Append one privileged act to the log, inside the caller's transaction. */
export async function audit(db: Db, { actorId, action, subject, detail = {} }: AuditedAct): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ actor_id: actorId, action, subject, detail: JSON.stringify(detail) })
    .execute();
}
