import type { Amendment } from '#features/bookings/changes/plan-amendment.server.ts'
import type { Traveller } from '#features/bookings/reads.server.ts'
import {
  type Member,
  type OrderedExtra,
  type OrderedRoom,
  type Party,
  type ProductOrder,
  unnamed,
} from '#features/orders/order.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'

type Added = { extras: readonly OrderedExtra[] }
type Beds = Added & { comfort?: Comfort | undefined; singleRooms: number }
type Newcomer = Pick<Member, 'residency'> & { firstNames: string; familyName: string; bornOn: Day }

/** The wanted change, as the form of each kind gives it. `off`: the positions of those who leave. */
export type ChangeAnswer =
  | ({ kind: 'departure'; departure: string; off: readonly number[]; newcomers: readonly Newcomer[] } & Beds)
  | ({ kind: 'journey'; startsOn: Day; off: readonly number[]; newcomers: readonly Newcomer[] } & Beds)
  | ({ kind: 'pilgrims'; startsOn: Day; off: readonly number[]; more: number } & Beds)
  | ({ kind: 'stay'; startsOn: Day; endsOn: Day; rooms: readonly OrderedRoom[] } & Added)
  | ({
      kind: 'hire'
      fromDay: Day
      fromTime: string
      toDay: Day
      toTime: string
      vehicles: number
      travellers: number
      /** Where a driver of ours fetches them; without a place it stays as it was. */
      pickUpPlace?: string | undefined
      pickUpFlight?: string | undefined
    } & Added)

/**
 * The order and the party after a change. What the form does not contain stays: package, hotel and class, the driver, the code.
 * Travellers keep their positions; the rooms of a stay are filled with those who are in the booking already.
 */
export function wantedChange(order: ProductOrder, travellers: readonly Traveller[], answer: ChangeAnswer): Amendment | undefined {
  const extras = inOrder(answer.extras, order.extras)
  if (order.kind === 'stay' && answer.kind === 'stay') {
    const { startsOn, endsOn, rooms } = answer
    return { order: { ...order, startsOn, endsOn, rooms, extras }, party: guestsOf(rooms, travellers) }
  }
  if (order.kind === 'hire' && answer.kind === 'hire') {
    const { fromDay, fromTime, toDay, toTime, vehicles, pickUpPlace: place, pickUpFlight: flight = '' } = answer
    const times = { from: `${fromDay}T${fromTime}`, to: `${toDay}T${toTime}` }
    const pickUp = order.withDriver && place ? { pickUp: { place, flight } } : {}
    return { order: { ...order, ...times, vehicles, ...pickUp, extras }, party: filledUp(travellers, answer.travellers, unnamed) }
  }
  if (order.kind === 'stay' || order.kind === 'hire' || answer.kind === 'stay' || answer.kind === 'hire') return undefined
  const beds = { comfort: answer.comfort ?? order.comfort, singleRooms: answer.singleRooms, extras }
  const staying = travellers.filter(({ position }) => !answer.off.includes(position))
  if (order.kind === 'departure' && answer.kind === 'departure')
    return { order: { ...order, ...beds, departure: answer.departure }, party: [...staying, ...named(answer.newcomers)] }
  if (order.kind === 'journey' && answer.kind === 'journey')
    return { order: { ...order, ...beds, startsOn: answer.startsOn }, party: [...staying, ...named(answer.newcomers)] }
  if (order.kind === 'pilgrims' && answer.kind === 'pilgrims') {
    const one = { ...unnamed, residency: travellers[0]?.residency ?? unnamed.residency }
    return {
      order: { ...order, ...beds, startsOn: answer.startsOn },
      party: filledUp(staying, staying.length + answer.more, one),
    }
  }
  return undefined
}

const named = (newcomers: readonly Newcomer[]): Party => newcomers.map((newcomer) => ({ ...unnamed, ...newcomer }))

/** The first of a party up to a count, filled up with unnamed travellers. */
const filledUp = (party: readonly Traveller[], count: number, stranger: Member): Party => [
  ...party.slice(0, count),
  ...Array.from({ length: Math.max(0, count - party.length) }, () => stranger),
]

/** The wanted extras in the order of the booking, because another order is not a change. */
function inOrder(wanted: readonly OrderedExtra[], before: readonly OrderedExtra[]): OrderedExtra[] {
  const place = ({ id }: OrderedExtra) => {
    const at = before.findIndex((extra) => extra.id === id)
    return at < 0 ? before.length : at
  }
  return wanted.filter(({ quantity }) => quantity > 0).sort((a, b) => place(a) - place(b))
}

/** Who the rooms are for: travellers in the booking with a fitting age get beds first, in the order of the party. */
function guestsOf(rooms: readonly OrderedRoom[], travellers: readonly Traveller[]): Party {
  const left = [...travellers]
  const take = (fits: (traveller: Traveller) => boolean, stranger: Member): Member => {
    const at = left.findIndex(fits)
    return at < 0 ? stranger : (left.splice(at, 1)[0] ?? stranger)
  }
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const adultMembers = Array.from({ length: adults }, () => take(({ assumedAge }) => assumedAge >= 18, unnamed))
  const children = rooms
    .flatMap(({ childAges }) => childAges)
    .map((age) => take(({ assumedAge }) => assumedAge === age, { ...unnamed, assumedAge: age }))
  return [...adultMembers, ...children].sort(
    (a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER),
  )
}
