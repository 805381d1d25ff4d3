import type { Words } from '#platform/languages/source.ts'
import type { travellerFactWords } from '../../words/traveller-facts.ts'

export type TravellerFactWords = Words<typeof travellerFactWords.tree>

type Called = { firstNames: string | null; familyName: string | null; position: number }

/** A traveller's name here, or their number in the party. */
export const calledName = ({ firstNames, familyName, position }: Called, words: Pick<TravellerFactWords, 'nth'>): string =>
  firstNames && familyName ? `${firstNames} ${familyName}` : words.nth({ position })
