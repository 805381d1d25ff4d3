import type { Db, Tx } from '#platform/context.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** The demo bookings, locked in one order until the transaction ends. */
export async function lockDemoBookings(tx: Tx) {
  return on(tx)
    .selectFrom('bookings')
    .select(['id', 'reference', 'ordered as order', 'departure_id as departureId', 'starts_on as startsOn'])
    .where('sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** How many bookings are demo bookings, and how many are real. */
export async function countDemoBookings(db: Db): Promise<{ demo: number; real: number }> {
  const rows = await on(db)
    .selectFrom('bookings')
    .select(['sample', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('sample')
    .execute()
  const countOf = (sample: boolean) => rows.find((row) => row.sample === sample)?.count ?? 0
  return { demo: countOf(true), real: countOf(false) }
}
