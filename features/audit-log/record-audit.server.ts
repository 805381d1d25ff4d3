import type { Context, Db } from '#platform/context.ts'
import { type NewAuditEntry, recordAudits } from './note-audit-entries.server.ts'

/**
 * Writes down what somebody of the staff did, inside the transaction of what it tells where there is one. `actor` null: a
 * command on the server. `facts` are kept as they are: before and after, never a password, a key or what is encrypted elsewhere.
 */
export async function recordAudit(ctx: Context, db: Db, activity: NewAuditEntry): Promise<void> {
  await recordAudits(ctx, db, [activity])
}
