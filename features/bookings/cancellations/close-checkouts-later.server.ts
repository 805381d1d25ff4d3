import type { Context, Tx } from '#platform/context.ts'

/** The queue of bookings whose open checkouts have to be closed; server/jobs.ts runs `closeCheckoutsOf` for it. */
export const closeCheckoutsQueue = 'close-checkouts'

/** Queues the closing of a booking's outdated checkouts, in the transaction that ends it or changes what it owes. */
export async function closeCheckoutsLater(ctx: Context, tx: Tx, bookingId: string): Promise<void> {
  if (ctx.cards) await ctx.jobs.add(tx, closeCheckoutsQueue, { bookingId })
}
