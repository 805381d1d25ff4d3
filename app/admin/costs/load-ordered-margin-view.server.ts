import type { Booking } from '#features/bookings/reads.server.ts'
import { loadOrderedMargin } from '#features/supply/answers/load-ordered-margin.server.ts'
import { listLines } from '#features/supply/reads.server.ts'
import { findSupplyRunId } from '#features/supply/reads-lists.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { costWords } from '../../words/admin/costs.ts'
import { marginView } from './cost-view.ts'

/**
 * What a booking that waits for its suppliers leaves as it is ordered, and whether that is too little to be answered by itself; undefined where
 * nothing is ordered for it alone. Only for who has `costs:read`.
 */
export async function loadOrderedMarginView(db: Db, read: ReadWords, booking: Booking) {
  if (booking.departureId !== null || booking.onRequest !== 'waiting') return undefined
  const runId = await findSupplyRunId(db, { bookingId: booking.id })
  const found = runId === undefined ? undefined : await loadOrderedMargin(db, booking, await listLines(db, runId))
  if (!found) return undefined
  const margin = marginView(read, found.margin)
  return { margin, isLow: found.isLow, summary: read(costWords).ordered.fold({ margin: margin.text }) }
}
export type OrderedMarginView = NonNullable<Awaited<ReturnType<typeof loadOrderedMarginView>>>
