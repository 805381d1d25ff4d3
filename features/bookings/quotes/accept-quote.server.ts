import { termsKey } from '#features/pages/agreed-terms.ts'
import { findTermsToAgree } from '#features/pages/reads.server.ts'
import { methodsFor, type VisitorPaymentMethod } from '#features/payments/payment-methods.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { byVisitorNow } from '../holds/begin-hold.server.ts'
import { changeBooking, type MoveRefusal } from '../move-booking.server.ts'
import type { Booking } from '../reads.server.ts'
import { applyCredit } from './apply-credit.server.ts'
import { holdQuoted, type QuotedRefusal } from './hold-quoted.server.ts'

export type AcceptRefusal =
  | QuotedRefusal
  | { reason: 'method-not-offered'; offered: VisitorPaymentMethod[] }
  | { reason: 'price-changed'; totalMinor: number }
  | { reason: 'terms-changed' }

/** What was on the screen, and which page it was: `agreedTerms` by `termsKey`. */
type QuoteAnswer = { method: VisitorPaymentMethod; agreedTotalMinor: number; agreedTerms: string; language: string }

/**
 * The visitor accepts a quote: its stock is held at the quoted price, for as long as the payment method allows. Refused: what
 * `holdQuoted` refuses, a price or terms that are no longer those shown, and a payment method that takes too long. The booking is made under the terms in
 * force now, in the `language` of the page.
 */
export function acceptQuote(
  ctx: Context,
  id: string,
  { method, agreedTotalMinor, agreedTerms, language }: QuoteAnswer,
): Promise<Outcome<Booking, MoveRefusal | AcceptRefusal>> {
  return changeBooking<Booking, AcceptRefusal>(ctx, id, async (tx, booking) => {
    if (booking.state !== 'quoted') return refused({ reason: 'move-not-allowed', state: booking.state })
    const { totalMinor, startsOn } = booking
    if (totalMinor !== agreedTotalMinor) return refused({ reason: 'price-changed', totalMinor })
    const offered = methodsFor(startsOn, await ctx.clock.in(tx), { cards: ctx.cards !== undefined })
    if (!offered.includes(method)) return refused({ reason: 'method-not-offered', offered })
    const terms = await findTermsToAgree(tx, (await findSettings(tx)).termsVersion, language)
    if (agreedTerms !== termsKey(terms)) return refused({ reason: 'terms-changed' })
    return applyCredit(ctx, tx, await holdQuoted(ctx, tx, booking, { method, terms, by: byVisitorNow }))
  })
}
