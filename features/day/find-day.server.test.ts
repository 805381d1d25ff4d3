import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { recordReplies } from '#features/supply/answers/record-replies.server.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import { sendOrders, stampOf } from '#features/supply/messages/send-orders.server.ts'
import { listLines } from '#features/supply/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, openRoads, openRoomsAndCars } from '#tests/support/cast.ts'
import { assigned, bookedPermit, newCar, newGuide } from '#tests/support/crew-sheets.ts'
import { hireBooking } from '#tests/support/hires.ts'
import { accept, sentProposal } from '#tests/support/sent-proposal.ts'
import { addTravellers, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, type Day } from '#values/dates.ts'
import type { DayCard } from './day-card.ts'
import { findDay } from './find-day.server.ts'

const { ctx, clock, database } = await testContext()
const { db } = ctx
await openRoomsAndCars(ctx)
await openRoads(ctx)
const trek = await suppliedTrek(ctx)
const watched = watchStatements(database.address)
afterAll(watched.close)

const dayOf = (day: Day, from = db) => findDay(from, { day, now: clock.now() })
const cardIn = ({ cards }: { cards: DayCard[] }, key: string) => cards.find((card) => card.key === key)
const kindsIn = (board: { cards: DayCard[] }, key: string) => cardIn(board, key)?.problems.map(({ kind }) => kind)

/** Sends what is ordered for a booking, and has all of it confirmed. */
async function confirmOrders(bookingId: string) {
  await followOrders(ctx)
  const { rows } = await sql<{ id: number }>`select id from supply_runs where booking_id = ${bookingId}`.execute(db)
  const lines = await listLines(db, rows[0]?.id ?? 0)
  const actor = { id: 'diane', name: 'Diane' }
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))]
  await sendOrders(ctx, { run: { bookingId }, orderIds, stamp: stampOf(lines), method: 'email', spokeWith: '', actor })
  for (const { id, orderId } of lines)
    await recordReplies(ctx, {
      orderId: orderId ?? 0,
      replies: [{ lineId: id, answer: 'confirmed', reference: `R${id}`, until: null, costMinor: null }],
      ...{ text: '', by: actor, acceptsCost: true },
    })
}

const flightOf = (bookingId: string, direction: 'in' | 'out', day: Day, at: string) =>
  sql`insert into booking_flights (booking_id, direction, number, airport, day, at, entered_at, entered_by)
    values (${bookingId}, ${direction}, 'KL 537', 'KGL', ${day}, ${at}, now(), 'visitor')`.execute(db)
const paidInFull = (bookingId: string) => sql`update bookings set paid_minor = total_minor where id = ${bookingId}`.execute(db)

test('a journey that has everything says where it goes and sleeps, who drives, which permits, and that nothing is wrong', async () => {
  const { bookingId, startsOn, endsOn } = await trek.book({ travellers: 2, language: 'fr' })
  const key = `booking-${bookingId}`
  await followOrders(ctx)
  await bookedPermit(db, bookingId, { day: startsOn, position: 1, number: null })
  await bookedPermit(db, bookingId, { day: startsOn, position: 2, number: 'RDB-2' })
  expect(kindsIn(await dayOf(startsOn), key)).toEqual(['crew', 'night', 'permits', 'flight', 'balance'])
  await confirmOrders(bookingId)
  await paidInFull(bookingId)
  await sql`update booking_purchases set status = 'bought', number = 'RDB-1' where booking_id = ${bookingId} and number is null`.execute(
    db,
  )
  const of = { bookingId, from: startsOn, to: endsOn }
  await assigned(db, { guideId: await newGuide(db, 'Aline Road', '+250 788 111 222'), ...of })
  await assigned(db, { carId: await newCar(db, 'Prado', 'RAB 123 C'), ...of })
  await flightOf(bookingId, 'in', startsOn, '07:05')
  const card = cardIn(await dayOf(startsOn), key)
  expect(card).toMatchObject({
    ...{ problems: [], head: 'arrives', nth: 1, adults: 2, childAges: [], languages: ['fr'] },
    parties: [{ leadName: 'Marit Solheim', phone: '+47 900 00 000', travellers: 2 }],
    members: [
      { name: 'Aline Road', role: 'driver-guide', phone: '+250 788 111 222' },
      { name: 'Prado', plate: 'RAB 123 C' },
    ],
    night: [
      {
        name: 'Lodge Mutobo',
        phone: '+250 788 000 000',
        theirReference: expect.stringMatching(/^R\d+$/),
        state: 'confirmed',
      },
    ],
    permits: [{ label: 'Gorillas, Volcanoes', total: 2, numbered: 2 }],
    times: [{ at: '07:05', number: 'KL 537', where: 'KGL', travellers: 2 }],
  })
  expect(card?.day.from).toBe('Kigali')
  expect(card?.day.minutes).toBeGreaterThan(60)
  const last = cardIn(await dayOf(endsOn), key)
  expect(last).toMatchObject({ head: 'leaves', night: null, problems: [{ kind: 'flight', direction: 'out', travellers: 2 }] })
})

