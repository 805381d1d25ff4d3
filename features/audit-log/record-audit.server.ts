import type { Context, Db } from '#platform/context.ts'
import { type NewAuditEntry, recordAudits } from './note-audit-entries.server.ts'

/**
 * Records an action of staff, inside the transaction of the change where there is one. `actor` null: a command on the server.
 * `facts` are stored as they are: before and after, never a password, a key or an encrypted value.
 */
export async function recordAudit(ctx: Context, db: Db, activity: NewAuditEntry): Promise<void> {
  await recordAudits(ctx, db, [activity])
}
