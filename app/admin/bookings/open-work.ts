import type { Booking } from '#features/bookings/reads.server.ts'
import type { OpenPurchase } from '#features/bookings/suppliers/permits-needed.ts'
import type { DetailsProgress } from '#features/travellers/details.ts'
import type { Day } from '#values/dates.ts'
import { isSold, type OpenWork } from './step/next-step.ts'

/** What is to be bought, checked and requested for a booking; permits and details only once it is sold. */
export function openWork(
  { state }: Pick<Booking, 'state'>,
  purchases: readonly OpenPurchase[],
  childFees: number,
  details: readonly DetailsProgress[],
): OpenWork {
  if (!isSold({ state })) return { purchases: undefined, childFees, details: undefined }
  const toBuy = purchases.filter(({ status }) => status !== 'bought').map(({ day }) => day)
  const missing = details.filter(({ progress }) => progress.missing.length > 0).map(({ needs }) => needs.by)
  const of = (days: readonly Day[]) => (days.length > 0 ? { count: days.length, by: days.toSorted()[0] ?? '' } : undefined)
  return { purchases: of(toBuy), childFees, details: of(missing) }
}
