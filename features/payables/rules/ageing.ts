import { type Day, daysBetween } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'

/** How long something is overdue, in days. */
export const payableAges = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const
export type PayableAge = (typeof payableAges)[number]

/** The last day of each age but the first and the last. */
const lastDays: readonly (readonly [PayableAge, number])[] = [
  ['not-due', 0],
  ['1-30', 30],
  ['31-60', 60],
  ['61-90', 90],
]

/** The age on a day of what is due on another; on its due day it is not due. Source: running-trips.md, C6. */
export function ageOf(dueOn: Day, today: Day): PayableAge {
  const days = daysBetween(dueOn, today)
  return lastDays.find(([, last]) => days <= last)?.[0] ?? 'over-90'
}

/** What is open of a payable. `usdMinor`: by the rate it was planned by; null where none was entered. */
export type OpenPayable = {
  id: number
  supplierId: number
  supplier: string
  dueOn: Day
  currency: Currency
  openMinor: number
  usdMinor: number | null
}

type Amount = { minor: number; usdMinor: number }
/** What is open with one supplier in one currency, by its age. `withoutRate`: how many of its payables are not in the US dollars. */
export type AgedSupplier = {
  supplierId: number
  supplier: string
  currency: Currency
  ages: Record<PayableAge, Amount>
  total: Amount
  withoutRate: number
}

const nothing = (): Amount => ({ minor: 0, usdMinor: 0 })

/** What is open by supplier and currency, in the order in which they come. The ages of a row add up to its total. */
export function agePayables(payables: readonly OpenPayable[], today: Day): AgedSupplier[] {
  const groups = Map.groupBy(payables, ({ supplierId, currency }) => `${supplierId} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const ages = { 'not-due': nothing(), '1-30': nothing(), '31-60': nothing(), '61-90': nothing(), 'over-90': nothing() }
    const total = nothing()
    for (const { dueOn, openMinor, usdMinor } of group)
      for (const amount of [ages[ageOf(dueOn, today)], total]) {
        amount.minor += openMinor
        amount.usdMinor += usdMinor ?? 0
      }
    const { supplierId, supplier, currency } = first
    return [
      { supplierId, supplier, currency, ages, total, withoutRate: group.filter(({ usdMinor }) => usdMinor === null).length },
    ]
  })
}
