import { findRunning } from '#features/departures/reads-running.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { BookingState } from '../booking.ts'
import type { Booking } from '../reads.server.ts'
import { mayNotRun } from './may-not-run.ts'

/** States in which somebody counts on a departure, and whether their seats count towards its minimum. */
const counts: Partial<Record<BookingState, boolean>> = {
  quoted: false,
  requested: false,
  'on-hold': false,
  pending: true,
  confirmed: true,
}

/**
 * What the customer of a booking has to know of its departure, if that may not run (`mayNotRun`); empty for everything else that is booked.
 *
 * @param state the booking's now: a hold that has lapsed counts on nothing.
 */
export async function findMayNotRun(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { departureId }: Pick<Booking, 'departureId'>,
  state: BookingState,
  read: ReadWords,
): Promise<string[]> {
  const isCounted = counts[state]
  const departure = departureId === null || isCounted === undefined ? undefined : await findRunning(db, departureId)
  return departure && isCounted !== undefined ? mayNotRun(departure, isCounted, clock.now(), read) : []
}
