import type { Counting } from './compact.ts'
import type { Figures } from './figures.ts'
import type { Formats } from './formats.ts'
import type { LanguageFile } from './language-file.server.ts'

type Written = Pick<LanguageFile, 'intl' | 'counts'> & Partial<LanguageFile>

export const englishFile: Written = { intl: 'en-GB', counts: 'en', long: '{day} {month} {year}' }

/** How a language counts and writes figures, asked of `Intl` once; what its file says otherwise goes first. */
export const countingOf = (file: Written): Counting => ({ counts: file.counts, figures: figuresOf(file) })

/** How a language writes days, money and lists besides. */
export function formatsOf(file: Written): Formats {
  const { intl, counts, long, months, list } = file
  const formats = { counts, figures: figuresOf(file) }
  const day = new Date(Date.UTC(2027, 5, 14))
  const parts = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).formatToParts(day)
  const names = new Intl.DateTimeFormat(intl, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const monthOf = (month: number) =>
    names.formatToParts(new Date(Date.UTC(2027, month, 14))).find(({ type }) => type === 'month')?.value ?? ''
  const [two, last] = listWords(intl)
  return {
    ...formats,
    long: long ?? parts.map(({ type, value }) => (['day', 'month', 'year'].includes(type) ? `{${type}}` : value)).join(''),
    months: months ?? Array.from({ length: 12 }, (_, month) => monthOf(month)),
    money: moneyPattern(intl),
    list: list ?? [two, last],
  }
}

function figuresOf({ intl, group, decimal }: Written): Figures {
  const parts = (value: number) => new Intl.NumberFormat(intl).formatToParts(value)
  const of = (type: Intl.NumberFormatPartTypes, value: number) => parts(value).find((one) => one.type === type)?.value
  return {
    group: group ?? of('group', 1_000_000) ?? '',
    decimal: decimal ?? of('decimal', 1.5) ?? '.',
    least: of('group', 1000) === undefined ? 5 : 4,
  }
}

/** Where the currency stands: '{sign}{amount}' or '{amount} {sign}'. */
function moneyPattern(intl: string): string {
  const shown = new Intl.NumberFormat(intl, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).formatToParts(7)
  return shown.map(({ type, value }) => (type === 'currency' ? '{sign}' : type === 'integer' ? '{amount}' : value)).join('')
}

/** What stands between the last two of a list, of two and of more. */
function listWords(intl: string): [string, string] {
  const between = (items: string[]) =>
    new Intl.ListFormat(intl).formatToParts(items).findLast(({ type }) => type === 'literal')?.value ?? ', '
  return [between(['a', 'b']), between(['a', 'b', 'c'])]
}
