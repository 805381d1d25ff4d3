import { type Currency, convert, moneyText } from '#values/money.ts'

type Rates = { currency: Currency; rwfPerUnit: number }

/** Amounts of one booking as text: in its currency, and in francs at the agreed rate. */
export const moneyOf = ({ currency, rwfPerUnit }: Rates) => ({
  text: (minor: number) => moneyText({ minor, currency }),
  /** '+$120', '−$40', '$0': a difference. */
  signed: (minor: number) => `${minor > 0 ? '+' : ''}${moneyText({ minor, currency })}`,
  francs: (minor: number) => moneyText(convert({ minor, currency }, 'RWF', rwfPerUnit)),
})
