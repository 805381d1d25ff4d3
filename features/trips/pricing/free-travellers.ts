import { fraction, nothing, over } from './fraction.ts'
import type { Member } from './member.ts'
import { add, noPortion, type Portion, scale, sumOfPortions, totalOf } from './portion.ts'
import { splitByWeight } from './shares.ts'

/**
 * Step 11: the bases of those who pay, with what those who travel free leave them, in proportion to their own. Where theirs are
 * nothing it is split by weight.
 */
export function basesOfPayers(bases: ReadonlyMap<number, Portion>, members: readonly Member[]): Map<number, Portion> {
  const baseOf = ({ position }: Member) => bases.get(position) ?? noPortion
  const payers = members.filter(({ pays }) => pays)
  const left = sumOfPortions(members.filter(({ pays }) => !pays).map(baseOf))
  const own = totalOf(sumOfPortions(payers.map(baseOf)))
  if (totalOf(left).top === 0n) return new Map(payers.map((member) => [member.position, baseOf(member)]))
  const weights = new Map(payers.map(({ position, weight }) => [position, weight]))
  const even = new Map(splitByWeight(fraction(1), [...weights.keys()], (position) => weights.get(position) ?? 0))
  return new Map(
    payers.map((member) => {
      const base = baseOf(member)
      const part = own.top === 0n ? (even.get(member.position) ?? nothing) : over(totalOf(base), own)
      return [member.position, add(base, scale(left, part))]
    }),
  )
}
