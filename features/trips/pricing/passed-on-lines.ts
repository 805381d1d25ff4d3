import { residencies, seatsInVehicle } from '#features/places/visitor-fee.ts'
import { type LineMessage, lineMessage } from '#features/pricing/line-text.ts'
import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import { addDays, type Day } from '#values/dates.ts'
import { ageOnDay, type TripTraveller } from '../party.ts'
import type { PassedOn, PassedOnUnit } from '../passed-on.ts'
import type { PricedItem } from './priced-item.ts'

/** Who travels, from which day on. */
export type Journey = { startsOn: Day; travellers: readonly TripTraveller[] }

/** Step 14: a line for each price of what is charged as it is, on its day. Not refundable, and without VAT. */
export function passedOnLines(item: Pick<PricedItem, 'title' | 'day'>, passedOn: PassedOn, journey: Journey): UnwordedLine[] {
  const { kind, fee, units } = passedOn
  return units.map((unit) => {
    const quantity = unit.vehicles ?? unit.who.length
    return {
      kind,
      label: fee ? { name: fee.name, of: 'fee', at: 'name' } : item.title,
      ...whyCharged(item.day, fee, unit, journey),
      quantity,
      unitMinor: unit.unitMinor,
      amountMinor: quantity * unit.unitMinor,
      refundable: false,
      vatMinor: 0,
      ladder: 'tours',
    }
  })
}

/**
 * The reason of a line, and of a child's fee that is to be checked its mark: the sentence promises to give back what the park
 * takes less.
 */
function whyCharged(
  day: number,
  fee: PassedOn['fee'],
  { who, vehicles, children = [], toCheck }: PassedOnUnit,
  { startsOn, travellers }: Journey,
): Pick<UnwordedLine, 'reason' | 'childFee'> {
  if (!fee) return { reason: lineMessage('passedOnDay', { day }) }
  const visit = { day, times: 1, year: fee.year }
  if (vehicles !== undefined) return { reason: lineMessage('vehicleFee', { ...visit, vehicles, seats: seatsInVehicle }) }
  const own = travellers.filter(({ position }) => who.includes(position))
  const [child] = own
  if (toCheck && child) {
    const age = ageOnDay(child, addDays(startsOn, day - 1))
    const reason = lineMessage('childFee', { ...visit, age, residency: child.residency })
    return { reason, childFee: { feeId: fee.id, day, age, recorded: false } }
  }
  return { reason: lineMessage('fee', { ...visit, who: { list: classesOf(own, children) } }) }
}

/** Whose rate it is: each class once, adults first. */
function classesOf(own: readonly TripTraveller[], children: readonly number[]): LineMessage[] {
  return ([false, true] as const).flatMap((isChild) =>
    residencies
      .filter((residency) => own.some((one) => one.residency === residency && children.includes(one.position) === isChild))
      .map((residency) => lineMessage(isChild ? 'visitorChild' : 'visitor', { residency })),
  )
}
