import type { Booking } from '#features/bookings/reads.server.ts'
import { findCrew } from '#features/roster/find-crew.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { spanText } from './assignment-text.ts'
import { missingParts } from './missing-text.ts'
import { untimedText } from './transfer-text.ts'

/** The guides and vehicles of a booking, or of its departure, for the screen of the booking; undefined of one that does not travel. */
export async function loadBookingCrew(db: Db, read: ReadWords, { id, departureId }: Pick<Booking, 'id' | 'departureId'>) {
  const found = await findCrew(db, departureId === null ? { bookingId: id } : { departureId })
  // A stay needs nobody.
  if (!found || (found.run.kind === 'stay' && found.crew.length + found.run.untimedTransfers.length === 0)) return undefined
  const words = read(assignmentWords)
  const missing = [
    ...missingParts(read, found.missing, found.run),
    ...found.run.untimedTransfers.map((transfer) => untimedText(read, transfer)),
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
    missing,
    summary: found.crew.length === 0 ? words.nobodyShort : read.format.list(found.crew.map(({ name }) => name)),
    tag: missing.length > 0 ? { word: words.incomplete, tone: 'warn' as const } : undefined,
  }
}

export type BookingCrewView = NonNullable<Awaited<ReturnType<typeof loadBookingCrew>>>
