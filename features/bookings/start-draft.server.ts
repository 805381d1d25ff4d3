import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { hashOfKey, newKey } from './booking-key.server.ts'
import type { DepartureAnswer } from './booking-request.ts'
import { findOffered, isClosed } from './quote-departure.server.ts'
import { insertDraft } from './writes.server.ts'

export type DraftRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'departure-closed' }
  | { reason: 'departure-full'; seatsLeft: number }

/** Begins a booking's steps: nothing is held yet. Answers the key of the steps' addresses. Refuses what could not be held now. */
export async function startDraft(ctx: Context, answer: DepartureAnswer): Promise<Outcome<string, DraftRefusal>> {
  const now = ctx.clock.now()
  const offered = await findOffered(ctx.db, answer.departure, now)
  if (!offered?.package.bookable) return refused({ reason: 'departure-unknown' })
  const { departure } = offered
  if (isClosed(offered)) return refused({ reason: 'departure-closed' })
  if (departure.left < answer.travellers) return refused({ reason: 'departure-full', seatsLeft: departure.left })
  const key = newKey()
  await insertDraft(ctx.db, {
    keyHash: hashOfKey(key),
    departureId: departure.id,
    answers: { travellersCount: answer.travellers },
    at: now,
  })
  return done(key)
}
