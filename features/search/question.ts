import { foldedWords } from './folded-words.ts'
import { english, type SearchLanguage } from './search-language.ts'

/** Stop words: PostgreSQL's own list for English, which its index leaves out, and the French ones like them. */
const words = `
a about above after again against all am an and any are as at be because been before being below between both but by can did do
does doing don down during each few for from further had has have having he her here hers herself him himself his how i if in
into is it its itself just me more most my myself no nor not now of off on once only or other our ours ourselves out over own s
same she should so some such t than that the their theirs them themselves then there these they this those through to too under
until up very was we were what when where which while who whom why will with you your yours yourself yourselves
au aux avec ce ces dans de des du elle en est et il je la le les leur mais ne nos notre nous ou par pas pour que qui sa ses son
sur un une vos votre vous y`

const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

export const isStopWord = (word: string): boolean => stopWords.has(word)

/** A question as it was typed and as it is searched. */
export type Question = {
  /** The text for the search field: without control characters, at most `longest` characters. */
  text: string
  /** Folded, each once, without stop words; empty where there is nothing to search for. */
  words: readonly string[]
}

/** The most characters and words of a question; the rest is left out. */
export const longest = 200
const mostWords = 10
/** No word of ours is longer; a longer one is ignored. */
const longestWord = 40

/** Reads the question from an address, in the language of its page. Never refuses: text without words gives no words. */
export function readQuestion(typed: string | null, { stopWords: own }: Pick<SearchLanguage, 'stopWords'> = english): Question {
  const text = (typed ?? '')
    .slice(0, 4 * longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
  const words = foldedWords(text).filter((word) => word.length <= longestWord && !isStopWord(word) && !own.has(word))
  return { text, words: [...new Set(words)].slice(0, mostWords) }
}
