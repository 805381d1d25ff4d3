import { nthOf } from '#features/travellers/nth-of.ts'
import type { Words } from '#platform/languages/source.ts'
import type { travellerFactWords } from '../../words/traveller-facts.ts'

export type TravellerFactWords = Words<typeof travellerFactWords.tree>

type Called = { firstNames: string | null; familyName: string | null; position: number }

/** A traveller's name here, or which of their party they are. */
export const calledName = (
  { firstNames, familyName, position }: Called,
  words: Pick<TravellerFactWords, 'nth'>,
  party: readonly { position: number }[],
): string => (firstNames && familyName ? `${firstNames} ${familyName}` : words.nth({ position: nthOf(party, position) }))
