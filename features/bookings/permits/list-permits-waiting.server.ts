import { balanceInstant } from '#features/permits/rules/deadlines.ts'
import { type PoolDay, poolDayKey } from '#features/permits/rules/need.ts'
import { closedNeeds, uncoveredNeeds } from '#features/permits/rules/to-buy.ts'
import type { Db } from '#platform/context.ts'
import { kigaliInstant } from '#values/dates.ts'
import { listBookingsById } from '../reads.server.ts'
import { loadCover } from './load-permit-books.server.ts'

/** A booking that waits for so many permits. */
type BookingWaiting = {
  id: string
  reference: string
  leadName: string
  travellersCount: number
  title: string
  permits: number
}

/**
 * Permits of a pool and day that no permit covers: they are reserved together, for all bookings that need them. `payBy`: until when the authority takes money
 * for them; null where that is not known. On a day that is closed nothing is reserved, and another day is agreed with each booking.
 */
export type PermitsWaiting = PoolDay & {
  label: string
  permits: number
  isClosed: boolean
  payBy: Date | null
  bookings: readonly BookingWaiting[]
}

/**
 * What travellers need at an instant and no permit covers, by pool and day, whether the day is closed or not: first what must be paid first, and where that is
 * not known, by the visit. It is decided from the same books as the list of permits to reserve, so that both say the same while the job of the cover has not run.
 */
export async function listPermitsWaiting(db: Db, now: Date, { limit }: { limit: number }): Promise<PermitsWaiting[]> {
  const { needs, cover, fees } = await loadCover(db, now)
  const open = [...uncoveredNeeds(needs, cover), ...closedNeeds(needs, cover)]
  const pools = [...Map.groupBy(open, poolDayKey)]
    .flatMap(([key, own]) => {
      const [first] = own
      if (!first) return []
      const { feeId, day, departureId, isClosed = false } = first
      const fee = fees[feeId]
      const payBy = fee ? balanceInstant(fee.terms, fee.clock, day) : null
      const of = { feeId, day, departureId, isClosed, label: fee?.name ?? first.label, permits: own.length, payBy }
      return { of, own, order: `${(payBy ?? kigaliInstant(day, 0)).toISOString()} ${day} ${key}` }
    })
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, limit)
  const ids = [...new Set(pools.flatMap(({ own }) => own.map(({ bookingId }) => bookingId)))]
  const bookingById = new Map((await listBookingsById(db, ids)).map((booking) => [booking.id, booking]))
  return pools.map(({ of, own }) => ({
    ...of,
    bookings: [...Map.groupBy(own, ({ bookingId }) => bookingId)].flatMap(([id, { length: permits }]) => {
      const booking = bookingById.get(id)
      if (!booking) return []
      const { reference, leadName, travellersCount, title } = booking
      return [{ id, reference, leadName, travellersCount, title, permits }]
    }),
  }))
}
