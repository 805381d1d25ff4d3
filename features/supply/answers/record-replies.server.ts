import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { followRunOrders } from '../follow/follow-orders.server.ts'
import { answersIn } from '../lines/line-answers.ts'
import type { OrderLine } from '../lines/order-line.ts'
import type { LineReply } from '../messages/message.ts'
import { type Actor, noteOrder } from '../note-order.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, lockRun, type SupplierOrder } from '../reads.server.ts'
import { insertReply, type LineUpdate, updateLine } from '../writes.server.ts'
import { declinedUpdate } from './decline-line.ts'
import { settleParts } from './settle-parts.server.ts'

export type ReplyRefusal =
  | { reason: 'order-unknown' }
  | { reason: 'nothing-answered' }
  | { reason: 'changed-meanwhile' }
  | { reason: 'not-in-this-state'; lineId: number }
  | { reason: 'until-missing'; lineId: number }
  | { reason: 'until-over'; lineId: number }

/**
 * `replies`: what a supplier answers about lines of an order. `seen`: the version of each line that staff saw. `by` null: the supplier
 * answered by its link. `acceptsCost`: whoever records another amount may accept it, so that the line is confirmed at it.
 */
export type RepliesInput = {
  orderId: number
  replies: readonly LineReply[]
  seen?: ReadonlyMap<number, number>
  text: string
  by: Actor | null
  acceptsCost: boolean
}

/**
 * Records the answer of a supplier: what stands after it is what the supplier was last sent, at the cost that it had then. A no to a change
 * leaves the former agreement as it was and alerts; a no to a request leaves the service without a supplier. Another amount than ours
 * confirms nothing until somebody accepts it. Refused for a line that waits for no such answer, and for provisional space without an
 * instant ahead.
 */
export async function recordReplies(ctx: Context, input: RepliesInput): Promise<Outcome<undefined, ReplyRefusal>> {
  const outcome = await transact<RunKey, ReplyRefusal>(ctx.db, (tx) => recordRepliesIn(ctx, tx, input))
  if (!outcome.done) return outcome
  if ('bookingId' in outcome.value) await settleParts(ctx, outcome.value.bookingId)
  return done(undefined)
}

/** The same in the caller's transaction; whoever calls it settles the parts of the booking afterwards. */
export async function recordRepliesIn(ctx: Context, tx: Tx, input: RepliesInput): Promise<Outcome<RunKey, ReplyRefusal>> {
  const { orderId, replies, seen, by } = input
  const run = await findRunKey(tx, { orderId })
  if (!run) return refused({ reason: 'order-unknown' })
  await lockRun(tx, run)
  const order = await findOrder(tx, orderId)
  if (!order) return refused({ reason: 'order-unknown' })
  if (replies.length === 0) return refused({ reason: 'nothing-answered' })
  const lines = await listLinesOfOrder(tx, orderId)
  const at = await ctx.clock.in(tx)
  for (const reply of replies) {
    const line = lines.find(({ id }) => id === reply.lineId)
    const { lineId } = reply
    if (!line || !answersIn[line.state]?.includes(reply.answer)) return refused({ reason: 'not-in-this-state', lineId })
    // What is confirmed its supplier takes back by word to staff alone.
    if (by === null && line.state === 'confirmed' && reply.answer === 'declined')
      return refused({ reason: 'not-in-this-state', lineId })
    if (seen && seen.get(lineId) !== line.version) return refused({ reason: 'changed-meanwhile' })
    if (reply.answer === 'provisional' && reply.until === null) return refused({ reason: 'until-missing', lineId })
    if (reply.until !== null && reply.until <= at) return refused({ reason: 'until-over', lineId })
    if (!(await updateLine(tx, line, updateFor(line, reply, { at, acceptsCost: input.acceptsCost }))))
      return refused({ reason: 'changed-meanwhile' })
    await alertOf(ctx, tx, { run, order, line, reply, acceptsCost: input.acceptsCost })
  }
  const recorded = replies.map(({ lineId, answer, reference }) => ({
    title: lines.find(({ id }) => id === lineId)?.title ?? '',
    answer,
    reference,
  }))
  await insertReply(tx, {
    orderId,
    replies: recorded,
    text: input.text.slice(0, 4000),
    repliedAt: at,
    stands: true,
    recordedBy: by?.name ?? null,
  })
  await noteOrder(ctx, tx, { run, order, actor: by, action: 'supplier-replied', facts: { replies: recorded } })
  if (replies.some(({ answer }) => answer === 'declined')) await followRunOrders(ctx, tx, run)
  return done(run)
}

/** Whether a reply asks for another amount than ours, which somebody has to accept. */
const isOtherCost = ({ sent }: OrderLine, { costMinor }: LineReply): boolean =>
  costMinor !== null && costMinor !== sent?.costMinor

function updateFor(line: OrderLine, reply: LineReply, { at, acceptsCost }: { at: Date; acceptsCost: boolean }): LineUpdate {
  const { sent, state } = line
  const { answer, reference, until, costMinor } = reply
  const answered = { answerBy: null, provisionalUntil: null, theirReference: reference || line.theirReference }
  switch (answer) {
    case 'confirmed': {
      if (isOtherCost(line, reply) && !acceptsCost)
        return { theirReference: answered.theirReference, proposedMinor: costMinor, answerBy: null }
      if (state === 'confirmed') return { theirReference: answered.theirReference }
      const stands = sent && { ...sent, ...(costMinor !== null && { costMinor }) }
      return { ...answered, state: 'confirmed', agreed: stands, proposedMinor: null, confirmedAt: at, declinedFingerprint: '' }
    }
    case 'provisional':
      return { ...answered, state: 'provisional', provisionalUntil: until }
    case 'wait-listed':
      return { ...answered, state: 'wait-listed' }
    case 'declined':
      return { ...answered, ...declinedUpdate(line, at) }
  }
}

type Alerted = { run: RunKey; order: SupplierOrder; line: OrderLine; reply: LineReply; acceptsCost: boolean }

async function alertOf(ctx: Context, tx: Tx, { run, order, line, reply, acceptsCost }: Alerted): Promise<void> {
  const bookingId = 'bookingId' in run ? run.bookingId : null
  const what = `${order.reference} (${order.supplier}), ${line.title}`
  const alert = (cause: string, text: string) =>
    raiseAlert(ctx, tx, { occasion: `supply-${cause}:${line.id}:${line.version}`, bookingId, text })
  if (reply.answer === 'declined') {
    const isChange = line.agreed !== null && line.state !== 'confirmed'
    if (isChange) await alert('change-declined', `${what}: the supplier declined the change. What was confirmed before stands.`)
    else await alert('declined', `${what}: the supplier declined. Choose somebody else.`)
  }
  if (reply.answer === 'confirmed' && isOtherCost(line, reply) && !acceptsCost)
    await alert('other-price', `${what}: the supplier asks for another price. It is not confirmed until somebody accepts it.`)
}
