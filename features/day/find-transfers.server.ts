import { isBusy, overlap, type RunKey, runText, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAbsences, listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { listCars } from '#features/crew/reads.server.ts'
import { usualSeatsPerCar } from '#features/orders/crew-of-group.ts'
import { missingOf, withoutAbsences, withSeats } from '#features/roster/missing.ts'
import { listRunsByKeys } from '#features/roster/reads-runs.server.ts'
import { requirementOf } from '#features/roster/requirements.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { OtherFlight } from './day-facts.ts'

/** A drive of one of our vehicles for a flight: its hours on Kigali's clock, who drives, and whether somebody is missing. */
export type DrivenTransfer = Span & { crew: readonly string[]; isMissing: boolean }
export type OtherArrival = OtherFlight & { transfer: DrivenTransfer | null }

/**
 * These flights of a day with the transfer that we drive for each: of a booking that is not on the road that day no card says it. Five
 * statements at most, however many there are, and none without a flight.
 */
export async function withTransfers(db: Db, flights: readonly OtherFlight[], day: Day): Promise<OtherArrival[]> {
  const all = await listRunsByKeys(db, [...new Map(flights.map((flight) => [runText(keyOf(flight)), keyOf(flight)])).values()])
  const runs = all.filter(({ transfers }) => transfers.some(({ flight }) => flight.day === day))
  if (runs.length === 0) return flights.map((flight) => ({ ...flight, transfer: null }))
  const keys = runs.map(({ key }) => key)
  const [assignments, cars, absences] = await Promise.all([
    listAssignmentsOf(db, keys),
    listCars(db),
    listAbsences(db, spanOfDays(day, day)),
  ])
  return flights.map((flight) => {
    const run = runs.find(({ key }) => runText(key) === runText(keyOf(flight)))
    const transfer = run?.transfers.find(
      ({ flight: one }) => one.day === day && one.number === flight.number && one.direction === flight.direction,
    )
    if (!run || !transfer) return { ...flight, transfer: null }
    const { span } = transfer
    const own = assignments.filter(({ departureId, bookingId }) =>
      'departureId' in run.key ? departureId === run.key.departureId : bookingId === run.key.bookingId,
    )
    const there = withoutAbsences(withSeats(own, cars), absences)
    const { parts } = missingOf(requirementOf(run, { seatsPerCar: usualSeatsPerCar }), there, run)
    const crew = there.filter((one) => isBusy(one.state) && overlap(one, span)).map(({ name }) => name)
    return { ...flight, transfer: { ...span, crew, isMissing: parts.some((part) => overlap(part, span)) } }
  })
}

const keyOf = ({ departureId, bookingId }: OtherFlight): RunKey => (departureId === null ? { bookingId } : { departureId })
