import type { Words } from '#platform/languages/source.ts'
import type { ageWords } from '../words/ages.ts'

export type AgeWords = Words<typeof ageWords.tree>

/**
 * What a card or a row says of the age from which a journey is, and whether a child of the party is younger: nothing where anybody may
 * come.
 */
export function ageMark(
  years: number,
  childAges: readonly number[],
  { from, notForChild, notForChildren }: AgeWords,
): { ages?: string; forOlder?: true } {
  if (years === 0) return {}
  const young = childAges.filter((age) => age < years)
  const [age, ...others] = young
  if (age === undefined) return { ages: from({ years }) }
  const ages = others.length === 0 ? notForChild({ age, years }) : notForChildren({ ages: young.join(', '), years })
  return { ages, forOlder: true }
}
