import { isAllowedLink, type Stretch, stretchesOf, withinWord } from './inline-text.ts'

/** What no reader sees and a database refuses: control characters, the parts of half a character, marks of no width. */
const unseen = /(?![\t\n\v\f\r])\p{Cc}|[\u200b\u2060\ufeff]/gu
/** Spaces that a browser shows as one. One that does not break is meant, and stays. */
const spaces = /[^\S\u00a0\u202f]+/g

/** Words on one line, without spaces around them: for what holds no marks. */
export const tidyWords = (words: string): string =>
  words.toWellFormed().replace(unseen, '').replace(spaces, ' ').replace(/^ | $/g, '')

/** Whether something can be read in it. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** What would end an address within a text, or be read as a mark of it. */
const unsafeInAddress = /[\s()[\]*]/g
const inAddress = (sign: string) =>
  /[()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign)

/**
 * The target of a link as a text stores it: characters that would end it are percent-encoded. Undefined where it
 * is not allowed: only a path within the site, `/packages`, or an https address with a host is.
 */
export function linkTo(typed: string): string | undefined {
  const href = tidyWords(typed).replace(unsafeInAddress, inAddress)
  if (!isAllowedLink(href)) return undefined
  return !href.startsWith('https:') || URL.canParse(href) ? href : undefined
}

/**
 * The text of stretches, as `stretchesOf` reads it again. A mark that cannot be written is left out and its words stay:
 * stars within strong words, italics within a word, and an address that is not allowed. Brackets within a link become round.
 */
export function textOfStretches(stretches: readonly Stretch[]): string {
  return joined(stretches).reduce((before, stretch, at, runs) => before + written(stretch, before, runs[at + 1]?.text ?? ''), '')
}

function written({ text, strong, italic, href }: Stretch, before: string, after: string): string {
  const to = href === undefined ? undefined : linkTo(href)
  if (to && !isBlank(text)) return `[${text.replaceAll('[', '(').replaceAll(']', ')')}](${to})`
  if (italic && !isBlank(text) && !text.includes('_')) return inItalics(text, before, after)
  return strong && !isBlank(text) && !text.includes('*') ? `**${text}**` : text
}

/** Spaces at the ends stand outside of the mark. */
function inItalics(text: string, before: string, after: string): string {
  const words = text.trim()
  const from = text.indexOf(words)
  const [left, right] = [text.slice(0, from), text.slice(from + words.length)]
  const isWithin = withinWord.test((before + left).slice(-1)) || withinWord.test((right + after).slice(0, 1))
  return isWithin ? text : `${left}_${words}_${right}`
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const runs: Stretch[] = []
  for (const stretch of stretches) {
    const last = runs.at(-1)
    if (last && last.strong === stretch.strong && last.italic === stretch.italic && last.href === stretch.href)
      last.text += stretch.text
    else if (stretch.text) runs.push({ ...stretch })
  }
  return runs
}

/** A text that changes at every reading was made by a program: after so many it keeps its words and loses its marks. */
const readings = 3

/**
 * A text as it is stored: on one line, every mark in it one that is shown, neighbours of one kind joined. Reading and writing it
 * again changes nothing.
 */
export function tidyText(text: string): string {
  let tidy = tidyWords(text)
  for (let reading = 0; reading < readings; reading++) {
    const next = tidyWords(textOfStretches(stretchesOf(tidy)))
    if (next === tidy) return tidy
    tidy = next
  }
  return tidyWords(
    tidy
      .replace(/\*{2,}/g, '*')
      .replaceAll('_', ' ')
      .replaceAll('](', '] ('),
  )
}
