import type { Booking, Traveller } from '#features/bookings/reads.server.ts'
import type { DepartureRow } from '#features/departures/reads.server.ts'
import type { Order, Party } from '#features/orders/order.ts'
import { extrasToChange } from '#features/orders/order-extras.ts'
import type { Product } from '#features/orders/product.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { boardWords, roomBoards } from '#features/pricing/stays/stay-rates.ts'
import { dayText } from '#values/day-words.ts'
import { adminWords } from '../../../words/admin/admin.ts'
import { comfortNames } from '../../../words/admin/content/site-names.ts'
import { comfortChoices } from '../comfort-choices.ts'
import { nameOf } from '../stock-view.ts'

const words = adminWords.amend

type Choices = { value: string; words: string }[]

/** The fields of the amendment, filled with the requested values. */
export function amendFields(
  booking: Booking,
  travellers: readonly Traveller[],
  requested: { order: Order; party: Party },
  { product, departures, params }: { product: Product | undefined; departures: readonly DepartureRow[]; params: URLSearchParams },
) {
  const { order, party } = requested
  return {
    kind: order.kind,
    departure:
      order.kind === 'departure' ? { value: order.departure, choices: departureChoices(booking, departures) } : undefined,
    startsOn: 'startsOn' in order ? order.startsOn : undefined,
    endsOn: 'endsOn' in order ? order.endsOn : undefined,
    beds:
      'comfort' in order
        ? { comfort: order.comfort, comforts: levels(order.comfort, product), singleRooms: order.singleRooms }
        : undefined,
    people: order.kind === 'stay' ? undefined : travellers.map((member) => person(member, party)),
    newcomers: {
      adults: params.get('adults') ?? '0',
      children: params.get('children') ?? '',
      residency: params.get('residency') ?? 'foreign',
    },
    rooms:
      order.kind === 'stay'
        ? order.rooms.map(({ room, board }) => ({ value: `${room}|${board}`, choices: roomChoices(product) }))
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

function person(member: Traveller, party: Party) {
  const { position, assumedAge, firstNames, familyName } = member
  const named = firstNames !== null || familyName !== null
  const name = named ? nameOf(member) : words.unnamed(position, assumedAge)
  return { position, name, stays: party.some((one) => one.position === position) }
}

/** The dates of the same journey that can be booked, and the current one. */
function departureChoices(booking: Booking, departures: readonly DepartureRow[]): Choices {
  const { order, startsOn } = booking
  const open = departures
    .filter(({ status }) => status !== 'closed' && status !== 'cancelled')
    .map(({ slug, left, ...row }) => ({ value: slug, words: words.departureChoice(dayText(row.startsOn), left) }))
  if (order.kind !== 'departure' || open.some(({ value }) => value === order.departure)) return open
  return [{ value: order.departure, words: dayText(startsOn) }, ...open]
}

/** The accommodation levels in which the package is sold, and the booked one. */
function levels(booked: Comfort, product: Product | undefined): Choices {
  const sold = product && 'package' in product ? comfortChoices(product.package) : []
  return sold.some(({ value }) => value === booked) ? sold : [...sold, { value: booked, words: comfortNames[booked] }]
}

function roomChoices(product: Product | undefined): Choices {
  if (product?.kind !== 'stay') return []
  return product.hotel.rooms.flatMap((room) =>
    roomBoards(product.hotel, room).map((board) => ({
      value: `${room.id}|${board}`,
      words: `${room.name}, ${boardWords[board]}`,
    })),
  )
}