test('what its supplier confirmed stands while a change of it waits', async () => {
  const { bookingId, startsOn } = await trek.book()
  await confirmOrders(bookingId)
  await sql`insert into booking_travellers (booking_id, position, assumed_age, residency) values (${bookingId}, 3, 30, 'foreign')`.execute(
    db,
  )
  await sql`update bookings set travellers_count = 3, version = version + 1 where id = ${bookingId}`.execute(db)
  await followOrders(ctx)
  const card = cardIn(await dayOf(startsOn), `booking-${bookingId}`)
  expect(card?.night).toMatchObject([{ name: 'Lodge Mutobo', state: 'confirmed', isChanging: true }])
  expect(card?.problems).toContainEqual({ kind: 'night-changing', lodge: 'Lodge Mutobo' })
})

test('a departure is one card with the parties that are sold, and a departure without anybody is none', async () => {
  const [booked, empty] = [await gorillaTrek(ctx, { seats: 8 }), await gorillaTrek(ctx, { seats: 8 })]
  const on = {
    kind: 'departure',
    departureId: booked.id,
    startsOn: booked.startsOn,
    endsOn: addDays(booked.startsOn, 2),
  } as const
  const seats = { ...on, ordered: { departure: booked.slug, package: trek.slug, comfort: 'lodge', extras: [] } }
  for (const travellers of [2, 3]) await addTravellers(ctx, await bareBooking(db, seats), travellers)
  await bareBooking(db, { ...seats, state: 'on-hold', holdEndsAt: new Date(clock.now().getTime() + 3_600_000) })
  await bareBooking(db, { ...seats, state: 'cancelled' })
  const board = await dayOf(booked.startsOn)
  expect(cardIn(board, `departure-${booked.id}`)).toMatchObject({ reference: '', adults: 5, parties: [{}, {}] })
  expect(cardIn(board, `departure-${booked.id}`)?.parties).toHaveLength(2)
  expect((await dayOf(empty.startsOn)).cards.some(({ key }) => key === `departure-${empty.id}`)).toBe(false)
})

test('a stay sleeps at its hotel, a hire at no place of ours, a hold is not on the road', async () => {
  const startsOn = '2028-02-10'
  const days = { startsOn, endsOn: '2028-02-12' }
  const ordered = { hotel: 'imisozi-terrace-kigali', ...days, rooms: [], extras: [] }
  const stay = await bareBooking(db, { kind: 'stay', ...days, ordered })
  const hire = await hireBooking(db, { from: `${startsOn}T08:30`, to: '2028-02-12T18:00' })
  await bareBooking(db, { ...days, state: 'on-hold', holdEndsAt: new Date(clock.now().getTime() + 3_600_000) })
  const board = await dayOf(startsOn)
  expect(board.cards).toHaveLength(2)
  expect(cardIn(board, `booking-${stay}`)).toMatchObject({
    night: [{ place: 'Kigali', state: null }],
    problems: expect.arrayContaining([{ kind: 'night-not-ordered', lodge: cardIn(board, `booking-${stay}`)?.night?.[0]?.name }]),
  })
  expect(cardIn(board, `booking-${hire}`)).toMatchObject({
    ...{ night: null, hired: { vehicles: 1 }, times: [{ at: '08:30', what: 'pick-up' }] },
    problems: expect.arrayContaining([expect.objectContaining({ kind: 'crew' })]),
  })
})

test('a tailored trip says its days as they were accepted', async () => {
  const proposal = await sentProposal(ctx)
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(accepted.refusal.reason)
  const { id } = accepted.value
  await sql`update bookings set state = 'confirmed', hold_ends_at = null, answer_by = null where id = ${id}`.execute(db)
  const { rows } = await sql<{ on: Day }>`select starts_on as "on" from bookings where id = ${id}`.execute(db)
  const card = cardIn(await dayOf(rows[0]?.on ?? ''), `booking-${id}`)
  expect(card).toMatchObject({ kind: 'tailored', nth: 1, adults: 2, childAges: [11] })
})

test('a flight on the evening before a trip is said, and no hold’s', async () => {
  const startsOn = '2028-03-10'
  const sold = await bareBooking(db, { startsOn, endsOn: '2028-03-12' })
  const held = await bareBooking(db, {
    startsOn,
    endsOn: '2028-03-12',
    state: 'on-hold',
    holdEndsAt: new Date(clock.now().getTime() + 60_000),
  })
  for (const id of [sold, held]) {
    await addTravellers(ctx, id, 2)
    await flightOf(id, 'in', '2028-03-09', '19:30')
  }
  const { otherFlights } = await dayOf('2028-03-09')
  expect(otherFlights).toMatchObject([{ bookingId: sold, at: '19:30', number: 'KL 537', travellers: 2 }])
  expect((await dayOf(startsOn)).otherFlights).toEqual([])
})

