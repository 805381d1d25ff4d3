import type { DraftRefusal } from '#features/bookings/drafts/start-draft.server.ts'
import type { UnpaidRefusal } from '#features/bookings/holds/unpaid-holds.ts'
import type { HoldRefusal } from '#features/bookings/placing/hold-order.server.ts'
import type { WaitingRefusal } from '#features/bookings/placing/join-waiting-list.server.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { Day } from '#values/dates.ts'
import { dayText, monthName, monthNames } from '#values/day-words.ts'
import { moneyText, usd } from '#values/money.ts'
import { several } from './parts.ts'
import { notPublishedYet } from './rate-periods.ts'

/** Every refusal that a booking step can return. */
export type StepRefusal = HoldRefusal | DraftRefusal | WaitingRefusal | { reason: 'too-late-to-quote' }

/** The order that a refusal is worded for. */
type OrderFacts = { kind: OrderKind; travellers: number }

type Short = Extract<StepRefusal, { reason: 'stock-short' }>['short']

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * The sentence for each refusal: what is wrong, and what to do. A refusal that is new does not compile until it has one.
 */
export function refusalSentence(refusal: StepRefusal, order: OrderFacts): string {
  switch (refusal.reason) {
    case 'product-unknown':
    case 'not-on-sale':
      return 'This is no longer for sale. Choose another, or write to us.'
    case 'closed':
      return closed[order.kind]
    case 'too-far-ahead':
      return `We sell up to ${dayText(refusal.until)}. For a later day, write to us.`
    case 'party-too-large':
      return `This takes up to ${refusal.most} people. For more, write to us: we plan it with you.`
    case 'no-adult':
      return 'At least one adult (18 or over) must travel with the party. Write to us about a school or a group.'
    case 'rates-not-published':
      return `${notPublishedYet(refusal.until)}. Choose an earlier day, or write to us: we answer when they are.`
    case 'no-rate':
      return 'We have no price for this on these days. Choose another accommodation level or another day, or write to us.'
    case 'too-many-single-rooms':
      return `At most ${counted(refusal.most, 'single room')}: each is for one adult, and a child always shares with an adult.`
    case 'stock-short':
      return order.kind === 'departure' ? seatsShort(refusal.short, order.travellers) : stockShort(refusal.short)
    case 'code-unknown':
      return 'This code is not valid. Check it, or leave the field empty.'
    case 'code-not-for-this':
      return 'This code is not for what you book here. Leave the field empty to go on.'
    case 'code-ended':
      return 'This code has expired. Leave the field empty to go on.'
    case 'code-used-up':
      return 'This code is fully used. Remove it to go on at the full price.'
    case 'extra-unknown':
      return 'One of these extras is no longer for sale. Look at the list once more.'
    case 'too-many-extras':
      return `At most ${refusal.most} of this in one booking.`
    case 'method-not-offered':
      return 'This payment method takes too long this close to the start. Choose another.'
    case 'price-changed':
      return `The price changed while you were typing: it is ${moneyText(usd(refusal.totalMinor))} now. Nothing was held. Look at the lines, and press again if you agree.`
    case 'ages-wrong':
      return `Check the date of birth of traveller ${refusal.positions.join(', ')}: on the first day nobody is over 120, or not born yet.`
    case 'travellers-too-young':
      return tooYoung(refusal.travellers[0])
    case 'departure-not-full':
      return `${seats(refusal.seatsLeft)} became available. Book them instead of waiting.`
    case 'party-larger-than-departure':
      return `This departure has ${refusal.capacity} seats in total. Write to us: a larger party gets a private date.`
    case 'too-many-unpaid':
      return tooManyUnpaid(refusal)
    case 'too-late-to-quote':
      return 'It is too late to keep this price: booking closes now. Book it, or write to us.'
    default:
      return hotelSentence(refusal)
  }
}

/** How much one person may hold unpaid, why it is less after expired holds, and the two ways on. */
function tooManyUnpaid({ by, held, most, lapses }: UnpaidRefusal): string {
  const holds = `${counted(held, 'place')} that ${held === 1 ? 'is' : 'are'} not paid yet`
  const now = by === 'person' ? `You hold ${holds}` : `From your internet connection somebody holds ${holds}`
  const fewer =
    lapses > 0
      ? ` ${by === 'person' ? 'Holds of yours' : 'Holds from there'} ended unpaid in the last two weeks, and each halves what may be held.`
      : ''
  return `${now}; ${most} is the most at a time.${fewer} Nothing was held. Pay one of the open holds, or write to us on WhatsApp: we hold more for a group.`
}

type HotelRefusal = Extract<
  StepRefusal,
  {
    reason:
      | 'dates-wrong'
      | 'stay-too-long'
      | 'stay-too-short'
      | 'hotel-closed'
      | 'no-rooms'
      | 'too-many-rooms'
      | 'room-unknown'
      | 'board-unknown'
      | 'room-empty'
      | 'child-alone'
      | 'room-too-small'
      | 'guest-too-young'
  }
>

