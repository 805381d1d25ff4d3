import type { AvailableDocument } from '#features/documents/available-documents.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { ownAnswerWords } from '../../../words/manage-answers.ts'
import { paymentMethodWords } from '../../../words/payment-methods.ts'

export type PaymentRow = { key: string; on: string; method: string; amount: string; note: string; receipt: string | null }

/**
 * The ledger as a visitor sees it, oldest first: payments, refunds, what is pending and what was declined. Unpaid checkouts are
 * left out. Each received payment has its receipt.
 */
export function paymentRows(
  payments: readonly StoredPayment[],
  documents: readonly AvailableDocument[],
  text: (minor: number) => string,
  read: ReadWords,
): PaymentRow[] {
  const { format } = read
  const words = read(ownAnswerWords).payments
  const methods = read(paymentMethodWords)
  const receiptOf = ({ id }: StoredPayment) => documents.find(({ payment }) => payment?.id === id)?.name ?? null
  return payments
    .flatMap((payment) => payment.events.map((event, index) => ({ payment, event, key: `${payment.id}-${index}` })))
    .sort((a, b) => a.event.at.getTime() - b.event.at.getTime())
    .flatMap(({ payment, event, key }) => {
      const row = {
        key,
        on: format.day(kigaliDay(event.at)),
        method: methods[payment.method],
        note: payment.reference ?? '',
      }
      switch (event.kind) {
        case 'settled':
          return [{ ...row, amount: text(event.amountMinor), receipt: receiptOf(payment) }]
        case 'refunded':
          return [{ ...row, amount: text(-event.amountMinor), note: words.back, receipt: null }]
        case 'pending':
          return isOver(payment) ? [] : [{ ...row, amount: text(payment.amountMinor), note: words.pending, receipt: null }]
        case 'failed':
          return [{ ...row, amount: text(0), note: words.failed, receipt: null }]
        default:
          return []
      }
    })
}

const isOver = ({ events }: StoredPayment) =>
  events.some(({ kind }) => kind === 'settled' || kind === 'failed' || kind === 'expired')
