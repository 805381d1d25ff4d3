import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { DepartureTables } from './tables.ts'

/** How many departures of a package start on a day or later, are not cancelled and not in the bin. */
export async function countDeparturesAhead(db: Db, packageId: number, from: Day): Promise<number> {
  const { count } = await db
    .withTables<DepartureTables>()
    .selectFrom('departures')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('package_id', '=', packageId)
    .where('starts_on', '>=', from)
    .where('cancelled_at', 'is', null)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
