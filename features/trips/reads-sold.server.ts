import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** An item of a version that was proposed: on how many days or nights, for how many of the party (null: for all of it). */
export type SoldItem = { rootId: string; isNights: boolean; days: number; people: number | null }

/** The items of the version that a proposal was made of, each by the root by which parts on request name it. */
export async function listSoldItems(db: Db, proposalId: string): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select i.root_id::text as "rootId", i.kind = 'stay' and not i.day_use as "isNights", i.days, cardinality(i.who) as people
    from proposals k join trip_items i on i.version_id = k.version_id
    where k.id = ${proposalId}`.execute(db)
  return rows
}
