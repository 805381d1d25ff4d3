import type { Context } from '#platform/context.ts'
import { listToRemind } from './reads-reminders.server.ts'
import { sendToCustomer } from './send-proposal-email.server.ts'

/** The queue of reminders; server/jobs.ts runs `sendProposalReminder` for it. */
export const proposalReminderQueue = 'proposal-reminder'

const dayMs = 24 * 3_600_000
/** A proposal that went by email is reminded of once, so long before it ends. */
const remindMs = 3 * dayMs
/** One that was sent later than this before its end is not: the email that carries it is still new. */
const leastHeldMs = 4 * dayMs

/** Queues a reminder for each open proposal that ends within three days. Returns how many. Safe to run again: one proposal has one reminder. */
export async function remindProposals(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const due = await listToRemind(ctx.db, { now, until: new Date(now.getTime() + remindMs), aheadMs: leastHeldMs })
  for (const one of due) await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, proposalReminderQueue, one))
  return due.length
}

/** The job that sends one reminder; does nothing where the proposal has ended meanwhile. */
export async function sendProposalReminder(ctx: Context, { id }: Record<string, unknown>): Promise<void> {
  if (typeof id !== 'string') throw new Error('No job of a reminder')
  await sendToCustomer(ctx, id, 'proposal-ending')
}
