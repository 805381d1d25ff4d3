import { moneyText, usd } from '#values/money.ts'

const money = (minor: number) => moneyText(usd(minor))

/** What the timeline keeps of an adjustment, in English: it is stored. */
export const adjustmentEntries = {
  percent: (percent: number, reason: string) => `Discount of ${percent}%: ${reason}`,
  amount: (minor: number, reason: string) => `Discount of ${money(minor)}: ${reason}`,
  add: (quantity: number, label: string, unitMinor: number, reason: string) =>
    `${quantity} × ${label} added, ${money(unitMinor)} each: ${reason}`,
  change: (label: string, wasMinor: number, unitMinor: number, reason: string) =>
    `${label}: ${money(unitMinor)} instead of ${money(wasMinor)} each: ${reason}`,
  undo: (label: string, reason: string) => `Undone: ${label}, ${reason}`,
} as const
