import { type Fraction, isAbove, isEqual } from './fraction.ts'
import type { Member } from './member.ts'
import { noPortion, type Portion, sumOfPortions, totalOf } from './portion.ts'
import type { Portions } from './portions.ts'

/** Travellers of one kind with one exact amount each, and what they come to together. */
export type EqualAmounts = { childOf: number | null; count: number; each: Fraction; exact: Portion }

/**
 * Travellers of one kind (adults, or children of an age) with equal exact amounts: adults first, then children from the oldest
 * on, of one kind the dearest first. `isOneLine`: of which kind the price is typed, so that it is one line whatever its amounts
 * are.
 */
export function equalAmounts(
  members: readonly Pick<Member, 'position' | 'childOf'>[],
  amountOf: (member: Pick<Member, 'position'>) => Portion,
  isOneLine: (childOf: number | null) => boolean,
): EqualAmounts[] {
  const groups: { childOf: number | null; each: Fraction; amounts: Portion[] }[] = []
  for (const member of members) {
    const { childOf } = member
    const amount = amountOf(member)
    const each = totalOf(amount)
    const same = groups.find((group) => group.childOf === childOf && (isOneLine(childOf) || isEqual(each, group.each)))
    if (same) same.amounts.push(amount)
    else groups.push({ childOf, each, amounts: [amount] })
  }
  return groups
    .map(({ childOf, each, amounts }) => ({ childOf, each, count: amounts.length, exact: sumOfPortions(amounts) }))
    .sort((one, other) => rankOf(other) - rankOf(one) || (isAbove(one.each, other.each) ? -1 : 1))
}

/** Who pays for a room alone, with equal amounts: whoever it is, they are one kind. */
export function roomsAlone(members: readonly Member[], { singles }: Portions, isOneLine: boolean): EqualAmounts[] {
  const singleOf = ({ position }: Pick<Member, 'position'>) => singles.get(position) ?? noPortion
  const alone = members.filter((member) => totalOf(singleOf(member)).top > 0n)
  return equalAmounts(
    alone.map((member) => ({ ...member, childOf: null })),
    singleOf,
    () => isOneLine,
  )
}

const rankOf = ({ childOf }: EqualAmounts): number => childOf ?? Number.MAX_SAFE_INTEGER