test('a flight before a trip whose transfer we drive says who drives, or that somebody is missing', async () => {
  await sql`insert into extras (id, name, note, unit, amount_minor, kinds, most_per_booking, active, position, transfer)
    values ('pick-up', 'From the airport', '', 'booking', 6000, '{journey}', 1, true, 90, 'arrival')`.execute(db)
  const ordered = { package: trek.slug, comfort: 'lodge', extras: [{ id: 'pick-up', quantity: 1 }] }
  const id = await bareBooking(db, { startsOn: '2028-07-10', endsOn: '2028-07-12', ordered })
  await addTravellers(ctx, id, 2)
  await flightOf(id, 'in', '2028-07-09', '19:30')
  const transfer = async () => (await dayOf('2028-07-09')).otherFlights.map((flight) => flight.transfer)
  const hours = { from: '2028-07-09T19:30', to: expect.stringMatching(/^2028-07-09T2/) }
  expect(await transfer()).toMatchObject([{ ...hours, crew: [], isMissing: true }])
  const span = { from: '2028-07-09T19:00', to: '2028-07-09T22:30' }
  const run = { bookingId: id, from: '2028-07-10', to: '2028-07-12', span }
  await assigned(db, { ...run, carId: await newCar(db, 'RAV4', 'RAB 500 T') })
  await assigned(db, { ...run, guideId: await newGuide(db, 'Eric'), role: 'driver' })
  expect(await transfer()).toMatchObject([{ crew: [expect.any(String), expect.any(String)], isMissing: false }])
})

test('of health and emergencies it says that they exist, and opens nothing', async () => {
  const id = await bareBooking(db, { startsOn: '2028-04-10', endsOn: '2028-04-11' })
  await addTravellers(ctx, id, 2)
  await sql`insert into traveller_details (booking_id, position, health_sealed, diet, access, consent_at, consent_version, updated_at, updated_by)
    values (${id}, 1, 'zq-health'::bytea, 'Vegetarian', 'Wheelchair', now(), '1', now(), 'visitor')`.execute(db)
  const board = await dayOf('2028-04-10')
  expect(cardIn(board, `booking-${id}`)).toMatchObject({
    diets: [
      { name: 'Vegetarian', count: 1 },
      { name: 'Wheelchair', count: 1 },
    ],
  })
  expect(kindsIn(board, `booking-${id}`)).toContain('details')
  expect(JSON.stringify(board)).not.toMatch(/zq-health|sealed/)
})

test('an open alert of a booking is on its card, one that is done is not', async () => {
  const id = await bareBooking(db, { startsOn: '2028-04-20', endsOn: '2028-04-21' })
  await sql`insert into alerts (occasion, booking_id, text, at, done_at, done_by) values ('notice:1', ${id}, 'A card notice', now(), null, null),
    ('notice:2', ${id}, 'Done', now(), now(), 'Esi')`.execute(db)
  const { problems } = cardIn(await dayOf('2028-04-20'), `booking-${id}`) ?? {}
  expect(problems?.filter(({ kind }) => kind === 'alert')).toMatchObject([{ kind: 'alert', text: 'A card notice' }])
})

test('sixty trips are read by as many statements as six, which are six at most', async () => {
  const [few, many] = ['2028-05-10', '2028-06-10']
  const accepted = await sql<{ ordered: object }>`select ordered from bookings where kind = 'tailored' limit 1`.execute(db)
  const add = async (startsOn: Day, count: number) => {
    const days = { startsOn, endsOn: addDays(startsOn, 2) }
    for (let at = 0; at < count; at++) await trek.book({ startsOn })
    await bareBooking(db, { ...days, kind: 'tailored', ordered: { ...accepted.rows[0]?.ordered } })
    await bareBooking(db, { ...days, kind: 'stay', ordered: { hotel: 'imisozi-terrace-kigali', ...days, rooms: [], extras: [] } })
    await hireBooking(db, { from: `${startsOn}T08:30`, to: `${days.endsOn}T18:00` })
  }
  await add(few, 3)
  await add(many, 57)
  await followOrders(ctx)
  const statementsOf = async (day: Day) => {
    watched.sent.length = 0
    return { runs: (await dayOf(day, watched.db)).cards.length, statements: watched.sent.length }
  }
  expect(await statementsOf(few)).toEqual({ runs: 6, statements: 6 })
  expect(await statementsOf(many)).toEqual({ runs: 60, statements: 6 })
})
