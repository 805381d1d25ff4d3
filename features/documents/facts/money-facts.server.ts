import { paymentScheduleOf } from '#features/bookings/quotes/payment-schedule.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import type { Due } from '#features/payments/ledger.ts'
import type { PaymentEvent, StoredPayment } from '#features/payments/payment.ts'
import { paymentMethods, paymentMethodTable } from '#features/payments/payment-methods.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import type { BookedDocument } from '../booked-document.server.ts'
import { documentCancellationWords } from '../words/document-cancellation.ts'
import { documentPaymentMethodWords } from '../words/document-payment-methods.ts'
import { documentPriceWords } from '../words/document-price.ts'
import type { DueFacts, PaymentFacts, ProformaFacts, QuoteFacts, ReceiptFacts } from './facts.ts'
import { ruleSentences } from './rule-sentences.ts'

export function quoteFacts({ booking, common, lines, rate, package: of, tailored, read }: BookedDocument): QuoteFacts {
  const words = read(documentCancellationWords)
  const { currency, holdEndsAt } = booking
  return {
    ...common,
    code: null,
    validUntil: holdEndsAt ? kigaliDay(holdEndsAt) : common.issuedOn,
    price: { currency, lines, rate },
    schedule: scheduleFacts(booking, read),
    included: tailored?.included ?? of?.included ?? [],
    excluded: tailored?.excluded ?? of?.excluded ?? [],
    cancellation: [words.untilConfirmed, ...rulesOf(lines, booking.startsOn, read), words.passedOn],
  }
}

function scheduleFacts(booking: BookedDocument['booking'], read: ReadWords): DueFacts[] {
  const words = read(documentPriceWords)
  const { totalMinor, depositMinor, balanceMinor, balanceDueOn } = paymentScheduleOf(booking)
  if (balanceMinor === 0) return [{ label: words.due.everything, on: null, amountMinor: totalMinor }]
  return [
    { label: words.due.deposit, on: null, amountMinor: depositMinor },
    { label: words.due.balance, on: balanceDueOn, amountMinor: balanceMinor },
  ]
}

function rulesOf(lines: BookedDocument['lines'], startsOn: Day, read: ReadWords): string[] {
  const policies = new Map(lines.map(({ ladder, policy }) => [JSON.stringify([ladder, policy]), { ladder, policy }]))
  return [...policies.values()].flatMap((one) => ruleSentences(one, policies.size === 1, startsOn, read))
}

export function proformaFacts(document: BookedDocument): ProformaFacts {
  const { booking, common, hire, lines, rate, payments, account, read } = document
  const words = read(documentPriceWords)
  const { currency, email, phone, balanceDueOn, state, holdEndsAt } = booking
  const { due, outstandingMinor } = account
  return {
    ...common,
    hire,
    contacts: hasNoAddress(email) ? [phone] : [email, phone],
    price: { currency, lines, rate },
    payments: payments.flatMap((payment) =>
      payment.events.filter(({ kind }) => kind === 'settled' || kind === 'refunded').map((event) => movedFacts(payment, event)),
    ),
    due:
      due.why === 'nothing'
        ? { label: words.due.balance, on: balanceDueOn, amountMinor: outstandingMinor }
        : {
            label: words.due[due.why],
            on: state === 'on-hold' && holdEndsAt ? depositDay(due.why, { holdEndsAt, balanceDueOn }) : null,
            amountMinor: due.minor,
          },
    next:
      due.why === 'deposit' && outstandingMinor > due.minor
        ? { label: words.due.balance, on: balanceDueOn, amountMinor: outstandingMinor - due.minor }
        : null,
    phoneAccounts: phoneAccountsOf(document),
    mayNotRun: document.mayNotRun,
  }
}

/** A hold lives as long as its money may come; from the day of the balance a deposit is not enough, so it comes until then. */
function depositDay(why: Due['why'], { holdEndsAt, balanceDueOn }: { holdEndsAt: Date; balanceDueOn: Day }): Day {
  const heldUntil = kigaliDay(holdEndsAt)
  return why === 'deposit' && balanceDueOn < heldUntil ? balanceDueOn : heldUntil
}

/** Every number to which money can be sent, under the name of its payment method. */
const phoneAccountsOf = ({ settings, read }: BookedDocument): ProformaFacts['phoneAccounts'] =>
  paymentMethods.flatMap((method) => {
    const { account } = paymentMethodTable[method]
    return account?.kind === 'phone' ? [{ method: read(documentPaymentMethodWords)[method], ...settings[account.setting] }] : []
  })

/** Money that moved. What came is shown in the currency it came in; the gateway's own name stands for what has no other number. */
function movedFacts(payment: StoredPayment, { kind, amountMinor, providerRef, at }: PaymentEvent): PaymentFacts {
  const counted = kind === 'refunded' ? -amountMinor : amountMinor
  const whole = amountMinor === payment.amountMinor
  const sign = Math.sign(counted)
  return {
    on: (kind === 'settled' && payment.receivedOn) || kigaliDay(at),
    method: payment.method,
    number: payment.reference ?? providerRef,
    received: whole
      ? { minor: sign * payment.charged.minor, currency: payment.charged.currency }
      : { minor: counted, currency: payment.currency },
    countedMinor: counted,
  }
}

/** A receipt tells how the booking stood when its money had come, whatever came after it. */
export function receiptFacts(document: BookedDocument, payment: StoredPayment, name: string): ReceiptFacts | undefined {
  const { booking, common, payments, read } = document
  const settled = payment.events.find(({ kind }) => kind === 'settled')
  if (!settled) return undefined
  const paidMinor = payments
    .flatMap(({ events }) => events)
    .filter(({ kind, at }) => (kind === 'settled' || kind === 'refunded') && at <= settled.at)
    .reduce((sum, { kind, amountMinor }) => sum + (kind === 'settled' ? amountMinor : -amountMinor), 0)
  const { currency, totalMinor, balanceDueOn, leadName, billingName, reference } = booking
  const leftMinor = totalMinor - paidMinor
  const lives = booking.state !== 'cancelled' && booking.state !== 'rejected' && booking.state !== 'expired'
  const { rate } = payment
  return {
    ...common,
    number: `${reference}-${name.slice('receipt-'.length)}`,
    payer: billingName || leadName,
    payment: movedFacts(payment, settled),
    rate: rate && { perUsd: rate.unitsPerUnit, source: rate.source, on: kigaliDay(rate.at) },
    currency,
    totalMinor,
    paidMinor,
    next:
      lives && leftMinor > 0 ? { label: read(documentPriceWords).due.balance, on: balanceDueOn, amountMinor: leftMinor } : null,
  }
}
