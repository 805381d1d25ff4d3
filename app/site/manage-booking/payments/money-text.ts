import type { Formatter } from '#platform/languages/formatter.ts'
import { type Currency, convert } from '#values/money.ts'

type Rates = { currency: Currency; rwfPerUnit: number }

/** Amounts of one booking as text: in its currency, and in francs at the agreed rate. */
export const moneyOf = ({ currency, rwfPerUnit }: Rates, format: Formatter) => ({
  text: (minor: number) => format.money({ minor, currency }),
  /** '+$120', '−$40', '$0': a difference. */
  signed: (minor: number) => `${minor > 0 ? '+' : ''}${format.money({ minor, currency })}`,
  francs: (minor: number) => format.money(convert({ minor, currency }, 'RWF', rwfPerUnit)),
})
