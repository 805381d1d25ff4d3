import { randomUUID } from 'node:crypto'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day, daysBetween, kigaliDay, kigaliInstant } from '#values/dates.ts'
import type { Outcome } from '#values/outcome.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { approveInvoice } from '../invoices/approve-invoice.server.ts'
import { disputeInvoice } from '../invoices/dispute-invoice.server.ts'
import { recordInvoice } from '../invoices/record-invoice.server.ts'
import { type PaymentInput, recordPayment } from '../payments/record-payment.server.ts'
import { reversePayment } from '../payments/reverse-payment.server.ts'
import { type InvoiceableLine, listInvoiceable, listOpenPayables, type PayableRow } from '../reads.server.ts'
import { findPayableSettings } from '../reads-settings.server.ts'
import { listPayableSuppliers } from '../reads-suppliers.server.ts'
import { insertSettings } from '../writes.server.ts'
import { type DemoInvoice, demoInvoiceOf, isPaidByDemo } from './demo-books.ts'

/** The site's own database by a clock that is set: what is done at an instant was done then. */
type Demo = { ctx: Context; clock: { set(at: Date): void } }

const clerk = { id: 'demo', name: 'Demo staff' }
const owner = { id: 'demo-owner', name: 'Demo owner' }

/**
 * Invoices, approvals and payments for what demo bookings need of suppliers, as an office has them: of what is over most is invoiced and paid, one
 * invoice waits for approval, one is disputed, some are overdue, some have not come. All of it is marked as of the demonstration, and nothing is in
 * the audit log. Returns how many there are.
 */
export async function addDemoPayables(demo: Demo): Promise<{ invoices: number; payments: number }> {
  const { ctx } = demo
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  while ((await followPayables(ctx)) > 0);
  await addSettings(ctx, today)
  const invoices = await addInvoices(demo, today)
  const payments = await addPayments(demo, { today, now })
  return { invoices, payments }
}

/** An opening balance and what a day of a guide and a vehicle costs, where the office has not typed its own. */
async function addSettings(ctx: Context, today: Day): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if ((await findPayableSettings(tx)).savedAt !== null) return
    await insertSettings(tx, {
      opening_minor: 4_250_000,
      opening_on: today,
      floor_minor: 1_500_000,
      guide_day_minor: 4_000,
      car_day_minor: 8_500,
      four_eyes_minor: null,
      saved_by: clerk.name,
      saved_at: ctx.clock.now(),
      sample: true,
    })
  })
}

async function addInvoices(demo: Demo, today: Day): Promise<number> {
  let added = 0
  let orders = 0
  for (const { id } of await listPayableSuppliers(demo.ctx.db)) {
    const lines = (await listInvoiceable(demo.ctx.db, id)).filter(({ isDemo }) => isDemo)
    for (const [, own] of Map.groupBy(lines, ({ order, currency }) => `${order} ${currency}`)) {
      const isOver = own.every(({ lastDay }) => lastDay < addDays(today, -3))
      if (!isOver) continue
      const invoice = demoInvoiceOf(own, orders)
      orders += 1
      if (!invoice) continue
      await addInvoice(demo, own, invoice, `DEMO-${1001 + added}`)
      added += 1
    }
  }
  return added
}

async function addInvoice({ ctx, clock }: Demo, lines: readonly InvoiceableLine[], invoice: DemoInvoice, number: string) {
  const [first] = lines
  if (!first) return
  const { invoicedOn, dueOn, totalMinor, story } = invoice
  const { supplierId, currency } = first
  clock.set(kigaliInstant(invoicedOn, 11))
  const { id, state } = must(
    await recordInvoice(ctx, {
      supplierId,
      number,
      invoicedOn,
      dueOn,
      currency,
      totalMinor,
      creditsId: null,
      lines: lines.map(({ lineId }) => ({ lineId })),
      actor: clerk,
    }),
  )
  if (state !== 'matched' || story.outcome === 'wait') return
  const settled = { invoiceId: id, version: 1, reason: story.reason, actor: owner }
  clock.set(kigaliInstant(addDays(invoicedOn, 1), 10))
  must(story.outcome === 'dispute' ? await disputeInvoice(ctx, settled) : await approveInvoice(ctx, settled))
}

