import type { Day } from '#values/dates.ts'
import { currencyDigits, type Money } from '#values/money.ts'
import type { Counting } from './compact.ts'
import { figureText } from './figures.ts'

/** How a language writes, as data: no browser is asked, because none knows Kinyarwanda. */
export type Formats = Counting & {
  /** A day with {day}, {month} and {year}. */
  readonly long: string
  /** As they stand in a day, from January. */
  readonly months: readonly string[]
  /** An amount with {sign} and {amount}. */
  readonly money: string
  /** Between two, and between the last two of more; a comma between the others. */
  readonly list: readonly [two: string, last: string]
}

/** '14 June 2027' */
export function dayIn({ long, months }: Formats, day: Day): string {
  const parts: Record<string, string> = {
    day: String(Number(day.slice(8))),
    month: months[Number(day.slice(5, 7)) - 1] ?? '',
    year: day.slice(0, 4),
  }
  return long.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}

const signs: Partial<Record<string, string>> = { USD: '$', EUR: '€' }

/** '$2,980', '2 980,50 €': an amount, with cents where there are some. A currency without a sign of its own is named by its code. */
export function moneyIn({ money, figures }: Formats, { minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const amount = Math.abs(minor) / 10 ** digits
  const whole = figureText(Math.trunc(amount), figures)
  const cents = Math.abs(minor) % 10 ** digits
  const shown = cents ? whole + figures.decimal + String(cents).padStart(digits, '0') : whole
  const sign = signs[currency]
  // A code stands apart from its figures.
  const pattern = sign ? money : money.replace('{sign}{amount}', '{sign}\u00a0{amount}')
  return (minor < 0 ? '−' : '') + pattern.replace('{sign}', () => sign ?? currency).replace('{amount}', () => shown)
}

/** 'a, b and c' */
export function listIn({ list: [two, last] }: Formats, items: readonly string[]): string {
  const end = items.length === 2 ? two : last
  return items.length < 2 ? items.join('') : items.slice(0, -1).join(', ') + end + items.at(-1)
}
