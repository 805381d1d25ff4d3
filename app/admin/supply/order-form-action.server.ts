import { may } from '#features/staff/permissions.ts'
import { type AcceptPriceRefusal, acceptPrice } from '#features/supply/answers/accept-price.server.ts'
import { type RefusePriceRefusal, refusePrice } from '#features/supply/answers/refuse-price.server.ts'
import { type RemindRefusal, remindSupplier } from '#features/supply/chase/remind-supplier.server.ts'
import { type ChooseInput, type ChooseRefusal, chooseService } from '#features/supply/choices/choose-supplier.server.ts'
import { type BeginRefusal, beginOrders } from '#features/supply/follow/begin-orders.server.ts'
import { markNotDelivered, type NotDeliveredRefusal } from '#features/supply/follow/mark-not-delivered.server.ts'
import { refreshOrders } from '#features/supply/follow/refresh-orders.server.ts'
import { isLive } from '#features/supply/lines/order-line.ts'
import { sentHows } from '#features/supply/messages/message.ts'
import { type RecordSentRefusal, recordSent } from '#features/supply/messages/record-sent.server.ts'
import { type SendRefusal, sendOrders } from '#features/supply/messages/send-orders.server.ts'
import { paperKinds } from '#features/supply/papers/paper-facts.ts'
import { type PaperRefusal, sendPaper } from '#features/supply/papers/send-paper.server.tsx'
import { listLines } from '#features/supply/reads.server.ts'
import { findSupplyRunId } from '#features/supply/reads-lists.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import type { FormInput, FormOutcome } from './form-input.ts'
import { longFields } from './form-limits.ts'
import { loadChoice } from './load-choice.server.ts'
import type { OrderEvent, RunOrdersDone } from './run-orders-reply.ts'

type Refusal =
  | SendRefusal
  | BeginRefusal
  | ChooseRefusal
  | AcceptPriceRefusal
  | RefusePriceRefusal
  | NotDeliveredRefusal
  | PaperRefusal
  | RemindRefusal
  | RecordSentRefusal
  | { reason: 'may-not-accept' }

/** A refusal in words: what is the case, and what to do. */
export function refusalText(read: ReadWords, refusal: Refusal): string {
  const words = read(runOrderWords).refusals
  return refusal.reason === 'no-email' ? words['no-email']({ supplier: refusal.supplier }) : words[refusal.reason]
}

/** What staff saw is not what there is: they are shown it as it is now. */
const isOutdated = ({ reason }: Refusal) =>
  reason === 'changed-meanwhile' ||
  reason === 'sent-already' ||
  reason === 'line-unknown' ||
  reason === 'nothing-to-send' ||
  reason === 'ordered-already'

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Sends, records a call, orders, accepts or refuses a price, says what was not delivered, or chooses, as a form of the page says. */
export async function doByOrderForm(input: FormInput, event: Exclude<OrderEvent, 'read' | 'reply'>): Promise<FormOutcome> {
  const { ctx, read, form, run, actor } = input
  const text = (name: string) => textOf(form, name)
  const id = (name: string) => Number(text(name)) || 0
  const order = id('order')
  const errors = longFields(read, form)
  if (event !== 'choose' && Object.keys(errors).length > 0) return { reply: { errors }, status: 422 }
  const refused = async (refusal: Refusal, field?: string): Promise<FormOutcome> => {
    if (isOutdated(refusal)) await refreshOrders(ctx, run)
    const sentence = refusalText(read, refusal)
    const reply = field === undefined ? { sentence } : { errors: { [field]: sentence } }
    return { reply, status: isOutdated(refusal) ? 409 : 422 }
  }
  const finished = (did: RunOrdersDone['did'], more: Omit<RunOrdersDone, 'did'> = {}): FormOutcome => ({ done: { did, ...more } })
  switch (event) {
    case 'begin': {
      if (!('bookingId' in run)) return refused({ reason: 'run-over' })
      const outcome = await beginOrders(ctx, { bookingId: run.bookingId, actor })
      return outcome.done ? finished('begun') : refused(outcome.refusal)
    }
    case 'send':
    case 'phone': {
      const method = event === 'send' ? ('email' as const) : ('phone' as const)
      const orderIds = (text('orders') || String(order)).split(',').map(Number)
      const spokeWith = text(`spokeWith.${order}`)
      const outcome = await sendOrders(ctx, { run, orderIds, stamp: text('stamp'), method, spokeWith, actor })
      if (outcome.done) {
        const { count, leaves } = outcome.value
        if (event === 'phone') return finished('phoned', { at: `order-${order}` })
        return finished(leaves ? 'sent' : 'written', { count })
      }
      return refused(outcome.refusal, outcome.refusal.reason === 'spoke-with-missing' ? `spokeWith.${order}` : undefined)
    }
    case 'sent-by-staff': {
      const outcome = await recordSentByForm(input)
      return outcome.done ? finished('sent-by-staff', { at: `order-${order}` }) : refused(outcome.refusal)
    }
    case 'accept': {
      if (!may(actor.role, 'costs:read')) return refused({ reason: 'may-not-accept' })
      const outcome = await acceptPrice(ctx, { orderId: order, lineId: id('line'), amountMinor: Number(text('amount')), actor })
      return outcome.done ? finished('accepted', { at: `order-${order}` }) : refused(outcome.refusal)
    }
    case 'refuse': {
      if (!may(actor.role, 'costs:read')) return refused({ reason: 'may-not-accept' })
      const [lineId, field] = [id('line'), `refused.${id('line')}`]
      const input = { orderId: order, lineId, amountMinor: Number(text('amount')), reason: text(field), actor }
      const outcome = await refusePrice(ctx, input)
      if (!outcome.done) return refused(outcome.refusal, outcome.refusal.reason === 'reason-missing' ? field : undefined)
      const choose = outcome.value
      return finished('refused', choose === undefined ? { at: `order-${order}` } : { choose, at: `line-${choose}` })
    }
    case 'not-delivered': {
      const [lineId, field] = [id('line'), `why.${id('line')}`]
      const outcome = await markNotDelivered(ctx, { orderId: order, lineId, reason: text(field), actor })
      if (outcome.done) return finished('not-delivered', { at: `order-${order}` })
      return refused(outcome.refusal, outcome.refusal.reason === 'reason-missing' ? field : undefined)
    }
    case 'paper': {
      const kind = paperKinds.find((one) => one === text('paper'))
      if (!kind) return refused({ reason: 'order-unknown' })
      const outcome = await sendPaper(ctx, { orderId: order, kind, seen: id('seen'), actor })
      return outcome.done
        ? finished(outcome.value.leaves ? 'paper' : 'paper-written', { at: `order-${order}` })
        : refused(outcome.refusal)
    }
    case 'remind':
    case 'remind-phone': {
      const method = event === 'remind' ? ('email' as const) : ('phone' as const)
      const field = `reminded.${order}`
      const outcome = await remindSupplier(ctx, { orderId: order, actor, method, spokeWith: text(field) })
      if (outcome.done) return finished(outcome.value.leaves ? 'reminded' : 'reminder-written', { at: `order-${order}` })
      return refused(outcome.refusal, outcome.refusal.reason === 'spoke-with-missing' ? field : undefined)
    }
    case 'choose':
      return doByChoiceForm(input, refused)
  }
}

