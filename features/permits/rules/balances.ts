import type { PermitLot } from '../lot.ts'
import type { ClassPrices } from './class-price.ts'
import { coverHolds, type HoldClaim } from './cover-holds.ts'
import type { Cover } from './cover-needs.ts'
import { backs } from './lot-states.ts'
import type { LotPermit } from './need.ts'

export type LotBalance = {
  lotId: number
  dueAt: Date | null
  count: number
  paidMinor: number
  toPayMinor: number
  /** How many of its permits cover somebody. */
  covering: number
  /** Whose holds its other permits are promised to. */
  holds: { reference: string; permits: number }[]
}

type BalanceBooks = {
  lots: readonly Pick<PermitLot, 'id' | 'state' | 'expiresAt' | 'unitMinor'>[]
  permits: readonly (LotPermit & { spentMinor: number; backMinor: number })[]
  cover: Cover
  /** Holds that have not ended at the instant. */
  holds: readonly HoldClaim[]
  prices: Readonly<Record<string, ClassPrices>>
}

/**
 * What is still to be paid for lots that are reserved or deposited at an instant, the next to end first; one without an end comes last.
 * Holds take what covers nobody in the order in which needs would: paid ones first. Amounts in USD cents. Source: docs/permits.md,
 * 'What is to buy'.
 */
export function lotBalances({ lots, permits, cover, holds, prices }: BalanceBooks, at: Date): LotBalance[] {
  const { holdOf } = coverHolds(permits, cover, holds, prices, at)
  const byLot = Map.groupBy(permits, ({ lotId }) => lotId)
  return lots
    .filter((lot) => lot.state !== 'paid' && lot.state !== 'used' && backs(lot, at))
    .map(({ id, expiresAt, unitMinor }) => {
      const own = byLot.get(id) ?? []
      const paidMinor = own.reduce((sum, { spentMinor, backMinor }) => sum + spentMinor - backMinor, 0)
      const held = own.flatMap((permit) => holdOf.get(permit.id) ?? [])
      return {
        lotId: id,
        dueAt: expiresAt,
        count: own.length,
        paidMinor,
        toPayMinor: unitMinor * own.length - paidMinor,
        covering: own.filter((permit) => cover.needOf.has(permit.id)).length,
        holds: [...Map.groupBy(held, (one) => one)].map(([reference, all]) => ({ reference, permits: all.length })),
      }
    })
    .toSorted((a, b) => endOf(a) - endOf(b) || a.lotId - b.lotId)
}

const endOf = ({ dueAt }: LotBalance): number => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER
