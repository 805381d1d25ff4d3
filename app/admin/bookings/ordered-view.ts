import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import { ageOf } from '#features/orders/member-age.ts'
import type { HireOrder, Order, StayOrder } from '#features/orders/order.ts'
import type { Product } from '#features/orders/product.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { daysBetween } from '#values/dates.ts'
import { firstUpper } from '#values/first-upper.ts'
import { fullAge } from '#values/full-age.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import { orderKindWords } from '../../words/admin/bookings/order-kinds.ts'
import { comfortWords } from '../../words/comforts.ts'
import { stayWords } from '../../words/stays.ts'
import { partyText } from './party-text.ts'

export type Fact = { name: string; value: string[] }

/**
 * The order in words. Names come from the current product. Where it does not exist any more, its ids are shown, which are words
 * themselves.
 */
export function orderedView(
  read: ReadWords,
  booking: Booking,
  travellers: readonly Traveller[],
  product: Product | undefined,
): Fact[] {
  const orderKindLabels = read(orderKindWords)
  const words = read(orderAdminWords).ordered
  const { order, startsOn, endsOn } = booking
  const fact = (name: string, ...value: string[]): Fact[] => (value.length > 0 ? [{ name, value }] : [])
  const extras = order.extras.map(({ id, quantity }) =>
    words.times({ quantity, name: product?.extras.find((extra) => extra.id === id)?.name ?? spelt(id) }),
  )
  return [
    ...fact(words.what, orderKindLabels[order.kind].line),
    ...(order.kind === 'hire' ? [] : fact(words.when, whenOf(read, order, startsOn, endsOn))),
    ...fact(words.people, peopleText(read, booking, travellers)),
    ...ofKind(read, order, product),
    ...fact(words.extras, ...extras),
    ...(order.code ? fact(words.code, order.code) : []),
  ]
}

const whenOf = (read: ReadWords, { kind }: Order, startsOn: string, endsOn: string) =>
  kind === 'stay'
    ? read(orderAdminWords).ordered.nights({ days: read.format.days(startsOn, endsOn), nights: daysBetween(startsOn, endsOn) })
    : read.format.days(startsOn, endsOn)

function peopleText(read: ReadWords, { startsOn, travellersCount }: Booking, travellers: readonly Traveller[]): string {
  const children = travellers.map((member) => ageOf(member, startsOn)).filter((age) => age < fullAge)
  return partyText(read, travellersCount - children.length, children)
}

function ofKind(read: ReadWords, order: Order, product: Product | undefined): Fact[] {
  const words = read(orderAdminWords).ordered
  if (order.kind === 'stay') return [{ name: words.rooms, value: roomsText(read, order, product) }]
  if (order.kind === 'hire') return hireFacts(read, order, product)
  if (order.kind === 'tailored')
    return [{ name: words.proposal, value: [words.option({ reference: order.reference, letter: order.option })] }]
  return [
    { name: words.comfort, value: [read(comfortWords)[order.comfort]] },
    ...(order.singleRooms > 0 ? [{ name: words.alone, value: [String(order.singleRooms)] }] : []),
  ]
}

function roomsText(read: ReadWords, { rooms }: StayOrder, product: Product | undefined): string[] {
  const words = read(orderAdminWords).ordered
  const boardNames = read(stayWords).boards
  const known = product?.kind === 'stay' ? product.hotel.rooms : []
  const texts = rooms.map(({ room, board, adults, childAges }) => {
    const name = known.find(({ id }) => id === room)?.name ?? spelt(room)
    const meals = Object.hasOwn(boardNames, board) ? boardNames[board as keyof typeof boardNames] : board
    return words.room({ name, board: meals, guests: partyText(read, adults, childAges) })
  })
  // Rooms that are alike are listed once, with how many there are.
  return [...Map.groupBy(texts, (text) => text)].map(([text, alike]) =>
    alike.length > 1 ? words.times({ quantity: alike.length, name: text }) : text,
  )
}

function hireFacts(
  read: ReadWords,
  { vehicleClass, vehicles, from, to, withDriver, driver, pickUp, abroad }: HireOrder,
  product: Product | undefined,
): Fact[] {
  const words = read(orderAdminWords).ordered
  const name = product?.kind === 'hire' ? product.vehicleClass.name : spelt(vehicleClass)
  const theirs = driver
    ? words.theirsBorn({ born: read.format.day(driver.bornOn), since: read.format.day(driver.licensedSince) })
    : words.theirs
  return [
    { name: words.cars, value: [words.times({ quantity: vehicles, name })] },
    { name: words.from, value: [timeText(read, from)] },
    { name: words.to, value: [timeText(read, to)] },
    { name: words.driver, value: [withDriver ? words.ours : theirs] },
    ...(pickUp
      ? [
          {
            name: words.pickUp,
            value: [pickUp.flight ? words.pickUpFlight({ place: pickUp.place, flight: pickUp.flight }) : pickUp.place],
          },
        ]
      : []),
    ...(abroad.length > 0
      ? [{ name: words.abroad, value: [read.format.list(abroad.map((id) => (id === 'dr-congo' ? words.congo : spelt(id))))] }]
      : []),
  ]
}

/** '2027-06-14T08:00' as '14 June 2027, 08:00': the hours of a hire are Kigali's already. */
const timeText = (read: ReadWords, at: string) => `${read.format.day(at.slice(0, 10))}, ${at.slice(11, 16)}`

/** An id as it is read: 'safari-4x4' is 'Safari 4x4'. */
const spelt = (id: string) => firstUpper(id).replaceAll('-', ' ')
