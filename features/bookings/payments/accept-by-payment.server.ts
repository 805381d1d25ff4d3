import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { moneyText } from '#values/money.ts'
import type { MoveRefusal } from '../move-booking.server.ts'
import { holdQuoted, type QuotedRefusal } from '../quotes/hold-quoted.server.ts'
import type { Booking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'

/**
 * Money for a quote accepts it by the rules of `holdQuoted`, inside the transaction that recorded the money. Where they refuse,
 * the quote stays as it is, the money is a credit, and staff get an alert with the reason. Returns the booking as it then is.
 */
export async function acceptByPayment(ctx: Context, tx: Tx, booking: Booking, paymentId: string): Promise<Booking> {
  const by = { mover: 'money', actor: 'money', text: '', quiet: true } as const
  const accepted = await holdQuoted(ctx, tx, booking, { method: null, by })
  if (accepted.done) return accepted.value
  const { refundDueMinor: minor } = await findAccount(tx, booking, ctx.clock.now())
  const money = moneyText({ minor, currency: booking.currency })
  const text = `${booking.reference}: ${money} came for its quotation, which cannot be held: ${whyNot(accepted.refusal)}. Offer something else, or refund it`
  await raiseAlert(ctx, tx, { occasion: `credit:${paymentId}`, bookingId: booking.id, text })
  return booking
}

function whyNot(refusal: MoveRefusal | QuotedRefusal): string {
  switch (refusal.reason) {
    case 'quote-ended':
      return 'it has ended'
    case 'closed':
      return 'booking is closed for its date'
    case 'stock-short':
      return `not available: ${[...new Set(refusal.short.map(({ part }) => part.label ?? part.resource))].join(', ')}`
    case 'travellers-too-young':
      return refusal.travellers
        .map(({ position, age, minimumAge, rule }) => `traveller ${position} is ${age}, ${rule} is from ${minimumAge}`)
        .join('; ')
    default:
      return `its state is ${booking(refusal)}`
  }
}

const booking = (refusal: MoveRefusal) => ('state' in refusal ? refusal.state : refusal.reason)
