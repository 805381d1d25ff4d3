import type { BookingAccount } from '#features/bookings/account.ts'
import { percentCharged } from '#features/bookings/cancellation.ts'
import type { BookedLine, Booking } from '#features/bookings/reads.server.ts'
import { paymentState, refundableMinor } from '#features/payments/ledger.ts'
import type { PaymentEvent, StoredPayment } from '#features/payments/payment.ts'
import { type Adjustment, isDiscountable, type LineKind } from '#features/pricing/price-line.ts'
import type { CancellationPolicy, CancellationTier } from '#features/settings/settings.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { convert } from '#values/money.ts'
import { noticeText } from '../../../shared/booking/tier-sentences.ts'
import { adjustmentWords } from '../../../words/admin/bookings/adjustments.ts'
import { moneyAdminWords } from '../../../words/admin/bookings/money.ts'
import { paymentStatusWords } from '../../../words/admin/bookings/payment-status.ts'
import { methodAdminWords } from '../../../words/admin/payment-method-names.ts'
import { cancellationWords } from '../../../words/cancellation.ts'
import { instantText } from '../../components/instants.ts'
import { agreedText } from '../agreed-text.ts'
import { paymentStatusTones, paymentTones } from '../tones.ts'
import { byText } from './by-text.ts'

type Row = { name: string; amount: string; sum?: boolean }

const textIn = (read: ReadWords, currency: Booking['currency']) => (minor: number) => read.format.money({ minor, currency })

/**
 * The price of a booking line by line, each with its reason, and the terms it was sold under.
 *
 * @param isCustom whether staff made it by hand.
 */
export function linesView(read: ReadWords, booking: Booking, lines: readonly BookedLine[], isCustom: boolean) {
  const words = read(moneyAdminWords)
  const money = textIn(read, booking.currency)
  const vatMinor = lines.reduce((all, line) => all + line.vatMinor, 0)
  return {
    lines: lines.map(({ kind, label, reason, quantity, unitMinor, amountMinor, refundable, childFee, adjustment }, at) => ({
      key: at,
      position: at + 1,
      label,
      tag: tagOf(read, kind, adjustment, isCustom),
      // The reason of a fee to check says itself what is refunded.
      reason: refundable || childFee?.recorded === false ? reason : `${reason}${reason ? ', ' : ''}${words.lines.nonRefundable}`,
      each: words.lines.times({ quantity, money: money(unitMinor) }),
      amount: money(amountMinor),
    })),
    total: money(booking.totalMinor),
    vat: vatMinor > 0 ? money(vatMinor) : '',
    terms: words.lines.terms({ version: agreedText(read, booking) }),
    policies: policiesOf(read, lines),
  }
}

/** What staff have to do with a line: made by hand, or adjusted later. */
function tagOf(read: ReadWords, kind: LineKind, adjustment: Adjustment | undefined, isCustom: boolean): string {
  if (adjustment && adjustment.change !== 'whole') return read(adjustmentWords).byStaff
  return adjustment || (isCustom && isDiscountable(kind)) ? read(adjustmentWords).whole : ''
}

/** Each policy of the lines, once. */
function policiesOf(read: ReadWords, lines: readonly BookedLine[]) {
  const words = read(moneyAdminWords)
  const own = new Map(lines.map(({ ladder, policy }) => [JSON.stringify([ladder, policy]), { ladder, policy }]))
  return [...own].map(([key, { ladder, policy }]) => ({
    key,
    name: words.policies.names[ladder],
    steps: policy.steps.map((tier) => ({
      days: noticeOf(read, tier, policy),
      charge: words.policies.keep({ percent: percentCharged(policy, tier) }),
    })),
  }))
}

/** The days before the start that a tier counts for: exact to the minute where the policy's days end at a time of the day. */
function noticeOf(read: ReadWords, tier: CancellationTier, { dayEndsAt }: Pick<CancellationPolicy, 'dayEndsAt'>): string {
  const { orMore, between } = read(moneyAdminWords).policies.days
  const { daysFrom: from, daysTo: to } = tier
  if (dayEndsAt !== undefined) return noticeText({ dayEndsAt }, tier, undefined, read(cancellationWords), read.format)
  return to === null ? orMore({ from }) : between({ from, to })
}

