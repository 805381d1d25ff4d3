import { listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import type { Db } from '#platform/context.ts'
import { type PurchaseState, purchaseState } from '../permits/purchase-state.ts'
import { isClosedDay } from '../reads.server.ts'
import type { BookingTables } from '../tables.ts'
import type { OpenPurchase } from './permits-needed.ts'

type Listed = { id: number } & Parameters<typeof purchaseState>[0]

/** Purchases with how far each is at an instant: a permit by the lot that covers its traveller, as the day of the permit shows it. */
export async function withStates<Row extends Listed>(
  db: Db,
  purchases: readonly Row[],
  at: Date,
): Promise<(Row & { state: PurchaseState; isNamed: boolean })[]> {
  const permits = await listCoveringPermits(db, { purchaseIds: purchases.map(({ id }) => id) })
  const permitOf = new Map(permits.map((permit) => [permit.purchaseId, permit]))
  return purchases.map((one) => {
    const permit = permitOf.get(one.id)
    return { ...one, state: purchaseState(one, permit, at), isNamed: permit?.namedAt != null }
  })
}

/** What is not bought yet of these bookings, and how far it is at an instant. */
export async function listOpenPurchases(
  db: Db,
  bookingIds: readonly string[],
  at: Date,
): Promise<(OpenPurchase & { bookingId: string })[]> {
  const rows = await db
    .withTables<BookingTables>()
    .selectFrom('booking_purchases')
    .select(['id', 'booking_id as bookingId', 'kind', 'day', 'status', isClosedDay.as('isClosed')])
    .where('booking_id', 'in', [...bookingIds])
    .where('status', '<>', 'bought')
    .execute()
  return withStates(db, rows, at)
}
