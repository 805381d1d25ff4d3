import type { PaymentSchedule } from '#features/bookings/balance.ts'
import type { PackageContent } from '#features/packages/package.ts'
import type { PriceLine } from '#features/packages/price.ts'
import { dayText } from '#values/day-words.ts'
import { type Currency, convert, moneyText } from '#values/money.ts'

export type PriceText = {
  lines: { label: string; reason: string; quantity: number; amount: string }[]
  total: string
  deposit: string
  /** Absent where everything is due at once. */
  balance: string | undefined
  balanceOn: string
  rwf: string
}

export type Summary = {
  title: string
  scene: PackageContent['scene']
  startsOn: string
  endsOn: string
  travellers: number
  price: PriceText | undefined
}

/** A price as a table shows it: every figure in words of its currency, the whole in francs beside it. */
export function priceText(
  lines: readonly PriceLine[],
  schedule: PaymentSchedule,
  { currency, rwfPerUnit }: { currency: Currency; rwfPerUnit: number },
): PriceText {
  const text = (minor: number) => moneyText({ minor, currency })
  return {
    lines: lines.map(({ label, reason, quantity, amountMinor }) => ({ label, reason, quantity, amount: text(amountMinor) })),
    total: text(schedule.totalMinor),
    deposit: text(schedule.depositMinor),
    balance: schedule.balanceMinor > 0 ? text(schedule.balanceMinor) : undefined,
    balanceOn: dayText(schedule.balanceDueOn),
    rwf: moneyText(convert({ minor: schedule.totalMinor, currency }, 'RWF', rwfPerUnit)),
  }
}
