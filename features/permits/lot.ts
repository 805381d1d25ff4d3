import type { Residency } from '#features/places/visitor-fee.ts'
import type { Day } from '#values/dates.ts'
import type { PermitTerms } from './permit-terms.ts'

/** What can become of permits that are bought together (docs/permits.md, 'Lots'). */
export const lotStates = ['wanted', 'reserved', 'deposited', 'paid', 'used', 'expired', 'released', 'withdrawn'] as const
export type LotState = (typeof lotStates)[number]

/** Permits of one fee and day: for everybody, or for one departure. Amounts in USD cents, for each permit. */
export type PermitLot = {
  id: number
  feeId: string
  /** The day of the visit. */
  day: Day
  departureId: number | null
  state: LotState
  /** The fee class that it was bought for; null: settled when a permit is named. */
  feeClass: Residency | null
  unitMinor: number
  reference: string
  /** Why there is no reference. */
  referenceMissing: string
  /** The terms of its fee on the day it was reserved. */
  terms: PermitTerms
  /** Until when the authority keeps it, by its own word. */
  reservedUntil: Date | null
  /** When it expires unless it is paid: the earlier of that and the balance day; null: never, or not known. */
  expiresAt: Date | null
  /** The day for which they were first wanted: some authorities count their months from it. */
  firstDay: Day
  /** The booking whose part on request it answered. */
  grantedFor: string | null
  timesMoved: number
  version: number
  /** How many permits it has. */
  count: number
}

/** One permit of a lot. Amounts in USD cents. */
export type Permit = {
  id: number
  lotId: number
  /** The traveller's need that it covers. */
  purchaseId: number | null
  number: string | null
  receipt: string
  /** When it was given a traveller's name at the authority. */
  namedAt: Date | null
  spentMinor: number
  backMinor: number
}
