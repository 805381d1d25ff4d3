import { bindWords } from '#platform/languages/bind-words.ts'
import { compactEnglish } from '#platform/languages/compact-english.ts'
import { englishFormats, englishFormatter } from '#platform/languages/english-formatter.ts'
import type { Labelled, LineText } from '../line-text.ts'
import type { PriceLine } from '../price-line.ts'
import { priceLineWords } from '../words/price-lines.ts'
import { type LineLanguage, textIn } from './line-in-language.ts'

/** A line as a rule makes it: with its texts as messages, or as staff typed them. */
export type UnwordedLine = Omit<PriceLine, 'label' | 'reason' | 'text'> & { label: LineText | string; reason: LineText | string }

const english: LineLanguage = {
  words: bindWords(compactEnglish(priceLineWords.tree), englishFormats, true) as LineLanguage['words'],
  format: englishFormatter,
  nameOf: ({ name }) => name,
}

/** A text in English, as it is stored and the office reads it. Throws for a message that the part does not have. */
export function inEnglish(text: LineText | string): string {
  const content = typeof text === 'string' ? text : textIn(text, english)
  if (content === undefined) throw new Error(`No price line has the message ${JSON.stringify(text)}`)
  return content
}

/** A label in English, beside what it says in other languages. */
export const labelled = (label: LineText): Required<Labelled> => ({ label: inEnglish(label), text: { label } })

/** A line with its English, beside the messages that it is said by in other languages. */
export function worded({ label, reason, ...line }: UnwordedLine): PriceLine {
  const text = {
    ...(typeof label !== 'string' && { label }),
    ...(typeof reason !== 'string' && { reason }),
  }
  const isWorded = text.label !== undefined || text.reason !== undefined
  return { ...line, label: inEnglish(label), reason: inEnglish(reason), ...(isWorded && { text }) }
}
