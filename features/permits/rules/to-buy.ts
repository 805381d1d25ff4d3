import type { Residency } from '#features/places/visitor-fee.ts'
import { addDays } from '#values/dates.ts'
import type { PermitTerms } from '../permit-terms.ts'
import { type AuthorityClock, closingInstant } from './authority-clock.ts'
import { type ClassPrices, classPrice, dearestPrice } from './class-price.ts'
import type { HoldClaim } from './cover-holds.ts'
import type { Cover } from './cover-needs.ts'
import { balanceInstant } from './deadlines.ts'
import { type Need, type PoolDay, poolDayKey } from './need.ts'

/** A fee as it is bought: from whom, at which prices in USD cents, by the terms of the day on which that is looked at. */
export type FeeOnSale = { authorityId: string; clock: AuthorityClock; prices: ClassPrices; terms: PermitTerms }

/** A need with whether its traveller's passport, and the evidence of their fee class where one is wanted, have been seen. */
export type NeedToBuy = Need & { isWhole: boolean }

/** Why a permit is to be bought: for a confirmed booking, for one that waits for a yes, or for a hold that only an allowance backs. */
type BuyReason = 'confirmed' | 'on-request' | 'allowance'

export type PermitsToBuy = PoolDay & {
  authorityId: string
  /** Null: not known, at the dearest price; only of holds. */
  feeClass: Residency | null
  reason: BuyReason
  /** Whom they are for, by reference and position; none of a hold. */
  needs: readonly NeedToBuy[]
  /** References of the holds that they are for. */
  holds: readonly string[]
  count: number
  /** How many are for travellers of whom everything has been seen: only those go into a file for the authority. */
  whole: number
  unitMinor: number
  totalMinor: number
  /** Until when it is paid; null: not known. */
  dueAt: Date | null
  /** Whether that has passed: it is paid as soon as it is bought. */
  atOnce: boolean
}

/** The needs that no permit covers: each is to be reserved. Those of a day that is closed are not (`closedNeeds`). */
export const uncoveredNeeds = <Listed extends Need>(needs: readonly Listed[], { permitOf }: Pick<Cover, 'permitOf'>): Listed[] =>
  needs.filter(({ id, isClosed }) => !permitOf.has(id) && !isClosed)

/** The needs that no permit covers and none can be reserved for: the authority has closed their day, and another one is agreed. */
export const closedNeeds = <Listed extends Need>(needs: readonly Listed[], { permitOf }: Pick<Cover, 'permitOf'>): Listed[] =>
  needs.filter(({ id, isClosed }) => !permitOf.has(id) && isClosed)

/**
 * The permits that are to be bought at an instant: for needs and holds that none covers, by authority, then due, day, fee, pool and
 * class. Where it is not known until when, the authority's last minute before the day of the visit decides the order. What nobody sells,
 * and what is for a closed day, is left out. Amounts in USD cents. Source: docs/permits.md, 'What is to buy'.
 *
 * @param holds that no permit covers (`coverHolds`).
 * @param fees by the id of the fee.
 */
export function permitsToBuy(
  needs: readonly NeedToBuy[],
  cover: Cover,
  holds: readonly HoldClaim[],
  fees: Readonly<Record<string, FeeOnSale>>,
  at: Date,
): PermitsToBuy[] {
  const groups = Map.groupBy(uncoveredNeeds(needs, cover), (need) => `${poolDayKey(need)}:${need.feeClass}:${need.onRequest}`)
  const ofNeeds = [...groups.values()].map((group) => rowOf(group, group.toSorted(byReference), [], fees, at))
  const open = holds.filter(({ isClosed }) => !isClosed)
  const ofHolds = [...Map.groupBy(open, poolDayKey).values()].map((group) => rowOf(group, [], group, fees, at))
  return [...ofNeeds, ...ofHolds]
    .filter((row) => row !== undefined)
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ row }) => row)
}

/** One row with its place among the rows, as a text that sorts. */
function rowOf(
  [first]: readonly (PoolDay & { feeClass?: Residency; onRequest?: boolean })[],
  needs: readonly NeedToBuy[],
  holds: readonly HoldClaim[],
  fees: Readonly<Record<string, FeeOnSale>>,
  at: Date,
): { row: PermitsToBuy; order: string } | undefined {
  const fee = first && fees[first.feeId]
  if (!first || !fee) return undefined
  const { feeId, day, departureId, feeClass = null, onRequest = false } = first
  const dueAt = balanceInstant(fee.terms, fee.clock, day)
  const atOnce = dueAt !== null && dueAt <= at
  const unitMinor = feeClass === null ? dearestPrice(fee.prices) : classPrice(fee.prices, feeClass)
  const count = needs.length + holds.reduce((sum, { quantity }) => sum + quantity, 0)
  const row: PermitsToBuy = {
    authorityId: fee.authorityId,
    feeId,
    day,
    departureId,
    feeClass,
    reason: onRequest ? 'on-request' : feeClass === null ? 'allowance' : 'confirmed',
    needs,
    holds: holds.map(({ reference }) => reference).toSorted(),
    count,
    whole: needs.filter(({ isWhole }) => isWhole).length,
    unitMinor,
    totalMinor: unitMinor * count,
    dueAt,
    atOnce,
  }
  const due = atOnce ? at : (dueAt ?? closingInstant(fee.clock, addDays(day, -1)))
  const order = [fee.authorityId, due.toISOString(), day, feeId, poolDayKey(first), feeClass ?? '', row.reason].join('\n')
  return { row, order }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byReference = (a: Need, b: Need): number => compare(a.reference, b.reference) || a.position - b.position || a.id - b.id
