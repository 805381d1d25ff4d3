import type { CompactTree } from '#platform/languages/compact.ts'
import type { Messages, Source } from '#platform/languages/source.ts'
import { type ParsedMessage, parseMessage, type Signature } from './parse-message.server.ts'
import type { Translation } from './read-catalogues.server.ts'

export type TranslatedPart = {
  readonly tree: CompactTree
  /** Translations that cannot be used, each in a sentence: the message is shown in English. */
  readonly faults: readonly string[]
  readonly all: number
  readonly missing: number
  /** Translated and approved by no native reader yet: shown, once staff publish the language. */
  readonly unread: number
  /** Translated from an English that has changed since: shown until somebody has read the change. */
  readonly stale: number
}

/** The English of a part as the formatter reads it. Throws for a message that is not ICU MessageFormat. */
export const compactEnglish = (tree: Messages): CompactTree => mapMessages(tree, (text) => parseMessage(text).pattern)

/** A part in another language, whose plural rules are those of `counts`: what is missing or broken is carried as English. */
export function translatePart(
  { name, tree }: Source,
  counts: string,
  translations: ReadonlyMap<string, Translation> = new Map(),
): TranslatedPart {
  const faults: string[] = []
  const count = { all: 0, missing: 0, unread: 0, stale: 0 }
  const used = new Set<string>()
  const translated = mapMessages(tree, (text, path) => {
    const english = parseMessage(text)
    const translation = translations.get(path)
    used.add(path)
    count.all++
    if (!translation) count.missing++
    else {
      const [parsed, fault] = parsedLike(english, translation.text, counts)
      if (fault) faults.push(`${name}.json, ${path}: ${fault}`)
      else if (!translation.read) count.unread++
      if (translation.of !== text) count.stale++
      if (parsed) return parsed.pattern
    }
    return { '': english.pattern }
  })
  for (const path of translations.keys())
    if (!used.has(path)) faults.push(`${name}.json, ${path}: the English has no such message`)
  return { tree: translated, faults, ...count }
}

/** Reads a translation; or the sentence that says why it cannot stand for the English. */
function parsedLike(english: ParsedMessage, text: string, counts: string): [ParsedMessage | undefined, string | undefined] {
  try {
    const parsed = parseMessage(text)
    const fault = text.trim() === '' ? 'it is empty' : differenceOf(english.signature, parsed.signature, counts)
    return fault ? [undefined, fault] : [parsed, undefined]
  } catch (error) {
    return [undefined, error instanceof Error ? error.message : String(error)]
  }
}

function differenceOf(english: Signature, other: Signature, counts: string): string | undefined {
  for (const [name, kind] of english.names) {
    const own = other.names.get(name)
    if (!own) return `{${name}} is missing`
    // A language may show a counted name without a plural of its own.
    const isNumber = kind === 'number' && own === 'text'
    if (own !== kind && !isNumber) return `{${name}} is ${own}, in the English ${kind}`
  }
  for (const name of other.names.keys()) if (!english.names.has(name)) return `the English has no {${name}}`
  for (const [name, cases] of english.selects) {
    const own = other.selects.get(name) ?? []
    if (own.toSorted().join() !== cases.toSorted().join()) return `{${name}} has the cases ${own}, in the English ${cases}`
  }
  for (const [name, categories] of other.plurals) {
    const needed = categoriesOf(counts)
    const absent = needed.whole.filter((one) => !categories.includes(one))
    const strange = categories.filter((one) => !one.startsWith('=') && !needed.all.includes(one))
    if (absent.length > 0) return `{${name}} lacks the plural ${absent}`
    if (strange.length > 0) return `{${name}} has the plural ${strange}, which the language does not have`
  }
  return undefined
}

/** The plural categories of a language, and those of them that whole numbers up to a thousand have: a message must have these. */
function categoriesOf(counts: string): PluralCategories {
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

function mapMessages(tree: Messages, of: (text: string, path: string) => CompactTree[string], before = ''): CompactTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, message]) => [
      key,
      typeof message === 'string' ? of(message, before + key) : mapMessages(message, of, `${before}${key}.`),
    ]),
  )
}