/** Records what a form says staff sent: `order`, the `numbers` of its messages, and `how`. */
export async function recordSentByForm({ ctx, form, actor }: Pick<FormInput, 'ctx' | 'form' | 'actor'>) {
  const how = sentHows.find((one) => one === textOf(form, 'how'))
  const numbers = textOf(form, 'numbers').split(',').map(Number).filter(Number.isSafeInteger)
  if (!how) return { done: false, refusal: { reason: 'order-unknown' } } as const
  return recordSent(ctx, { orderId: Number(textOf(form, 'order')) || 0, numbers, how, actor })
}

/** At which field a choice is refused; the others at the service. */
const fieldOf: Readonly<Partial<Record<ChooseRefusal['reason'], string>>> = { 'reason-missing': 'reason', 'low-margin': 'anyway' }

async function doByChoiceForm(
  { ctx, read, form, run, actor }: FormInput,
  refused: (refusal: Refusal, field?: string) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const [itemKey, reason] = [textOf(form, 'item'), textOf(form, 'reason')]
  const serviceId = Number(textOf(form, 'service')) || 0
  // Who may not read costs is not shown what there is to accept.
  const acceptsLow = textOf(form, 'anyway') === 'on' && may(actor.role, 'costs:read')
  const errors = longFields(read, form)
  const isLong = Object.keys(errors).length > 0
  const refusal = isLong ? undefined : await chooseRefusal(ctx, { run, itemKey, serviceId, reason, acceptsLow, actor })
  if (!refusal && !isLong) return { done: { did: 'chosen' } }
  const answer: FormOutcome = refusal
    ? await refused(refusal, refusal.reason === 'line-unknown' ? undefined : (fieldOf[refusal.reason] ?? 'service'))
    : { reply: { errors }, status: 422 as const }
  if ('done' in answer) return answer
  const runId = await findSupplyRunId(ctx.db, run)
  const lines = runId === undefined ? [] : await listLines(ctx.db, runId)
  const line = lines.find((one) => one.itemKey === itemKey && isLive(one.state))
  const showsCosts = may(actor.role, 'costs:read')
  const choice = line && (await loadChoice(ctx, read, run, line, { lines, typed: (name) => textOf(form, name), showsCosts }))
  return { ...answer, reply: { ...answer.reply, choice, line: line?.id } }
}

async function chooseRefusal(ctx: Context, input: ChooseInput): Promise<ChooseRefusal | undefined> {
  if (input.serviceId === 0) return { reason: 'service-unknown' }
  const outcome = await chooseService(ctx, input)
  return outcome.done ? undefined : outcome.refusal
}
