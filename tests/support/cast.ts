import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { demoPackages } from '#db/demo/packages.ts'
import freightLanes from '#db/reference/freight-lanes.json' with { type: 'json' }
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import legs from '#db/reference/legs.json' with { type: 'json' }
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { cancelBooking, planCancellation } from '#features/bookings/cancellations/cancel-booking.server.ts'
import { amendBooking } from '#features/bookings/changes/amend-booking.server.ts'
import { type Amendment, planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { joinWaitingList } from '#features/bookings/placing/join-waiting-list.server.ts'
import { type BookingRequest, requestBooking } from '#features/bookings/placing/request-booking.server.ts'
import { quoteOrder } from '#features/bookings/quotes/quote-order.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { addVehicleClasses } from '#features/cars/add-vehicle-classes.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import { addFreightLanes } from '#features/freight/add-freight-lanes.server.ts'
import type { Lane } from '#features/freight/lane.ts'
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import { keepRoomNights } from '#features/hotels/keep-room-nights.server.ts'
import type { DepartureOrder, JourneyOrder, Member, Party, ProductOrder, StayOrder } from '#features/orders/order.ts'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { reserveDemoPermits } from '#features/permits/lots/reserve-demo-permits.server.ts'
import { addLegs } from '#features/places/add-legs.server.ts'
import type { Leg } from '#features/places/leg.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { defaultSettings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'

/** What was made of the trek so far in each test context, known by its clock: a worker opens one after the other. */
const treks = new WeakMap<Context['clock'], { id?: Promise<number>; nextStart: number }>()

function trekIn({ clock }: Context) {
  const trek = treks.get(clock) ?? { nextStart: 90 }
  treks.set(clock, trek)
  return trek
}

/** The three-day gorilla trek of the demo, published once for a test file; its departures are the file's own. */
export async function publishTrek(ctx: Context): Promise<{ id: number; slug: string; nights: number }> {
  const content = demoPackages.find(({ slug }) => slug === 'an-hour-with-the-gorillas')
  if (!content) throw new Error('The demo has no gorilla trek')
  const fees = await listVisitorFees(ctx.db)
  const trek = trekIn(ctx)
  trek.id ??= ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels as NewHotel[])
    return publishPackage(ctx, tx, content, { fees, position: 0 })
  })
  return { id: await trek.id, slug: content.slug, nights: content.nights }
}

/** A departure of the gorilla trek about three months ahead, on a day of its own, with this many seats, their permits and a minimum of four. */
export async function gorillaTrek(ctx: Context, { seats, inDays }: { seats: number; inDays?: number }) {
  const startsIn = inDays ?? trekIn(ctx).nextStart++
  const of = await publishTrek(ctx)
  const startsOn = addDays(kigaliDay(ctx.clock.now()), startsIn)
  const departure = { package: of, startsOn, capacity: seats, minimum: 4, comfort: 'lodge', guaranteed: false } as const
  const id = await ctx.db.transaction().execute(async (tx) => {
    const opened = await openDeparture(ctx, tx, departure)
    await reserveDemoPermits(ctx, tx)
    return opened
  })
  return { id, slug: `${of.slug}-${startsOn}`, startsOn }
}

/** A pilgrimage of the demo, published once for a test file. */
export async function publishPilgrimage(ctx: Context): Promise<string> {
  const content = demoPackages.find(({ slug }) => slug === 'the-road-to-kibeho')
  if (!content) throw new Error('The demo has no road to Kibeho')
  const fees = await listVisitorFees(ctx.db)
  await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels as NewHotel[])
    await publishPackage(ctx, tx, content, { fees, position: 1 })
  })
  return content.slug
}

/** The hotels and cars of the demo with their stock, so many months ahead as they are sold. */
export async function openRoomsAndCars(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels as NewHotel[])
    await addVehicleClasses(tx, vehicles as ReferenceClass[])
  })
  await keepRoomNights(ctx)
  await keepVehicleDays(ctx)
}

