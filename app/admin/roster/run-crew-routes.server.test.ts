import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listAssignmentsOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { newCar, newGuide } from '#tests/support/crew.ts'
import { addOrderLine, addSupplier, changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { action as bookingAction, loader as bookingLoader } from '../bookings/crew.tsx'
import { action as guideAction, loader as guideLoader } from '../crew/guide.tsx'
import { action as departureAction, loader as departureLoader } from '../departures/crew.tsx'
import { loader as departuresLoader } from '../departures/list/departures.tsx'
import { loadBookingCrew } from './load-booking-crew.server.ts'

const { ctx } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const today = kigaliDay(ctx.clock.now())
const booking = await bareBooking(ctx.db, {
  startsOn: addDays(today, 30),
  endsOn: addDays(today, 34),
  travellers: 8,
  language: 'fr',
})
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const sales = { cookie: cookies.sales ?? '' }

const at = {
  booking: (parts: RequestParts) => args(`/admin/bookings/${booking}/crew`, { ...parts, params: { id: booking } }),
  departure: (parts: RequestParts, id = trek.id) =>
    args(`/admin/departures/${id}/crew`, { ...parts, params: { id: String(id) } }),
}
const reads = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }
const writes = { owner: 422, sales: 422, editor: 403, translator: 403, 'read-only': 403 }
const nobody = { form: { event: 'assign' } }
// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['the crew of a booking', (parts) => bookingLoader(at.booking(parts)), reads],
  ['assigning nobody to it', (parts) => bookingAction(at.booking({ ...parts, ...nobody })), writes],
  ['the crew of a departure', (parts) => departureLoader(at.departure(parts)), reads],
  ['assigning nobody to that', (parts) => departureAction(at.departure({ ...parts, ...nobody })), writes],
]

describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    expect((await answerOf(() => run({}))).location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })
  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

const sent = (form: Record<string, string>) => answerOf(() => bookingAction(at.booking({ ...sales, form })))
const shown = async () => {
  const { data } = await answerOf(() => bookingLoader(at.booking(sales)))
  const { crew } = data as Awaited<ReturnType<typeof bookingLoader>>
  if (!crew) throw new Error('Nobody can be assigned')
  return crew
}

test('a booking says what it needs and misses, who is free for it and fits, and an assignment takes it from there', async () => {
  const [speaks, other] = [
    await newGuide(ctx.db, 'Speaks French', { spoken: { fr: 'fluent' } }),
    await newGuide(ctx.db, 'Ahead by name'),
  ]
  const car = await newCar(ctx.db, 'RAC 100 A')
  const before = await shown()
  expect(before.needs).toBe('Needs 2 vehicles and 2 driver-guides.')
  expect(before.missing).toEqual(['Missing: 2 vehicles and 2 driver-guides.'])
  expect(before.free.filter(({ kind }) => kind === 'guide').map(({ name }) => name)).toEqual(['Speaks French', 'Ahead by name'])
  expect(await sent({ event: 'assign', who: `guide-${speaks}` })).toMatchObject({ status: 303 })
  expect(await sent({ event: 'assign', who: `car-${car}` })).toMatchObject({ status: 303 })
  const after = await shown()
  expect(after.missing).toEqual(['Missing: 1 vehicle and 1 driver-guide.'])
  expect(after.crew.map(({ name }) => name)).toEqual(['Speaks French', 'RAC 100 A'])
  expect(after.free.map(({ key }) => key)).toEqual([`guide-${other}`])
  const offered = after.crew.map(({ name, replacements }) => [name, replacements.map(({ key }) => key)])
  expect(offered, 'who is free and of the same kind may take the place').toEqual([
    ['Speaks French', [`guide-${other}`]],
    ['RAC 100 A', []],
  ])
})

