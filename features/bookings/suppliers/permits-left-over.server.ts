import type { Party } from '#features/orders/order.ts'
import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { isToBuy, type PurchaseState } from '../permits/purchase-state.ts'
import { type Booking, listPurchases } from '../reads.server.ts'
import { findPermitsNeeded } from './list-permits-to-buy.server.ts'
import { isFor } from './permits-needed.ts'
import { withStates } from './reads-purchases.server.ts'

/** So many permits of a day that nobody of the booking needs after a change, and how far they are. */
export type LeftOverPermits = { label: string; day: Day; state: PurchaseState; count: number }

/** Permits that are reserved, paid or bought for a booking, and that its travellers would not need once it is changed as planned. */
export async function permitsLeftOver(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking: Booking,
  { quote, party }: { quote: Pick<Booking, 'order' | 'startsOn'>; party: Party },
): Promise<LeftOverPermits[]> {
  const permits = (await listPurchases(db, booking.id)).filter(({ kind, settled }) => kind === 'permit' && !settled)
  const held = (await withStates(db, permits, clock.now())).filter(({ state }) => !isToBuy(state))
  if (held.length === 0) return []
  const needed = await findPermitsNeeded(db, quote, party)
  const left = held.filter((one) => !needed.some((permit) => isFor(one, permit)))
  return [...Map.groupBy(left, ({ label, day, state }) => `${day} ${state} ${label}`).values()].flatMap((alike) => {
    const [first] = alike
    return first ? [{ label: first.label, day: first.day, state: first.state, count: alike.length }] : []
  })
}
