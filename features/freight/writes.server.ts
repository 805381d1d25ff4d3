import type { Tx } from '#platform/context.ts'
import type { Lane } from './lane.ts'
import type { FreightTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<FreightTables>()

const asRow = ({ daysLeast, daysMost, daysFrom, asOf, rates, documents, notes, ...lane }: Omit<Lane, 'id'>) => ({
  ...lane,
  days_least: daysLeast,
  days_most: daysMost,
  days_from: daysFrom,
  rates: JSON.stringify(rates),
  documents: [...documents],
  notes: [...notes],
  as_of: asOf,
})

/** Adds lanes that do not exist yet, by id. Returns how many. */
export async function insertLanes(tx: Tx, lanes: readonly (Lane & { position: number })[]): Promise<number> {
  if (lanes.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('freight_lanes')
    .values(lanes.map(({ id, position, ...lane }) => ({ id, position, ...asRow(lane) })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
