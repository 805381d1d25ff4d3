import type { BookedPart, Booking } from '#features/bookings/reads.server.ts'
import { itemOf } from '#features/stock/stock.ts'
import { listChangedStays } from '#features/supply/list-changed-stays.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'

/**
 * The parts of a booking as they are ordered now: a stay on request that another lodge has confirmed is named by it, and one that no lodge has
 * confirmed as a night alone, without the answer of the lodge that was sold.
 */
export async function orderedParts<Part extends BookedPart & { lang?: string | undefined }>(
  db: Db,
  booking: Pick<Booking, 'id' | 'order'>,
  parts: readonly Part[],
  read: ReadWords,
): Promise<Part[]> {
  const changed = await listChangedStays(db, booking)
  return parts.map((part) => {
    const stay = part.onRequest && changed.find(({ rootId }) => rootId === itemOf(part.resource))
    if (!stay) return part
    const named = { ...part, lang: undefined, label: stay.lodge?.name ?? read(proposalJourneyWords).kinds.stay }
    return stay.lodge ? named : { ...named, answer: null }
  })
}
