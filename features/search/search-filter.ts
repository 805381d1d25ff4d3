import { synonymsOf } from './synonyms.ts'

/**
 * A question in the syntax of PostgreSQL's to_tsquery: letters, digits and operators of ours only, so that typed text is
 * never read as an operator.
 */
export type TsQuery = {
  /** Every word, each with its synonyms. */
  whole: string
  /** All words but the last, for a question that is being typed; empty where there is one. */
  before: string
  /** The last word as the beginning of one; empty where it is too short for that. */
  beginning: string
}

/** The fewest letters by which a word is found before it is whole. */
const fewestCharacters = 2

/** `all`: results have every word or a synonym of it. `any`: one of them is enough. */
export function tsQueryOf(words: readonly string[], how: 'all' | 'any'): TsQuery {
  const join = how === 'all' ? ' & ' : ' | '
  const last = words.at(-1) ?? ''
  return {
    whole: words.map(withOtherNames).join(join),
    before: how === 'all' ? words.slice(0, -1).map(withOtherNames).join(join) : '',
    beginning: last.length >= fewestCharacters ? `${last}:*` : '',
  }
}

function withOtherNames(word: string): string {
  const others = synonymsOf(word).map((name) => `(${name.split(' ').join(' & ')})`)
  return others.length === 0 ? word : `(${[word, ...others].join(' | ')})`
}

/** Everything by which a question may have found a result: for marking it there. */
export type Sought = {
  words: readonly string[]
  /** The last word as it was typed: it may be the beginning of a found one. */
  beginning: string
}

export const soughtBy = (words: readonly string[]): Sought => ({
  words: words.flatMap((word) => [word, ...synonymsOf(word).flatMap((name) => name.split(' '))]),
  beginning: words.at(-1) ?? '',
})
