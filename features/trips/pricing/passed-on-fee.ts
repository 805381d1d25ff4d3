import { chargedFee, feeFor, seatsInVehicle, type VisitorFee, vehiclesFor } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import { ageOnDay, type TripTraveller } from '../party.ts'
import type { PassedOn, PassedOnUnit } from '../passed-on.ts'

/** An age that no park takes for a child's. */
const adult = 99

/**
 * A permit or park fee as it is charged to travellers on the day of a visit, by their class and their age on that day: the
 * dearest first. A child for whom the adult fee is taken, because the child's is not known, stands alone. A fee for each vehicle
 * is charged for as many as they need, at the foreign rate.
 */
export function passedOnFee(fee: VisitorFee, travellers: readonly TripTraveller[], day: Day): PassedOn {
  const units =
    fee.unit === 'vehicle'
      ? [
          {
            who: travellers.map(({ position }) => position),
            unitMinor: fee.foreignMinor,
            vehicles: vehiclesFor(travellers.length, seatsInVehicle),
          },
        ]
      : travellerUnits(fee, travellers, day)
  return { kind: fee.kind, fee: { id: fee.id, name: fee.name, year: fee.asOf }, units }
}

function travellerUnits(fee: VisitorFee, travellers: readonly TripTraveller[], day: Day): PassedOnUnit[] {
  const charged = travellers.map(({ position, residency, ...born }) => {
    const { minor, isAdultFee } = chargedFee(fee, residency, ageOnDay(born, day))
    return { position, minor, isAdultFee, isChildFee: minor !== feeFor(fee, residency, adult) }
  })
  const toCheck = charged.filter(({ isAdultFee }) => isAdultFee)
  const byPrice = Map.groupBy(
    charged.filter(({ isAdultFee }) => !isAdultFee),
    ({ minor }) => minor,
  )
  const positions = (of: typeof charged) => of.map(({ position }) => position)
  return [
    ...[...byPrice].map(([unitMinor, payers]) => {
      const children = positions(payers.filter(({ isChildFee }) => isChildFee))
      return { who: positions(payers), unitMinor, ...(children.length > 0 && { children }) }
    }),
    ...toCheck.map(({ position, minor }) => ({ who: [position], unitMinor: minor, toCheck: true as const })),
  ].sort((one, other) => other.unitMinor - one.unitMinor)
}
