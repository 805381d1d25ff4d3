import { hasControlSign, hasDirectionMark, htmlIn } from './foreign-signs.ts'
import type { MessageFault } from './message-fault.ts'
import { type ParsedMessage, parseMessage, type Signature } from './parse-message.server.ts'

/** An English message: its text, and what that names. */
export type EnglishMessage = { readonly text: string } & Pick<ParsedMessage, 'signature'>

/** Reads an English message. Throws for what is no ICU MessageFormat. */
export const englishMessage = (text: string): EnglishMessage & ParsedMessage => ({ text, ...parseMessage(text) })

export type ReadTranslation = { readonly message: ParsedMessage; readonly fault?: undefined } | { readonly fault: MessageFault }

/**
 * Reads a translation of an English message into a language whose plural rules are those of `counts`; or why it cannot stand for it:
 * its arguments, tags or cases are not those of the English, it lacks a plural that whole numbers up to a thousand have, or it holds what no
 * text may hold.
 */
export function readTranslation(english: EnglishMessage, text: string, counts: string): ReadTranslation {
  const known = htmlIn(english.text)
  const sign = htmlIn(text).find((one) => !known.includes(one))
  if (text.trim() === '') return { fault: { reason: 'empty' } }
  if (hasDirectionMark(text)) return { fault: { reason: 'direction-mark' } }
  if (hasControlSign(text)) return { fault: { reason: 'control-sign' } }
  let message: ParsedMessage
  try {
    message = parseMessage(text)
  } catch (error) {
    return { fault: { reason: 'not-a-message', detail: error instanceof Error ? error.message : String(error) } }
  }
  const fault: MessageFault | undefined =
    differenceOf(english.signature, message.signature, counts) ??
    (sign === undefined ? undefined : { reason: 'foreign-markup', sign })
  return fault ? { fault } : { message }
}

function differenceOf(english: Signature, other: Signature, counts: string): MessageFault | undefined {
  for (const [name, kind] of english.names) {
    const own = other.names.get(name)
    if (!own) return { reason: 'lost-name', name }
    // A language may show a counted name without a plural of its own.
    const isNumber = kind === 'number' && own === 'text'
    if (own !== kind && !isNumber) return { reason: 'other-kind', name, kind: own, english: kind }
  }
  for (const name of other.names.keys()) if (!english.names.has(name)) return { reason: 'foreign-name', name }
  for (const [name, cases] of english.selects) {
    const own = other.selects.get(name) ?? []
    if (own.toSorted().join() !== cases.toSorted().join()) return { reason: 'other-cases', name, cases: own, english: cases }
  }
  for (const [name, categories] of other.plurals) {
    const { all, whole } = categoriesOf(counts)
    const lost = whole.filter((one) => !categories.includes(one))
    const foreign = categories.filter((one) => !one.startsWith('=') && !all.includes(one))
    if (lost.length > 0) return { reason: 'lost-plural', name, cases: lost }
    if (foreign.length > 0) return { reason: 'foreign-plural', name, cases: foreign }
  }
  return undefined
}

/** The plural categories of a language, and those of them that whole numbers up to a thousand have: a message must have these. */
export function categoriesOf(counts: string): PluralCategories {
  const known = categories.get(counts)
  if (known) return known
  const rules = new Intl.PluralRules(counts)
  const whole = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
  const found = { all: rules.resolvedOptions().pluralCategories, whole: [...whole, 'other'] }
  categories.set(counts, found)
  return found
}

type PluralCategories = { readonly all: readonly string[]; readonly whole: readonly string[] }
/** A language has hundreds of plurals, and every start checks them all. */
const categories = new Map<string, PluralCategories>()
