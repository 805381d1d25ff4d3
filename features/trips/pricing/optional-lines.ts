import { lineMessage } from '#features/pricing/line-text.ts'
import type { UnwordedLine } from '#features/pricing/lines/english-line.ts'
import { equalAmounts, roomsAlone } from './equal-amounts.ts'
import { type Fraction, roundedUp } from './fraction.ts'
import { basesOfPayers } from './free-travellers.ts'
import type { Member } from './member.ts'
import { type OwnLine, ownLine, type Terms } from './own-line.ts'
import { noPortion, type Portion, sumOfPortions, totalOf } from './portion.ts'
import { portionsOf } from './portions.ts'
import type { SoldItem } from './sold-item.ts'

/**
 * Step 12 of an item that the customer may tick: lines under its title, rounded up to the step like those of an option. What is
 * bought for all who take part together is one line; all else is counted by the traveller.
 */
export function optionalLines(sold: SoldItem, { members, pricing }: Terms): OwnLine[] {
  const { title, who } = sold.item
  const portions = portionsOf([sold])
  const unitOf = (each: Fraction) => roundedUp(each, BigInt(pricing.stepMinor))
  const line = (reason: UnwordedLine['reason'], count: number, unitMinor: bigint, exact: Portion) =>
    ownLine({ kind: 'extra', label: title, reason }, count, unitMinor, exact, pricing)
  const forTravellers = (times: number) => lineMessage('extraTravellers', { ordered: 1, times })
  if (isForAllTogether(sold)) {
    const exact = sumOfPortions([...portions.bases.values()])
    return [line(forTravellers(who.length), 1, unitOf(totalOf(exact)), exact)]
  }
  const bases = basesOfPayers(portions.bases, members)
  const baseOf = ({ position }: Pick<Member, 'position'>) => bases.get(position) ?? noPortion
  const payers = members.filter((member) => member.pays && (who.includes(member.position) || totalOf(baseOf(member)).top > 0n))
  return [
    ...equalAmounts(payers, baseOf, unitOf).map(({ childOf, count, unitMinor, exact }) =>
      line(childOf === null ? forTravellers(count) : lineMessage('child', { age: childOf }), count, unitMinor, exact),
    ),
    ...roomsAlone(members, portions, unitOf).map(({ count, unitMinor, exact }) =>
      line(lineMessage('single', { count }), count, unitMinor, exact),
    ),
  ]
}

/** Whether nothing of an item is counted by the head: a guide, a car, a walk for the group. A stay always is. */
function isForAllTogether({ item: { who, cost } }: SoldItem): boolean {
  return who.length > 1 && cost.lines.every((line) => line.who.length === who.length && line.what !== 'room')
}
