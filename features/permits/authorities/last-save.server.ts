import type { AuditAction } from '#features/audit-log/action.ts'
import { type AuditEntry, listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { authoritySubject } from './authority.ts'

/** Who saved something last, and when. */
export type LastSave = { who: string; at: Date }

/** The last of these actions on an authority, or on what of it an entry is about; undefined where the log has none. */
export async function lastSave(
  db: Db,
  authorityId: string,
  actions: readonly AuditAction[],
  isAbout: (entry: AuditEntry) => boolean = () => true,
): Promise<LastSave | undefined> {
  const entries = await listAuditEntriesOf(db, authoritySubject({ id: authorityId, name: '' }), actions)
  const last = entries.filter(isAbout).at(-1)
  return last && { who: last.actor, at: last.at }
}
