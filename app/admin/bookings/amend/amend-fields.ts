import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import { extrasToChange } from '#features/orders/order-extras.ts'
import type { Product } from '#features/orders/product.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { roomBoards } from '#features/pricing/stays/stay-rates.ts'
import { nthOf } from '#features/travellers/nth-of.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { amendAdminWords } from '../../../words/admin/bookings/amend.ts'
import { comfortWords } from '../../../words/comforts.ts'
import { stayWords } from '../../../words/stays.ts'
import { comfortChoices } from '../comfort-choices.ts'
import { nameOf } from '../stock-view.ts'

type Choices = { value: string; words: string }[]

/** The fields of the amendment, filled with the requested values. */
export function amendFields(
  read: ReadWords,
  booking: Booking,
  travellers: readonly Traveller[],
  requested: { order: ProductOrder; party: Party },
  { product, departures, params }: { product: Product | undefined; departures: readonly DepartureRow[]; params: URLSearchParams },
) {
  const { order, party } = requested
  return {
    kind: order.kind,
    departure:
      order.kind === 'departure' ? { value: order.departure, choices: departureChoices(read, booking, departures) } : undefined,
    startsOn: 'startsOn' in order ? order.startsOn : undefined,
    endsOn: 'endsOn' in order ? order.endsOn : undefined,
    beds:
      'comfort' in order
        ? { comfort: order.comfort, comforts: levels(read, order.comfort, product), singleRooms: order.singleRooms }
        : undefined,
    people: order.kind === 'stay' ? undefined : travellers.map((member) => person(read, member, { party, travellers })),
    newcomers: {
      adults: params.get('adults') ?? '0',
      children: params.get('children') ?? '',
      residency: params.get('residency') ?? 'foreign',
    },
    rooms:
      order.kind === 'stay'
        ? order.rooms.map(({ room, board }) => ({ value: `${room}|${board}`, choices: roomChoices(read, product) }))
        : [],
    hire: order.kind === 'hire' ? { from: order.from, to: order.to, vehicles: order.vehicles } : undefined,
    code: order.code ?? '',
    takesApart: params.get('apart') === '1',
    extras: (product ? extrasToChange(product, order) : []).map(({ id, name, mostPerBooking }) => ({
      id,
      name,
      most: mostPerBooking,
      quantity: order.extras.find((extra) => extra.id === id)?.quantity ?? 0,
    })),
  }
}

export type AmendFields = ReturnType<typeof amendFields>

function person(read: ReadWords, member: Traveller, { party, travellers }: { party: Party; travellers: readonly Traveller[] }) {
  const words = read(amendAdminWords)
  const { position, assumedAge, firstNames, familyName } = member
  const named = firstNames !== null || familyName !== null
  const name = named
    ? nameOf(read, member, travellers)
    : words.unnamed({ position: nthOf(travellers, position), age: assumedAge })
  return { position, name, stays: party.some((one) => one.position === position) }
}

/** The dates of the same journey that can be booked, and the current one. */
function departureChoices(read: ReadWords, booking: Booking, departures: readonly DepartureRow[]): Choices {
  const words = read(amendAdminWords)
  const { order, startsOn } = booking
  const open = departures
    .filter(({ status }) => status !== 'closed' && status !== 'cancelled')
    .map(({ slug, left, ...row }) => ({
      value: slug,
      words: words.departureChoice({ day: read.format.day(row.startsOn), left }),
    }))
  if (order.kind !== 'departure' || open.some(({ value }) => value === order.departure)) return open
  return [{ value: order.departure, words: read.format.day(startsOn) }, ...open]
}

/** The accommodation levels in which the package is sold, and the booked one. */
function levels(read: ReadWords, booked: Comfort, product: Product | undefined): Choices {
  const sold = product && 'package' in product ? comfortChoices(read, product.package) : []
  return sold.some(({ value }) => value === booked) ? sold : [...sold, { value: booked, words: read(comfortWords)[booked] }]
}

function roomChoices(read: ReadWords, product: Product | undefined): Choices {
  if (product?.kind !== 'stay') return []
  return product.hotel.rooms.flatMap((room) =>
    roomBoards(product.hotel, room).map((board) => ({
      value: `${room.id}|${board}`,
      words: `${room.name}, ${read(stayWords).boards[board]}`,
    })),
  )
}
