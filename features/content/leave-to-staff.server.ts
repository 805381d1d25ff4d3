import type { Db } from '#platform/context.ts'
import { listStaffs } from './reads.server.ts'

/**
 * The rows of a release that staff have not taken over: those that they have published again or unpublished
 * stay as they left them (docs/decisions/0020-staff-win-over-reference.md).
 */
export async function leaveToStaff<Row>(
  db: Db,
  kind: string,
  rows: readonly Row[],
  liveIdOf: (row: Row) => string,
): Promise<Row[]> {
  const staffs = await listStaffs(db, kind)
  return rows.filter((row) => !staffs.has(liveIdOf(row)))
}
