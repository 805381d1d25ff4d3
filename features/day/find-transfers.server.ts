import { isBusy, overlap, type RunKey, type Span } from '#features/crew/assignments/assignment.ts'
import { findCrew } from '#features/roster/find-crew.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { OtherFlight } from './day-facts.ts'

/** A drive of one of our vehicles for a flight: its hours on Kigali's clock, who drives, and whether somebody is missing. */
export type DrivenTransfer = Span & { crew: readonly string[]; isMissing: boolean }
export type OtherArrival = OtherFlight & { transfer: DrivenTransfer | null }

/**
 * These flights of a day with the transfer that we drive for each: of a booking that is not on the road that day no card says it. Some statements
 * for each of their runs, which are few.
 */
export async function withTransfers(db: Db, flights: readonly OtherFlight[], day: Day): Promise<OtherArrival[]> {
  const keys = new Map(flights.map((flight) => [keyTextOf(flight), keyOf(flight)]))
  const runs = new Map(await Promise.all([...keys].map(async ([text, key]) => [text, await findCrew(db, key)] as const)))
  return flights.map((flight) => {
    const found = runs.get(keyTextOf(flight))
    const transfer = found?.run.transfers.find(
      ({ flight: one }) => one.day === day && one.number === flight.number && one.direction === flight.direction,
    )
    if (!found || !transfer) return { ...flight, transfer: null }
    const { span } = transfer
    const crew = found.crew.filter((one) => isBusy(one.state) && overlap(one, span)).map(({ name }) => name)
    return { ...flight, transfer: { ...span, crew, isMissing: found.missing.parts.some((part) => overlap(part, span)) } }
  })
}

const keyOf = ({ departureId, bookingId }: OtherFlight): RunKey => (departureId === null ? { bookingId } : { departureId })
const keyTextOf = ({ departureId, bookingId }: OtherFlight): string => `${departureId ?? bookingId}`
