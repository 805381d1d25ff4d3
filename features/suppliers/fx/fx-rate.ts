import { type Day, daysBetween } from '#values/dates.ts'
import { type Currency, currencyDigits } from '#values/money.ts'

/** A currency that is converted; US dollars are what it is converted into. */
export type FxCurrency = Exclude<Currency, 'USD'>
export const fxCurrencies = (Object.keys(currencyDigits) as Currency[]).filter((one) => one !== 'USD') as [
  FxCurrency,
  ...FxCurrency[],
]

/** Units of a currency for one US dollar on a day, as its source says. */
export type FxRate = { currency: FxCurrency; asOf: Day; unitsPerUsd: number; source: string }

/** How old the newest rate of a currency is: more than 7 days is `old`, more than 31 `too-old` to send a price by it. */
export type FxStatus = 'missing' | 'fresh' | 'old' | 'too-old'
export function fxStatus(newest: Pick<FxRate, 'asOf'> | undefined, today: Day): FxStatus {
  if (!newest) return 'missing'
  const days = daysBetween(newest.asOf, today)
  if (days > 31) return 'too-old'
  return days > 7 ? 'old' : 'fresh'
}

/** Whether a rate is more than 20% above or below another one: more often a slip than the market. */
export const isFarFrom = (units: number, newest: number): boolean => Math.abs(units - newest) > newest * 0.2

/** '1,450.25': up to six decimals, as many as there are. */
export const unitsText = (units: number): string => {
  const [whole = '', part] = units
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part ? `.${part}` : ''}`
}
