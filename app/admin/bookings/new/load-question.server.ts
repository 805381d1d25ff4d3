import { type Choice, withSomeDriver } from '#features/bookings/drafts/choice.ts'
import { holdEnd, staffHoldMs } from '#features/bookings/holds/hold-length.ts'
import type { CallerWay } from '#features/bookings/placing/caller-request.ts'
import { discountedQuote } from '#features/bookings/quotes/adjusted-quote.ts'
import type { Quote } from '#features/bookings/quotes/quote.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { listFreePlates } from '#features/crew/assignments/list-free-plates.server.ts'
import { findProduct, type ProductKey } from '#features/orders/find-product.server.ts'
import { productCloses } from '#features/orders/order-cut-off.ts'
import type { Product } from '#features/orders/product.ts'
import { listClosedVisits } from '#features/permits/reads-closed.server.ts'
import type { NewDiscount } from '#features/pricing/adjustments/adjust.ts'
import { productKinds } from '#features/pricing/order-kinds.ts'
import { quoteEnd } from '#features/quotes/quote.ts'
import type { HoldLengths } from '#features/settings/settings.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { visitsAmong } from '../../../shared/booking/closed-visits.ts'
import { listShort } from '../../../shared/booking/list-short.server.ts'
import { priceText } from '../../../shared/booking/summary-of.ts'
import { formOf } from '../../../shared/read-form.server.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { instantText } from '../../components/instants.ts'
import { closedVisitText } from '../../permits/closure/closed-by.ts'
import { readDiscount } from '../adjust/read-adjustment.ts'
import { errorsInWords } from './errors-in-words.server.ts'
import { isPriceable, questionFields } from './question-fields.server.ts'
import { readQuestion } from './read-question.server.ts'
import { refusalAt } from './refusal-at.ts'

/** What is sold as it stands in the catalogue. */
type ShownKey = Exclude<ProductKey, { kind: 'tailored' }>

/** The product that an address or a form names; undefined where none is chosen yet. */
export function productKeyOf(fields: Record<string, string>): ShownKey | undefined {
  const kind = productKinds.find((one) => one === fields.kind)
  if (kind === 'departure' && fields.departure) return { kind, departure: fields.departure }
  if ((kind === 'journey' || kind === 'pilgrims') && fields.package) return { kind, package: fields.package }
  if (kind === 'stay' && fields.hotel) return { kind, hotel: fields.hotel }
  if (kind === 'hire' && fields.vehicleClass) return { kind, vehicleClass: fields.vehicleClass }
  return undefined
}

/** Everything that the page of one product shows: its fields, its price, what is left, and the possible actions. */
export async function loadQuestion(
  ctx: Context,
  read: ReadWords,
  key: ShownKey,
  given: Record<string, string>,
  to: 'price' | 'book' = 'price',
) {
  const now = ctx.clock.now()
  const found = await findProduct(ctx.db, key, now)
  if (!found.done || !isSold(found.value)) return undefined
  const product = found.value
  const { fields, values } = await questionFields(ctx, read, product, given)
  const priceable = isPriceable(key.kind, values)
  const { choice, reply } = priceable
    ? await readQuestion(ctx, key.kind, formOf(values), to)
    : { choice: undefined, reply: { values, errors: {} } }
  const discount = readDiscount(values.discount ?? '', values.discountReason?.trim() ?? '')
  const priced = choice ? await priceQuestion(ctx, read, choice, { discount, to }, now) : undefined
  const errors = errorsInWords(read, { ...reply.errors, ...priced?.errors })
  return {
    choice,
    discount,
    shown: {
      kind: key.kind,
      /** Where its form is sent: the same page, so that it is there again whatever comes back. */
      address: Object.entries(key),
      title: titleOf(product),
      hidden: Object.fromEntries(Object.entries(key).filter(([name]) => name !== 'departure')),
      fields,
      reply: { values, errors },
      problem: priced?.problem,
      price: priced?.price,
      options: priced?.options ?? [],
    },
  }
}

export type Question = NonNullable<Awaited<ReturnType<typeof loadQuestion>>>['shown']

const isSold = (product: Product) =>
  product.kind === 'stay' ? product.hotel.rooms.length > 0 : !('package' in product) || product.package.bookable

const titleOf = (product: Product): string =>
  'package' in product ? product.package.title : product.kind === 'stay' ? product.hotel.name : product.vehicleClass.name

/** `word`: what it is called, where something is on request another than the name of its way. */
type CallerOption = { way: CallerWay; word: CallerWay | 'request'; text: string }

type PriceFor = { discount: NewDiscount | undefined; to: 'price' | 'book' }

/** While it is typed a discount may lack its reason; what is booked has to have one. */
const reasonSoFar = ({ discount, to }: PriceFor) =>
  discount && to === 'price' && discount.reason === '' ? { ...discount, reason: '…' } : discount