/** The roads between the places, and the freight lanes. */
export async function openRoads(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addLegs(ctx, tx, legs as Leg[])
    await addFreightLanes(ctx, tx, freightLanes as Lane[])
  })
}

/** An adult from abroad. */
export const marit: Member = {
  firstNames: 'Marit Elise',
  familyName: 'Solheim',
  bornOn: '1988-11-03',
  assumedAge: 38,
  residency: 'foreign',
}

/** Seats on a departure of the trek, in lodges. */
export const seatsOn = (departureSlug: string): DepartureOrder => ({
  kind: 'departure',
  departure: departureSlug,
  package: 'an-hour-with-the-gorillas',
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
})

/** The same trek on a day of the party's own, in lodges; a departure of it has to be published before. */
export const trekFrom = (startsOn: Day): JourneyOrder => ({
  kind: 'journey',
  package: 'an-hour-with-the-gorillas',
  startsOn,
  comfort: 'lodge',
  singleRooms: 0,
  extras: [],
  code: null,
})

/** A room in Kigali for one, from a day on, for so many nights. */
export const stayFrom = (startsOn: Day, nights: number): StayOrder => ({
  kind: 'stay',
  hotel: 'imisozi-terrace-kigali',
  startsOn,
  endsOn: addDays(startsOn, nights),
  rooms: [{ room: 'superior-twin', board: 'BB', adults: 1, childAges: [] }],
  extras: [],
  code: null,
})

