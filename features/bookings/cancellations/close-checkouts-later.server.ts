import type { Context, Tx } from '#platform/context.ts'

/** The queue of bookings whose open checkouts may be paid no more; server/jobs.ts runs `closeCheckoutsOf` for it. */
export const closeCheckoutsQueue = 'close-checkouts'

/** Asks for the checkouts that a booking no longer wants to be closed, with the commit that ends it or changes what it owes. */
export async function closeCheckoutsLater(ctx: Context, tx: Tx, bookingId: string): Promise<void> {
  if (ctx.cards) await ctx.jobs.add(tx, closeCheckoutsQueue, { bookingId })
}
