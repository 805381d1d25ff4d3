import { travellerWords } from '../../words/manage-travellers.ts'

type Called = { firstNames: string | null; familyName: string | null; position: number }

/** A traveller's name here, or their number in the party. */
export const calledName = ({ firstNames, familyName, position }: Called): string =>
  firstNames && familyName ? `${firstNames} ${familyName}` : travellerWords.nth(position)
