import { type Actor, changeLot, type LotRefusal, type SeenLot } from '#features/permits/lots/change-lot.server.ts'
import { type MissedVisit, recordVisit, type VisitRefusal } from '#features/permits/lots/record-visit.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { done } from '#values/outcome.ts'
import { listNeedsOfPermits } from '../permits/reads-needs.server.ts'
import { findBooking, lockBooking } from '../reads.server.ts'
import { purchaseText } from '../suppliers/purchase-text.ts'
import { insertEvent } from '../writes.server.ts'

const whatHappened = { 'not-seen': 'animals not seen', 'ill-at-gate': 'ill at the gate' } as const

/**
 * A warden put on paper that the travellers of some permits of a lot did not get their visit: the permits are used, what the authority gives back is an
 * open refund, and the timeline of each booking says it. What a traveller gets is a refund of its own. Refused as `recordVisit`.
 */
export const markVisit = (ctx: Context, seen: SeenLot, visit: MissedVisit, actor: Actor) =>
  changeLot<LotRefusal | VisitRefusal>(
    ctx,
    seen,
    async (tx, lot, at) => {
      const recorded = await recordVisit(tx, lot, visit, { at, by: actor.name })
      if (!recorded.done) return recorded
      for (const { bookingId, label, position } of await listNeedsOfPermits(tx, visit.permitIds)) {
        const booking = await findBooking(tx, bookingId)
        if (!booking) continue
        const { version, state } = booking
        const text = purchaseText(label, position, `${whatHappened[visit.cause]}, warden’s paper`, visit.paper)
        await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: actor.name, text, at })
      }
      return done(undefined)
    },
    { before: (tx) => lockBookingsOf(tx, visit.permitIds) },
  )

/** A booking is locked before its permits, as where one is changed: otherwise each of two would wait for the other. */
async function lockBookingsOf(tx: Tx, permitIds: readonly number[]): Promise<void> {
  for (const bookingId of new Set((await listNeedsOfPermits(tx, permitIds)).map((need) => need.bookingId)))
    await lockBooking(tx, bookingId)
}
