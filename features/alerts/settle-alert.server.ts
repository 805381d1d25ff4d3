import type { Context, Tx } from '#platform/context.ts'
import { listOpenAlertsOfKinds } from './reads.server.ts'
import { updateAlert, updateAlerts } from './writes.server.ts'

/** Marks an alert as done. Answers false where somebody did so before. */
export const settleAlert = (ctx: Context, id: number, { actor }: { actor: string }): Promise<boolean> =>
  updateAlert(ctx.db, id, { at: ctx.clock.now(), by: actor })

/** Marks alerts as done that nothing is to be done for any more. */
export const settleAlerts = (ctx: Context, ids: readonly number[]): Promise<void> =>
  updateAlerts(ctx.db, ids, { at: ctx.clock.now(), by: 'clock' })

/** The same of all alerts whose occasions begin so, such as `supply-declined:12`, in the caller's transaction: what they were for is done. */
export async function settleAlertsAbout(ctx: Context, tx: Tx, occasions: readonly string[], by: string): Promise<void> {
  if (occasions.length === 0) return
  const ids = (await listOpenAlertsOfKinds(tx, occasions)).map(({ id }) => id)
  await updateAlerts(tx, ids, { at: await ctx.clock.in(tx), by })
}
