import type { AuditAction, Subject } from '#features/audit-log/action.ts'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Db } from '#platform/context.ts'

/** Who changed something last, and when. */
export type LastChange = { who: string; at: Date }

/** The last change of a thing by one of these actions; undefined where the log has none. */
export async function lastChange(
  db: Db,
  subject: Pick<Subject, 'kind' | 'id'>,
  actions: readonly AuditAction[],
): Promise<LastChange | undefined> {
  const last = (await listAuditEntriesOf(db, subject, actions)).at(-1)
  return last && { who: last.actor, at: last.at }
}
