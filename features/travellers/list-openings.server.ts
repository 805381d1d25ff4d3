import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Db } from '#platform/context.ts'

/** Which staff have read encrypted details of a booking's travellers, and when, oldest first. */
export async function listOpenings(
  db: Db,
  bookingId: string,
): Promise<{ position: number; staffId: string | null; actor: string; at: Date }[]> {
  const rows = await listAuditEntriesOf(db, { kind: 'booking', id: bookingId }, ['details-opened'])
  return rows.map(({ actorId, actor, at, facts }) => ({ position: Number(facts.position), staffId: actorId, actor, at }))
}
