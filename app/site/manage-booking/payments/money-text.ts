import { type Currency, convert, moneyText } from '#values/money.ts'

type Rates = { currency: Currency; rwfPerUnit: number }

/** Amounts of one booking in words: in its currency, and in francs at the rate that was agreed. */
export const moneyOf = ({ currency, rwfPerUnit }: Rates) => ({
  text: (minor: number) => moneyText({ minor, currency }),
  /** '+$120', '−$40', '$0': what is more or less than before. */
  signed: (minor: number) => `${minor > 0 ? '+' : ''}${moneyText({ minor, currency })}`,
  francs: (minor: number) => moneyText(convert({ minor, currency }, 'RWF', rwfPerUnit)),
})
