import type { Formatter } from '#platform/languages/formatter.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import type { Labelled, LineText, LineValue, WrittenName } from '../line-text.ts'
import type { PriceLine } from '../price-line.ts'
import { priceLineWords } from '../words/price-lines.ts'

/** What a name that staff wrote is called in a language; the name itself where it has no translation. */
export type NameInLanguage = (name: WrittenName) => string

/** How a language says the messages of lines. */
export type LineLanguage = {
  words: { readonly [message: string]: string | ((values: never) => string) | undefined }
  format: Pick<Formatter, 'day' | 'money'>
  nameOf: NameInLanguage
}

/** A line as somebody reads it. `lang`: what of it has stayed English in another language. */
export type ShownLine = { label: string; reason: string; lang?: { label?: 'en'; reason?: 'en' } }

/** A text in a language; undefined where it names a message that this release does not know. */
export function textIn(text: LineText, language: LineLanguage): string | undefined {
  if ('name' in text) return language.nameOf(text)
  const words = Object.hasOwn(language.words, text.message) ? language.words[text.message] : undefined
  if (typeof words !== 'function') return words
  const values = Object.entries(text.values).map(([name, value]) => [name, valueIn(value, language)] as const)
  return values.some(([, value]) => value === undefined) ? undefined : words(Object.fromEntries(values) as never)
}

function valueIn(value: LineValue, language: LineLanguage): string | number | undefined {
  if (typeof value !== 'object') return value
  if ('moneyMinor' in value) return language.format.money(usd(value.moneyMinor))
  if ('day' in value) return language.format.day(value.day)
  if (!('list' in value)) return textIn(value, language)
  const items = value.list.map((item) => valueIn(item, language))
  return items.includes(undefined) ? undefined : items.join(', ')
}

/**
 * A price line in a language: for pages, emails and documents. English is what was stored; so is what staff typed and what earlier
 * releases sold, which another language shows as English.
 */
export function lineInLanguage(
  { label, reason, text }: Pick<PriceLine, 'label' | 'reason' | 'text'>,
  read: ReadWords,
  nameOf: NameInLanguage,
): ShownLine {
  if (read.language === 'en') return { label, reason }
  const language = { words: read(priceLineWords), format: read.format, nameOf }
  const own = { label: text?.label && textIn(text.label, language), reason: text?.reason && textIn(text.reason, language) }
  const lang = {
    ...(own.label === undefined && label !== '' && { label: 'en' as const }),
    ...(own.reason === undefined && reason !== '' && { reason: 'en' as const }),
  }
  return { label: own.label ?? label, reason: own.reason ?? reason, ...((lang.label || lang.reason) && { lang }) }
}

/** What something is called in a language. `lang`: it has stayed English in another one. */
export function labelInLanguage(of: Labelled, read: ReadWords, nameOf: NameInLanguage): { label: string; lang?: 'en' } {
  const { label, lang } = lineInLanguage({ ...of, reason: '' }, read, nameOf)
  return { label, ...(lang?.label && { lang: lang.label }) }
}
