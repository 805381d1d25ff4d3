import { type Currency, currencyDigits } from './money.ts'

/**
 * An amount as people type it, in minor units of a currency: '3,570', '3570.5', '5 176 500'. A comma parts thousands and a point
 * parts cents, and nothing else is guessed: '3.570' and '1,5' are NaN, because each means two sums in two countries.
 */
export function readAmount(text: string, currency: Currency): number {
  const digits = currencyDigits[currency]
  const [, whole, rest = ''] = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? []
  if (whole === undefined || rest.length > digits) return Number.NaN
  return Number(`${whole.replaceAll(',', '')}${rest.padEnd(digits, '0')}`)
}
