import { closedNeeds, uncoveredNeeds } from '#features/permits/rules/to-buy.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { listBookingsById } from '../reads.server.ts'
import { loadCover } from './load-permit-books.server.ts'

/** A booking with permits to reserve, or on days that are closed: how many of each, and the first day they are for. */
export type PermitsWaiting = {
  id: string
  leadName: string
  travellersCount: number
  title: string
  permits: number
  closed: number
  firstDay: Day
}

/**
 * Bookings with travellers whom no permit covers at an instant, the nearest visit first, whether their day is closed or not. It is decided from the same books as the list of
 * permits to reserve, so that both say the same while the job of the cover has not run.
 */
export async function listPermitsWaiting(db: Db, now: Date, { limit }: { limit: number }): Promise<PermitsWaiting[]> {
  const { needs, cover } = await loadCover(db, now)
  const open = [...uncoveredNeeds(needs, cover), ...closedNeeds(needs, cover)]
  const waiting = [...Map.groupBy(open, ({ bookingId }) => bookingId)].map(([id, own]) => {
    const closed = own.filter(({ isClosed }) => isClosed).length
    return { id, permits: own.length - closed, closed, firstDay: own.map(({ day }) => day).toSorted()[0] ?? '' }
  })
  const nearest = waiting.toSorted((a, b) => (`${a.firstDay} ${a.id}` < `${b.firstDay} ${b.id}` ? -1 : 1)).slice(0, limit)
  const bookings = new Map(
    (
      await listBookingsById(
        db,
        nearest.map(({ id }) => id),
      )
    ).map((booking) => [booking.id, booking]),
  )
  return nearest.flatMap((one) => {
    const booking = bookings.get(one.id)
    if (!booking) return []
    const { leadName, travellersCount, title } = booking
    return [{ ...one, leadName, travellersCount, title }]
  })
}
