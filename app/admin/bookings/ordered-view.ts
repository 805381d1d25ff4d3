import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { HireOrder, Order, StayOrder } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import { adultFrom } from '#features/pricing/child-share.ts'
import { boardWords } from '#features/pricing/stays/stay-rates.ts'
import { daysBetween } from '#values/dates.ts'
import { daysText, dayText } from '#values/day-words.ts'
import { firstUpper } from '#values/first-upper.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { orderKindWords } from '../../words/admin/bookings/order.ts'
import { comfortNames } from '../../words/admin/content/site-names.ts'

export type Fact = { name: string; value: string[] }

const words = adminWords.ordered

/**
 * The order in words. Names come from the current product. Where it does not exist any more, its ids are shown, which are words
 * themselves.
 */
export function orderedView(booking: Booking, travellers: readonly Traveller[], product: Product | undefined): Fact[] {
  const { order, startsOn, endsOn } = booking
  const fact = (name: string, ...value: string[]): Fact[] => (value.length > 0 ? [{ name, value }] : [])
  const extras = order.extras.map(({ id, quantity }) =>
    words.times(quantity, product?.extras.find((extra) => extra.id === id)?.name ?? spelt(id)),
  )
  return [
    ...fact(words.what, orderKindWords[order.kind].line),
    ...(order.kind === 'hire' ? [] : fact(words.when, whenOf(order, startsOn, endsOn))),
    ...fact(words.people, peopleText(booking, travellers)),
    ...ofKind(order, product),
    ...fact(words.extras, ...extras),
    ...(order.code ? fact(words.code, order.code) : []),
  ]
}

const whenOf = ({ kind }: Order, startsOn: string, endsOn: string) =>
  kind === 'stay' ? words.nights(daysText(startsOn, endsOn), daysBetween(startsOn, endsOn)) : daysText(startsOn, endsOn)

function peopleText({ startsOn, travellersCount }: Booking, travellers: readonly Traveller[]): string {
  const children = travellers.map((member) => ageOf(member, startsOn)).filter((age) => age < adultFrom)
  return words.adults(travellersCount - children.length, listed(children.map(String)))
}

function ofKind(order: Order, product: Product | undefined): Fact[] {
  if (order.kind === 'stay') return [{ name: words.rooms, value: roomsText(order, product) }]
  if (order.kind === 'hire') return hireFacts(order, product)
  return [
    { name: words.comfort, value: [comfortNames[order.comfort]] },
    ...(order.singleRooms > 0 ? [{ name: words.alone, value: [String(order.singleRooms)] }] : []),
  ]
}

function roomsText({ rooms }: StayOrder, product: Product | undefined): string[] {
  const known = product?.kind === 'stay' ? product.hotel.rooms : []
  const texts = rooms.map(({ room, board, adults, childAges }) => {
    const name = known.find(({ id }) => id === room)?.name ?? spelt(room)
    const meals = Object.hasOwn(boardWords, board) ? boardWords[board as keyof typeof boardWords] : board
    return words.room(name, meals, words.adults(adults, listed(childAges.map(String))))
  })
  // Rooms that are alike are listed once, with how many there are.
  return [...Map.groupBy(texts, (text) => text)].map(([text, alike]) =>
    alike.length > 1 ? words.times(alike.length, text) : text,
  )
}

function hireFacts(
  { vehicleClass, vehicles, from, to, withDriver, driver, pickUp, abroad }: HireOrder,
  product: Product | undefined,
): Fact[] {
  const name = product?.kind === 'hire' ? product.vehicleClass.name : spelt(vehicleClass)
  const theirs = driver ? words.theirsBorn(dayText(driver.bornOn), dayText(driver.licensedSince)) : words.theirs
  return [
    { name: words.cars, value: [words.times(vehicles, name)] },
    { name: words.from, value: [timeText(from)] },
    { name: words.to, value: [timeText(to)] },
    { name: words.driver, value: [withDriver ? words.ours : theirs] },
    ...(pickUp
      ? [{ name: words.pickUp, value: [pickUp.flight ? words.pickUpFlight(pickUp.place, pickUp.flight) : pickUp.place] }]
      : []),
    ...(abroad.length > 0
      ? [{ name: words.abroad, value: [listed(abroad.map((id) => (id === 'dr-congo' ? words.congo : spelt(id))))] }]
      : []),
  ]
}

/** '2027-06-14T08:00' as '14 June 2027, 08:00': the hours of a hire are Kigali's already. */
const timeText = (at: string) => `${dayText(at.slice(0, 10))}, ${at.slice(11, 16)}`

const listed = (parts: readonly string[]) => parts.join(', ').replace(/, ([^,]*)$/, ' and $1')

/** An id as it is read: 'safari-4x4' is 'Safari 4x4'. */
const spelt = (id: string) => firstUpper(id).replaceAll('-', ' ')
