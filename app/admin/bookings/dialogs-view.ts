import { type BookingAccount, payableMinor } from '#features/bookings/account.ts'
import type { BookedPart, Booking, listPurchases, Traveller } from '#features/bookings/reads.server.ts'
import type { StoredPayment } from '#features/payments/payment.ts'
import { recordedPaymentMethods } from '#features/payments/payment-methods.ts'
import type { Day } from '#values/dates.ts'
import { convert, currencyDigits, moneyText } from '#values/money.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { paymentMethodNames } from '../../words/admin/payment-method-names.ts'
import { reachedAs } from './email-or-admin.ts'
import { rateText, returnable } from './money/money-view.ts'
import { partsView, purchasesView } from './stock-view.ts'

const words = adminWords.money

/** What the form for money that came says and offers. */
export function payDialog(booking: Booking, account: BookingAccount, today: Day) {
  const { currency, rwfPerUnit, paymentMethod, state, depositMinor } = booking
  const payable = payableMinor(booking, account)
  const isQuoted = state === 'quoted'
  // Money for a quote is its deposit first.
  const dueMinor = isQuoted ? Math.min(payable, Math.max(0, depositMinor - account.paidMinor)) : account.due.minor
  const amountDue = { minor: dueMinor > 0 ? dueMinor : payable, currency }
  const staticPart = { minor: payable, currency }
  const francs = currency === 'RWF' ? '' : moneyText(convert(staticPart, 'RWF', rwfPerUnit))
  return {
    text: isQuoted
      ? words.pay.quoted(moneyText(staticPart), francs)
      : staticPart.minor > 0
        ? words.pay.text(moneyText(staticPart), francs)
        : words.pay.nothing,
    amount: amountDue.minor > 0 ? plainAmount(amountDue.minor, currency) : '',
    method: recordedPaymentMethods.find((method) => method === paymentMethod),
    rate: words.pay.rate(rateText(rwfPerUnit)),
    today,
  }
}

/** One form for each payment by which something can go back. */
export function refundDialogs(payments: readonly StoredPayment[], account: BookingAccount) {
  return payments.flatMap((payment) => {
    const { id, method, currency, events } = payment
    const most = returnable(payment, account)
    if (most === 0) return []
    const money = (minor: number) => moneyText({ minor, currency })
    const how = paymentMethodNames[method].inText
    return [
      {
        id,
        card: method === 'card',
        text: words.refund.text(money(account.refundDueMinor), money(most), how),
        amount: plainAmount(most, currency),
        seenEvents: events.length,
      },
    ]
  })
}

/** One form for each part that a supplier has not answered. */
export function partDialogs(booking: Booking, parts: readonly BookedPart[], { paidMinor }: BookingAccount) {
  const { moves } = adminWords.booking
  const back = paidMinor > 0 ? moves.back(moneyText({ minor: paidMinor, currency: booking.currency })) : ''
  return partsView(booking, parts).flatMap(({ key, what, days, request, supplier }) =>
    request
      ? [
          {
            ...request,
            key,
            supplier,
            title: words.parts.dialog.title(`${what}, ${days}`),
            no:
              booking.state === 'pending'
                ? words.parts.dialog.declines(reachedAs(booking.email), back)
                : words.parts.dialog.noText,
            hint: booking.state === 'pending' ? words.parts.dialog.textHint : undefined,
          },
        ]
      : [],
  )
}

/** One form for each permit that is not bought. */
export function purchaseDialogs(
  booking: Booking,
  purchases: Awaited<ReturnType<typeof listPurchases>>,
  travellers: readonly Traveller[],
) {
  return purchasesView(booking, purchases, travellers).flatMap(({ id, what, who, cost, number, open }) =>
    open ? [{ id, title: words.purchases.dialog.title(what, who), text: words.purchases.dialog.text(cost), number }] : [],
  )
}

/** '3570.50', as a field for an amount begins. */
function plainAmount(minor: number, currency: Booking['currency']): string {
  const digits = currencyDigits[currency]
  const text = (minor / 10 ** digits).toFixed(digits)
  return text.replace(/\.00$/, '')
}
