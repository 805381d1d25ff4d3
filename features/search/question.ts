import { foldedWords } from './folded-words.ts'
import { isStopWord } from './stop-words.ts'

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

/** Reads the question from an address. Never refuses: text without words gives no words. */
export function readQuestion(typed: string | null): Question {
  const text = (typed ?? '')
    .slice(0, 4 * longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
  const words = foldedWords(text).filter((word) => word.length <= longestWord && !isStopWord(word))
  return { text, words: [...new Set(words)].slice(0, mostWords) }
}
