import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, refused } from '#values/outcome.ts'
import { findTermsOf } from '../reads-terms.server.ts'
import { nextState } from '../rules/lot-states.ts'
import { applyToLot } from './apply-to-lot.server.ts'
import { type Actor, changeLot, type LotRefusal, type SeenLot } from './change-lot.server.ts'
import { endOfLot } from './end-of-lot.ts'

export type ApplyTermsRefusal =
  | LotRefusal
  | { reason: 'reason-missing' }
  /** It has these terms already. */
  | { reason: 'terms-same' }
  /** By these terms it would have ended. */
  | { reason: 'over-already'; end: Date }

/**
 * A lot keeps the terms of the day it was reserved on, also where they are corrected afterwards; this gives it those of today, with a reason. Its end
 * is the one that they set. Refused: once nobody holds it, and where it would have ended by them.
 */
export const applyTerms = (ctx: Context, seen: SeenLot, { reason }: { reason: string }, actor: Actor) =>
  changeLot<ApplyTermsRefusal>(ctx, seen, async (tx, lot, at) => {
    if (nextState(lot.state, 'apply-terms') === undefined) return refused({ reason: 'not-in-this-state', state: lot.state })
    if (reason === '') return refused({ reason: 'reason-missing' })
    const { terms, clock } = await findTermsOf(tx, lot.feeId, kigaliDay(at))
    if (isDeepStrictEqual(terms, lot.terms)) return refused({ reason: 'terms-same' })
    const expiresAt = endOfLot({ ...lot, terms }, clock, at)
    if (expiresAt && expiresAt <= at) return refused({ reason: 'over-already', end: expiresAt })
    await applyToLot(tx, lot, { event: 'apply-terms', change: { terms, expiresAt }, text: reason, at, by: actor.name })
    return done(undefined)
  })
