import type { SuppliedExtra } from '#features/costs/supplied-extra.ts'
import { costItem } from '#features/suppliers/costing/cost-item.ts'
import type { Exchange } from '#features/suppliers/costing/cost-of-parts.ts'
import { serviceName } from '#features/suppliers/supplier-service.ts'
import { isNearTrip } from '#features/travellers/flights/flight.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { RunParty, SupplyRun } from '../supply-run.ts'
import { noDetails, peopleOf } from './line-details.ts'
import type { LineFlight, NeededLine } from './order-line.ts'
import { type Books, type Choices, countOf, participantsOf, withCost } from './package-lines.ts'

/** A flight of a booking of the run, in or out. */
export type RunFlight = LineFlight & { bookingId: string }

/** Nights of the run at a lodge: the last one ends on the day after it. */
export type RunStay = { name: string; firstDay: Day; lastDay: Day }

const keyOf = (id: string) => `extra:${id}`

/**
 * What a run needs of suppliers for the extras of its parties: a line for each extra that a supplier delivers, for all who have it. A
 * transfer is on the days of their flights, as far as these are known, else on the first or the last day of the run; an extra by the night
 * or the day is on all of them; any other is on one day of the run, which is agreed with the supplier.
 */
export function extraLines(
  run: SupplyRun,
  { extras, flights, stays }: { extras: readonly SuppliedExtra[]; flights: readonly RunFlight[]; stays: readonly RunStay[] },
  { books, choices, exchange }: { books: Books; choices: Choices; exchange: Exchange },
): NeededLine[] {
  return extras.flatMap((extra): NeededLine[] => {
    const having = run.parties.flatMap((party) => {
      const quantity = party.extras.reduce((sum, one) => sum + (one.id === extra.id ? one.quantity : 0), 0)
      return quantity > 0 ? [{ party, quantity }] : []
    })
    const parties = having.map(({ party }) => party)
    const found = books.get(choices.get(keyOf(extra.id)) ?? extra.serviceId)
    if (parties.length === 0 || !found) return []
    const { service } = found.book
    const on = transferFlights(run, extra, { parties, flights })
    const days = daysOfExtra(run, extra, on)
    const count = having.reduce((sum, { quantity }) => sum + quantity, 0)
    // One for each traveller is said by the number of people.
    const quantity = extra.unit === 'person' && count === parties.length ? null : count
    const people = countOf(parties)
    const vehicles = service.basis === 'vehicle-day' ? Math.max(count, Math.ceil(people / (service.seats ?? people))) : null
    const isOnOneDay = extra.transfer === 'none' && extra.unit !== 'night' && extra.unit !== 'day' && days.firstDay < days.lastDay
    const cost = costItem(
      found.book,
      {
        from: days.firstDay,
        days: isOnOneDay || extra.transfer !== 'none' ? 1 : daysBetween(days.firstDay, days.lastDay) + 1,
        ...participantsOf(parties, days.firstDay, false),
        ...(quantity !== null && { quantity }),
        ...(vehicles !== null && { vehicles }),
      },
      exchange,
    )
    const groups = service.basis === 'group' ? count : 1
    return [
      {
        itemKey: keyOf(extra.id),
        kind: service.kind,
        serviceId: service.id,
        supplierId: service.supplierId,
        title: serviceName(service),
        ...days,
        ...withCost(
          {
            ...noDetails,
            ...peopleOf(parties, days.firstDay),
            quantity: vehicles === null ? quantity : null,
            vehicles,
            extra: extra.name,
            ...(isOnOneDay && { onOneDay: true }),
            ...(extra.transfer !== 'none' && { flights: on, lodges: lodgesBeside(run, extra, { stays, days }) }),
          },
          cost,
          groups,
        ),
      },
    ]
  })
}

/** The known flights of these parties that a transfer meets, by day and time; one far from the trip, as after a change of its days, is none. */
function transferFlights(
  run: SupplyRun,
  { transfer }: SuppliedExtra,
  { parties, flights }: { parties: readonly RunParty[]; flights: readonly RunFlight[] },
): LineFlight[] {
  const direction = transfer === 'arrival' ? 'in' : transfer === 'departure' ? 'out' : undefined
  const bookings = new Set(parties.map(({ bookingId }) => bookingId))
  return flights
    .filter((one) => one.direction === direction && bookings.has(one.bookingId) && isNearTrip(one.day, run))
    .map(({ bookingId: _, ...flight }) => flight)
}

/** Where the travellers sleep after their arrival, or have slept before they leave, by name; none on nights that are not of the run. */
function lodgesBeside(
  run: SupplyRun,
  { transfer }: SuppliedExtra,
  { stays, days }: { stays: readonly RunStay[]; days: { firstDay: Day; lastDay: Day } },
): string[] {
  const night = transfer === 'arrival' ? days.firstDay : addDays(days.lastDay < run.endsOn ? days.lastDay : run.endsOn, -1)
  return [
    ...new Set(stays.flatMap(({ name, firstDay, lastDay }) => (firstDay <= night && night <= lastDay ? [name] : []))),
  ].toSorted()
}

function daysOfExtra(run: SupplyRun, { transfer, unit }: SuppliedExtra, flights: readonly LineFlight[]) {
  const { startsOn, endsOn } = run
  if (transfer === 'none')
    return { firstDay: startsOn, lastDay: unit === 'night' && startsOn < endsOn ? addDays(endsOn, -1) : endsOn }
  const usual = transfer === 'arrival' ? startsOn : endsOn
  const days = flights.map(({ day }) => day).toSorted()
  return { firstDay: days[0] ?? usual, lastDay: days.at(-1) ?? usual } satisfies Record<string, Day>
}
