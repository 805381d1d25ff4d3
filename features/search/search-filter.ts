import { english, type SearchLanguage } from './search-language.ts'
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
  /** The same word by word in another language than English: each is found in its texts or in English ones. */
  own?: OwnTsQuery
}

/** The words of a question with their synonyms, each as texts of the language and as English ones have it. */
type OwnTsQuery = { config: string; how: 'all' | 'any'; words: readonly { own: string; english: string }[] }

/** The fewest letters by which a word is found before it is whole. */
const fewestCharacters = 2

/** `all`: results have every word or a synonym of it. `any`: one of them is enough. */
export function tsQueryOf(words: readonly string[], how: 'all' | 'any', language = english): TsQuery {
  const join = how === 'all' ? ' & ' : ' | '
  const last = words.at(-1) ?? ''
  const inEnglish = words.map((word) => withOtherNames(word, synonymsIn(language, word)))
  return {
    whole: inEnglish.join(join),
    before: how === 'all' ? inEnglish.slice(0, -1).join(join) : '',
    beginning: last.length >= fewestCharacters ? `${last}:*` : '',
    ...(language.code !== english.code && {
      own: {
        config: language.config,
        how,
        words: words.map((word, at) => ({
          own: withOtherNames(word, language.synonyms.get(word) ?? []),
          english: inEnglish[at] ?? word,
        })),
      },
    }),
  }
}

function withOtherNames(word: string, names: readonly string[]): string {
  const others = names.map((name) => `(${name.split(' ').join(' & ')})`)
  return others.length === 0 ? word : `(${[word, ...others].join(' | ')})`
}

/** What a word may mean on the pages of a language: by its own synonyms, and by those of English, which know other languages too. */
export const synonymsIn = (language: SearchLanguage, word: string): readonly string[] => [
  ...new Set([...synonymsOf(word), ...(language.synonyms.get(word) ?? [])]),
]

/** Everything by which a question may have found a result: for marking it there. */
export type Sought = {
  words: readonly string[]
  /** The last word as it was typed: it may be the beginning of a found one. */
  beginning: string
  /** The words may be of another language than English, whose endings we do not know. */
  anyEnding?: true
}

export const soughtBy = (words: readonly string[], language = english): Sought => ({
  words: words.flatMap((word) => [word, ...synonymsIn(language, word).flatMap((name) => name.split(' '))]),
  beginning: words.at(-1) ?? '',
  ...(language.code !== english.code && { anyEnding: true }),
})
