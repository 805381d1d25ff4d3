import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek, openRoomsAndCars, publishPilgrimage } from '#tests/support/cast.ts'
import { accept, idOf, sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { findRun, listRuns, listRunsByKeys, nameRuns } from './reads-runs.server.ts'

const { ctx, clock, database } = await testContext()
await openRoomsAndCars(ctx)
const kibeho = await publishPilgrimage(ctx)
const trek = 'an-hour-with-the-gorillas'
const later = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
const runs = (from: string, to = from) => listRuns(ctx.db, { from, to, now: clock.now() })
const texts = async (from: string, to = from) => (await runs(from, to)).map(({ key }) => runText(key))
const bookingKey = (bookingId: string): RunKey => ({ bookingId })

test('a departure on sale is a run with the travellers and languages of its sold bookings', async () => {
  const { id, slug, startsOn } = await gorillaTrek(ctx, { seats: 8 })
  const seats = { kind: 'departure', departureId: id, startsOn, endsOn: startsOn, ordered: { package: trek } } as const
  expect(await findRun(ctx.db, { departureId: id })).toMatchObject({ travellers: 0, languages: [], isGuaranteed: false })
  for (const [state, travellers, language] of [
    ['confirmed', 2, 'fr'],
    ['pending', 1, 'en'],
    ['in-progress', 1, 'fr'],
  ] as const)
    await bareBooking(ctx.db, { ...seats, state, travellers, language })
  await bareBooking(ctx.db, { ...seats, state: 'cancelled', travellers: 3, language: 'de' })
  await bareBooking(ctx.db, { ...seats, state: 'on-hold', travellers: 3, language: 'de', holdEndsAt: later(5) })
  await sql`update departures set guaranteed = true where id = ${id}`.execute(ctx.db)
  const [run, ...others] = await runs(startsOn)
  expect(others).toEqual([])
  expect(run).toEqual({
    ...{ key: { departureId: id }, kind: 'departure', reference: slug, title: 'An hour with the gorillas' },
    ...{ days: { from: startsOn, to: run?.days.to }, span: run?.span, isPencilled: false, isGuaranteed: true, travellers: 4 },
    ...{ languages: ['en', 'fr'], countries: ['rwanda'], startPlaceId: 'kigali', endPlaceId: 'kigali', hired: null },
    ...{ ownItems: null, transfers: [], untimedTransfers: [], staffNumbers: null },
  })
  expect(run?.span.from).toBe(`${startsOn}T00:00`)
})

test('a departure that is cancelled, in the trash, in preparation or off sale is none, unless somebody is booked on it', async () => {
  const { id, startsOn } = await gorillaTrek(ctx, { seats: 8 })
  const shows = async () => (await texts(startsOn)).includes(`departure-${id}`)
  const set = (change: string) => sql`update departures set ${sql.raw(change)} where id = ${id}`.execute(ctx.db)
  expect(await shows()).toBe(true)
  await set(`sale = 'scheduled', opens_at = now()`)
  expect(await shows()).toBe(true)
  await set(`sale = 'off-sale', opens_at = null`)
  expect(await shows()).toBe(false)
  const on = { kind: 'departure', departureId: id, startsOn, endsOn: startsOn } as const
  await bareBooking(ctx.db, { ...on, state: 'cancelled' })
  expect(await shows()).toBe(false)
  await bareBooking(ctx.db, { ...on, state: 'on-hold', holdEndsAt: later(5) })
  expect(await shows()).toBe(true)
  await set('cancelled_at = now()')
  expect(await shows()).toBe(false)
  expect(await findRun(ctx.db, { departureId: id })).toBeUndefined()
  await set('cancelled_at = null, trashed_at = now()')
  expect(await shows()).toBe(false)
})

test('a booking is a run while it is held, quoted or sold; a hold that has ended is none although no job has run', async () => {
  const startsOn = '2028-01-10'
  const on = { kind: 'journey', startsOn, endsOn: '2028-01-12', ordered: { package: trek } } as const
  const add = async (state: Parameters<typeof bareBooking>[1] & object) =>
    `booking-${await bareBooking(ctx.db, { ...on, ...state })}`
  const pencilled = [
    await add({ state: 'requested', holdEndsAt: later(1) }),
    await add({ state: 'on-hold', holdEndsAt: later(1) }),
    await add({ state: 'quoted', holdEndsAt: later(1) }),
  ]
  const sold = [
    await add({ state: 'pending' }),
    await add({ state: 'confirmed', sample: true }),
    await add({ state: 'in-progress' }),
    await add({ state: 'completed' }),
  ]
  const lapsed = await add({ state: 'on-hold', holdEndsAt: clock.now() })
  for (const state of ['enquiry', 'waitlisted', 'no-show', 'expired', 'rejected', 'cancelled'] as const) await add({ state })
  const found = await runs('2028-01-12')
  const keys = (are: boolean) => found.filter(({ isPencilled }) => isPencilled === are).map(({ key }) => runText(key))
  expect(keys(true).sort()).toEqual(pencilled.sort())
  expect(keys(false).sort()).toEqual(sold.sort())
  expect(await findRun(ctx.db, bookingKey(lapsed.slice(8)))).toMatchObject({ isPencilled: true })
})

test('runs touch the days from their first to their last, and come by their first day', async () => {
  const long = await bareBooking(ctx.db, { startsOn: '2028-03-01', endsOn: '2028-04-29' })
  const short = await bareBooking(ctx.db, { startsOn: '2028-04-10', endsOn: '2028-04-10' })
  const [first, second] = [`booking-${long}`, `booking-${short}`]
  expect(await texts('2028-02-01', '2028-02-29')).toEqual([])
  expect(await texts('2028-03-01')).toEqual([first])
  expect(await texts('2028-04-10', '2028-04-20')).toEqual([first, second])
  expect(await texts('2028-04-29', '2028-05-20')).toEqual([first])
  expect(await texts('2028-04-30', '2028-05-20')).toEqual([])
})

test('a journey and a pilgrim group go by their package', async () => {
  const journey = await bareBooking(ctx.db, { ordered: { package: trek }, travellers: 5, language: 'de', title: 'Gorillas' })
  const group = await bareBooking(ctx.db, { kind: 'pilgrims', ordered: { package: kibeho }, travellers: 48 })
  expect(await findRun(ctx.db, bookingKey(journey))).toMatchObject({
    ...{ kind: 'journey', title: 'Gorillas', travellers: 5, languages: ['de'], countries: ['rwanda'], startPlaceId: 'kigali' },
    ...{
      days: { from: '2027-06-10', to: '2027-06-12' },
      span: { from: '2027-06-10T00:00', to: '2027-06-13T00:00' },
      hired: null,
    },
  })
  expect(await findRun(ctx.db, bookingKey(group))).toMatchObject({ kind: 'pilgrims', travellers: 48, countries: ['rwanda'] })
})

test('a stay is where its hotel is, and what names an unknown package or hotel says nothing of places', async () => {
  const stay = await bareBooking(ctx.db, { kind: 'stay', ordered: { hotel: 'imisozi-terrace-kigali' } })
  const place = { countries: ['rwanda'], startPlaceId: 'kigali', endPlaceId: 'kigali' }
  expect(await findRun(ctx.db, bookingKey(stay))).toMatchObject(place)
  for (const kind of ['stay', 'journey'] as const) {
    const unknown = await bareBooking(ctx.db, { kind, ordered: { hotel: 'gone', package: 'gone' } })
    const nowhere = { countries: [], startPlaceId: null, endPlaceId: null }
    expect(await findRun(ctx.db, bookingKey(unknown))).toMatchObject(nowhere)
  }
})

test('a hire has its minutes, its class and the countries that it goes to, and is found on all of its days', async () => {
  const ordered = { vehicleClass: 'prado-tx', vehicles: 2, withDriver: true, from: '2028-06-01T08:30', to: '2028-08-20T18:00' }
  const id = await bareBooking(ctx.db, {
    ...{ kind: 'hire', startsOn: '2028-06-01', endsOn: '2028-08-20', ordered: { ...ordered, abroad: ['uganda', 'rwanda'] } },
  })
  expect(await findRun(ctx.db, bookingKey(id))).toMatchObject({
    ...{ countries: ['rwanda', 'uganda'], startPlaceId: null, span: { from: '2028-06-01T08:30', to: '2028-08-20T18:00' } },
    hired: { vehicleClassId: 'prado-tx', vehicles: 2, withDriver: true },
  })
  expect(await texts('2028-08-20')).toEqual([`booking-${id}`])
})

test('a tailored trip goes by the days of its version, and counts what of its accepted option is ours', async () => {
  const proposal = await sentProposal(ctx)
  const accepted = await accept(ctx, proposal)
  if (!accepted.done) throw new Error(accepted.refusal.reason)
  const { id } = accepted.value
  expect(await findRun(ctx.db, bookingKey(id))).toMatchObject({
    ...{
      kind: 'tailored',
      isPencilled: true,
      travellers: 3,
      countries: [],
      startPlaceId: null,
      ownItems: { guides: null, cars: null },
    },
    days: { from: '2027-07-06', to: '2027-07-17' },
  })
  const day = (number: number, from: string | null, to: string | null) =>
    sql`update trip_days set from_place_id = ${from}, to_place_id = ${to} where version_id = ${proposal.versionId} and day = ${number}`.execute(
      ctx.db,
    )
  await day(1, null, 'kigali')
  await day(2, 'kigali', 'buhoma')
  await day(12, 'buhoma', null)
  const { rows } = await sql<{ id: number }>`
    with bought as (insert into suppliers (kind, name) values ('transport', 'Hills Transport'), ('guide', 'Guides of the Lake') returning id, kind)
    insert into supplier_services (supplier_id, kind, name, basis, seats)
    select id, kind, 'By the day', case kind when 'guide' then 'group' else 'vehicle-day' end, case kind when 'transport' then 2 end from bought
    union all select id, kind, 'Fuel', 'km', null from bought where kind = 'transport' returning id`.execute(ctx.db)
  const [vehicle, guide, fuel] = rows.map((row) => row.id)
  const add = (kind: string, service: number | null, options: string[] | null) =>
    sql`
    insert into trip_items (id, root_id, version_id, day, days, position, kind, source, title, service_id, hand, options, edition)
    values (gen_random_uuid(), gen_random_uuid(), ${proposal.versionId}, 1, 12, 1, ${kind}, ${service === null ? 'hand' : 'service'}, 'By the day',
      ${service}, ${service === null ? '{"currency": "USD", "amountMinor": 9000, "reason": "Ours"}' : null}::jsonb, ${options}, 1)`.execute(
      ctx.db,
    )
  const own = async () => (await findRun(ctx.db, bookingKey(id)))?.ownItems
  await add('transport', fuel ?? 0, null)
  expect(await own()).toEqual({ guides: null, cars: null })
  await add('transport', vehicle ?? 0, null)
  await add('guide', guide ?? 0, ['A'])
  expect(await own()).toEqual({ guides: null, cars: 0 })
  await sql`insert into cars (name, seats, ownership, supplier_id) select 'RAD 100 A', 2, 'hired', supplier_id from supplier_services where id = ${vehicle}`.execute(
    ctx.db,
  )
  await add('guide', null, ['B'])
  expect(await own()).toEqual({ guides: 1, cars: 2 })
  expect(await findRun(ctx.db, bookingKey(id))).toMatchObject({
    ...{ countries: ['rwanda', 'uganda'], startPlaceId: 'kigali', endPlaceId: 'buhoma' },
  })
  expect((await bookingNow(ctx, id)).order).toMatchObject({ ticked: [idOf('O1'), idOf('balloon')] })
})

test('runs are named in whatever state they are, without a customer, and an unknown key is left out', async () => {
  const { id, startsOn } = await gorillaTrek(ctx, { seats: 8 })
  await sql`update departures set cancelled_at = now() where id = ${id}`.execute(ctx.db)
  const booking = await bareBooking(ctx.db, { state: 'cancelled', title: 'Three lakes' })
  const { reference } = await bookingNow(ctx, booking)
  const unknown = { bookingId: '3c1f64b2-6f0b-4a0e-9a0e-2d3f0c6b7a11' }
  const names = await nameRuns(ctx.db, [{ departureId: id }, { bookingId: booking }, unknown, { departureId: 999_999 }])
  expect(Object.fromEntries(names)).toEqual({
    [`departure-${id}`]: { reference: '', title: 'An hour with the gorillas', startsOn, address: `/admin/departures/${id}` },
    [`booking-${booking}`]: { reference, title: 'Three lakes', startsOn: '2027-06-10', address: `/admin/bookings/${booking}` },
  })
  expect(await nameRuns(ctx.db, [])).toEqual(new Map())
})

const watched = watchStatements(database.address)
afterAll(watched.close)

test('runs are read by two statements and named by one, however many there are', async () => {
  const ids = await Promise.all(
    Array.from({ length: 40 }, () => bareBooking(ctx.db, { startsOn: '2028-10-01', endsOn: '2028-10-02' })),
  )
  const { db, sent } = watched
  expect(await listRuns(db, { from: '2028-10-01', to: '2028-10-31', now: clock.now() })).toHaveLength(40)
  expect(sent).toHaveLength(2)
  expect(await listRunsByKeys(db, ids.map(bookingKey))).toHaveLength(40)
  expect(sent).toHaveLength(4)
  expect((await nameRuns(db, ids.map(bookingKey))).size).toBe(40)
  expect(sent).toHaveLength(5)
  expect(await listRunsByKeys(db, [])).toEqual([])
})
