import { feeFor, seatsInVehicle, type VisitorFee, vehiclesFor } from '#features/places/visitor-fee.ts'
import type { Participant } from '#features/suppliers/costing/cost-line.ts'
import { type Exchange, inUsd } from '#features/suppliers/costing/cost-of-parts.ts'
import { scaled } from '#features/suppliers/costing/exact.ts'
import type { PassedOn, StoredCost } from './stored-cost.ts'
import type { ItemFacts } from './trip-version.ts'

/**
 * What a permit or park fee is charged: each of those who take part by class and age, on each of the days, so many times (`quantity`); a fee of a vehicle for as many as take the party.
 */
export function passedOnFee(
  fee: VisitorFee,
  participants: readonly Participant[],
  { days, quantity: times }: Pick<ItemFacts, 'days' | 'quantity'>,
): PassedOn {
  const each = days * (times ?? 1)
  const who = participants.map(({ position }) => position)
  if (fee.unit === 'vehicle') {
    const quantity = vehiclesFor(participants.length, seatsInVehicle) * each
    return { kind: fee.kind, units: [{ who, quantity, unitMinor: fee.foreignMinor }] }
  }
  const byAmount = Map.groupBy(participants, ({ residency, age }) => feeFor(fee, residency, age))
  const units = [...byAmount].map(([unitMinor, some]) => ({
    who: some.map(({ position }) => position),
    quantity: some.length * each,
    unitMinor,
  }))
  return { kind: fee.kind, units }
}

/** What a flight is charged: each who flies what it costs for them, in US cents without buffer; those with one price together. */
export function passedOnFlight({ parts, lines }: StoredCost, exchange: Exchange): PassedOn {
  const people = [...new Set(lines.flatMap(({ who }) => who))]
  const priceOf = (position: number) =>
    parts.reduce((sum, { currency }, part) => {
      const own = lines.filter((line) => line.part === part && line.who.includes(position))
      const minor = own.reduce((all, { units, unitMinor, who }) => all + scaled(units * unitMinor, 1, who.length), 0)
      return sum + (inUsd(minor, currency, { ...exchange, bufferBp: 0 }) ?? 0)
    }, 0)
  const byAmount = Map.groupBy(people, priceOf)
  return { kind: 'flight', units: [...byAmount].map(([unitMinor, who]) => ({ who, quantity: who.length, unitMinor })) }
}
