import type { Order, Party } from '#features/orders/order.ts'
import type { Sold } from '#features/orders/product.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { BookedQuote } from './quote.ts'
import { type QuoteRefusal, quoteOrder } from './quote-order.server.ts'
import { tailoredQuote } from './tailored-quote.ts'

/**
 * What a booking comes to at an instant: of a product by its rates of then, for this party; a journey made to measure at the price that was sent, for who it
 * was priced for. Refused: as `quoteOrder` refuses; a choice that its proposal does not have, or without a price of ours, is no product.
 */
export async function quoteBooked(
  db: Db,
  order: Order,
  party: Party,
  now: Date,
  bookedOn?: Day,
): Promise<Outcome<{ quote: BookedQuote; product: Sold }, QuoteRefusal>> {
  if (order.kind !== 'tailored') return quoteOrder(db, order, party, now, bookedOn)
  const proposal = await findProposalToBook(db, order.proposal)
  if (!proposal) return refused({ reason: 'product-unknown' })
  const quoted = tailoredQuote(
    proposal,
    { letter: order.option, ticked: order.ticked },
    { settings: await findSettings(db), now },
  )
  if (quoted.done) return done(quoted.value)
  const { refusal } = quoted
  switch (refusal.reason) {
    case 'option-unknown':
    case 'tick-unknown':
    case 'estimate':
      return refused({ reason: 'product-unknown' })
    default:
      return refused(refusal)
  }
}
