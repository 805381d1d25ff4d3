import { createHash } from 'node:crypto'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isAnswerable, type LineReply, type MessageAnswer, type SupplierMessage } from '../messages/message.ts'
import { noteOrder } from '../note-order.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, listMessages, lockRun, type SupplierOrder } from '../reads.server.ts'
import { insertReply, updateAnswer } from '../writes.server.ts'
import { lineStage, messageStage } from './message-stage.ts'
import { type ReplyRefusal, recordRepliesIn } from './record-replies.server.ts'
import { settleParts } from './settle-parts.server.ts'

export type LinkAnswerRefusal =
  | ReplyRefusal
  | { reason: 'answered-already' }
  | { reason: 'newer-message' }
  | { reason: 'order-cancelled' }
  | { reason: 'line-not-answered'; lineId: number }

/** `replies`: one for each line of the message that waits for an answer. `text`: what the supplier wrote. */
export type LinkAnswer = { orderId: number; number: number; replies: readonly LineReply[]; text: string }

/** What the answer led to: it stands, or it is refused with an alert, which stays. */
type Answered = { run: RunKey; refusal?: { reason: 'answered-already' } | { reason: 'newer-message' } }

/**
 * The answer of a supplier by the link of a message. The first answer of a message stands: the same again changes nothing, another one is
 * refused, and an alert says what it was. Refused with an alert too where a newer message is about one of its lines; refused without
 * one for an order that was cancelled, and where a line that waits is not answered. The answer counts for what was sent: what has changed
 * since is still to be sent.
 */
export async function answerByLink(ctx: Context, answer: LinkAnswer): Promise<Outcome<undefined, LinkAnswerRefusal>> {
  const outcome = await transact<Answered, LinkAnswerRefusal>(ctx.db, (tx) => answerIn(ctx, tx, answer))
  if (!outcome.done) return outcome
  const { run, refusal } = outcome.value
  if (refusal) return refused(refusal)
  // Also where the same came again: the first time may have ended before it.
  if ('bookingId' in run) await settleParts(ctx, run.bookingId)
  return done(undefined)
}

async function answerIn(
  ctx: Context,
  tx: Tx,
  { orderId, number, replies, text }: LinkAnswer,
): Promise<Outcome<Answered, LinkAnswerRefusal>> {
  const run = await findRunKey(tx, { orderId })
  if (!run) return refused({ reason: 'order-unknown' })
  await lockRun(tx, run)
  const order = await findOrder(tx, orderId)
  const messages = await listMessages(tx, [orderId])
  const message = messages.find((one) => one.number === number)
  if (!order || !message || !isAnswerable(message)) return refused({ reason: 'order-unknown' })
  const given = storedAnswer(replies, text)
  const other = { run, order, message, given }
  if (message.answer) {
    if (textOf(message.answer) === textOf(given)) return done({ run })
    await alertOtherwise(ctx, tx, { ...other, what: 'otherwise' })
    return done({ run, refusal: { reason: 'answered-already' } })
  }
  const lines = await listLinesOfOrder(tx, orderId)
  if (messageStage(message, lines, messages) === 'cancelled') return refused({ reason: 'order-cancelled' })
  const stages = new Map(
    message.lines.map((sent) => {
      const line = lines.find(({ id }) => id === sent.lineId)
      return [sent.lineId, lineStage(sent, line, message, messages)]
    }),
  )
  if (replies.some(({ lineId }) => stages.get(lineId) === 'newer')) {
    await alertOtherwise(ctx, tx, { ...other, what: 'former' })
    return done({ run, refusal: { reason: 'newer-message' } })
  }
  if (replies.some(({ lineId }) => stages.get(lineId) !== 'open')) return refused({ reason: 'changed-meanwhile' })
  for (const [lineId, stage] of stages)
    if (stage === 'open' && !replies.some((reply) => reply.lineId === lineId))
      return refused({ reason: 'line-not-answered', lineId })
  const recorded = await recordRepliesIn(ctx, tx, { orderId, replies, text, by: null, acceptsCost: false })
  if (!recorded.done) return recorded
  const at = await ctx.clock.in(tx)
  await updateAnswer(tx, { orderId, number }, { answer: given, at })
  if (text !== '')
    await alert(ctx, tx, other, { cause: `words:${message.id}`, text: 'the supplier wrote something with its answer.' })
  return done({ run })
}

const storedAnswer = (replies: readonly LineReply[], text: string): MessageAnswer => ({
  replies: replies
    .toSorted((a, b) => a.lineId - b.lineId)
    .map(({ lineId, answer, reference, until, costMinor }) => ({
      ...{ lineId, answer, reference, until: until?.toISOString() ?? null, costMinor },
    })),
  text,
})

/** An answer as one text, whatever the order in which its fields were stored. */
const textOf = ({ replies, text }: MessageAnswer): string =>
  JSON.stringify([
    ...replies.map(({ lineId, answer, reference, until, costMinor }) => [lineId, answer, reference, until, costMinor]),
    text,
  ])

type GivenAnswer = { run: RunKey; order: SupplierOrder; message: SupplierMessage; given: MessageAnswer }

/** The words of the supplier are with its order alone: they may name people. */
const alert = (ctx: Context, tx: Tx, { run, order }: GivenAnswer, { cause, text }: { cause: string; text: string }) =>
  raiseAlert(ctx, tx, {
    occasion: `supply-${cause}`,
    bookingId: 'bookingId' in run ? run.bookingId : null,
    text: `${order.reference} (${order.supplier}): ${text} Read it with the order.`,
  })

const answerWords = {
  confirmed: 'confirmed',
  provisional: 'provisional',
  'wait-listed': 'waiting list',
  declined: 'not available',
}
const occasions = {
  otherwise: 'the supplier answered again by its link, and otherwise; the first answer stands',
  former: 'the supplier answered a message that a newer one replaced; nothing was recorded of it',
}

/** One alert for each other answer, which is stored as one that does not stand. */
async function alertOtherwise(
  ctx: Context,
  tx: Tx,
  { what, ...other }: GivenAnswer & { what: keyof typeof occasions },
): Promise<void> {
  const { run, order, message, given } = other
  const digest = createHash('sha256').update(textOf(given)).digest('base64url').slice(0, 16)
  const replies = given.replies.map(({ lineId, answer, reference }) => ({
    title: message.lines.find((line) => line.lineId === lineId)?.facts.title ?? '',
    answer,
    reference,
  }))
  const inWords = replies.map(
    ({ title, answer, reference }) => `${title}: ${answerWords[answer]}${reference && ` (${reference})`}`,
  )
  const text = `${occasions[what]}. ${inWords.join('; ')}.`
  if (!(await alert(ctx, tx, other, { cause: `answered-${what}:${message.id}:${digest}`, text }))) return
  const repliedAt = await ctx.clock.in(tx)
  await insertReply(tx, { orderId: order.id, replies, text: given.text, repliedAt, stands: false, recordedBy: null })
  await noteOrder(ctx, tx, { run, order, actor: null, action: 'supplier-replied', facts: { replies, stands: false } })
}
