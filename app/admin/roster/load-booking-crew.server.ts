import type { Booking } from '#features/bookings/reads.server.ts'
import { findCrew } from '#features/roster/find-crew.server.ts'
import { listOrderedCrew } from '#features/supply/reads-ordered-crew.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { spanText } from './assignment-text.ts'
import { missingParts } from './missing-text.ts'
import { isSettled, orderedCrewView } from './ordered-crew-view.ts'
import { untimedText } from './transfer-text.ts'

/** The guides and vehicles of a booking, or of its departure, ours and those that suppliers send, for the screen of the booking; undefined of one that does not travel. */
export async function loadBookingCrew(db: Db, read: ReadWords, { id, departureId }: Pick<Booking, 'id' | 'departureId'>) {
  const key = departureId === null ? { bookingId: id } : { departureId }
  const [found, orders] = await Promise.all([findCrew(db, key), listOrderedCrew(db, [key])])
  // A stay needs nobody.
  if (!found || (found.run.kind === 'stay' && found.crew.length + found.run.untimedTransfers.length === 0)) return undefined
  const words = read(assignmentWords)
  const missing = [
    ...missingParts(read, found.missing, found.run),
    ...found.run.untimedTransfers.map((transfer) => untimedText(read, transfer)),
  ]
  const ordered = orders.map((one) => orderedCrewView(read, one))
  const names = [
    ...found.crew.map(({ name }) => name),
    ...ordered.map((one) => (isSettled(one) ? one.name : `${one.name} (${one.state})`)),
  ]
  return {
    to: departureId === null ? `/admin/bookings/${id}/crew` : `/admin/departures/${departureId}/crew`,
    handover: found.run.kind === 'hire' ? `/admin/bookings/${id}/handover` : '',
    crew: found.crew.map((one) => ({
      id: one.id,
      name: one.name,
      text: `${words.roles[one.role ?? 'car']}, ${spanText(read, one)}`,
      state: one.state === 'confirmed' ? '' : words.stateShort[one.state],
    })),
    ordered,
    missing,
    summary: names.length === 0 ? words.nobodyShort : read.format.list([...new Set(names)]),
    tag: missing.length > 0 ? { word: words.incomplete, tone: 'warn' as const } : undefined,
  }
}

export type BookingCrewView = NonNullable<Awaited<ReturnType<typeof loadBookingCrew>>>
