import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { daysBetween } from '#values/dates.ts'
import type { Booking } from '../booking-record.ts'
import { bookedOrderWords } from './words/booked-order.ts'
import { bookingEmailWords } from './words/booking-emails.ts'

type Ordered = Pick<Booking, 'title' | 'startsOn' | 'endsOn' | 'travellersCount' | 'order'>
type Taken = Pick<Ordered, 'order' | 'travellersCount'>

/** By what messages choose their words: the kind of order, and how many seats, rooms or cars it takes. A journey is one. */
export function takenOf({ order, travellersCount }: Taken): { kind: OrderKind; count: number } {
  const { kind } = order
  if (kind === 'departure') return { kind, count: travellersCount }
  if (kind === 'stay') return { kind, count: order.rooms.length }
  return { kind, count: kind === 'hire' ? order.vehicles : 1 }
}

/** What a booking takes, in a word or two: '2 seats', '3 rooms', '1 car', 'your journey'. */
export const takenWords = (read: ReadWords, taken: Taken): string => read(bookedOrderWords).taken(takenOf(taken))

/** What a booking takes, in full: '2 seats on Lake Kivu, slowly, 14 to 17 June 2027'. Never the subject of a verb: it may be singular or plural. */
export function claimWords(read: ReadWords, ordered: Ordered): string {
  const { title, travellersCount, startsOn, endsOn } = ordered
  const { kind, count } = takenOf(ordered)
  const { claim } = read(bookedOrderWords)
  const what = { title, days: read.format.days(startsOn, endsOn), nights: daysBetween(startsOn, endsOn) }
  const counted = { ...what, count: kind === 'journey' || kind === 'pilgrims' ? travellersCount : count }
  return claim[kind](counted)
}

/** What a booking is for, with its days: 'Imisozi Terrace Hotel, 3 nights, 14 to 17 June 2027'. */
export function aboutWords(
  read: ReadWords,
  { order, title, startsOn, endsOn }: Pick<Ordered, 'order' | 'title' | 'startsOn' | 'endsOn'>,
): string {
  const words = read(bookedOrderWords)
  const about = { title, days: read.format.days(startsOn, endsOn), nights: daysBetween(startsOn, endsOn) }
  return order.kind === 'stay' ? words.aboutStay(about) : words.about(about)
}

/** The number of travellers or pilgrims, as label and figure; of a hire the number of cars. */
export function forWords(read: ReadWords, { order, travellersCount }: Taken): readonly [string, string] {
  const { facts } = read(bookingEmailWords)
  if (order.kind === 'hire') return [facts.cars, String(order.vehicles)]
  return [order.kind === 'pilgrims' ? facts.pilgrims : facts.travellers, String(travellersCount)]
}
