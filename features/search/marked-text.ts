import { foldedWords } from './folded-words.ts'
import type { Sought } from './search-filter.ts'

/** A stretch of a text; marked where it contains a sought word. */
export type MarkedStretch = { text: string; marked?: true }

const word = /[\p{L}\p{N}'’]+/gu

/** A text in stretches, with every form of a sought word marked: 'walk' marks walks and walking. */
export function markedStretches(text: string, sought: Sought): MarkedStretch[] {
  const stretches: MarkedStretch[] = []
  let read = 0
  for (const found of text.matchAll(word)) {
    if (!isSought(found[0], sought)) continue
    if (found.index > read) stretches.push({ text: text.slice(read, found.index) })
    stretches.push({ text: found[0], marked: true })
    read = found.index + found[0].length
  }
  if (read < text.length) stretches.push({ text: text.slice(read) })
  return stretches
}

export const holdsSought = (text: string, sought: Sought): boolean =>
  [...text.matchAll(word)].some(([one]) => isSought(one, sought))

/**
 * The part of a text round the first word that was sought, at most about so many characters, whole words, with an ellipsis
 * where something is left out. Undefined where the text contains no such word.
 */
export function excerptOf(text: string, sought: Sought, most = 170): string | undefined {
  const first = [...text.matchAll(word)].find(([one]) => isSought(one, sought))
  if (!first) return undefined
  const from = startOfExcerpt(text, first.index, most)
  const cut = text.slice(from, from + most)
  const whole = from + most >= text.length ? cut : cut.replace(/\s+\S*$/, '')
  return `${from > 0 ? '… ' : ''}${whole.trim()}${from + whole.length < text.length ? ' …' : ''}`
}

/** The sentence that contains the word, where it begins near enough; otherwise some words before it. */
function startOfExcerpt(text: string, at: number, most: number): number {
  const near = Math.max(0, at - Math.floor(most / 2))
  if (near === 0) return 0
  const sentence = text.slice(near, at).search(/(?<=[.?!]\s)\S/)
  if (sentence >= 0) return near + sentence
  return near + Math.max(0, text.slice(near, at).search(/(?<=\s)\S/))
}

/** Marking a shorter beginning of a word would mark half the text. */
const fewestCharacters = 3

function isSought(typed: string, { words, beginning, anyEnding }: Sought): boolean {
  const folded = foldedWords(typed).join('')
  if (beginning.length >= fewestCharacters && folded.startsWith(beginning)) return true
  return words.some((one) => folded === one || isFormOf(folded, one) || (anyEnding && beginsAlike(folded, one)))
}

const endings = /^(e|s|es|ed|er|ers|ing|ings|y|ies)?$/

/**
 * Whether two English words are forms of one, roughly: what is left after their endings is the same, its last letter doubled or
 * not.
 */
function isFormOf(folded: string, one: string): boolean {
  const stem = one.replace(/(?<=...)(ings?|ers?|ed|es|s|e)$/, '')
  if (stem.length < fewestCharacters || !folded.startsWith(stem)) return false
  const rest = folded.slice(stem.length)
  return endings.test(rest) || (rest[0] === stem.at(-1) && endings.test(rest.slice(1)))
}

const longestEnding = 3

/** Whether two words of any language are forms of one, roughly: they begin alike, and what is left of each is no longer than an ending. */
function beginsAlike(folded: string, one: string): boolean {
  const longest = Math.max(folded.length, one.length)
  let alike = 0
  while (alike < longest && folded[alike] === one[alike]) alike++
  return alike > fewestCharacters && alike * 3 >= longest * 2 && longest - alike <= longestEnding
}
