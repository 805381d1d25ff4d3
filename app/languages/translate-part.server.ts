import { bestFirst, type ShippedText } from '#features/translations/messages/message.ts'
import type { CompactTree } from '#platform/languages/compact.ts'
import { englishMessage, readTranslation } from '#platform/languages/read-translation.server.ts'
import type { Messages, Source } from '#platform/languages/source.ts'
import { messageFaultText } from './message-fault-text.ts'

export type TranslatedPart = {
  readonly tree: CompactTree
  /** Translations that cannot be used, each in a sentence. */
  readonly faults: readonly string[]
  /** Whether no message of it is shown in English. */
  readonly isWhole: boolean
  readonly all: number
  readonly missing: number
  /** Translated and approved by no native reader yet: shown, once staff publish the language. */
  readonly unread: number
  /** Translated from an English that has changed since: shown until somebody has read the change. */
  readonly stale: number
}

type TextsByPath = ReadonlyMap<string, ShippedText>
const none: TextsByPath = new Map()

/** The English of a part as the formatter reads it. Throws for a message that is not ICU MessageFormat. */
export const compactEnglish = (tree: Messages): CompactTree => mapMessages(tree, (text) => readEnglish(tree, text).pattern)

type ReadEnglish = ReturnType<typeof englishMessage>
/** Every language is compared with the English, so a start parses each part of it once for all of them. */
const parts = new WeakMap<Messages, Map<string, ReadEnglish>>()

function readEnglish(tree: Messages, text: string): ReadEnglish {
  const part = parts.get(tree) ?? new Map<string, ReadEnglish>()
  parts.set(tree, part)
  const message = part.get(text) ?? englishMessage(text)
  part.set(text, message)
  return message
}

/**
 * A part in another language, whose plural rules are those of `counts`. What an operator has approved (`own`) stands over what is shipped, but a
 * text of a former English gives way to one of the English of now. What is missing or broken is carried as English.
 */
export function translatePart(
  { name, tree }: Source,
  counts: string,
  shipped: TextsByPath = none,
  own: TextsByPath = none,
): TranslatedPart {
  const faults: string[] = []
  const count = { all: 0, missing: 0, unread: 0, stale: 0 }
  let inEnglish = 0
  const used = new Set<string>()
  const translated = mapMessages(tree, (text, path) => {
    const english = readEnglish(tree, text)
    used.add(path)
    count.all++
    const candidates = bestFirst(text, own.get(path), shipped.get(path))
    if (candidates.length === 0) count.missing++
    for (const translation of candidates) {
      const { fault, ...read } = readTranslation(english, translation.text, counts)
      if (fault) faults.push(`${name}.json, ${path}: ${messageFaultText(fault)}`)
      if (!('message' in read)) continue
      if (!translation.read) count.unread++
      if (translation.of !== text) count.stale++
      return read.message.pattern
    }
    inEnglish++
    return { '': english.pattern }
  })
  // What an operator has of a message that is gone waits for a release that has it again.
  for (const path of shipped.keys()) if (!used.has(path)) faults.push(`${name}.json, ${path}: the English has no such message`)
  return { tree: translated, faults, isWhole: inEnglish === 0, ...count }
}

function mapMessages(tree: Messages, of: (text: string, path: string) => CompactTree[string], before = ''): CompactTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, message]) => [
      key,
      typeof message === 'string' ? of(message, before + key) : mapMessages(message, of, `${before}${key}.`),
    ]),
  )
}
