import type { Choice } from '#features/bookings/drafts/choice.ts'
import type { TooYoung } from '#features/orders/minimum-ages.ts'
import { type WithoutChildrenWords, withoutChildren } from '../../shared/booking/without-children-text.ts'
import { choiceAddress } from '../choice-address.ts'

/** The first step without those who are too young: its address, and the text of its link. */
export type OlderParty = { href: string; words: string }

/** Removes travellers who are too young from a choice, by their positions from 1; undefined where none would be left. */
export function olderParty(
  { order, party }: Choice,
  young: readonly TooYoung[],
  words: WithoutChildrenWords,
): OlderParty | undefined {
  const positions = new Set(young.map(({ position }) => position))
  const stay = party.filter((_, index) => !positions.has(index + 1))
  if (stay.length === 0) return undefined
  return {
    href: choiceAddress(order, stay),
    words: withoutChildren(
      young.map(({ age }) => age),
      words,
    ),
  }
}
