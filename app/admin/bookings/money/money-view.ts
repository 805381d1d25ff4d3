import type { BookingAccount } from '#features/bookings/account.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { paymentState, refundableMinor } from '#features/payments/ledger.ts'
import type { PaymentEvent, StoredPayment } from '#features/payments/payment.ts'
import { kigaliDay } from '#values/dates.ts'
import { dayText, shortDay } from '#values/day-words.ts'
import { convert, moneyText } from '#values/money.ts'
import { adminWords } from '../../../words/admin/admin.ts'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { paymentStatusWords } from '../../../words/admin/bookings/money.ts'
import { paymentMethodNames } from '../../../words/admin/payment-method-names.ts'
import { instantText } from '../../components/instants.ts'
import { agreedText } from '../agreed-text.ts'

const words = adminWords.money

type Row = { name: string; amount: string; sum?: boolean }

const textIn = (currency: Booking['currency']) => (minor: number) => moneyText({ minor, currency })

/** The price of a booking line by line, each with its reason, and the terms it was sold under. */
export function linesView(booking: Booking, lines: readonly BookedLine[]) {
  const money = textIn(booking.currency)
  const vatMinor = lines.reduce((all, line) => all + line.vatMinor, 0)
  return {
    lines: lines.map(({ label, reason, quantity, unitMinor, amountMinor, refundable, childFee, adjustment }, at) => ({
      key: at,
      position: at + 1,
      label,
      tag: adjustment ? (adjustment.change === 'whole' ? adjustmentWords.whole : adjustmentWords.byStaff) : '',
      // The reason of a fee to check says itself what is refunded.
      reason: refundable || childFee?.recorded === false ? reason : `${reason}${reason ? ', ' : ''}${words.lines.nonRefundable}`,
      each: words.lines.times(quantity, money(unitMinor)),
      amount: money(amountMinor),
    })),
    total: money(booking.totalMinor),
    vat: vatMinor > 0 ? money(vatMinor) : '',
    terms: words.lines.terms(agreedText(booking)),
    policies: policiesOf(lines),
  }
}

/** Each policy of the lines, once. */
function policiesOf(lines: readonly BookedLine[]) {
  const own = new Map(lines.map(({ ladder, policy }) => [JSON.stringify([ladder, policy]), { ladder, policy }]))
  return [...own].map(([key, { ladder, policy }]) => ({
    key,
    name: words.policies.names[ladder],
    steps: policy.steps.map((tier) => ({
      days: words.policies.days(tier, policy),
      charge: words.policies.keep(tier.percent),
    })),
    deposit: policy.keepsDeposit ? words.policies.deposit(policy.depositPercent) : '',
  }))
}

/** The account of a booking: what is charged and paid, what is due now and why, and what has to be refunded. */
export function accountView(booking: Booking, account: BookingAccount) {
  const { currency, totalMinor, depositMinor, balanceDueOn, rwfPerUnit } = booking
  const money = textIn(currency)
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor, isCredit, due } = account
  const row = (name: string, minor: number, more: Partial<Row> = {}): Row => ({ name, amount: money(minor), ...more })
  const isCharged = chargedMinor > 0 && booking.state !== 'cancelled'
  const quiet = chargedMinor === 0 && paidMinor === 0 && account.refundedMinor === 0
  const rows: Row[] = [
    row(chargeName(booking.state), chargedMinor, { sum: true }),
    ...(isCharged && depositMinor < totalMinor && paidMinor < depositMinor ? [row(words.deposit, depositMinor)] : []),
    ...(isCharged && depositMinor < totalMinor && outstandingMinor > 0
      ? [row(words.balance(dayText(balanceDueOn)), Math.min(outstandingMinor, totalMinor - depositMinor))]
      : []),
    row(words.paid, paidMinor),
    ...(outstandingMinor > 0 ? [row(words.outstanding, outstandingMinor)] : []),
    ...(due.why !== 'nothing' ? [row(words.dueNow(words.due[due.why].toLowerCase()), due.minor)] : []),
    ...(refundDueMinor > 0
      ? [isCredit ? row(words.credit, refundDueMinor, { sum: true }) : row(words.refundDue, refundDueMinor, { sum: true })]
      : []),
  ]
  // A quotation charges nothing yet, so its price is shown instead.
  const quoted: Row[] =
    booking.state === 'quoted'
      ? [row(words.quoted, totalMinor, { sum: true }), ...(depositMinor < totalMinor ? [row(words.deposit, depositMinor)] : [])]
      : []
  const francs = moneyText(convert({ minor: chargedMinor, currency }, 'RWF', rwfPerUnit))
  return {
    status: quiet ? undefined : paymentStatusWords[account.status],
    rows: quiet ? quoted : [...quoted, ...rows],
    francs: chargedMinor > 0 && currency !== 'RWF' ? words.lines.rwf(francs, rateText(rwfPerUnit)) : '',
    share: chargedMinor > 0 ? Math.min(100, Math.max(0, (paidMinor / chargedMinor) * 100)) : 0,
    bar: chargedMinor > 0 ? words.bar(money(paidMinor), money(chargedMinor)) : '',
  }
}

/** The name of the amount charged: the price, or what is left of it where the booking ended before the trip. */
function chargeName(state: Booking['state']): string {
  if (state === 'cancelled') return words.fee
  return state === 'expired' || state === 'rejected' ? words.charged : words.totalPrice
}

export const rateText = (rate: number): string => rate.toLocaleString('en')

/** What staff may refund by each payment: never more than is due, nor than the payment brought. */
export const returnable = (payment: StoredPayment, { refundDueMinor }: BookingAccount): number =>
  Math.min(refundableMinor(payment.events), refundDueMinor)

/** Every payment with its events. */
export function paymentsView(booking: Booking, payments: readonly StoredPayment[], account: BookingAccount, now: Date) {
  const labels = words.payments
  return payments.map((payment) => {
    const { id, method, amountMinor, currency, charged, rate, reference, receivedOn, feeMinor, events, actor, createdAt } =
      payment
    return {
      id,
      method: paymentMethodNames[method].name,
      amount: moneyText({ minor: amountMinor, currency }),
      state: labels.states[paymentState(events)],
      reference: reference ? labels.reference(reference) : '',
      came: [
        receivedOn && receivedOn !== kigaliDay(createdAt) ? labels.receivedOn(dayText(receivedOn)) : '',
        feeMinor ? labels.fee(moneyText({ minor: feeMinor, currency })) : '',
      ]
        .filter(Boolean)
        .join(', '),
      charged: rate
        ? labels.charged(moneyText(charged), rateText(rate.unitsPerUnit), rate.source, shortDay(kigaliDay(rate.at)))
        : '',
      events: (events.length > 0
        ? events.map((event) => eventText(event, booking, now))
        : [labels.began(labels.by(actor), instantText(createdAt, now))]
      ).map((text, key) => ({ key, text })),
      returns: returnable(payment, account) > 0,
    }
  })
}

function eventText({ kind, amountMinor, actor, text, at }: PaymentEvent, { currency }: Booking, now: Date): string {
  const labels = words.payments
  const money = amountMinor > 0 ? moneyText({ minor: amountMinor, currency }) : ''
  const line = labels.event(labels.events[kind], money, instantText(at, now), labels.by(actor))
  return text ? `${line}: ${text}` : line
}
