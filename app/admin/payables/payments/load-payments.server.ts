import type { PaymentOut } from '#features/payables/payment-out.ts'
import { unusedMinorOf } from '#features/payables/payment-out.ts'
import { listAllocations, listPayments, listPaymentsTo } from '#features/payables/payments/reads-payments.server.ts'
import { listPayablesOfLines, type PayableRow } from '#features/payables/reads.server.ts'
import { listPayableSuppliers } from '#features/payables/reads-suppliers.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { payableWords } from '../../../words/admin/payables/payables.ts'
import { instantText } from '../../components/instants.ts'

const pageLength = 100

type Query = { supplierId: number | undefined; before: number | undefined; now: Date }

/** Payments with what they are for, the latest first: four statements, however many there are. */
export async function loadPayments(db: Db, read: ReadWords, { supplierId, before, now }: Query) {
  const [suppliers, found] = await Promise.all([
    listPayableSuppliers(db),
    supplierId === undefined ? listPayments(db, { before, limit: pageLength + 1 }) : listPaymentsTo(db, supplierId),
  ])
  const payments = supplierId === undefined ? found.slice(0, pageLength) : found
  const allocations = await listAllocations(
    db,
    payments.map(({ id }) => id),
  )
  const payables = await listPayablesOfLines(db, [...new Set(allocations.map(({ lineId }) => lineId))])
  const names = new Map(suppliers.map(({ id, name }) => [id, name]))
  const byId = new Map(payables.map((row) => [row.id, row]))
  return {
    suppliers,
    next: found.length > payments.length ? payments.at(-1)?.id : undefined,
    payments: payments.map((payment) => ({
      ...paymentRow(read, payment, now),
      supplier: names.get(payment.supplierId) ?? '',
      allocations: allocations.flatMap(({ paymentId, payableId, amountMinor }) =>
        paymentId === payment.id ? [allocationText(read, payment, byId.get(payableId), amountMinor)] : [],
      ),
    })),
  }
}
export type PaymentRow = Awaited<ReturnType<typeof loadPayments>>['payments'][number]

/** A payment in words, without what it is for. */
export function paymentRow(read: ReadWords, payment: PaymentOut, now: Date) {
  const words = read(payableWords)
  const { format } = read
  const { id, currency, amountMinor, leftMinor, leftCurrency, usdMinor } = payment
  const money = (minor: number) => format.money({ minor, currency })
  const isSame = leftCurrency === currency && leftMinor === amountMinor
  const unused = unusedMinorOf(payment)
  return {
    id,
    supplierId: payment.supplierId,
    day: format.shortDate(payment.paidOn),
    method: String(words.pay.methods[payment.method]),
    reference: payment.reference,
    amount: money(amountMinor),
    left: isSame ? '' : format.money({ minor: leftMinor, currency: leftCurrency }),
    usd: currency === 'USD' && leftCurrency === 'USD' ? '' : format.money({ minor: usdMinor, currency: 'USD' }),
    unused: unused > 0 ? words.list.unused({ amount: money(unused) }) : '',
    isReversal: payment.reversesId !== null,
    isDemo: payment.isDemo,
    isReversed: payment.reversedById !== null,
    reason: payment.reason,
    by: words.list.recorded({ who: payment.recordedBy, when: instantText(payment.recordedAt, now, format) }),
  }
}

function allocationText(read: ReadWords, payment: PaymentOut, row: PayableRow | undefined, minor: number) {
  const words = read(payableWords)
  const amount = read.format.money({ minor, currency: payment.currency })
  if (!row) return { text: `${amount}${read.format.colon}${words.list.gone}`, to: '', order: '' }
  return {
    text: words.list.ofLine({ amount, part: String(words.parts[row.part]), title: row.title }),
    to: row.departureId === null ? `/admin/bookings/${row.bookingId}` : `/admin/departures/${row.departureId}`,
    order: row.order,
  }
}