/** Refusals of hotels, and below them of cars. */
function hotelSentence(refusal: HotelRefusal | HireRefusal): string {
  switch (refusal.reason) {
    case 'dates-wrong':
      return 'The end has to come after the beginning. Check the two days.'
    case 'stay-too-long':
      return `The site books up to ${refusal.most} nights. For longer, write to us.`
    case 'stay-too-short':
      return `This hotel takes ${counted(refusal.minimum, 'night')} or more on these dates. Stay longer, or choose other dates.`
    case 'hotel-closed':
      return `The hotel is closed on some of these nights. It is open in ${monthsText(refusal.openMonths)}.`
    case 'no-rooms':
      return 'Choose at least one room.'
    case 'too-many-rooms':
      return `The site books up to ${refusal.most} rooms at once. For more, write to us.`
    case 'room-unknown':
      return 'This hotel has no such room. Choose one from the list.'
    case 'board-unknown':
      return `${refusal.room} is sold with ${refusal.boards.map((board) => boards[board]).join(' or ')}. Choose one of these.`
    case 'room-empty':
    case 'child-alone':
      return 'Every room needs an adult: a child never sleeps alone.'
    case 'room-too-small':
      return refusal.of === 'adults'
        ? `${refusal.room} has beds for ${refusal.most}. Take another room for the others.`
        : `${refusal.room} takes ${refusal.most} in all, children too. Take another room for the others.`
    case 'guest-too-young':
      return `This hotel takes guests aged ${refusal.minimumAge} and over.`
    default:
      return hireSentence(refusal)
  }
}

type HireRefusal = Extract<
  StepRefusal,
  {
    reason:
      | 'no-vehicles'
      | 'too-many-vehicles'
      | 'hire-by-quote'
      | 'not-without-driver'
      | 'not-with-driver'
      | 'driver-unknown'
      | 'driver-too-young'
      | 'licence-too-new'
      | 'not-abroad'
      | 'notice-too-short'
  }
>

function hireSentence(refusal: HireRefusal): string {
  switch (refusal.reason) {
    case 'no-vehicles':
      return 'Enter how many cars you need.'
    case 'too-many-vehicles':
      return `We have ${counted(refusal.most, 'car')} of this class for one hire. Choose fewer, or another class.`
    case 'hire-by-quote':
      return `From ${refusal.fromDays} days, we price your hire individually. Write to us.`
    case 'not-without-driver':
      return 'This class is only hired out with a driver.'
    case 'not-with-driver':
      return 'This class is only hired out without a driver.'
    case 'driver-unknown':
      return 'Enter the driver’s date of birth and the issue date of the licence.'
    case 'driver-too-young':
      return `Drivers of this class must be ${refusal.minimumAge} on the first day: the insurance requires it. Take a driver, or another class.`
    case 'licence-too-new':
      return `The driver needs a licence of ${counted(refusal.years, 'year')} on the first day. Take a driver, or another class.`
    case 'not-abroad':
      return 'This class may not go to one of these countries. Deselect it, or choose another class.'
    case 'notice-too-short':
      return `Papers for the border take ${counted(refusal.noticeDays, 'day')}. Choose a later day, or stay in Rwanda.`
  }
}

const journeyClosed =
  'It is too late for this day. Booking closes at 18:00 in Kigali, two days before the start, because permits and beds are bought then.'
const bedClosed = 'It is too late for this day. Booking closes at 18:00 in Kigali on the day before.'

const closed: Record<OrderKind, string> = {
  departure: 'Booking for this departure has closed, because permits and beds are bought then.',
  journey: journeyClosed,
  pilgrims: journeyClosed,
  stay: bedClosed,
  hire: bedClosed,
}

const boards: Record<Board, string> = {
  RO: 'no meals',
  BB: 'breakfast',
  HB: 'half board',
  FB: 'full board',
  GP: 'full board and two activities a day',
}

const monthsText = (months: readonly number[]) =>
  months.length === 0 ? 'no month' : months.map((month) => monthNames[month - 1]).join(', ')

/** For a visitor who comes too late for seats: what is left, and that nothing was charged. */
function seatsShort(short: Short, wanted: number): string {
  const left = Math.max(0, short[0]?.left ?? 0)
  return left === 0
    ? 'No seat is available now: all are taken or kept for the waiting list. Nothing was charged.'
    : `Only ${seats(left)} ${left === 1 ? 'is' : 'are'} left now, and you asked for ${wanted}. Nothing was charged.`
}

/** What is short, by name: '2 of 3 Superior twins are left for 14 June'. For each thing on the day with the least left. */
function stockShort(short: Short): string {
  const byThing = Map.groupBy(short, ({ part }) => part.resource)
  const sentences = [...byThing.values()].flatMap((days) => {
    const [worst] = [...days].sort((a, b) => a.left - b.left)
    if (!worst) return []
    const { part, left } = worst
    const name = part.label ?? 'This'
    const when = daysText(days.map(({ part: { day } }) => day))
    if (left <= 0) return `No ${name} is left for ${when}.`
    return `${left} of ${part.quantity} ${several(name)} ${left === 1 ? 'is' : 'are'} left for ${when}.`
  })
  return `${sentences.join(' ')} Nothing was charged. Choose other days, or fewer.`
}

const dayAndMonth = (day: Day) => `${Number(day.slice(8))} ${monthName(day)}`

/** '14 June', '14 June and 15 June', '14 June, 15 June and 3 more days'. */
function daysText(days: readonly Day[]): string {
  const [first, second, ...more] = days.toSorted().map(dayAndMonth)
  if (more.length > 0) return `${first}, ${second} and ${more.length} more ${more.length === 1 ? 'day' : 'days'}`
  return second === undefined ? (first ?? 'these days') : `${first} and ${second}`
}

type TooYoung = Extract<StepRefusal, { reason: 'travellers-too-young' }>['travellers'][number]

function tooYoung(first: TooYoung | undefined): string {
  if (!first) return 'Somebody is too young for this journey. Write to us for a plan that fits.'
  const { age, minimumAge, rule } = first
  return `${rule}: travellers must be ${minimumAge} on the day, and this one will be ${age}. The park checks passports at the gate. Take the traveller off, or write to us for a plan that fits.`
}
