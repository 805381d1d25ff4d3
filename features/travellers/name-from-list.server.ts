import { type BookingState, isFinal } from '#features/bookings/booking.ts'
import { type NamingRefusal, nameTraveller } from '#features/bookings/changes/name-traveller.server.ts'
import { noteChange } from '#features/bookings/changes/note-change.server.ts'
import { listTravellers } from '#features/bookings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followOrdersQueue } from '#values/queues.ts'
import type { ListedName } from './name-list.ts'
import { lockTrip } from './reads.server.ts'

export type NameListRefusal = { reason: 'booking-unknown' } | { reason: 'booking-final'; state: BookingState }

/** A line that could not be used: somebody named too many, or why no open place takes them. */
export type UnusedName = { line: number; refusal: NamingRefusal | { reason: 'no-place-left' } }

/**
 * Gives the unnamed travellers of a booking the names of a list, in its order: each to the first place whose price is for that age. Who
 * is named already is passed over, so the same list may be sent again. Lines that fit no place come back with the reason; the others
 * are saved. Refused for a booking that has ended. Names that `staff` give are written to the timeline.
 */
export function nameFromList(
  ctx: Context,
  bookingId: string,
  names: readonly ListedName[],
  staff?: { name: string },
): Promise<Outcome<{ saved: number; unused: UnusedName[] }, NameListRefusal>> {
  return transact<{ saved: number; unused: UnusedName[] }, NameListRefusal>(ctx.db, async (tx) => {
    const trip = await lockTrip(tx, bookingId)
    if (!trip) return refused({ reason: 'booking-unknown' })
    if (isFinal(trip.state)) return refused({ reason: 'booking-final', state: trip.state })
    const travellers = await listTravellers(tx, bookingId)
    const open = travellers.filter(({ familyName }) => familyName === null)
    const isKnown = ({ firstNames, familyName, bornOn }: ListedName) =>
      travellers.some((one) => one.firstNames === firstNames && one.familyName === familyName && one.bornOn === bornOn)
    const unused: UnusedName[] = []
    let saved = 0
    for (const name of names.filter((one) => !isKnown(one))) {
      const { line, ...naming } = name
      let refusal: UnusedName['refusal'] | undefined = { reason: 'no-place-left' }
      // Whose birth day alone was missing gets it. Places of one age have one price: the first of each age answers for all.
      const known = travellers.filter(
        ({ firstNames, familyName, bornOn }) =>
          firstNames === naming.firstNames && familyName === naming.familyName && bornOn === null,
      )
      for (const place of known.length > 0
        ? known
        : open.filter((one, at) => open.findIndex(({ assumedAge }) => assumedAge === one.assumedAge) === at)) {
        const named = await nameTraveller(tx, bookingId, place.position, naming)
        refusal = named.done ? undefined : named.refusal
        if (!named.done) continue
        if (known.length === 0) open.splice(open.indexOf(place), 1)
        break
      }
      if (refusal) unused.push({ line, refusal })
      else saved += 1
    }
    if (staff && saved > 0) await noteChange(ctx, tx, bookingId, { actor: staff.name, text: `Named from a list: ${saved}` })
    if (saved > 0) await ctx.jobs.addOnce(tx, followOrdersQueue)
    return done({ saved, unused })
  })
}
