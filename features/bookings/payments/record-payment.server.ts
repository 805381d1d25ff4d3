import type { RecordedPaymentMethod } from '#features/payments/payment-methods.ts'
import { findPayment } from '#features/payments/reads.server.ts'
import { writePayment } from '#features/payments/write-payment.server.ts'
import { writePaymentEvent } from '#features/payments/write-payment-event.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { sourceOfRate } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { currencyDigits, type Money, roundHalfAway } from '#values/money.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { payableMinor } from '../account.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import { findAccount } from '../reads-accounts.server.ts'
import { afterPayment } from './after-payment.server.ts'

export type RecordRefusal =
  | { reason: 'amount-wrong' }
  | { reason: 'reference-missing' }
  | { reason: 'currency-not-taken' }
  | { reason: 'more-than-owed'; outstandingMinor: number }
  /** What came is worth so little that francs were likely chosen for an amount in dollars. */
  | { reason: 'hardly-anything'; charged: Money; amountMinor: number; outstandingMinor: number }
  | { reason: 'payment-unknown' }
  | { reason: 'day-wrong' }
  | { reason: 'fee-wrong' }

export type RecordInput = {
  /** Made with the form, so that a form sent twice is one payment. */
  paymentId: string
  method: RecordedPaymentMethod
  /** What came, in the booking's currency or in francs, which go by the rate that is frozen on the booking. */
  amount: Money
  /** From the bank statement, the mobile money message or the receipt book. */
  reference: string
  /** The day that the money came, not after today; left out it is today. */
  receivedOn?: Day
  /** The fee that the bank took of it, in the minor units of `amount`, and less than it. */
  feeMinor?: number
  actor: string
  /** Whether staff confirmed an amount above what is outstanding. */
  evenIfMore: boolean
  /** Whether staff confirmed francs that are worth less than a hundredth of what is outstanding. */
  evenIfLess?: boolean
  /** The booking's version on the screen; a new payment is refused when it has changed since. */
  seen?: number
}

/** A dollar is more than a thousand francs: an amount in dollars that is recorded in francs is less than this share of what is owed. */
const hundredth = 100

/**
 * Staff record a payment by bank transfer, mobile money or cash, with everything that follows from it. A payment that is recorded
 * already changes nothing. Refused: a payment of another booking, a booking that has changed since it was shown, no amount, no
 * reference, another currency, a day that has not come, a fee that is not a part of it, and until staff confirm it more than is owed, or francs
 * that are worth less than a hundredth of it.
 */
export function recordPayment(
  ctx: Context,
  bookingId: string,
  input: RecordInput,
): Promise<Outcome<undefined, MoveRefusal | RecordRefusal>> {
  const { paymentId, method, amount, actor } = input
  const reference = input.reference.trim()
  return changeBooking<undefined, RecordRefusal>(ctx, bookingId, async (tx, booking) => {
    const known = await findPayment(tx, paymentId)
    if (known) return known.bookingId === bookingId ? done(undefined) : refused({ reason: 'payment-unknown' })
    if (input.seen !== undefined && booking.version !== input.seen) return refused({ reason: 'changed-meanwhile' })
    if (!Number.isSafeInteger(amount.minor) || amount.minor <= 0) return refused({ reason: 'amount-wrong' })
    if (reference === '') return refused({ reason: 'reference-missing' })
    const { currency, rwfPerUnit } = booking
    if (amount.currency !== currency && amount.currency !== 'RWF') return refused({ reason: 'currency-not-taken' })
    const inFrancs = amount.currency !== currency
    const worth = (minor: number) => (inFrancs ? roundHalfAway((minor * 10 ** currencyDigits[currency]) / rwfPerUnit) : minor)
    const amountMinor = worth(amount.minor)
    if (amountMinor === 0) return refused({ reason: 'amount-wrong' })
    const { receivedOn, feeMinor = 0 } = input
    if (receivedOn && receivedOn > kigaliDay(ctx.clock.now())) return refused({ reason: 'day-wrong' })
    if (!Number.isSafeInteger(feeMinor) || feeMinor < 0 || worth(feeMinor) >= amountMinor) return refused({ reason: 'fee-wrong' })
    const outstandingMinor = payableMinor(booking, await findAccount(tx, booking, ctx.clock.now()))
    if (amountMinor > outstandingMinor && !input.evenIfMore) return refused({ reason: 'more-than-owed', outstandingMinor })
    const isHardlyAnything = inFrancs && amountMinor * hundredth < outstandingMinor
    if (isHardlyAnything && !input.evenIfLess)
      return refused({ reason: 'hardly-anything', charged: amount, amountMinor, outstandingMinor })
    const at = await ctx.clock.in(tx)
    const source = sourceOfRate(rwfPerUnit, await findSettings(tx))
    const rate = inFrancs ? { unitsPerUnit: rwfPerUnit, source, at: booking.createdAt } : null
    const payment = {
      id: paymentId,
      bookingId,
      method,
      amountMinor,
      currency,
      charged: amount,
      rate,
      reference,
      ...(receivedOn && { receivedOn }),
      ...(feeMinor > 0 && { feeMinor: worth(feeMinor) }),
      actor,
      createdAt: at,
    }
    // The same id on another booking at the same instant: the two hold different locks.
    if (!(await writePayment(tx, payment))) return refused({ reason: 'payment-unknown' })
    await writePaymentEvent(tx, paymentId, { kind: 'settled', amountMinor, actor, at })
    await afterPayment(ctx, tx, booking, paymentId)
    return done(undefined)
  })
}