test('whom suppliers send is named on the booking and with its guides and vehicles, and whether they have confirmed', async () => {
  const days = { firstDay: addDays(today, 30), lastDay: addDays(today, 34) }
  const order = async (name: string, kind: 'guide' | 'transport' | 'stay', state: string) =>
    addOrderLine(ctx, {
      ...{
        run: { bookingId: booking },
        supplierId: await addSupplier(ctx, name, {}),
        kind,
        ...days,
        currency: 'USD',
        costMinor: 1,
      },
      ...{ state, confirmedOn: state === 'confirmed' ? today : null },
    })
  await order('Guides of Musanze', 'guide', 'confirmed')
  await order('Cars of Musanze', 'transport', 'requested')
  await order('Lodge of Musanze', 'stay', 'confirmed')
  await changeLine(ctx, await order('Cars of before', 'transport', 'confirmed'), { state: 'cancelled' })
  const ordered = [
    { name: 'Guides of Musanze', text: expect.stringMatching(/^A guide from .*, \d+ to \d+/), state: 'Confirmed', tone: 'ok' },
    { name: 'Cars of Musanze', state: 'Awaiting reply', tone: 'warn' },
  ]
  expect((await shown()).ordered).toMatchObject(ordered)
  const fold = await loadBookingCrew(ctx.db, readEnglish, { id: booking, departureId: null })
  expect(fold).toMatchObject({
    ordered,
    summary: expect.stringMatching(/Guides of Musanze and Cars of Musanze \(Awaiting reply\)$/),
  })
})

test('other numbers are set by staff and counted again; what is no number from 0 to 99 comes back with a sentence', async () => {
  const numbers = { event: 'require', cars: '1', driverGuides: '1', guides: '0', drivers: '0' }
  expect(await sent({ ...numbers, cars: '1,5' })).toMatchObject({ status: 422, data: { values: { cars: '1,5' } } })
  expect(await sent(numbers)).toMatchObject({ status: 303 })
  expect(await shown()).toMatchObject({ needs: 'Needs 1 vehicle and 1 driver-guide.' })
  expect(await sent({ event: 'count' })).toMatchObject({ status: 303 })
  expect(await shown()).toMatchObject({ needs: 'Needs 2 vehicles and 2 driver-guides.', setBy: '' })
})

test('a freelancer who says yes on the phone is confirmed by staff', async () => {
  const free = await newGuide(ctx.db, 'On the phone', { ownership: 'freelance' })
  await sent({ event: 'assign', who: `guide-${free}` })
  const asked = (await shown()).crew.find(({ name }) => name === 'On the phone')
  expect(asked).toMatchObject({ state: 'requested' })
  expect(await sent({ event: 'yes', assignment: String(asked?.id), version: String(asked?.version) })).toMatchObject({
    status: 303,
  })
  expect((await shown()).crew.find(({ name }) => name === 'On the phone')).toMatchObject({ state: 'confirmed' })
})

test('the same guide on overlapping days is a clash that is named, and stands where somebody says why', async () => {
  const who = `guide-${await newGuide(ctx.db, 'Guide one')}`
  const [one, two] = [await gorillaTrek(ctx, { seats: 8, inDays: 240 }), await gorillaTrek(ctx, { seats: 8, inDays: 241 })]
  const assign = (id: number, form: Record<string, string>) =>
    answerOf(() => departureAction(at.departure({ ...sales, form }, id)))
  expect(await assign(one.id, { event: 'assign', who })).toMatchObject({ status: 303 })
  const refused = await assign(two.id, { event: 'assign', who })
  expect(refused).toMatchObject({ status: 409, data: { mayAccept: true, sentence: expect.stringContaining('Guide one is on') } })
  expect(await assign(two.id, { event: 'assign', who, accept: 'yes', reason: ' ' })).toMatchObject({ status: 409 })
  expect(await assign(two.id, { event: 'assign', who, accept: 'yes', reason: 'Half a day each' })).toMatchObject({ status: 303 })
  const clashing = async () => {
    const { rows } = await departuresLoader(args('/admin/departures?only=clash', sales))
    return rows.map((row) => row.id)
  }
  expect(await clashing()).toEqual([one.id, two.id])
  const [on] = await listAssignmentsOf(ctx.db, [{ departureId: two.id }])
  await assign(two.id, { event: 'release', assignment: String(on?.id), version: String(on?.version) })
  expect(await clashing()).toEqual([])
})

