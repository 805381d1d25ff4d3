import { redirect } from 'react-router'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import { bookingKey } from '#features/bookings/booking-key.server.ts'
import { type BookingStep, bookingSteps, type DraftAnswers, firstOpenStep } from '#features/bookings/drafts/booking-draft.ts'
import { findDraft, type MadeDraft } from '#features/bookings/drafts/reads-drafts.server.ts'
import { dayOfQuote, honourQuote } from '#features/bookings/quotes/honour-quote.server.ts'
import { type Quote, quoteOf } from '#features/bookings/quotes/quote.ts'
import type { QuoteRefusal } from '#features/bookings/quotes/quote-order.server.ts'
import { type About, aboutOf } from '#features/orders/about.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import type { ProductOrder } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { hireTerms } from '#features/pricing/hires/hire-terms.ts'
import { linesInLanguage } from '#features/pricing/lines/lines-in-language.server.ts'
import { findQuote } from '#features/quotes/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { prepared } from '#platform/database/prepared.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { links } from '#values/links.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import type { RouteContext } from '../../context.ts'
import { priceText, type Summary } from '../../shared/booking/summary-of.ts'
import { quotedWords } from '../../words/booking-quoted.ts'
import { titleInLanguage } from '../content-in-language.server.ts'

/** `source`: of the visit in which the draft was begun. */
export type OpenStep = { id: string; answers: DraftAnswers; source: TrafficSource | null }

export type Step = OpenStep & {
  product: Product
  about: About
  /** The price of the answers so far, or why there is none. */
  quote: Outcome<Quote, QuoteRefusal>
  /** The quote that the booking began with, and whether its price still applies. */
  fromQuote: { code: string; isHonoured: boolean } | undefined
  now: Date
}

/**
 * Loads the answers that were saved before a step of the booking. Throws a 404 for a key that opens nothing, redirects to the
 * first step that is not answered where the visitor jumps ahead of it, and redirects to the booking where the draft has become
 * one.
 */
export async function openStep(ctx: Context, key: string, step: BookingStep): Promise<OpenStep> {
  const draft = await findDraft(prepared(ctx.db), key)
  if (draft?.booking) throw redirect(madeAlready(ctx, draft.booking))
  if (!draft) throw noBooking()
  const open = firstOpenStep(draft.answers)
  if (bookingSteps.indexOf(open) < bookingSteps.indexOf(step)) throw redirect(`/booking/${key}/${open}`)
  return { id: draft.id, answers: draft.answers, source: draft.source }
}

/** The same with what is booked and its price. Throws a 404 too where the product does not exist any more. */
export async function loadStep(ctx: Context, key: string, step: BookingStep): Promise<Step> {
  const open = await openStep(ctx, key, step)
  const now = ctx.clock.now()
  const priced = await priceDraft(ctx, open.answers, now)
  if (!priced) throw noBooking()
  return { ...open, now, ...priced }
}

const noBooking = () => new Response('There is no such booking', { status: 404 })

/** A second submission within moments is answered like the first; later the address of a step opens nothing without its draft. */
const sameMomentsMs = 10 * 60_000

function madeAlready({ config, clock }: Context, booking: MadeDraft): string {
  const fresh = clock.now().getTime() - booking.madeAt.getTime() < sameMomentsMs
  return fresh ? links.bookingWithKey(booking.reference, bookingKey(config.secret, booking)) : links.booking(booking.reference)
}

type Priced = Pick<Step, 'product' | 'about' | 'quote' | 'fromQuote'>

/**
 * Prices the answers: at the price of a quote where one is honoured, and without a code that is no longer valid, which is then
 * the refusal. Undefined where the product does not exist at all.
 */
export async function priceDraft(ctx: Context, answers: DraftAnswers, now: Date): Promise<Priced | undefined> {
  const { order, party, quoteCode } = answers
  const stored = quoteCode === undefined ? undefined : await findQuote(ctx.db, quoteCode)
  const bookedOn = dayOfQuote(stored, now)
  const found = await findProduct(ctx.db, order, now, bookedOn)
  if (!found.done && found.refusal.reason === 'code-unknown') {
    const rest = await priceDraft(ctx, { ...answers, order: { ...order, code: null } }, now)
    return rest && { ...rest, quote: found }
  }
  const product = found.done ? found.value : undefined
  const about = product && aboutOf(product, order)
  if (!product || !about || ('package' in product && !product.package.bookable)) return undefined
  const quote = quoteOf(product, order, party, now, bookedOn)
  if (!quote.done) return { product, about, quote: refused(quote.refusal), fromQuote: undefined }
  const honest = honourQuote(stored, { quote: quote.value, product }, order, now)
  const fromQuote = quoteCode ? { code: quoteCode, isHonoured: honest.honoured } : undefined
  return { product, about, quote: done(honest.quote), fromQuote }
}

/** What a hire holds besides its price; undefined for another order. */
const hireTermsOf = (product: Product, order: ProductOrder, read: ReadWords): string[] | undefined =>
  product.kind === 'hire' && order.kind === 'hire'
    ? hireTerms(product.vehicleClass, order, product.settings.vatBasisPoints, read)
    : undefined

/** What is booked, in the language of the page. */
export const titleOfStep = (context: RouteContext, { about, answers }: Pick<Step, 'about' | 'answers'>): Promise<string> =>
  titleInLanguage(context, answers.order.kind, about.title)

/** The panel beside a step: what is booked and its price so far. */
export async function summaryOf(
  ctx: Context,
  { about, answers, product, quote, fromQuote }: Omit<Step, 'id' | 'now' | 'source'>,
  read: ReadWords,
): Promise<Summary> {
  const words = read(quotedWords)
  const lines = quote.done ? await linesInLanguage(ctx, quote.value.lines, read) : []
  const rates = { currency: 'USD', rwfPerUnit: product.settings.rwfPerUsd } as const
  return {
    ...about,
    travellers: answers.party.length,
    price: quote.done ? priceText(lines, quote.value.schedule, rates, read.format) : undefined,
    terms: hireTermsOf(product, answers.order, read),
    note: fromQuote && (fromQuote.isHonoured ? words.stands : words.gone)({ code: fromQuote.code }),
  }
}
