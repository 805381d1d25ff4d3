import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoPackages } from '#db/demo/packages.ts'
import { planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { listTravellers } from '#features/bookings/reads.server.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import {
  guestsOf,
  type OrderedRoom,
  type Party,
  type ProductOrder,
  partyOfUnnamed,
  type StayOrder,
} from '#features/orders/order.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { reserveDemoPermits } from '#features/permits/lots/reserve-demo-permits.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { type BuyerOutcome, letLoose, type Wish } from '../support/buyers.ts'
import { heldOrder, leavePermits, openRoomsAndCars, requestOf } from '../support/cast.ts'
import { testContext } from '../support/test-context.ts'

/** The buyers run on the database's clock, so this context starts at the current instant. */
const { ctx, clock, database } = await testContext({ now: new Date().toISOString() })
await openRoomsAndCars(ctx)
const fees = await listVisitorFees(ctx.db)
const today = kigaliDay(clock.now())

/** A package of the demo whose second day is with the gorillas. */
async function publish(slug: string, position: number) {
  const content = demoPackages.find((one) => one.slug === slug)
  if (!content) throw new Error(`The demo has no ${slug}`)
  const id = await ctx.db.transaction().execute((tx) => publishPackage(ctx, tx, content, { fees, position }))
  return { id, slug, nights: content.nights }
}
const packages = [await publish('an-hour-with-the-gorillas', 0), await publish('gorillas-then-the-lake', 1)]

/** Departures of both packages on the same days, with too few permits each. */
async function openBoth(startsOn: Day, { seats, permits }: { seats: number; permits: number }): Promise<string[]> {
  for (const of of packages) {
    const departure = { package: of, startsOn, capacity: seats, minimum: 4, comfort: 'lodge', guaranteed: false } as const
    const id = await ctx.db.transaction().execute(async (tx) => {
      const opened = await openDeparture(ctx, tx, departure)
      await reserveDemoPermits(ctx, tx)
      return opened
    })
    await leavePermits(ctx, { id }, permits)
  }
  return packages.map(({ slug }) => `${slug}-${startsOn}`)
}

const seatsOn = (departure: string): ProductOrder => ({
  kind: 'departure',
  departure,
  package: departure.slice(0, -'-2027-01-01'.length),
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
})
const double: OrderedRoom = { room: 'standard-double', board: 'BB', adults: 2, childAges: [] }
const twin: OrderedRoom = { room: 'superior-twin', board: 'BB', adults: 2, childAges: [] }
const stay = (startsOn: Day, nights: number, rooms: readonly OrderedRoom[]): StayOrder => ({
  kind: 'stay',
  hotel: 'imisozi-terrace-kigali',
  startsOn,
  endsOn: addDays(startsOn, nights),
  rooms,
  extras: [],
  code: null,
})

/** So many of everything, one after the other. */
const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
const roomsWanted = [[double], [twin], [double, twin], [twin, twin], [double, double, twin]]

/** What the buyer with this number wants: three in five a stay of one to three nights, the others seats for one to three. */
function wanted(index: number, first: Day, departures: readonly string[]): { order: ProductOrder; party: Party } {
  const turn = Math.floor(index / 5)
  if (index % 5 >= 2) {
    const order = stay(addDays(first, index % 4), 1 + (turn % 3), pick(roomsWanted, turn + index))
    return { order, party: guestsOf(order) }
  }
  return { order: seatsOn(pick(departures, index + turn)), party: partyOfUnnamed(1 + (turn % 3)) }
}

async function wishesOf(count: number, first: Day, departures: readonly string[]): Promise<Wish[]> {
  const wishes: Wish[] = []
  for (let index = 0; index < count; index += 1) {
    const { order, party } = wanted(index, first, departures)
    wishes.push({ request: await requestOf(ctx, order, party) })
  }
  return wishes
}

/** Every second one in each process. */
const inTwo = <Item>(items: readonly Item[]): Item[][] => [0, 1].map((half) => items.filter((_, index) => index % 2 === half))

type Level = { resource: string; day: Day; capacity: number; taken: number }
async function levels(): Promise<Level[]> {
  const { rows } = await sql<Level>`
    select resource, day, s.capacity, coalesce(sum(quantity) filter (where permanent or held_until > clock_timestamp()), 0)::int as taken
    from stock_at(clock_timestamp()) s left join stock_claims using (resource, day)
    where day between ${today} and ${addDays(today, 200)} group by resource, day, s.capacity`.execute(ctx.db)
  return rows
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(ctx.db)).rows[0]?.count

/** What holds after every rush: nothing is oversold, and the rows agree with the answers that buyers got. */
async function expectOrder(outcomes: readonly BuyerOutcome[], printed: string): Promise<Level[]> {
  expect(outcomes.filter((one) => 'error' in one)).toEqual([])
  expect(printed).toBe('')
  const now = await levels()
  expect(now.filter(({ capacity, taken }) => taken > capacity)).toEqual([])
  expect(await countOf(sql`select deadlocks::int as count from pg_stat_database where datname = ${database.name}`)).toBe(0)
  return now
}

