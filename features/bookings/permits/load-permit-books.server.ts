import { type CoveringPermit, listCoveringPermits } from '#features/permits/reads-cover.server.ts'
import { type FeeForSale, listFeesForSale } from '#features/permits/reads-for-sale.server.ts'
import { coverHolds, type HoldClaim } from '#features/permits/rules/cover-holds.ts'
import { type Cover, coverNeeds } from '#features/permits/rules/cover-needs.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { type BookedHold, type BookedNeed, listHoldClaims, listNeeds } from './reads-needs.server.ts'

/** Everything that decides what is to buy, to pay, to name and to number, at an instant. */
export type PermitBooks = {
  needs: BookedNeed[]
  permits: CoveringPermit[]
  fees: Readonly<Record<string, FeeForSale>>
  cover: Cover
  holds: BookedHold[]
  /** Holds that no permit covers: an allowance stands for them. */
  uncovered: readonly HoldClaim[]
}

/**
 * The books of all visits from today on, as they are at an instant, whether the job of the cover has run or not: four statements.
 * `isSpareLeftOut`: without paid permits of days on which nobody needs one, which change nothing of what is to buy and to pay.
 */
export async function loadPermitBooks(db: Db, now: Date, { isSpareLeftOut = false } = {}): Promise<PermitBooks> {
  const from = kigaliDay(now)
  const [needs, fees, holds] = await Promise.all([
    listNeeds(db, { from }),
    listFeesForSale(db, from),
    listHoldClaims(db, from, now),
  ])
  const neededOn = [...new Set([...needs, ...holds].map(({ day }) => day))]
  const permits = await listCoveringPermits(db, isSpareLeftOut ? { from, neededOn } : { from })
  const cover = coverNeeds(needs, permits, pricesOf(fees), now)
  const { uncovered } = coverHolds(permits, cover, holds, pricesOf(fees), now)
  return { needs, permits, fees, cover, holds, uncovered }
}

/** Of the books who needs a permit, and which covers whom: three statements. */
export async function loadCover(db: Db, now: Date): Promise<Pick<PermitBooks, 'needs' | 'fees' | 'cover'>> {
  const from = kigaliDay(now)
  const [needs, fees] = await Promise.all([listNeeds(db, { from }), listFeesForSale(db, from)])
  const neededOn = [...new Set(needs.map(({ day }) => day))]
  const permits = await listCoveringPermits(db, { from, neededOn })
  return { needs, fees, cover: coverNeeds(needs, permits, pricesOf(fees), now) }
}

const pricesOf = (fees: PermitBooks['fees']) => Object.fromEntries(Object.values(fees).map((fee) => [fee.feeId, fee.prices]))
