import { isSold } from '#features/bookings/booking.ts'
import { isToBuy } from '#features/bookings/permits/purchase-state.ts'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { OpenPurchase } from '#features/bookings/suppliers/permits-needed.ts'
import { type DetailsProgress, openDetails } from '#features/travellers/details.ts'
import type { Day } from '#values/dates.ts'
import { nothingOpen, type OpenWork } from './step/next-step.ts'

/** What is to be bought, checked and requested for a booking; permits and details only once it is sold. */
export function openWork(
  { state }: Pick<Booking, 'state'>,
  purchases: readonly OpenPurchase[],
  childFees: number,
  details: readonly DetailsProgress[],
): OpenWork {
  if (!isSold({ state })) return { ...nothingOpen, childFees }
  const closed = purchases.filter(({ state: of }) => of === 'closed')
  const toBuy = purchases.filter((purchase) => isToBuy(purchase.state) && !closed.includes(purchase))
  const permits = toBuy.filter(({ kind }) => kind === 'permit').length
  const of = (days: readonly Day[]) => (days.length > 0 ? { count: days.length, by: days.toSorted()[0] ?? '' } : undefined)
  const buys = of(toBuy.map(({ day }) => day))
  return {
    purchases: buys && { ...buys, permits },
    closed: of(closed.map(({ day }) => day)),
    awaitsNames: purchases.some((purchase) => purchase.kind === 'permit' && purchase.state !== 'bought'),
    childFees,
    details: openDetails(details),
  }
}
