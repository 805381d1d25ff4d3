import { type Currency, currencyDigits, type Money, moneyText } from '#values/money.ts'

/** '$2,980.00', 'RWF 4,321,000': always with all digits of the currency, so that the points of a column stand in one line. */
export function figureText({ minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const text = moneyText({ minor, currency })
  return digits === 0 || minor % 10 ** digits !== 0 ? text : `${text}.${'0'.repeat(digits)}`
}

export const figuresIn = (currency: Currency) => (minor: number) => figureText({ minor, currency })

/** '40 min', '3 h', '3 h 30 min': time on the road. */
export function roadTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
  return [hours ? `${hours} h` : '', rest ? `${rest} min` : ''].filter(Boolean).join(' ')
}
