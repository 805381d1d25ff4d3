import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'

/** Whether the vehicle of an assignment is with a customer: it was handed over, and not taken back. */
export async function findOut(tx: Tx, assignmentId: number): Promise<boolean> {
  const { rows } = await sql<{ isOut: boolean }>`
    select count(*) filter (where h.kind = 'out') > 0 and count(*) filter (where h.kind = 'return') = 0 as "isOut"
    from handovers h where h.assignment_id = ${assignmentId}`.execute(tx)
  return rows[0]?.isOut ?? false
}
