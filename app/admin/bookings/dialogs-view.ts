import { type BookingAccount, payableMinor } from '#features/bookings/account.ts'
import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import type { StayReason } from '#features/emails/reachable.ts'
import { refundableMinor } from '#features/payments/ledger.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { recordedPaymentMethods } from '#features/payments/payment-methods.ts'
import type { SoldItem } from '#features/trips/reads-sold.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { convert, currencyDigits, type Money } from '#values/money.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { moneyAdminWords } from '../../words/admin/bookings/money.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { reachedAs } from './email-or-admin.ts'
import { rateText, returnable } from './money/money-view.ts'
import type { PartAsOrdered } from './parts/parts-as-ordered.ts'
import { type Purchases, partsView, purchasesView } from './stock-view.ts'

/** What the form for money that came says and offers. */
export function payDialog(read: ReadWords, booking: Booking, account: BookingAccount, today: Day) {
  const words = read(moneyAdminWords)
  const { currency, rwfPerUnit, paymentMethod, state, depositMinor } = booking
  const payable = payableMinor(booking, account)
  const isQuoted = state === 'quoted'
  // Money for a quote is its deposit first.
  const dueMinor = isQuoted ? Math.min(payable, Math.max(0, depositMinor - account.paidMinor)) : account.due.minor
  const amountDue = { minor: dueMinor > 0 ? dueMinor : payable, currency }
  const staticPart = { minor: payable, currency }
  const francs = currency === 'RWF' ? '' : read.format.money(convert(staticPart, 'RWF', rwfPerUnit))
  return {
    text: isQuoted
      ? words.pay.quoted({ total: read.format.money(staticPart), francs, inFrancs: francs ? 'yes' : 'no' })
      : staticPart.minor > 0
        ? words.pay.text({ outstanding: read.format.money(staticPart), francs, inFrancs: francs ? 'yes' : 'no' })
        : words.pay.nothing,
    /** What is due now, in the currency of the booking and in francs. */
    amounts:
      amountDue.minor > 0
        ? { [currency]: plainAmount(amountDue), RWF: plainAmount(convert(amountDue, 'RWF', currency === 'RWF' ? 1 : rwfPerUnit)) }
        : {},
    currency,
    method: recordedPaymentMethods.find((method) => method === paymentMethod),
    rate: words.pay.rate({ rate: rateText(read, rwfPerUnit) }),
    today,
  }
}

/**
 * One form for each payment by which something can go back: first the one of which just what is due can, as of a payment that came twice, then the
 * newest.
 */
export function refundDialogs(read: ReadWords, payments: readonly StoredPayment[], account: BookingAccount, today: Day) {
  const paymentMethodNames = read(methodAdminWords)
  const words = read(moneyAdminWords)
  const isOther = ({ events }: StoredPayment) => Number(refundableMinor(events) !== account.refundDueMinor)
  const best = payments.toReversed().toSorted((one, other) => isOther(one) - isOther(other))
  return best.flatMap((payment) => {
    const { id, method, currency, events } = payment
    const most = returnable(payment, account)
    if (most === 0) return []
    const money = (minor: number) => read.format.money({ minor, currency })
    const how = paymentMethodNames[method].inText
    return [
      {
        id,
        card: method === 'card',
        text: words.refund.text({ due: money(account.refundDueMinor), left: money(most), method: how }),
        amount: plainAmount({ minor: most, currency }),
        today,
        seenEvents: events.length,
      },
    ]
  })
}

/** One form for each part that a supplier has not answered. */
export function partDialogs(
  read: ReadWords,
  booking: Booking,
  {
    parts,
    sold,
    account: { paidMinor },
    stays,
  }: { parts: readonly PartAsOrdered[]; sold: readonly SoldItem[]; account: BookingAccount; stays: StayReason | undefined },
) {
  const bookingLabels = read(bookingAdminWords)
  const words = read(moneyAdminWords)
  const { moves } = bookingLabels
  const back = paidMinor > 0 ? moves.back({ money: read.format.money({ minor: paidMinor, currency: booking.currency }) }) : ''
  return partsView(read, booking, parts, sold).flatMap(({ key, what, days, request, supplier, permits }) =>
    request
      ? [
          {
            ...request,
            key,
            supplier,
            permits,
            title: words.parts.dialog.title({ what: `${what}, ${days}` }),
            no:
              booking.state === 'pending'
                ? words.parts.dialog.declines({ email: reachedAs(read, booking.email, stays), back })
                : words.parts.dialog.noText,
            hint: booking.state === 'pending' ? words.parts.dialog.textHint : undefined,
          },
        ]
      : [],
  )
}

/** One form for each permit that is not bought. */
export function purchaseDialogs(read: ReadWords, booking: Booking, purchases: Purchases, travellers: readonly Traveller[]) {
  const words = read(moneyAdminWords)
  return purchasesView(read, booking, purchases, travellers).flatMap(({ id, what, who, cost, number, open }) =>
    open ? [{ id, title: words.purchases.dialog.title({ what, who }), text: words.purchases.dialog.text({ cost }), number }] : [],
  )
}

/** '3570.50', as a field for an amount begins. */
function plainAmount({ minor, currency }: Money): string {
  const digits = currencyDigits[currency]
  const text = (minor / 10 ** digits).toFixed(digits)
  return text.replace(/\.00$/, '')
}
