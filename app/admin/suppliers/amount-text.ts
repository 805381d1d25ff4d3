import type { Formatter } from '#platform/languages/formatter.ts'
import { type Currency, currencyDigits } from '#values/money.ts'

/** An amount of a rate without its currency, which the screen says once: '1,250', '1 250,50'. Cents are shown only where there are some. */
export function amountText(format: Formatter, minor: number, currency: Currency): string {
  const digits = currencyDigits[currency]
  const whole = format.number(Math.trunc(minor / 10 ** digits))
  const rest = minor % 10 ** digits
  // The sign between them is that of a number which needs it.
  const mark = format.number(0.5).slice(1, -1)
  return rest === 0 ? whole : `${whole}${mark}${String(rest).padStart(digits, '0')}`
}