/** The account of a booking: what is charged and paid, what is due now and why, and what has to be refunded. */
export function accountView(read: ReadWords, booking: Booking, account: BookingAccount) {
  const paymentStatusLabels = read(paymentStatusWords)
  const words = read(moneyAdminWords)
  const { currency, totalMinor, depositMinor, balanceDueOn, rwfPerUnit } = booking
  const money = textIn(read, currency)
  const { chargedMinor, paidMinor, outstandingMinor, refundDueMinor, isCredit, due } = account
  const row = (name: string, minor: number, more: Partial<Row> = {}): Row => ({ name, amount: money(minor), ...more })
  const isCharged = chargedMinor > 0 && booking.state !== 'cancelled'
  const lacksDeposit = paidMinor < depositMinor
  // Once more than the deposit is due, no deposit is.
  const isInParts = depositMinor < totalMinor && (!lacksDeposit || due.why === 'deposit' || due.why === 'nothing')
  const quiet = chargedMinor === 0 && paidMinor === 0 && account.refundedMinor === 0
  const rows: Row[] = [
    row(chargeName(read, booking.state), chargedMinor, { sum: true }),
    ...(isCharged && isInParts && lacksDeposit ? [row(words.deposit, depositMinor)] : []),
    ...(isCharged && isInParts && outstandingMinor > 0
      ? [row(words.balance({ when: read.format.day(balanceDueOn) }), Math.min(outstandingMinor, totalMinor - depositMinor))]
      : []),
    row(words.paid, paidMinor),
    ...(outstandingMinor > 0 ? [row(due.why === 'nothing' ? words.outstandingLater : words.outstanding, outstandingMinor)] : []),
    ...(due.why !== 'nothing' ? [row(words.dueNow({ why: words.due[due.why].toLowerCase() }), due.minor)] : []),
    ...(refundDueMinor > 0
      ? [isCredit ? row(words.credit, refundDueMinor, { sum: true }) : row(words.refundDue, refundDueMinor, { sum: true })]
      : []),
  ]
  // A quotation charges nothing yet, so its price is shown instead.
  const quoted: Row[] =
    booking.state === 'quoted'
      ? [row(words.quoted, totalMinor, { sum: true }), ...(depositMinor < totalMinor ? [row(words.deposit, depositMinor)] : [])]
      : []
  const francs = read.format.money(convert({ minor: chargedMinor, currency }, 'RWF', rwfPerUnit))
  return {
    status: quiet ? undefined : { word: paymentStatusLabels[account.status], tone: paymentStatusTones[account.status] },
    rows: quiet ? quoted : [...quoted, ...rows],
    francs: chargedMinor > 0 && currency !== 'RWF' ? words.lines.rwf({ money: francs, rate: rateText(read, rwfPerUnit) }) : '',
    share: chargedMinor > 0 ? Math.min(100, Math.max(0, (paidMinor / chargedMinor) * 100)) : 0,
    bar: chargedMinor > 0 ? words.bar({ paid: money(paidMinor), charged: money(chargedMinor) }) : '',
  }
}

/** The name of the amount charged: the price, or what is left of it where the booking ended before the trip. */
function chargeName(read: ReadWords, state: Booking['state']): string {
  const words = read(moneyAdminWords)
  if (state === 'cancelled') return words.fee
  return state === 'expired' || state === 'rejected' ? words.charged : words.totalPrice
}

export const rateText = (read: ReadWords, rate: number): string => read.format.number(rate)

/** What staff may refund by each payment: never more than is due, nor than the payment brought. */
export const returnable = (payment: StoredPayment, { refundDueMinor }: BookingAccount): number =>
  Math.min(refundableMinor(payment.events), refundDueMinor)

/** Every payment with its events. */
export function paymentsView(
  read: ReadWords,
  booking: Booking,
  payments: readonly StoredPayment[],
  account: BookingAccount,
  now: Date,
) {
  const paymentMethodNames = read(methodAdminWords)
  const words = read(moneyAdminWords)
  const labels = words.payments
  return payments.map((payment) => {
    const { id, method, amountMinor, currency, charged, rate, reference, receivedOn, feeMinor, events, actor, createdAt } =
      payment
    return {
      id,
      method: paymentMethodNames[method].name,
      amount: read.format.money({ minor: amountMinor, currency }),
      state: { word: labels.states[paymentState(events)], tone: paymentTones[paymentState(events)] },
      reference: reference ? labels.reference({ reference }) : '',
      came: [
        receivedOn && receivedOn !== kigaliDay(createdAt) ? labels.receivedOn({ day: read.format.day(receivedOn) }) : '',
        feeMinor ? labels.fee({ money: read.format.money({ minor: feeMinor, currency }) }) : '',
      ]
        .filter(Boolean)
        .join(', '),
      charged: rate
        ? labels.charged({
            money: read.format.money(charged),
            rate: rateText(read, rate.unitsPerUnit),
            source: rate.source,
            when: read.format.shortDay(kigaliDay(rate.at)),
          })
        : '',
      events: (events.length > 0
        ? events.map((event) => eventText(read, event, booking, now))
        : [labels.began({ actor: byText(read, actor), when: instantText(createdAt, now, read.format) })]
      ).map((text, key) => ({ key, text })),
      returns: returnable(payment, account) > 0,
    }
  })
}

function eventText(
  read: ReadWords,
  { kind, amountMinor, actor, text, at }: PaymentEvent,
  { currency }: Booking,
  now: Date,
): string {
  const words = read(moneyAdminWords)
  const labels = words.payments
  const money = amountMinor > 0 ? read.format.money({ minor: amountMinor, currency }) : ''
  const line = labels.event({
    hasMoney: money ? 'yes' : 'no',
    what: labels.events[kind],
    money,
    when: instantText(at, now, read.format),
    by: byText(read, actor),
  })
  return text ? `${line}: ${text}` : line
}
