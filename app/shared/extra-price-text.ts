import type { Extra } from '#features/pricing/extras/extra.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { extraPriceWords } from '../words/extra-prices.ts'

/** What an extra costs, by what multiplies it: one that is for the booking costs so much each where several can be chosen. */
export function extraPriceText(
  { unit, amountMinor, mostPerBooking }: Pick<Extra, 'unit' | 'amountMinor' | 'mostPerBooking'>,
  read: ReadWords,
): string {
  const words = read(extraPriceWords)
  const amount = read.format.money(usd(amountMinor))
  return unit === 'booking' && mostPerBooking > 1 ? words.each({ amount }) : words[unit]({ amount })
}
