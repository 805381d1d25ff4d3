import type { LotBalance } from '#features/permits/rules/balances.ts'
import type { PermitsToBuy } from '#features/permits/rules/to-buy.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import type { CashFlows } from './cash-weeks.ts'

/**
 * What permits cost and when: balances of lots by their last minute, permits to buy by the authority's; what has none by the day of the visit. A
 * lot that covers nobody, and is promised to no hold, is spare. Source: running-trips.md, C7.
 */
export const permitCash = (
  balances: readonly (Pick<LotBalance, 'dueAt' | 'toPayMinor' | 'covering' | 'holds'> & { day: Day })[],
  toBuy: readonly Pick<PermitsToBuy, 'dueAt' | 'day' | 'totalMinor'>[],
): CashFlows['permits'] => [
  ...balances.map(({ dueAt, day, toPayMinor, covering, holds }) => ({
    dueOn: dueAt ? kigaliDay(dueAt) : day,
    minor: toPayMinor,
    isSpare: covering === 0 && holds.length === 0,
  })),
  ...toBuy.map(({ dueAt, day, totalMinor }) => ({ dueOn: dueAt ? kigaliDay(dueAt) : day, minor: totalMinor, isSpare: false })),
]
