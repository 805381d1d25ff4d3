import type { Words } from '#platform/languages/source.ts'
import type { Day } from '#values/dates.ts'
import type { priceLineWords } from './words/price-lines.ts'

type LineWords = Words<typeof priceLineWords.tree>
export type LineMessageName = keyof LineWords

/** A name that staff wrote in a content: its English with the content kind and the place, by which its translation is found. */
export type WrittenName = { name: string; of: 'extra' | 'fee' | 'hotel' | 'car' | 'code'; at: string }

/** A message of the part `price-lines` by its name. It is stored: plain JSON. */
export type LineMessage = { message: string; values: { readonly [name: string]: LineValue } }

/** What a line is called, or why it is there, before it is said in a language. */
export type LineText = LineMessage | WrittenName

/** What something is called in English, and what that says, for other languages; without it staff typed it, or it is of before. */
export type Labelled = { label: string; text?: { label?: LineText } }

/** A value of a message. Money is in US cents. Items of a list stand one after the other, with commas. */
export type LineValue = string | number | LineText | { moneyMinor: number } | { day: Day } | { list: readonly LineValue[] }

/** The values that a message names: a number where it counts, a case where it chooses, else anything that a language can write. */
type ValuesOf<Name extends LineMessageName> = LineWords[Name] extends (values: infer Values) => unknown
  ? {
      readonly [Key in keyof Values]: [Values[Key]] extends [number]
        ? number
        : [Values[Key]] extends [string]
          ? string
          : LineValue
    }
  : Record<never, never>

/** A message with its values; what it does not name and a value of another kind do not compile. */
export const lineMessage = <Name extends LineMessageName>(message: Name, values: ValuesOf<Name>): LineMessage => ({
  message,
  values: values as LineMessage['values'],
})