/** Those who were refused although all that they cannot do without would be there. */
async function refusedInVain(wishes: readonly Wish[], outcomes: readonly BuyerOutcome[], now: readonly Level[]) {
  const inVain: unknown[] = []
  for (const [index, wish] of wishes.entries()) {
    const answer = outcomes[index]
    if (!answer || !('refused' in answer) || !('request' in wish)) continue
    const found = await quoteOrder(ctx.db, wish.request.order, wish.request.party, clock.now())
    if (!found.done) throw new Error(found.refusal.reason)
    const fits = found.value.quote.parts
      .filter(({ soft }) => !soft)
      .every(({ resource, day, quantity }) => {
        const level = now.find((one) => one.resource === resource && one.day === day)
        return level !== undefined && level.capacity - level.taken >= quantity
      })
    if (fits) inVain.push({ ...wish.request.order, refused: answer.refused })
  }
  return inVain
}

const idsOf = (outcomes: readonly BuyerOutcome[]) => outcomes.flatMap((one) => ('done' in one ? [one.done] : []))

test('500 buyers at two processes want too few seats, permits and rooms: each is sold once, and all that can be sold is', async () => {
  const first = addDays(today, 60)
  const departures = [
    ...(await openBoth(first, { seats: 24, permits: 15 })),
    ...(await openBoth(addDays(first, 1), { seats: 17, permits: 10 })),
  ]
  const crowds = inTwo(await wishesOf(500, first, departures))
  const { outcomes, printed } = await letLoose(database.address, crowds)
  const now = await expectOrder(outcomes.flat(), printed)
  expect(outcomes.flat().filter((one) => 'refused' in one && one.refused !== 'stock-short')).toEqual([])
  expect(await refusedInVain(crowds.flat(), outcomes.flat(), now)).toEqual([])
  const ids = idsOf(outcomes.flat())
  expect(new Set(ids).size).toBe(ids.length)
  expect(await countOf(sql`select count(*)::int as count from bookings where state in ('requested', 'on-hold')`)).toBe(ids.length)
  expect(
    await countOf(
      sql`select count(distinct data->>'bookingId')::int as count from jobs where data->>'letter' in ('received', 'requested')`,
    ),
  ).toBe(ids.length)
  expect(await countOf(sql`select count(*)::int as count from jobs where data->>'letter' in ('received', 'requested')`)).toBe(
    ids.length,
  )
  // A permit that lies there unused while somebody who would fit waits for the supplier is lost as well.
  const waits = await sql`
    select p.resource, p.day, p.quantity from booking_parts p join stock_at(clock_timestamp()) s using (resource, day)
    where p.on_request and p.quantity <= s.free`.execute(ctx.db)
  expect(waits.rows).toEqual([])
  expect(now.filter(({ resource, taken }) => resource.startsWith('departure:') && taken > 0)).toHaveLength(4)
})

/** Of these bookings those whose claims differ from their parts, except parts on request. */
async function claimingOtherwise(ids: readonly string[]) {
  const { rows } = await sql`
    select resource, day, p.quantity as asked, c.quantity as claimed
    from (select * from booking_parts where not on_request and booking_id = any(${ids}::uuid[])) p
    full join (select * from stock_claims where booking_id = any(${ids}::uuid[])) c using (booking_id, resource, day)
    where p.quantity is distinct from c.quantity`.execute(ctx.db)
  return rows
}

test('while forty parties change rooms and departures crosswise nothing is lost, and a new buyer gets what became free', async () => {
  const first = addDays(today, 120)
  const departures = await openBoth(first, { seats: 26, permits: 15 })
  const changes: Wish[] = []
  for (let index = 0; index < 40; index += 1) {
    const orders = index % 2 === 0 ? departures.map(seatsOn) : [stay(first, 2, [double]), stay(addDays(first, 1), 2, [twin])]
    const order = pick(orders, index >> 1)
    const party = order.kind === 'stay' ? guestsOf(order) : partyOfUnnamed(2)
    const booking = await heldOrder(ctx, order, party)
    const amendment = { order: pick(orders, (index >> 1) + 1), party: await listTravellers(ctx.db, booking.id) }
    const plan = await planAmendment(ctx.db, booking, amendment, { now: clock.now(), byVisitor: true })
    if (!plan.done) throw new Error(plan.refusal.reason)
    const agreedTotalMinor = plan.value.schedule.totalMinor
    changes.push({ id: booking.id, amend: { amendment, agreedTotalMinor, mover: 'visitor', actor: 'visitor', text: '' } })
  }
  // No new buyer comes meanwhile, so there is stock: the first change that gets the lock succeeds.
  const early = await letLoose(database.address, inTwo(changes.slice(0, 12)))
  await expectOrder(early.outcomes.flat(), early.printed)
  expect(early.outcomes.flat().filter((one) => 'done' in one).length).toBeGreaterThan(0)
  const newcomers = await wishesOf(120, first, departures)
  const later = changes.slice(12)
  const crowds = inTwo(newcomers.flatMap((wish, index) => [wish, ...later.slice(index, index + 1)]))
  const rush = await letLoose(database.address, crowds)
  await expectOrder(rush.outcomes.flat(), rush.printed)
  const inAll = [...idsOf(rush.outcomes.flat()), ...changes.flatMap((wish) => ('id' in wish ? [wish.id] : []))]
  expect(await claimingOtherwise(inAll)).toEqual([])
  const left = crowds.flat().filter((wish, index) => 'request' in wish && 'refused' in (rush.outcomes.flat()[index] ?? {}))
  const again = inTwo(left)
  const second = await letLoose(database.address, again)
  const now = await expectOrder(second.outcomes.flat(), second.printed)
  expect(await refusedInVain(again.flat(), second.outcomes.flat(), now)).toEqual([])
})
