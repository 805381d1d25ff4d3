import type { Permit, PermitLot } from '../lot.ts'
import { nextState } from './lot-states.ts'
import { type PoolDay, poolDayKey } from './need.ts'

/** A lot whose end has come, how many permits go with it, and what had been paid for them, in USD cents. */
export type LotToExpire = { lotId: number; count: number; lostMinor: number; occasion: string }

/**
 * The lots that have reached their end at an instant, in the order of their ends. Each has one occasion for its alert; done twice, it
 * finds the second time none of those whose state was written. Source: docs/permits.md, 'Lots'.
 */
export function lotsToExpire(
  lots: readonly Pick<PermitLot, 'id' | 'state' | 'expiresAt'>[],
  permits: readonly Pick<Permit, 'lotId' | 'spentMinor' | 'backMinor'>[],
  at: Date,
): LotToExpire[] {
  const ended = lots.flatMap(({ id, state, expiresAt }) =>
    nextState(state, 'expire') && expiresAt && at >= expiresAt ? [{ id, end: expiresAt.getTime() }] : [],
  )
  return ended
    .toSorted((a, b) => a.end - b.end || a.id - b.id)
    .map(({ id }) => {
      const own = permits.filter(({ lotId }) => lotId === id)
      const lostMinor = own.reduce((sum, { spentMinor, backMinor }) => sum + spentMinor - backMinor, 0)
      return { lotId: id, count: own.length, lostMinor, occasion: `permit-lot-expired:${id}` }
    })
}

/** Why more of a pool is promised than there is: a lot that expired, the authority's word, an allowance that ended, or a departure, in a version, that visits on another day. */
export type ShortageCause = `lot-${number}` | `allowance-${number}` | `visit-${number}`

/** The occasion of the one alert that a cause raises for a pool and day which it leaves short. */
export const shortageOccasion = (pool: PoolDay, cause: ShortageCause): string => `permit-short:${poolDayKey(pool)}:${cause}`

/** The pool and day that such an occasion is about; undefined: it is of another kind. */
export function poolOfShortage(occasion: string): PoolDay | undefined {
  const [, feeId, departureId, day] = /^permit-short:([^@:]+)(?:@(\d+))?:(\d{4}-\d{2}-\d{2}):/.exec(occasion) ?? []
  return feeId && day ? { feeId, day, departureId: departureId ? Number(departureId) : null } : undefined
}

/** The lot that such an occasion is about (`lotsToExpire`); undefined: it is of another kind. */
export function lotOfExpiry(occasion: string): number | undefined {
  const [, id] = /^permit-lot-expired:(\d{1,9})$/.exec(occasion) ?? []
  return id ? Number(id) : undefined
}
