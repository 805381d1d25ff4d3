import { listVehicleClasses } from '#features/cars/reads.server.ts'
import { type DepartureRow, listDepartures } from '#features/departures/reads.server.ts'
import { listRatedHotels } from '#features/hotels/reads.server.ts'
import type { Party, ProductOrder } from '#features/orders/order.ts'
import { partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import { listBookableCards } from '#features/packages/reads.server.ts'
import { listWaiting } from '#features/stock/reads.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Db } from '#platform/context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { type Story, spread } from './demo-stories.ts'

/** One sample: what is booked, for whom, and what becomes of it. */
export type Sample = { order: ProductOrder; party: Party; story: Story }

const nothingAdded = { extras: [], code: null } as const
const inTurn = <One>(list: readonly One[], nth: number): One | undefined => list[nth % list.length]

/** The demo bookings of a season for what this site sells, relative to the current day. */
export async function planDemoBookings({ db, clock }: Context): Promise<Sample[]> {
  const now = clock.now()
  const open = (await listDepartures(db, { now })).filter(
    ({ status, startsOn }) => !['closed', 'cancelled', 'full'].includes(status) && startsOn > addDays(kigaliDay(now), 5),
  )
  return [
    ...(await onDepartures(db, open)),
    ...(await onOwnDates(db, kigaliDay(now))),
    ...(await stays(db, kigaliDay(now))),
    ...(await hires(db, kigaliDay(now))),
  ]
}

const seatStories: readonly Story[] = [
  'deposit',
  'held',
  'paid',
  'deposit',
  'lapsed',
  'held',
  'cancelled',
  'deposit',
  'paid',
  'declined',
  'part-paid',
  'deposit',
  'refunded',
  'held',
  'quoted',
  'paid',
  'enquiry',
]

/** Two parties or three on each of the next departures; one of them is filled up, and three parties wait for it. */
async function onDepartures(db: Db, open: readonly DepartureRow[]): Promise<Sample[]> {
  const next = open.slice(0, 18)
  const full = await smallest(db, open.slice(3, 30))
  const scattered = next
    .filter(({ slug }) => slug !== full?.slug)
    .flatMap((departure, nth) =>
      Array.from({ length: 2 + (nth % 2) }, (_, more): Sample => {
        const at = nth * 3 + more
        const count = Math.min(1 + spread(at, [0, 3]), Math.max(1, Math.floor(departure.left / 3)))
        return { order: seats(departure), party: withChild(count, at), story: inTurn(seatStories, at) ?? 'held' }
      }),
    )
  if (!full) return scattered
  const filling = partiesOf(full.left).map(
    (count): Sample => ({ order: seats(full), party: partyOfUnnamed(count), story: 'deposit' }),
  )
  const waiting = [2, 1, 3].map((count): Sample => ({ order: seats(full), party: partyOfUnnamed(count), story: 'waiting' }))
  return [...scattered, ...filling, ...waiting]
}

/** A departure with few seats and no waiting list, as the one that is full. */
async function smallest(db: Db, open: readonly DepartureRow[]): Promise<DepartureRow | undefined> {
  for (const departure of open.toSorted((a, b) => a.left - b.left)) {
    const { id, startsOn, left, taken } = departure
    const waits = await listWaiting(db, departureSeats(id), startsOn)
    if (left > 2 && taken === 0 && waits.length === 0) return departure
  }
  return undefined
}

const partiesOf = (seats: number): number[] => (seats <= 4 ? [seats] : [3, ...partiesOf(seats - 3)])

const seats = ({ slug, packageSlug, comfort }: DepartureRow): ProductOrder => ({
  kind: 'departure',
  departure: slug,
  package: packageSlug,
  comfort,
  singleRooms: 0,
  ...nothingAdded,
})

/** Every seventh party brings somebody of sixteen. */
const withChild = (count: number, nth: number): Party =>
  nth % 7 === 3 ? [...partyOfUnnamed(count), { ...unnamed, assumedAge: 16 }] : partyOfUnnamed(count)

const ownStories: readonly Story[] = [
  'deposit',
  'enquiry',
  'quoted',
  'held',
  'deposit',
  'travelled',
  'enquiry',
  'paid',
  'travelled',
  'cancelled',
  'absent',
  'travelled',
  'travelled',
]

/** Journeys on days of their own, of which some are over and some on the road, and groups of pilgrims. */
async function onOwnDates(db: Db, today: string): Promise<Sample[]> {
  const cards = await listBookableCards(db)
  const journeys = Array.from({ length: 28 }, (_, nth): Sample | undefined => {
    const card = inTurn(cards, nth)
    const story = inTurn(ownStories, nth) ?? 'deposit'
    const over = story === 'travelled' || story === 'absent'
    const comfort = card?.from?.comfort
    if (!card || !comfort) return undefined
    const isUnderway = over && card.days > 2 && nth % 2 === 0
    const daysAgo = isUnderway ? Math.floor(card.days / 2) : spread(nth, [2, 90])
    const startsOn = addDays(today, over ? -daysAgo : spread(nth, [40, 200]))
    const order: ProductOrder = { kind: 'journey', package: card.slug, startsOn, comfort, singleRooms: 0, ...nothingAdded }
    return { order, party: partyOfUnnamed(2 + (nth % 3)), story }
  })
  const shrines = cards.filter(({ kind }) => kind === 'pilgrimage')
  const groups = Array.from({ length: 5 }, (_, nth): Sample | undefined => {
    const card = inTurn(shrines, nth)
    const comfort = card?.from?.comfort
    if (!card || !comfort) return undefined
    const startsOn = addDays(today, spread(nth + 40, [70, 240]))
    const order: ProductOrder = { kind: 'pilgrims', package: card.slug, startsOn, comfort, singleRooms: 0, ...nothingAdded }
    return {
      order,
      party: partyOfUnnamed(16 + nth * 4),
      story: inTurn(['enquiry', 'deposit', 'quoted', 'held', 'paid'] as const, nth) ?? 'held',
    }
  })
  return [...journeys, ...groups].filter((one) => one !== undefined)
}

const bedStories: readonly Story[] = [
  'deposit',
  'paid',
  'held',
  'lapsed',
  'deposit',
  'cancelled',
  'paid',
  'held',
  'refunded',
  'deposit',
]

async function stays(db: Db, today: string): Promise<Sample[]> {
  const hotels = (await listRatedHotels(db)).filter(({ rooms }) => rooms.length > 0)
  return Array.from({ length: 12 }, (_, nth): Sample | undefined => {
    const hotel = inTurn(hotels, nth * 3)
    const room = hotel && inTurn(hotel.rooms, nth)
    const board = room?.rates[0]?.board
    if (!hotel || !room || !board) return undefined
    const startsOn = addDays(today, spread(nth, [9, 150]))
    const adults = Math.min(2, room.adultsMost)
    const order: ProductOrder = {
      kind: 'stay',
      hotel: hotel.id,
      startsOn,
      endsOn: addDays(startsOn, 2 + (nth % 4)),
      rooms: [{ room: room.id, board, adults, childAges: [] }],
      ...nothingAdded,
    }
    return { order, party: partyOfUnnamed(adults), story: inTurn(bedStories, nth) ?? 'held' }
  }).filter((one) => one !== undefined)
}

async function hires(db: Db, today: string): Promise<Sample[]> {
  const classes = (await listVehicleClasses(db)).filter(({ withDriver }) => withDriver !== null)
  return Array.from({ length: 8 }, (_, nth): Sample | undefined => {
    const of = inTurn(classes, nth)
    if (!of) return undefined
    const day = addDays(today, spread(nth + 20, [9, 120]))
    const order: ProductOrder = {
      kind: 'hire',
      vehicleClass: of.id,
      vehicles: 1,
      from: `${day}T09:00`,
      to: `${addDays(day, 3 + nth)}T17:00`,
      withDriver: true,
      driver: null,
      abroad: [],
      ...nothingAdded,
    }
    return { order, party: partyOfUnnamed(Math.min(3, of.seats)), story: inTurn(bedStories, nth + 4) ?? 'held' }
  }).filter((one) => one !== undefined)
}