async function addPayments(demo: Demo, { today, now }: { today: Day; now: Date }): Promise<number> {
  const { ctx, clock } = demo
  clock.set(kigaliInstant(today, 8))
  const due = (await listOpenPayables(ctx.db)).filter((one) => one.isDemo && one.openMinor > 0 && one.dueOn <= today)
  const groups = [...Map.groupBy(due, ({ supplierId, currency, dueOn }) => `${supplierId} ${currency} ${dueOn}`).values()]
  const units = await listNewestFxRates(ctx.db)
  const paid = groups.flatMap((payables, nth) => {
    const [first] = payables
    if (!first || !isPaidByDemo(nth, daysBetween(first.dueOn, today))) return []
    const isOver = first.lastDay < today
    const paidOn = isOver && addDays(first.dueOn, 3) < today ? addDays(first.dueOn, nth % 4) : addDays(today, -(nth % 2))
    return [{ first, payables, paidOn }]
  })
  let added = 0
  for (const { first, payables, paidOn } of paid.toSorted((a, b) => a.paidOn.localeCompare(b.paidOn))) {
    const { currency } = first
    const rate = currency === 'USD' ? null : { unitsPerUsd: units.get(currency)?.unitsPerUsd ?? 0, source: 'Demo' }
    if (rate?.unitsPerUsd === 0) continue
    const pay = (reference: string) => paymentOf(payables, { paidOn, reference, rate })
    const at = kigaliInstant(paidOn, 15)
    clock.set(at < now ? at : now)
    const { id } = must(await payOpen(ctx, pay(`DEMO ${501 + added}`)))
    added += 1
    if (added !== 4) continue
    // One was entered with the wrong reference, and again.
    must(await reversePayment(ctx, { paymentId: id, reason: 'Entered with the wrong reference', actor: owner }))
    must(await payOpen(ctx, pay(`DEMO ${501 + added}`)))
    added += 1
  }
  return added
}

function paymentOf(
  payables: readonly PayableRow[],
  { paidOn, reference, rate }: { paidOn: Day; reference: string; rate: { unitsPerUsd: number; source: string } | null },
): PaymentInput {
  const currency = payables[0]?.currency ?? 'USD'
  const amountMinor = payables.reduce((sum, { openMinor }) => sum + openMinor, 0)
  return {
    idempotencyKey: randomUUID(),
    supplierId: payables[0]?.supplierId ?? 0,
    paidOn,
    method: 'bank',
    reference,
    currency,
    amountMinor,
    outflow: { minor: amountMinor, currency, rate },
    payables: payables.map(({ id, openMinor }) => ({ id, openMinor })),
    actor: clerk,
  }
}

/** Pays what is open once what the supplier owes us is used. */
async function payOpen(ctx: Context, payment: PaymentInput) {
  const paid = await recordPayment(ctx, payment)
  if (paid.done || paid.refusal.reason !== 'more-than-open') return paid
  const { openMinor } = paid.refusal
  if (openMinor === 0) return recordPayment(ctx, { ...payment, method: 'credit', amountMinor: 0, outflow: null })
  const outflow = payment.outflow && { ...payment.outflow, minor: openMinor }
  return recordPayment(ctx, { ...payment, amountMinor: openMinor, outflow })
}

/** The demonstration does only what is allowed: a refusal is a fault of it. */
function must<Value>(outcome: Outcome<Value, { reason: string }>): Value {
  if (outcome.done) return outcome.value
  throw new Error(`A supplier of the demonstration was refused: ${JSON.stringify(outcome.refusal)}`)
}
