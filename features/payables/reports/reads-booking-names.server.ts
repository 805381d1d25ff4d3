import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** The references and leads of bookings, by their ids. */
export async function listBookingNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { reference: string; leadName: string }>> {
  const { rows } = await sql<{ id: string; reference: string; leadName: string }>`
    select id, reference, lead_name as "leadName" from bookings where id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
