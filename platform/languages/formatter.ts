import { type Day, kigaliClock, kigaliDay, monthOf, weekday } from '#values/dates.ts'
import { currencyDigits, type Money } from '#values/money.ts'
import { figureText } from './figures.ts'
import type { Formats } from './formats.ts'

/** Writes days, money, figures and lists as one language does. Days are those of Kigali. */
export type Formatter = {
  /** '14 June 2027' */
  day(day: Day): string
  /** '14 Jun' */
  shortDay(day: Day): string
  /** '14 Jun 2027' */
  shortDate(day: Day): string
  /** '14 June', of a day or of one of any year ('06-14'). */
  dayOfYear(day: string): string
  /** 'Monday 14 Jun' */
  weekdayDay(day: Day): string
  /** 'Monday 14 June 2027' */
  weekdayDate(day: Day): string
  /** 'Monday' */
  weekday(day: Day): string
  /** 'Mon' */
  shortWeekday(day: Day): string
  /** 'June 2027' */
  month(day: Day): string
  /** '14 to 20 June 2027', '30 June to 2 July 2027', '30 December 2027 to 2 January 2028', or one day alone. */
  days(from: Day, to: Day): string
  /** '14 June 2027, 18:00', on Kigali's clock. */
  instant(at: Date): string
  /** '$2,980', '2 980,50 €': cents where there are some. A currency without a sign of its own is named by its code. */
  money(money: Money): string
  /** '$2,980.00', '2 980,00 €': always with all digits of its currency, so that those of a column stand under each other. */
  moneyInFull(money: Money): string
  /** '12,345.5', with at most three decimals, or as many as are given. */
  number(value: number, decimals?: number): string
  /** '30%', '30 %' */
  percent(value: number): string
  /** ': ' between a name and what it names, ' : ' in French. */
  readonly colon: string
  /** 'a, b and c' */
  list(items: readonly string[]): string
  /** From January. */
  readonly months: readonly string[]
  /** From Sunday. */
  readonly weekdays: readonly string[]
}

const signs: Partial<Record<string, string>> = { USD: '$', EUR: '€' }

export function formatterFor(formats: Formats): Formatter {
  const { months, shortMonths, weekdays, shortWeekdays, spans } = formats
  const dayOf = (day: string) => (formats.first && day.endsWith('-01') ? formats.first : String(Number(day.slice(-2))))
  const partsOf = (day: Day, names: readonly string[]) => ({
    day: dayOf(day),
    month: names[monthOf(day)] ?? '',
    year: day.slice(0, 4),
  })
  const long = (day: Day, names = months) => filled(formats.long, partsOf(day, names))
  const short = (day: Day) => filled(formats.dayMonth, partsOf(day, shortMonths))
  const weekdayOf = (day: Day) => weekdays[weekday(day)] ?? ''

  return {
    months,
    weekdays,
    day: (day) => long(day),
    shortDay: short,
    shortDate: (day) => long(day, shortMonths),
    dayOfYear: (day) => filled(formats.dayMonth, partsOf(`2000-${day.slice(-5)}`, months)),
    weekdayDay: (day) => filled(formats.weekdayDay, { weekday: weekdayOf(day), day: short(day) }),
    weekdayDate: (day) => filled(formats.weekdayDay, { weekday: weekdayOf(day), day: long(day) }),
    weekday: weekdayOf,
    shortWeekday: (day) => shortWeekdays[weekday(day)] ?? '',
    month: (day) => filled(formats.monthYear, partsOf(day, months)),
    days(from, to) {
      if (from === to) return long(from)
      const span = from.slice(0, 7) === to.slice(0, 7) ? 0 : from.slice(0, 4) === to.slice(0, 4) ? 1 : 2
      const { day: day2, month: month2, year: year2 } = partsOf(to, months)
      return filled(spans[span], { ...partsOf(from, months), day2, month2, year2 })
    },
    instant: (at) => filled(formats.instant, { day: long(kigaliDay(at)), time: kigaliClock(at) }),
    money: (money) => moneyIn(formats, money),
    moneyInFull: (money) => moneyIn(formats, money, true),
    number: (value, decimals = 3) => figureText(value, formats.figures, decimals),
    percent: (value) => filled(formats.percent, { value: figureText(value, formats.figures) }),
    colon: formats.colon,
    list(items) {
      const [two, last] = formats.list
      const end = items.length === 2 ? two : last
      return items.length < 2 ? items.join('') : items.slice(0, -1).join(', ') + end + items.at(-1)
    },
  }
}

function moneyIn({ money, figures }: Formats, { minor, currency }: Money, inFull = false): string {
  const digits = currencyDigits[currency]
  const whole = figureText(Math.trunc(Math.abs(minor) / 10 ** digits), figures)
  const cents = Math.abs(minor) % 10 ** digits
  const amount = cents || (inFull && digits > 0) ? whole + figures.decimal + String(cents).padStart(digits, '0') : whole
  const sign = signs[currency]
  // A code stands apart from its figures.
  const pattern = sign ? money : money.replace('{sign}{amount}', '{sign}\u00a0{amount}')
  return (minor < 0 ? '−' : '') + filled(pattern, { sign: sign ?? currency, amount })
}

const filled = (pattern: string, parts: { readonly [name: string]: string }) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
