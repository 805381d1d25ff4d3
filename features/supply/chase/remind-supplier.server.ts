import { whyItStays } from '#features/emails/reachable.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { answerTime } from '../lines/line-answers.ts'
import type { OrderLine } from '../lines/order-line.ts'
import type { MessageLine } from '../messages/message.ts'
import { emailMessage } from '../messages/send-orders.server.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, listMessages, lockRun } from '../reads.server.ts'
import { insertMessage, updateLine } from '../writes.server.ts'
import { isReminded } from './chase.ts'

/** `next`: from when on a reminder may be emailed again. */
export type RemindRefusal =
  | { reason: 'order-unknown' }
  | { reason: 'spoke-with-missing' }
  | { reason: 'nothing-waits' }
  | { reason: 'no-email'; supplier: string }
  | { reason: 'reminded-already'; next: Date }

/** By phone staff name with whom they spoke, and nothing is emailed. */
export type RemindInput = { orderId: number; actor: Actor; method: 'email' | 'phone'; spokeWith: string }

const leastHours = 24

/**
 * Reminds a supplier of the lines of an order that have no answer, or are to be chased for something else, in one message with a link of
 * its own: the former link leads to this one. Always by staff. Refused where no line waits, where the supplier has no email address, and
 * by email within 24 hours of the reminder before. Returns the number of the message, and whether it leaves: else staff send it themselves.
 */
export const remindSupplier = (
  ctx: Context,
  { orderId, actor, method, spokeWith }: RemindInput,
): Promise<Outcome<{ number: number; leaves: boolean }, RemindRefusal>> =>
  transact<{ number: number; leaves: boolean }, RemindRefusal>(ctx.db, async (tx) => {
    if (method === 'phone' && spokeWith === '') return refused({ reason: 'spoke-with-missing' })
    const run = await findRunKey(tx, { orderId })
    if (!run) return refused({ reason: 'order-unknown' })
    await lockRun(tx, run)
    const order = await findOrder(tx, orderId)
    if (!order) return refused({ reason: 'order-unknown' })
    const at = await ctx.clock.in(tx)
    const messages = await listMessages(tx, [orderId])
    const lines = (await listLinesOfOrder(tx, orderId)).filter((line) => isReminded(line, messages, { now: at }))
    if (lines.length === 0) return refused({ reason: 'nothing-waits' })
    const reminders = messages.filter(({ kind }) => kind === 'reminder')
    const next = new Date((reminders.at(-1)?.sentAt.getTime() ?? 0) + leastHours * 3_600_000)
    if (method === 'email') {
      if (order.email === '') return refused({ reason: 'no-email', supplier: order.supplier })
      if (next > at) return refused({ reason: 'reminded-already', next })
    }
    const queued = method === 'email' && !whyItStays(ctx.mail, order.email)
    const leaves = method === 'phone' || queued
    const sent = lines.flatMap((line) => remindedLine(line) ?? [])
    const message = {
      orderId,
      kind: 'reminder' as const,
      method,
      spokeWith,
      contentHash: '',
      lines: sent,
      sentAt: at,
      sentBy: actor.name,
      queued,
    }
    // The reminder says by when it is answered, and so does the order once it left.
    const answerBy = answerTime(at, order, (await findSettings(tx)).office.hours).until
    for (const line of lines) if (leaves && line.state === 'requested') await updateLine(tx, line, { answerBy })
    const number = await insertMessage(tx, message)
    await noteOrder(ctx, tx, { run, order, actor, action: 'supplier-reminded', facts: { number, method, spokeWith } })
    if (method === 'email') await emailMessage(ctx, tx, { order, number, lines: sent, run, isReminder: true, at })
    return done({ number, leaves })
  })

/** A line as its supplier was last sent it, again. */
function remindedLine({ id, state, sent, agreed }: OrderLine): MessageLine | undefined {
  if (!sent) return undefined
  if (state === 'confirmed') return { lineId: id, what: 'reference', facts: sent, before: null }
  return { lineId: id, what: agreed ? 'change' : 'request', facts: sent, before: agreed }
}
