import type { PaymentSchedule } from '#features/bookings/quotes/payment-schedule.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { ShownLine } from '#features/pricing/lines/line-in-language.ts'
import type { PriceLine } from '#features/pricing/price-line.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { type Currency, convert } from '#values/money.ts'
import { rowQuantity } from './row-quantity.ts'

export type PriceText = {
  lines: (ShownLine & { quantity: number; amount: string })[]
  total: string
  deposit: string
  /** Absent where everything is due on booking. */
  balance: string | undefined
  balanceOn: string
  /** The total, the deposit and the balance in francs. */
  rwf: string
  rwfDeposit: string
  rwfBalance: string
}

export type Summary = {
  title: string
  scene: PackageContent['scene']
  /** Absent while no day is chosen. */
  startsOn?: string | undefined
  endsOn?: string | undefined
  travellers?: number | undefined
  price: PriceText | undefined
  /** Of a hire what it holds besides its price. */
  terms?: readonly string[] | undefined
  /** A note about the price: that it is a quoted one, or that a discount code no longer works. */
  note?: string | undefined
}

/** A price as a table, of lines in the language of its reader: every amount as text in its currency, the total in francs too. */
export function priceText(
  lines: readonly (ShownLine & Pick<PriceLine, 'kind' | 'quantity' | 'amountMinor'>)[],
  schedule: PaymentSchedule,
  { currency, rwfPerUnit }: { currency: Currency; rwfPerUnit: number },
  format: Formatter,
): PriceText {
  const text = (minor: number) => format.money({ minor, currency })
  const francs = (minor: number) => format.money(convert({ minor, currency }, 'RWF', rwfPerUnit))
  return {
    lines: lines.map(({ label, reason, lang, amountMinor, ...line }) => ({
      label,
      reason,
      ...(lang && { lang }),
      quantity: rowQuantity(line),
      amount: text(amountMinor),
    })),
    total: text(schedule.totalMinor),
    deposit: text(schedule.depositMinor),
    balance: schedule.balanceMinor > 0 ? text(schedule.balanceMinor) : undefined,
    balanceOn: format.day(schedule.balanceDueOn),
    rwf: francs(schedule.totalMinor),
    rwfDeposit: francs(schedule.depositMinor),
    rwfBalance: francs(schedule.balanceMinor),
  }
}
