import type { Clock, Context, Jobs } from '#platform/context.ts'
import { fixedInstant } from '#platform/fixed-instant.server.ts'

/** A clock that is set: what is done by it was done then. */
type DemoClock = Clock & { set(at: Date): void }

function openDemoClock(start: Date): DemoClock {
  let instant = start
  return {
    now: () => new Date(instant),
    in: async () => new Date(instant),
    nowSql: () => fixedInstant(instant),
    set(at) {
      instant = at
    },
  }
}

type Job = { queue: string; data: Record<string, unknown> }

/** What the actions of a demo booking may use: the site's own database, and nothing that sends anything. */
export type DemoContext = { ctx: Context; clock: DemoClock; jobs: Job[] }

/**
 * A context in which demo bookings are made: at any instant, without mail and cards. Jobs are handed over instead of queued, so
 * that the caller writes their emails by the clock of the demo bookings, and no worker sees them.
 */
export function demoContext(ctx: Context): DemoContext {
  const clock = openDemoClock(ctx.clock.now())
  const waiting: Job[] = []
  const jobs: Jobs = {
    add: async (_tx, queue, data) => void waiting.push({ queue, data }),
    addOnce: async () => undefined,
  }
  const mail = { delivers: false, send: () => Promise.reject(new Error('A demo booking sends no email')) }
  return { ctx: { ...ctx, clock, jobs, mail, cards: undefined }, clock, jobs: waiting }
}
