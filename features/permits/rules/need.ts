import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { Permit, PermitLot } from '../lot.ts'

/** Who permits of a fee may be promised to on the day of a visit: everybody (null), or those of one departure. */
export type PoolDay = {
  feeId: string
  /** The day of the visit. */
  day: Day
  departureId: number | null
}

/**
 * One permit that one traveller needs: a row of `booking_purchases` of a booking that is pending, confirmed or on its journey. Those
 * of holds, quotes and of what is cancelled are none. Source: docs/permits.md, 'Cover'.
 */
export type Need = PoolDay & {
  /** Of its purchase. */
  id: number
  /** Of its booking, as people write it. */
  reference: string
  /** The traveller's position in the booking. */
  position: number
  feeClass: Residency
  /** Whether its part of the booking is on request, and nobody has answered. */
  onRequest: boolean
  /** When its booking was confirmed; null: it is pending. */
  confirmedAt: Date | null
  /** Whether the authority has closed its day: nothing can be reserved, and another day is agreed. */
  isClosed?: boolean
}

/** A permit with what its lot decides of it. */
export type LotPermit = PoolDay &
  Pick<Permit, 'id' | 'lotId' | 'purchaseId' | 'namedAt'> &
  Pick<PermitLot, 'state' | 'expiresAt' | 'feeClass'>

/** One text for each pool and day: what has the same may be promised to the same people. Its pool is written as in the ledger of stock. */
export const poolDayKey = ({ feeId, day, departureId }: PoolDay): string =>
  `${feeId}${departureId === null ? '' : `@${departureId}`}:${day}`
