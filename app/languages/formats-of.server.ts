import type { Figures } from '#platform/languages/figures.ts'
import type { Formats } from '#platform/languages/formats.ts'
import type { LanguageFile } from './language-file.server.ts'

type Written = Pick<LanguageFile, 'intl' | 'counts'> & Partial<LanguageFile>

const someMonday = new Date(Date.UTC(2027, 5, 14))

/** How a language writes, asked of `Intl` once; what its file says otherwise goes first. */
export function formatsOf(file: Written): Formats {
  const { intl, counts } = file
  const datesIn = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intl, { ...options, timeZone: 'UTC' })
  const patternOf = (options: Intl.DateTimeFormatOptions) => shown(datesIn(options).formatToParts(someMonday))
  const monthsOf = (month: 'long' | 'short') => {
    const names = datesIn({ month, day: 'numeric' })
    return Array.from({ length: 12 }, (_, at) => partOf(names.formatToParts(new Date(Date.UTC(2027, at, 14))), 'month'))
  }
  const weekdaysOf = (weekday: 'long' | 'short') => {
    const names = datesIn({ weekday })
    return Array.from({ length: 7 }, (_, at) => names.format(new Date(Date.UTC(2027, 5, 13 + at))))
  }
  const spanTo = (year: number, month: number, day: number) => {
    const parts = datesIn({ dateStyle: 'long' }).formatRangeToParts(someMonday, new Date(Date.UTC(year, month, day)))
    const isShared = (type: string) => parts.every((part) => part.type !== type || part.source === 'shared')
    return shown(parts.map((part) => (isEnd(part, isShared) ? { ...part, type: `${part.type}2` } : part)))
  }
  return {
    counts,
    figures: figuresOf(file),
    long: file.long ?? patternOf({ dateStyle: 'long' }),
    dayMonth: file.dayMonth ?? patternOf({ day: 'numeric', month: 'long' }),
    monthYear: file.monthYear ?? patternOf({ month: 'long', year: 'numeric' }),
    spans: file.spans ?? [spanTo(2027, 5, 20), spanTo(2027, 6, 2), spanTo(2028, 0, 2)],
    weekdayDay: file.weekdayDay ?? weekdayPattern(datesIn({ dateStyle: 'full' }).formatToParts(someMonday)),
    instant: file.instant ?? '{day}, {time}',
    first: file.first,
    months: file.months ?? monthsOf('long'),
    shortMonths: file.shortMonths ?? monthsOf('short'),
    weekdays: file.weekdays ?? weekdaysOf('long'),
    shortWeekdays: file.shortWeekdays ?? weekdaysOf('short'),
    money: moneyPattern(intl),
    percent: percentPattern(intl),
    colon: file.colon ?? ': ',
    list: file.list ?? listWords(intl),
  }
}

type Part = { type: string; value: string }

const shownTypes = ['day', 'month', 'year', 'day2', 'month2', 'year2']

/** A pattern. The faces have no narrow spaces: the wider one of the same kind stands for each. */
const shown = (parts: readonly Part[]): string =>
  parts.map(({ type, value }) => (shownTypes.includes(type) ? `{${type}}` : inOurFaces(value))).join('')

const inOurFaces = (text: string) => text.replaceAll('\u202f', '\u00a0').replaceAll('\u2009', ' ')

/** What both days share is written as that of the later one. */
const isEnd = ({ type, source }: Part & { source: string }, isShared: (type: string) => boolean) =>
  type !== 'literal' && (source === 'endRange' || isShared(type))

const partOf = (parts: readonly Part[], wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''

/** '{weekday}, {day}': what stands between a weekday and its day. */
function weekdayPattern(parts: readonly Part[]): string {
  const at = parts.findIndex(({ type }) => type === 'weekday')
  const between = parts[at + 1]
  return `{weekday}${between?.type === 'literal' ? inOurFaces(between.value) : ' '}{day}`
}

function figuresOf({ intl, group, decimal }: Written): Figures {
  const parts = (value: number) => new Intl.NumberFormat(intl).formatToParts(value)
  return {
    group: group ?? inOurFaces(partOf(parts(1_000_000), 'group')),
    decimal: decimal ?? (partOf(parts(1.5), 'decimal') || '.'),
    least: partOf(parts(1000), 'group') ? 4 : 5,
  }
}

/** Where the currency stands: '{sign}{amount}' or '{amount} {sign}'. */
function moneyPattern(intl: string): string {
  const parts = new Intl.NumberFormat(intl, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).formatToParts(7)
  const written = parts.map(({ type, value }) => (type === 'currency' ? '{sign}' : type === 'integer' ? '{amount}' : value))
  return inOurFaces(written.join(''))
}

/** Where the sign of percent stands: '{value}%' or '{value} %'. */
const percentPattern = (intl: string): string =>
  new Intl.NumberFormat(intl, { style: 'percent' })
    .formatToParts(0.07)
    .map(({ type, value }) => (type === 'integer' ? '{value}' : inOurFaces(value)))
    .join('')

/** What stands between the last two of a list, of two and of more. */
function listWords(intl: string): [string, string] {
  const between = (items: string[]) =>
    new Intl.ListFormat(intl).formatToParts(items).findLast(({ type }) => type === 'literal')?.value ?? ', '
  return [between(['a', 'b']), between(['a', 'b', 'c'])]
}
