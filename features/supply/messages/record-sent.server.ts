import { stopSending } from '#features/emails/send-stored-email.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { answerTime } from '../lines/line-answers.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, listMessages, lockRun } from '../reads.server.ts'
import { updateLine, updateStaffSent } from '../writes.server.ts'
import { messageOccasion, type SentHow } from './message.ts'
import { departureOf, isNotLeft } from './not-left.ts'

export type RecordSentRefusal = { reason: 'order-unknown' } | { reason: 'sent-already' }

/** `numbers`: of the messages that staff saw as not sent. */
export type RecordSentInput = { orderId: number; numbers: readonly number[]; how: SentHow; actor: Actor }

/**
 * Records that staff sent messages of an order themselves: from now on their lines wait for a reply, and their supplier has its hours from now.
 * A mail server that refused the email is not handed it again. Refused where one of them left meanwhile.
 */
export const recordSent = (
  ctx: Context,
  { orderId, numbers, how, actor }: RecordSentInput,
): Promise<Outcome<undefined, RecordSentRefusal>> =>
  transact<undefined, RecordSentRefusal>(ctx.db, async (tx) => {
    const run = await findRunKey(tx, { orderId })
    if (!run) return refused({ reason: 'order-unknown' })
    await lockRun(tx, run)
    const order = await findOrder(tx, orderId)
    const messages = await listMessages(tx, [orderId])
    const chosen = messages.filter(({ number }) => numbers.includes(number))
    if (!order || chosen.length === 0 || chosen.length < numbers.length) return refused({ reason: 'order-unknown' })
    for (const message of chosen)
      if (departureOf(message) !== 'not-left' || !(await stopSending(tx, messageOccasion(message))))
        return refused({ reason: 'sent-already' })
    const { office } = await findSettings(tx)
    const sent = { at: await ctx.clock.in(tx), by: actor.name, how }
    await updateStaffSent(tx, { orderId, numbers }, sent)
    const now = messages.map((message) => (chosen.includes(message) ? { ...message, staffSent: sent } : message))
    const isAbout = (id: number) => chosen.some(({ lines }) => lines.some(({ lineId }) => lineId === id))
    for (const line of await listLinesOfOrder(tx, orderId))
      if (line.state === 'requested' && line.proposedMinor === null && isAbout(line.id) && !isNotLeft(line, now))
        await updateLine(tx, line, { answerBy: answerTime(sent.at, order, office.hours).until })
    await noteOrder(ctx, tx, {
      run,
      order,
      actor,
      action: 'supplier-order-sent',
      facts: { number: numbers.join(', '), method: how },
    })
    return done(undefined)
  })
