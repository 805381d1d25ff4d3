import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { PermitLot } from '../lot.ts'
import { isClosedNow } from '../reads-closed.server.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, type LotRefusal, type SeenLot } from './change-lot.server.ts'
import { endOfLot } from './end-of-lot.ts'

/** What the authority answered: how many it keeps, under which reference (or why there is none), and until when, where it said so. */
export type Reservation = {
  granted: number
  reference: string
  referenceMissing: string
  reservedUntil: Date | null
  unitMinor: number
}

export type ReserveRefusal =
  | LotRefusal
  | { reason: 'reference-missing' }
  /** More than were wanted, or none. */
  | { reason: 'granted-wrong'; wanted: number }
  /** The authority’s word, or the balance day, is over. */
  | { reason: 'over-already'; end: Date }
  /** The authority has closed the day of the visit. */
  | { reason: 'day-closed' }

/**
 * The authority keeps so many of the wanted permits for us: they back promises from now on, until its word or the balance day ends, whichever
 * is first. What it did not grant stays wanted. The terms of this day are copied onto the lot. Refused without a reference or the reason why
 * there is none, for an end that is past, and for a day that is closed.
 */
export const reserveLot = (ctx: Context, seen: SeenLot, reservation: Reservation, actor: Actor) =>
  changeLot<ReserveRefusal>(ctx, seen, (tx, lot, at) => reserveLocked(tx, lot, reservation, { at, by: actor.name }))

/** The same inside the transaction that has locked the lot. */
export async function reserveLocked(
  tx: Tx,
  lot: PermitLot,
  { granted, reference, referenceMissing, reservedUntil, unitMinor }: Reservation,
  { at, by }: { at: Date; by: string },
): Promise<Outcome<undefined, ReserveRefusal>> {
  if (nextState(lot.state, 'reserve') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
  if (reference === '' && referenceMissing === '') return refused({ reason: 'reference-missing' })
  if (granted < 1 || granted > lot.count) return refused({ reason: 'granted-wrong', wanted: lot.count })
  if (await isClosedNow(tx, lot)) return refused({ reason: 'day-closed' })
  const { terms, clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
  const reserved = { state: 'reserved' as const, reservedUntil, terms }
  const expiresAt = endOfLot({ ...reserved, day: lot.day }, clock, at)
  if (expiresAt && expiresAt <= at) return refused({ reason: 'over-already', end: expiresAt })
  const change = { ...reserved, reference, referenceMissing, unitMinor, expiresAt }
  await applyToLot(tx, lot, { event: 'reserve', count: granted, change, text: reference || referenceMissing, at, by })
  return done(undefined)
}