export const contact = { name: 'Marit Elise Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }

/** A whole request for seats on a departure: so many adults, two to a room, paying by bank transfer the current price. */
export async function partyOf(ctx: Context, count: number, departureSlug: string) {
  return {
    order: seatsOn(departureSlug),
    party: Array.from({ length: count }, () => marit),
    contact,
    message: '',
    payment: {
      method: 'bank-transfer' as const,
      terms: true as const,
      agreedTerms: defaultSettings.termsVersion,
      agreedTotalMinor: await priceOf(ctx, count, departureSlug),
    },
    draftId: randomUUID(),
  }
}

/** What so many adults pay in lodges now, in minor units; 0 once it cannot be booked any more. */
export async function priceOf(ctx: Context, count: number, departureSlug: string): Promise<number> {
  const party: Party = partyOfUnnamed(count)
  const found = await quoteOrder(ctx.db, seatsOn(departureSlug), party, ctx.clock.now())
  return found.done ? found.value.quote.schedule.totalMinor : 0
}

/** A booking on hold for so many travellers; fails where it is refused. */
export async function heldBooking(ctx: Context, departureSlug: string, count: number) {
  const made = await requestBooking(ctx, await partyOf(ctx, count, departureSlug))
  if (!made.done) throw new Error(`No seats held: ${made.refusal.reason}`)
  return bookingNow(ctx, made.value.id)
}

/** A request for anything, paying by bank transfer the price of now. */
export async function requestOf(ctx: Context, order: ProductOrder, party: Party): Promise<BookingRequest> {
  const found = await quoteOrder(ctx.db, order, party, ctx.clock.now())
  if (!found.done) throw new Error(`No price: ${JSON.stringify(found.refusal)}`)
  const agreedTotalMinor = found.value.quote.schedule.totalMinor
  const agreedTerms = defaultSettings.termsVersion
  const payment = { method: 'bank-transfer', terms: true, agreedTerms, agreedTotalMinor } as const
  return { order, party, contact, message: '', payment, draftId: randomUUID() }
}

/** A booking of anything on hold; fails where it is refused. */
export async function heldOrder(ctx: Context, order: ProductOrder, party: Party) {
  const made = await requestBooking(ctx, await requestOf(ctx, order, party))
  if (!made.done) throw new Error(`Not held: ${JSON.stringify(made.refusal)}`)
  return bookingNow(ctx, made.value.id)
}

/** A booking in its current state. */
export async function bookingNow(ctx: Context, id: string) {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is not there')
  return booking
}

/** What a booking owes and has paid, now. */
export const accountNow = async (ctx: Context, id: string) => findAccount(ctx.db, await bookingNow(ctx, id), ctx.clock.now())

/** The open alerts about a booking. */
export const alertsOf = async (ctx: Context, bookingId: string): Promise<string[]> =>
  (await listOpenAlerts(ctx.db, { limit: 50, bookingId })).map(({ text }) => text)

/** How many seats of a departure are taken now, for good or on hold. */
export async function seatsTaken(ctx: Context, departure: { id: number }): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(quantity), 0)::int as seats from stock_claims
    where resource = ${`departure:${departure.id}`} and (permanent or held_until > ${ctx.clock.now()})`.execute(ctx.db)
  return rows[0]?.seats ?? 0
}

/** Staff record a bank transfer, in the booking's dollars; returns the payment's id. */
export async function paid(ctx: Context, bookingId: string, minor: number, { evenIfMore = false } = {}): Promise<string> {
  const paymentId = randomUUID()
  const input = { paymentId, method: 'bank-transfer', amount: usd(minor), reference: 'MT-1', actor: 'Owner', evenIfMore } as const
  const recorded = await recordPayment(ctx, bookingId, input)
  if (!recorded.done) throw new Error(recorded.refusal.reason)
  return paymentId
}

/** A party on the waiting list of a full departure. */
export async function waitingParty(ctx: Context, departureSlug: string, travellers: number) {
  const answer = { departure: departureSlug, travellers, name: 'Jean', email: 'jean@example.org', phone: '+33 600000000' }
  const joined = await joinWaitingList(ctx, { answer, formKey: randomUUID() })
  if (!joined.done) throw new Error(joined.refusal.reason)
  return joined.value
}

/** What changing a booking now would come to; fails where it is refused. */
export async function amendmentNow(ctx: Context, id: string, amendment: Amendment) {
  const planned = await planAmendment(ctx.db, await bookingNow(ctx, id), amendment, { now: ctx.clock.now(), byVisitor: true })
  if (!planned.done) throw new Error(planned.refusal.reason)
  return planned.value
}

/** The visitor changes a booking, at the price that the plan shows; returns the outcome of the plan or the change. */
export async function amend(ctx: Context, id: string, amendment: Amendment) {
  const planned = await planAmendment(ctx.db, await bookingNow(ctx, id), amendment, { now: ctx.clock.now(), byVisitor: true })
  if (!planned.done) return planned
  const agreedTotalMinor = planned.value.schedule.totalMinor
  return amendBooking(ctx, id, { amendment, agreedTotalMinor, mover: 'visitor', actor: 'visitor', text: '' })
}

/** What cancelling a booking now would cost and give back. */
export const cancellationNow = async (ctx: Context, id: string) =>
  planCancellation(ctx.db, await bookingNow(ctx, id), { now: ctx.clock.now(), reason: '' })

/** The visitor cancels a booking at the fee of now; fails where it is refused. */
export async function cancelled(ctx: Context, id: string) {
  const { feeMinor: agreedFeeMinor } = await cancellationNow(ctx, id)
  const ended = await cancelBooking(ctx, id, { mover: 'visitor', actor: 'visitor', reason: 'Ill', agreedFeeMinor })
  if (!ended.done) throw new Error(ended.refusal.reason)
  return ended.value
}

/** From now on so many permits are there for the visits of a departure, each day; the rest is on request. */
export async function leavePermits(ctx: Context, { id }: { id: number }, count: number): Promise<void> {
  await sql`delete from permits p using permit_lots l where l.id = p.lot_id and l.departure_id = ${id}`.execute(ctx.db)
  await sql`delete from permit_moves m using permit_lots l where l.id = m.lot_id and l.granted_for is not null`.execute(ctx.db)
  await sql`delete from permit_lots where departure_id = ${id} and granted_for is not null`.execute(ctx.db)
  await sql`
    insert into permits (lot_id) select id from permit_lots cross join generate_series(1, ${count}::int) where departure_id = ${id}`.execute(
    ctx.db,
  )
}
