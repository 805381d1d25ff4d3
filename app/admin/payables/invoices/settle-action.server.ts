import { approveInvoice } from '#features/payables/invoices/approve-invoice.server.ts'
import { closeWithoutInvoice } from '#features/payables/invoices/close-without-invoice.server.ts'
import { disputeInvoice } from '#features/payables/invoices/dispute-invoice.server.ts'
import { rejectInvoice } from '#features/payables/invoices/reject-invoice.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { supplierInvoiceWords } from '../../../words/admin/payables/supplier-invoices.ts'
import { numberIn } from '../../components/number-in.ts'
import type { SettleEvent, SettleReply } from './settle-events.ts'

const dids = { approve: 'approved', dispute: 'disputed', reject: 'rejected', close: 'closed' } as const

type Actor = { id: string; name: string }

/** Approves, disputes or rejects an invoice, or closes a line without one. */
export async function settleByForm(
  ctx: Context,
  read: ReadWords,
  event: SettleEvent,
  form: FormData,
  actor: Actor,
): Promise<{ did: string; approvedId: number | undefined } | { reply: SettleReply; status: number }> {
  const words = read(supplierInvoiceWords).refusals
  const values = typed(form)
  const id = numberIn(values.id) ?? 0
  const reason = (values.reason ?? '').slice(0, 400)
  const refusal = await refusalOf(ctx, event, {
    id,
    supplierId: numberIn(values.supplier) ?? 0,
    version: Number(values.version),
    reason,
    actor,
  })
  if (!refusal) return { did: dids[event], approvedId: event === 'approve' ? id : undefined }
  const dialog = `${event}:${id}`
  if (refusal.reason === 'reason-missing')
    return { reply: { dialog, values, errors: { reason: words['reason-missing'] } }, status: 422 }
  return { reply: { dialog, values, errors: {}, sentence: sentenceOf(read, refusal) }, status: 409 }
}

type Refusal = NonNullable<Awaited<ReturnType<typeof refusalOf>>>

function sentenceOf(read: ReadWords, refusal: Refusal): string {
  const words = read(supplierInvoiceWords).refusals
  if (refusal.reason === 'too-early') return words['too-early']({ from: read.format.day(refusal.from) })
  if (refusal.reason === 'four-eyes') return words['four-eyes']({ amount: read.format.money(usd(refusal.aboveMinor)) })
  return String(words[refusal.reason])
}

type Settling = { id: number; supplierId: number; version: number; reason: string; actor: Actor }

async function refusalOf(ctx: Context, event: SettleEvent, { id, supplierId, version, reason, actor }: Settling) {
  if (event === 'close') {
    const closed = await closeWithoutInvoice(ctx, { supplierId, lineId: id, reason, actor })
    return closed.done ? undefined : closed.refusal
  }
  const settle = { approve: approveInvoice, dispute: disputeInvoice, reject: rejectInvoice }[event]
  const settled = await settle(ctx, { invoiceId: id, version, reason, actor })
  return settled.done ? undefined : settled.refusal
}
