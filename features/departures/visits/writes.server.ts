import type { Tx } from '#platform/context.ts'
import type { DepartureTables } from '../tables.ts'
import type { MovedVisit } from './moved-visit.ts'

const on = (tx: Tx) => tx.withTables<DepartureTables>()

/** Stores on which day a departure makes a visit; on the day of its package nothing is stored. */
export async function writeVisit(tx: Tx, departureId: number, { feeId, packageDay, day }: MovedVisit): Promise<void> {
  await on(tx)
    .deleteFrom('departure_visits')
    .where('departure_id', '=', departureId)
    .where('fee_id', '=', feeId)
    .where('package_day', '=', packageDay)
    .execute()
  if (day !== packageDay)
    await on(tx)
      .insertInto('departure_visits')
      .values({ departure_id: departureId, fee_id: feeId, package_day: packageDay, day })
      .execute()
}

/** Forgets that visits of a departure were moved: it has another package or another first day. */
export async function deleteVisits(tx: Tx, departureId: number): Promise<void> {
  await on(tx).deleteFrom('departure_visits').where('departure_id', '=', departureId).execute()
}
