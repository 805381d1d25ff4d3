import type { Amendment } from '#features/bookings/changes/plan-amendment.server.ts'
import type { Traveller } from '#features/bookings/reads.server.ts'
import { type Member, type Order, type OrderedExtra, type OrderedRoom, type Party, unnamed } from '#features/orders/order.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import type { Day } from '#values/dates.ts'

type Added = { extras: readonly OrderedExtra[] }
type Beds = Added & { comfort?: Comfort | undefined; singleRooms: number }
type Newcomer = Pick<Member, 'residency'> & { firstNames: string; familyName: string; bornOn: Day }

/** What a visitor wants otherwise, as the form of each kind asks it. `off`: the places of those who do not come. */
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
    } & Added)

/**
 * The order and the party that an answer comes to. What the form does not ask stays as it was: package, hotel and class, the
 * driver, the code. Whoever is in the booking keeps their place; a room of a stay is given to those who are there already.
 */
export function wantedChange(order: Order, travellers: readonly Traveller[], answer: ChangeAnswer): Amendment | undefined {
  const extras = inOrder(answer.extras, order.extras)
  if (order.kind === 'stay' && answer.kind === 'stay') {
    const { startsOn, endsOn, rooms } = answer
    return { order: { ...order, startsOn, endsOn, rooms, extras }, party: guestsOf(rooms, travellers) }
  }
  if (order.kind === 'hire' && answer.kind === 'hire') {
    const { fromDay, fromTime, toDay, toTime, vehicles } = answer
    const times = { from: `${fromDay}T${fromTime}`, to: `${toDay}T${toTime}` }
    return { order: { ...order, ...times, vehicles, extras }, party: filledUp(travellers, answer.travellers, unnamed) }
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

/** The first so many of a party, and strangers for the places that are left. */
const filledUp = (party: readonly Traveller[], count: number, stranger: Member): Party => [
  ...party.slice(0, count),
  ...Array.from({ length: Math.max(0, count - party.length) }, () => stranger),
]

/** What is wanted of each extra, as it stood in the order before: the same extras in another order are no change. */
function inOrder(wanted: readonly OrderedExtra[], before: readonly OrderedExtra[]): OrderedExtra[] {
  const place = ({ id }: OrderedExtra) => {
    const at = before.findIndex((extra) => extra.id === id)
    return at < 0 ? before.length : at
  }
  return wanted.filter(({ quantity }) => quantity > 0).sort((a, b) => place(a) - place(b))
}

/** Everybody the rooms are for: whoever is there already and of that age takes a bed first, in the order of the party. */
function guestsOf(rooms: readonly OrderedRoom[], travellers: readonly Traveller[]): Party {
  const left = [...travellers]
  const take = (fits: (traveller: Traveller) => boolean, stranger: Member): Member => {
    const at = left.findIndex(fits)
    return at < 0 ? stranger : (left.splice(at, 1)[0] ?? stranger)
  }
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const grown = Array.from({ length: adults }, () => take(({ assumedAge }) => assumedAge >= 18, unnamed))
  const children = rooms
    .flatMap(({ childAges }) => childAges)
    .map((age) => take(({ assumedAge }) => assumedAge === age, { ...unnamed, assumedAge: age }))
  return [...grown, ...children].sort((a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER))
}
