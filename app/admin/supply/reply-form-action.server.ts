import { runText } from '#features/crew/assignments/assignment.ts'
import { may } from '#features/staff/permissions.ts'
import { readAnswer } from '#features/supply/answers/read-answer.ts'
import { type ReplyRefusal, recordReplies } from '#features/supply/answers/record-replies.server.ts'
import { refreshOrders } from '#features/supply/follow/refresh-orders.server.ts'
import { findOrder, findRunKey, listLinesOfOrder, listOrdersByReference } from '#features/supply/reads.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { typed } from '../../shared/read-form.server.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { supplierReplyWords } from '../../words/admin/supply/supplier-replies.ts'
import { fillReply } from './fill-reply.ts'
import type { FormInput, FormOutcome } from './form-input.ts'
import { longFields } from './form-limits.ts'
import { type ReplyFault, readReply, replyField } from './read-reply.ts'
import { runOrdersPath } from './run-orders-path.ts'

/** Reads an email into the form of a reply, or records the reply as the form says it. */
export async function doByReplyForm(input: FormInput, event: 'read' | 'reply'): Promise<FormOutcome> {
  const { ctx, read, form, run } = input
  const order = await findOrder(ctx.db, Number(form.get('order')) || 0)
  const ofRun = order && (await findRunKey(ctx.db, { orderId: order.id }))
  if (!order || !ofRun || runText(ofRun) !== runText(run))
    return { reply: { sentence: read(runOrderWords).refusals['order-unknown'] }, status: 422 }
  return event === 'read' ? readEmail(input, order) : saveReply(input, order)
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

async function saveReply({ ctx, read, form, run, actor }: FormInput, order: Order): Promise<FormOutcome> {
  const lines = await listLinesOfOrder(ctx.db, order.id)
  const { replies, seen, faults } = readReply(form, lines)
  const words = read(supplierReplyWords).refusals
  const errors = { ...inWords(read, faults), ...longFields(read, form) }
  if (Object.keys(errors).length > 0) return { reply: { errors }, status: 422 }
  const acceptsCost = may(actor.role, 'costs:read') && form.get(`accept.${order.id}`) === 'yes'
  const [text, paste] = ['text', 'paste'].map((name) => String(form.get(`${name}.${order.id}`) ?? '').trim())
  const outcome = await recordReplies(ctx, {
    ...{ orderId: order.id, replies, seen, by: actor, acceptsCost },
    text: (text || paste || '').slice(0, 2000),
  })
  if (outcome.done) {
    const isProposed = (await listLinesOfOrder(ctx.db, order.id)).some(
      (line) => line.proposedMinor !== null && replies.some(({ lineId }) => lineId === line.id),
    )
    const isOpen = replies.some(({ answer }) => answer === 'declined')
    return { done: { did: isProposed ? 'proposed' : 'replied', at: isOpen ? 'open' : `order-${order.id}` } }
  }
  const { refusal } = outcome
  if (refusal.reason === 'changed-meanwhile' || refusal.reason === 'order-unknown') {
    await refreshOrders(ctx, run)
    return { reply: { sentence: read(runOrderWords).refusals[refusal.reason] }, status: 409 }
  }
  const field = fieldOf(refusal)
  return { reply: field ? { errors: { [field]: words[refusal.reason] } } : { sentence: words[refusal.reason] }, status: 422 }
}

const inWords = (read: ReadWords, faults: Record<string, ReplyFault>) =>
  Object.fromEntries(Object.entries(faults).map(([name, key]) => [name, read(supplierReplyWords).refusals[key]]))

function fieldOf(refusal: ReplyRefusal): string | undefined {
  if (!('lineId' in refusal)) return undefined
  return replyField(refusal.reason === 'not-in-this-state' ? 'answer' : 'until', refusal.lineId)
}

/** Fills the form of the order that an email is about; of several the form comes back with the choice between them. */
async function readEmail({ ctx, read, form, run }: FormInput, order: Order): Promise<FormOutcome> {
  const words = read(supplierReplyWords)
  const field = `paste.${order.id}`
  const paste = String(form.get(field) ?? '')
  const wrong = (key: ReplyFault): FormOutcome => ({ reply: { errors: { [field]: words.refusals[key] } }, status: 422 })
  if (paste.trim() === '') return wrong('nothing-pasted')
  const outcome = readAnswer(paste, { today: kigaliDay(ctx.clock.now()) })
  if (!outcome.done) return wrong(outcome.refusal.reason)
  const answer = outcome.value
  const which = String(form.get('which') ?? '')
  const chosen = answer.ours.length === 0 ? order.reference : which || (answer.ours.length === 1 ? answer.ours[0] : '')
  const isSure = which !== '' || chosen === order.reference
  if (!chosen || !isSure) {
    const references = [...new Set([...answer.ours, order.reference])]
    return { reply: { which: references, sentence: words.whichText({ references: read.format.list(answer.ours) }) }, status: 422 }
  }
  const [about] = chosen === order.reference ? [order] : await listOrdersByReference(ctx.db, [chosen])
  const key = about && (await findRunKey(ctx.db, { orderId: about.id }))
  if (!about || !key) return { reply: { sentence: read(runOrderWords).refusals['order-unknown'] }, status: 422 }
  if (runText(key) !== runText(run)) {
    const { reference, supplier } = about
    return { reply: { elsewhere: { reference, supplier, to: `${runOrdersPath(key)}#order-${about.id}` } }, status: 422 }
  }
  const filled = fillReply(await listLinesOfOrder(ctx.db, about.id), answer)
  const { [field]: _, ...values } = typed(form)
  const notes = filled.notes.map((note) =>
    note === 'sum' ? words.notes.sum({ money: answer.sum ? read.format.moneyInFull(answer.sum) : '' }) : words.notes[note],
  )
  return {
    reply: { order: about.id, isRead: true, notes, values: { ...values, [`paste.${about.id}`]: paste, ...filled.values } },
    status: 200,
  }
}
