import { daysBetween } from '#values/dates.ts'
import { daysText } from '#values/day-words.ts'
import type { Booking } from '../booking-record.ts'

type Ordered = Pick<Booking, 'title' | 'startsOn' | 'endsOn' | 'travellersCount' | 'order'>
type Taken = Pick<Ordered, 'order' | 'travellersCount'>

const count = (many: number, one: string, more = `${one}s`) => (many === 1 ? `1 ${one}` : `${many} ${more}`)

/** What a booking takes, in a word or two: '2 seats', '3 rooms', '1 car', 'your journey'. */
export function takenWords({ order, travellersCount }: Taken): string {
  switch (order.kind) {
    case 'departure':
      return count(travellersCount, 'seat')
    case 'stay':
      return count(order.rooms.length, 'room')
    case 'hire':
      return count(order.vehicles, 'car')
    case 'pilgrims':
      return 'your pilgrimage'
    case 'journey':
      return 'your journey'
  }
}

/** What a booking takes, in full: '2 seats on Lake Kivu, slowly, 14 to 17 June 2027'. Never the subject of a verb: it may be singular or plural. */
export function claimWords(ordered: Ordered): string {
  const { order, title, travellersCount, startsOn, endsOn } = ordered
  const days = daysText(startsOn, endsOn)
  switch (order.kind) {
    case 'departure':
      return `${takenWords(ordered)} on ${title}, ${days}`
    case 'stay':
      return `${takenWords(ordered)} at ${title} for ${nightsWords(ordered)}, ${days}`
    case 'hire':
      return `${takenWords(ordered)} (${title}), ${days}`
    case 'pilgrims':
      return `${title} for ${count(travellersCount, 'pilgrim')}, ${days}`
    case 'journey':
      return `${title} for ${count(travellersCount, 'traveller')}, ${days}`
  }
}

/** What a booking is for, with its days: 'Imisozi Terrace Hotel, 3 nights, 14 to 17 June 2027'. */
export function aboutWords(ordered: Pick<Ordered, 'order' | 'title' | 'startsOn' | 'endsOn'>): string {
  const { order, title, startsOn, endsOn } = ordered
  const nights = order.kind === 'stay' ? `, ${nightsWords(ordered)}` : ''
  return `${title}${nights}, ${daysText(startsOn, endsOn)}`
}

const nightsWords = ({ startsOn, endsOn }: Pick<Ordered, 'startsOn' | 'endsOn'>) => count(daysBetween(startsOn, endsOn), 'night')

/** The number of travellers or pilgrims, as label and figure; of a hire the number of cars. */
export function forWords({ order, travellersCount }: Taken): readonly [string, string] {
  if (order.kind === 'hire') return ['Cars', String(order.vehicles)]
  return [order.kind === 'pilgrims' ? 'Pilgrims' : 'Travellers', String(travellersCount)]
}

/** Whether what is taken is plural, for the verb behind it. */
export const isMany = ({ order, travellersCount }: Taken): boolean => {
  if (order.kind === 'departure') return travellersCount !== 1
  if (order.kind === 'stay') return order.rooms.length !== 1
  return order.kind === 'hire' && order.vehicles !== 1
}

/** '2 rooms held for you', 'Your journey is held for you'. */
export function heldWords(taken: Taken): string {
  const words = takenWords(taken)
  return words.startsWith('your') ? `Y${words.slice(1)} is held for you` : `${words} held for you`
}