test('a guide who falls ill on a trip is missing on these days, although the absence was accepted', async () => {
  const day = addDays(today, 300)
  const id = await bareBooking(ctx.db, { startsOn: day, endsOn: addDays(day, 2), travellers: 2 })
  const own = (form: Record<string, string>) =>
    answerOf(() => bookingAction(args(`/admin/bookings/${id}/crew`, { ...sales, params: { id }, form })))
  const missing = async () => {
    const { data } = await answerOf(() => bookingLoader(args(`/admin/bookings/${id}/crew`, { ...sales, params: { id } })))
    return (data as Awaited<ReturnType<typeof bookingLoader>>).crew?.missing
  }
  const who = `guide-${await newGuide(ctx.db, 'Falls ill')}`
  await own({ event: 'assign', who })
  await own({ event: 'require', cars: '0', driverGuides: '1', guides: '0', drivers: '0' })
  expect(await missing()).toEqual([])
  const ill = { event: 'absence', who, absence: 'sick', from: addDays(day, 1), to: addDays(day, 1) }
  const refused = await own(ill)
  expect(refused).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('among those that need somebody') } })
  await own({ ...ill, accept: 'yes', reason: 'Malaria' })
  expect(await missing()).toEqual([expect.stringMatching(/^Missing on .*: 1 driver-guide\.$/)])
})

test('where nobody is free the screen says why, and whoever is free for some of it is assigned to that, also from the leave that ends in it', async () => {
  const day = addDays(today, 400)
  const id = await bareBooking(ctx.db, { startsOn: day, endsOn: addDays(day, 4), travellers: 2 })
  await sql`update guides set active = false`.execute(ctx.db)
  const page = (form?: Record<string, string>) =>
    args(`/admin/bookings/${id}/crew`, { ...sales, params: { id }, ...(form && { form }) })
  const crewOf = async () => {
    const { data } = await answerOf(() => bookingLoader(page()))
    return (data as Awaited<ReturnType<typeof bookingLoader>>).crew
  }
  const guide = await newGuide(ctx.db, 'Back from leave')
  const who = `guide-${guide}`
  await answerOf(() => bookingAction(page({ event: 'absence', who, absence: 'leave', from: day, to: addDays(day, 1) })))
  const [nobody] = (await crewOf())?.nobody ?? []
  expect(nobody).toMatchObject({ kind: 'guide', why: 'Ruled out: 1 away.' })
  const [partly] = nobody?.partly ?? []
  expect(partly).toMatchObject({ key: who, fields: { from: addDays(day, 2), to: addDays(day, 4) } })
  const assigned = await answerOf(() => bookingAction(page({ event: 'assign', who, ...partly?.fields })))
  expect(assigned).toMatchObject({ status: 303 })
  expect((await crewOf())?.crew).toMatchObject([{ name: 'Back from leave' }])
  // Nobody is left for the first two days, and who is on the trip already is no reason.
  expect((await crewOf())?.nobody).toMatchObject([{ kind: 'guide', why: 'There is no other active guide.', partly: [] }])
})

test('a guide who is added for a trip leads back to it, and is free there', async () => {
  const run = `booking-${booking}`
  const search = `?ownership=freelance&run=${run}`
  const add = (parts: RequestParts) => args(`/admin/crew/guides/new${search}`, { ...sales, params: { id: 'new' }, ...parts })
  const { data } = await answerOf(() => guideLoader(add({})))
  expect((data as Awaited<ReturnType<typeof guideLoader>>).given).toEqual({ ownership: 'freelance' })
  const form = { event: 'save', version: '0', name: 'Hired today', ownership: 'freelance' }
  expect(await answerOf(() => guideAction(add({ form })))).toMatchObject({
    ...{ status: 303, location: `/admin/bookings/${booking}/crew` },
  })
  expect((await shown()).free.map(({ name }) => name)).toContain('Hired today')
})