async function priceQuestion(ctx: Context, read: ReadWords, { order, party }: Choice, priceFor: PriceFor, now: Date) {
  const listLabels = read(listAdminWords)
  const words = read(newBookingWords)
  const found = await quoteOrder(ctx.db, withSomeDriver(order), party, now, undefined, 'staff')
  const enquiry: CallerOption = { way: 'enquiry', word: 'enquiry', text: words.caller.departureRouteText.enquiry }
  if (!found.done) {
    const { field, sentence } = refusalAt(read, found.refusal, order)
    const unpriced = { ...enquiry, text: words.caller.departureRouteText.unpriced }
    return { options: [unpriced], errors: field ? { [field]: sentence } : {}, problem: field ? undefined : sentence }
  }
  const { quote: listed, product } = found.value
  const discounted = discountedQuote(listed, reasonSoFar(priceFor), product, now)
  const wrong = discounted.done ? undefined : refusalAt(read, discounted.refusal, order)
  const quote = discounted.done ? discounted.value : listed
  const { hard, onRequest } = await listShort(ctx.db, quote.parts, now)
  const flash = hard.length > 0 ? refusalAt(read, { reason: 'stock-short', short: hard }, order) : undefined
  return {
    errors: { ...(flash?.field && { [flash.field]: flash.sentence }), ...(wrong?.field && { [wrong.field]: wrong.sentence }) },
    problem: flash && !flash.field ? flash.sentence : undefined,
    price: {
      ...priceText(quote.lines, quote.schedule, { currency: 'USD', rwfPerUnit: product.settings.rwfPerUsd }, read.format),
      /** Before a discount: the price that the rules make, which is agreed with the discount beside it. */
      totalMinor: listed.schedule.totalMinor,
      title: quote.title,
      days: read.format.days(quote.startsOn, quote.endsOn),
      travellers: listLabels.bookings.people({ count: party.length }),
      stock: [
        ...(await stockText(
          ctx,
          read,
          quote,
          product,
          party.length,
          onRequest.map(({ label }) => label),
          now,
        )),
        ...(product.kind === 'departure' ? [] : await closedText(ctx.db, read, onRequest)),
        ...(await platesText(ctx.db, read, order)),
      ],
    },
    options: [
      ...optionsOf(
        read,
        product,
        quote,
        { short: hard.length > 0, isOnRequest: onRequest.length > 0, holds: product.settings.holds },
        now,
      ),
      enquiry,
    ],
  }
}

/** What can be done with what has a price: held where all of it is there, else waited for where there is a list. */
function optionsOf(
  read: ReadWords,
  product: Product,
  { startsOn }: Quote,
  { short, isOnRequest, holds }: { short: boolean; isOnRequest: boolean; holds: HoldLengths },
  now: Date,
): CallerOption[] {
  const words = read(newBookingWords)
  const cutOff = productCloses(product, startsOn)
  const holdsUntil = productCloses(product, startsOn, 'staff')
  const { departureRouteText } = words.caller
  const until = instantText(holdEnd(staffHoldMs(holds), holdsUntil, now), now, read.format)
  const hold: CallerOption = {
    way: 'hold',
    word: isOnRequest ? 'request' : 'hold',
    text: isOnRequest ? departureRouteText.request({ until }) : departureRouteText.hold({ until }),
  }
  const quote: CallerOption = {
    way: 'quote',
    word: 'quote',
    text: departureRouteText.quote({ until: instantText(quoteEnd(now, cutOff), now, read.format) }),
  }
  const waits: CallerOption[] =
    product.kind === 'departure' ? [{ way: 'waiting', word: 'waiting', text: departureRouteText.waiting }] : []
  return [
    ...(short ? waits : [hold]),
    // Nobody waits for the price of a vehicle that is fetched today.
    ...(now < cutOff ? [quote] : []),
  ]
}

async function stockText(
  ctx: Context,
  read: ReadWords,
  { startsOn }: Quote,
  product: Product,
  travellers: number,
  onRequest: readonly string[],
  now: Date,
): Promise<string[]> {
  const words = read(newBookingWords)
  const requestNote = onRequest.length > 0 ? [words.price.onRequest({ parts: [...new Set(onRequest)].join(', ') })] : []
  if (product.kind !== 'departure') return requestNote.length > 0 ? requestNote : [words.price.allThere]
  const seats = { resource: departureSeats(product.departure.id), day: startsOn, quantity: travellers }
  const [level] = await listStock(ctx.db, [seats], now)
  const [free, forSale] = [Math.max(0, level?.free ?? 0), Math.max(0, level?.forSale ?? 0)]
  const waited = free > forSale ? [words.price.waiting] : []
  return [words.price.left({ left: forSale, wanted: travellers }), ...waited, ...requestNote]
}

/** Which permits on request cannot be had, because their day is closed; of a departure it stands beside the departure. */
async function closedText(db: Db, read: ReadWords, onRequest: readonly { resource: string; day: Day }[]): Promise<string[]> {
  const words = read(newBookingWords).price
  const closed = await listClosedVisits(db, visitsAmong(onRequest))
  return closed.map((visit) => `${closedVisitText(read, visit)} ${words.closed}`)
}

/** Which of our vehicles of the class are free for all of a hire, by plate; nothing where none is entered. */
async function platesText(db: Db, read: ReadWords, order: Choice['order']): Promise<string[]> {
  if (order.kind !== 'hire') return []
  const { entered, free } = await listFreePlates(db, { classId: order.vehicleClass, from: order.from, to: order.to })
  const words = read(newBookingWords).price
  if (entered === 0) return []
  return [free.length > 0 ? words.plates({ plates: read.format.list(free) }) : words.noPlate]
}
