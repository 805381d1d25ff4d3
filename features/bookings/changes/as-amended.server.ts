import { ageOf } from '#features/orders/member-age.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { refused } from '#values/outcome.ts'
import type { Booking } from '../reads.server.ts'
import { swapState, writeTravellers } from '../writes.server.ts'
import type { PlannedAmendment } from './plan-amendment.server.ts'

/**
 * What `look` reads of a booking as a planned change would make it: its order, days and travellers. They are written for `look` and taken back
 * again, so that nothing is stored. Undefined where somebody has changed the booking meanwhile.
 */
export async function asAmended<Found>(
  { db }: Pick<Context, 'db'>,
  booking: Booking,
  { quote, party }: PlannedAmendment,
  look: (tx: Tx) => Promise<Found>,
): Promise<Found | undefined> {
  const outcome = await transact<never, { reason: 'only-looked'; found: Found | undefined }>(db, async (tx) => {
    const change = {
      ordered: JSON.stringify(quote.order),
      title: quote.title,
      starts_on: quote.startsOn,
      ends_on: quote.endsOn,
      travellers_count: party.length,
    }
    if (!(await swapState(tx, booking, booking.state, change))) return refused({ reason: 'only-looked', found: undefined })
    const aged = party.map((member) => ({ ...member, assumedAge: ageOf(member, quote.startsOn) }))
    await writeTravellers(tx, booking.id, aged)
    return refused({ reason: 'only-looked', found: await look(tx) })
  })
  return outcome.done ? undefined : outcome.refusal.found
}
