import { randomUUID } from 'node:crypto'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import type { InvoiceInput } from '#features/payables/invoices/record-invoice.server.ts'
import { type PaymentInput, recordPayment } from '#features/payables/payments/record-payment.server.ts'
import { listPayablesOfLines } from '#features/payables/reads.server.ts'
import type { PaymentStep } from '#features/suppliers/payment-terms.ts'
import type { Context } from '#platform/context.ts'
import type { Currency } from '#values/money.ts'
import { bareBooking } from './bare-booking.ts'
import { addOrderLine, addSupplier } from './stored-payables-week.ts'

export const diane = { id: 'diane', name: 'Diane' }
const thirtySeventy: readonly PaymentStep[] = [
  { percent: 30, when: 'confirmed', days: 7 },
  { percent: 70, when: 'before', days: 30 },
]

/** A supplier with lines of confirmed stays from 10 June 2027, at these costs, and their payables. */
export async function suppliedLines(
  ctx: Context,
  costs: readonly number[],
  { currency = 'USD' as Currency, sample = false, payment = thirtySeventy as readonly PaymentStep[] } = {},
) {
  const supplierId = await addSupplier(ctx, `Lodge ${randomUUID().slice(0, 8)}`, { currency, payment: [...payment] })
  const lineIds: number[] = []
  for (const costMinor of costs) {
    const bookingId = await bareBooking(ctx.db, { sample })
    const days = { firstDay: '2027-06-10', lastDay: '2027-06-11' }
    const line = {
      run: { bookingId },
      supplierId,
      kind: 'stay',
      ...days,
      currency,
      costMinor,
      confirmedOn: '2027-03-01',
    } as const
    lineIds.push(await addOrderLine(ctx, line))
  }
  await followPayables(ctx)
  const payablesOf = async () => listPayablesOfLines(ctx.db, lineIds)
  const invoice = (number: string, totalMinor: number, more: Partial<InvoiceInput> = {}): InvoiceInput => ({
    supplierId,
    number,
    invoicedOn: '2027-06-12',
    dueOn: '2027-06-30',
    currency,
    totalMinor,
    creditsId: null,
    lines: lineIds.map((lineId) => ({ lineId })),
    actor: diane,
    ...more,
  })
  /** Pays an amount for open payables of these parts, all of them where none is given. */
  const pay = async (amountMinor: number, parts: readonly string[] = [], more: Partial<PaymentInput> = {}) => {
    const open = (await payablesOf()).filter(
      ({ openMinor, part }) => openMinor > 0 && (parts.length === 0 || parts.includes(part)),
    )
    return recordPayment(ctx, {
      idempotencyKey: randomUUID(),
      supplierId,
      paidOn: '2027-03-02',
      method: 'bank',
      reference: 'T1',
      currency,
      amountMinor,
      outflow: { minor: amountMinor, currency, rate: currency === 'USD' ? null : { unitsPerUsd: 1400, source: 'Bank' } },
      payables: open.map(({ id, openMinor }) => ({ id, openMinor })),
      actor: diane,
      ...more,
    })
  }
  const rows = async () => (await payablesOf()).map(({ part, amountMinor, paidMinor }) => [part, amountMinor, paidMinor])
  return { supplierId, lineIds, lineId: lineIds[0] ?? 0, payablesOf, rows, invoice, pay }
}
