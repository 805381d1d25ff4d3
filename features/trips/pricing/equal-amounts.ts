import { type Fraction, isAbove } from './fraction.ts'
import type { Member } from './member.ts'
import { noPortion, type Portion, sumOfPortions, totalOf } from './portion.ts'
import type { Portions } from './portions.ts'

/** Travellers of one kind who each pay the same, in US cents, and what they come to together, exactly. */
export type EqualAmounts = { childOf: number | null; count: number; unitMinor: bigint; exact: Portion }

/**
 * Travellers of one kind (adults, or children of an age) who each pay the same: adults first, then children from the oldest on, of one kind the
 * dearest first. `unitOf`: what somebody of a kind pays, by their exact amount: rounded up, or as it was typed. So a customer reads no two lines that
 * differ by what was rounded away.
 */
export function equalAmounts(
  members: readonly Pick<Member, 'position' | 'childOf'>[],
  amountOf: (member: Pick<Member, 'position'>) => Portion,
  unitOf: (each: Fraction, childOf: number | null) => bigint,
): EqualAmounts[] {
  const groups: { childOf: number | null; each: Fraction; unitMinor: bigint; amounts: Portion[] }[] = []
  for (const member of members) {
    const { childOf } = member
    const amount = amountOf(member)
    const each = totalOf(amount)
    const unitMinor = unitOf(each, childOf)
    const same = groups.find((group) => group.childOf === childOf && group.unitMinor === unitMinor)
    if (same) same.amounts.push(amount)
    else groups.push({ childOf, each, unitMinor, amounts: [amount] })
  }
  return groups
    .sort((one, other) => rankOf(other) - rankOf(one) || (isAbove(one.each, other.each) ? -1 : 1))
    .map(({ childOf, unitMinor, amounts }) => ({ childOf, unitMinor, count: amounts.length, exact: sumOfPortions(amounts) }))
}

/** Who pays for a room alone, with equal amounts: whoever it is, they are one kind. */
export function roomsAlone(
  members: readonly Member[],
  { singles }: Portions,
  unitOf: (each: Fraction) => bigint,
): EqualAmounts[] {
  const singleOf = ({ position }: Pick<Member, 'position'>) => singles.get(position) ?? noPortion
  const alone = members.filter((member) => totalOf(singleOf(member)).top > 0n)
  return equalAmounts(
    alone.map((member) => ({ ...member, childOf: null })),
    singleOf,
    unitOf,
  )
}

const rankOf = ({ childOf }: Pick<EqualAmounts, 'childOf'>): number => childOf ?? Number.MAX_SAFE_INTEGER
