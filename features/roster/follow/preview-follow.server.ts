import { type Assignment, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import type { Order } from '#features/orders/order.ts'
import type { Context } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { OverlapNamed } from '../assign/assignment-refusal.ts'
import { nameOverlaps } from '../assign/name-overlaps.server.ts'
import { findRun } from '../reads-runs.server.ts'
import { planFollow } from './plan-follow.server.ts'

/**
 * What a change of a booking would do to a guide or a vehicle that is on it. `changes`: they have `span` then; `keeps`: they stay, and somebody
 * else is needed for the rest of `span`; `leaves`: they are busy in all of it; `ends`: nothing is left of their days. `busy`: what they are
 * on then; `isFull`: every other vehicle of the class is hired.
 */
export type CrewEffect = {
  what: 'changes' | 'keeps' | 'leaves' | 'ends'
  one: Assignment
  span: Span | undefined
  busy: OverlapNamed[]
  isFull: boolean
}

type Changed = { order: Order; startsOn: Day; endsOn: Day }

/**
 * What following would do to the guides and vehicles of a booking, if it were changed to this order on these days; those that stay as they
 * are are left out. Nothing is written. Nobody is on a booking of a departure.
 */
export const previewFollow = (ctx: Context, bookingId: string, { order, startsOn, endsOn }: Changed): Promise<CrewEffect[]> =>
  ctx.db.transaction().execute(async (tx) => {
    const key = { bookingId }
    const crew = await listAssignmentsOf(tx, [key])
    const now = crew.length > 0 ? await findRun(tx, key) : undefined
    if (!now) return []
    const span = order.kind === 'hire' ? { from: order.from, to: order.to } : spanOfDays(startsOn, endsOn)
    const run = { ...now, days: { from: startsOn, to: endsOn }, span }
    const effects: CrewEffect[] = []
    for (const one of crew) {
      // Whether somebody is ours decides what state follows a pencilled one: who is on it and when does not depend on it.
      const next = await planFollow(ctx, tx, { key, run, one, isOwn: true })
      if (next.what === 'stays' || next.what === 'is-out') continue
      if (next.what === 'changes' && next.span.from === one.from && next.span.to === one.to) continue
      const busy = next.what === 'keeps' || next.what === 'leaves' ? await nameOverlaps(tx, next.busy) : []
      const isFull = 'isFull' in next && next.isFull
      effects.push({ what: next.what, one, span: next.what === 'ends' ? undefined : next.span, busy, isFull })
    }
    return effects
  })
