import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { adminViews } from '#features/departures/admin-query.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { findDeparture, listDepartures } from '#features/departures/reads.server.ts'
import { listDepartureAddresses } from '#features/departures/reads-addresses.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking, seatsTaken } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { action as carAction, loader as carLoader } from '../../crew/car.tsx'
import { loader as crewLoader } from '../../crew/crew.tsx'
import { action as guideAction, loader as guideLoader } from '../../crew/guide.tsx'
import { loader as contactsLoader } from '../contacts.tsx'
import { action as editAction, loader as editLoader } from '../edit.tsx'
import { loader as exampleLoader } from '../example.ts'
import { action as importAction, loader as importLoader } from '../import.tsx'
import { action as newAction, loader as newLoader } from '../new.tsx'
import { action as seriesAction, loader as seriesLoader } from '../series/series.tsx'
import { action as listAction, loader as listLoader } from './departures.tsx'
import { loader as csvLoader } from './list-csv.ts'

const { ctx, clock, runJobs } = await testContext()
const trek = await gorillaTrek(ctx, { seats: 8 })
const today = kigaliDay(ctx.clock.now())
const later = (days: number) => addDays(today, days)
const id = String(trek.id)
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

const looks = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }
const changes = { ...looks, 'read-only': 403 }
/** What whoever may gets for a form with nothing in it. */
const at = (status: number) => ({ owner: status, sales: status, editor: 403, translator: 403, 'read-only': 403 })

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['the list', (parts) => listLoader(args('/admin/departures', parts)), looks],
  ['several at once', (parts) => listAction(args('/admin/departures', { ...parts, form: { event: 'sell' } })), at(422)],
  ['the list as a table', (parts) => csvLoader(args('/admin/departures/list.csv', parts)), looks],
  ['a new one', (parts) => newLoader(args('/admin/departures/new', parts)), changes],
  ['making one', (parts) => newAction(args('/admin/departures/new', { ...parts, form: {} })), at(422)],
  ['the editor', (parts) => editLoader(args(`/admin/departures/${id}/edit`, { ...parts, params: { id } })), changes],
  ['saving', (parts) => editAction(args(`/admin/departures/${id}/edit`, { ...parts, params: { id }, form: { event: 'save' } })), at(422)],
  ['the contacts', (parts) => contactsLoader(args(`/admin/departures/${id}/contacts`, { ...parts, params: { id } })), looks],
  ['a series', (parts) => seriesLoader(args('/admin/departures/series', parts)), changes],
  ['making a series', (parts) => seriesAction(args('/admin/departures/series', { ...parts, form: {} })), at(409)],
  ['the import', (parts) => importLoader(args('/admin/departures/import', parts)), changes],
  ['importing', (parts) => importAction(args('/admin/departures/import', { ...parts, form: {} })), at(422)],
  ['the example', (parts) => exampleLoader(args('/admin/departures/example.csv', parts)), changes],
  ['guides and cars', (parts) => crewLoader(args('/admin/crew', parts)), looks],
  ['a guide', (parts) => guideLoader(args('/admin/crew/guides/new', { ...parts, params: { id: 'new' } })), changes],
  ['saving a guide', (parts) => guideAction(args('/admin/crew/guides/new', { ...parts, params: { id: 'new' }, form: {} })), at(422)],
  ['a car', (parts) => carLoader(args('/admin/crew/cars/new', { ...parts, params: { id: 'new' } })), changes],
  ['saving a car', (parts) => carAction(args('/admin/crew/cars/new', { ...parts, params: { id: 'new' }, form: {} })), at(422)],
]

describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

const sales = { cookie: cookies.sales ?? '' }
const fields = (more: Record<string, string> = {}) => ({
  package: 'an-hour-with-the-gorillas',
  startsOn: later(200),
  comfort: 'lodge',
  capacity: '8',
  minimum: '2',
  note: '',
  ...more,
})
async function made(more: Record<string, string> = {}): Promise<number> {
  const { location } = await answerOf(() => newAction(args('/admin/departures/new', { ...sales, form: fields(more) })))
  return Number(/departures\/(\d+)\/edit/.exec(location ?? '')?.[1])
}
const edit = (departure: number, form: Record<string, string>) =>
  answerOf(() => editAction(args(`/admin/departures/${departure}/edit`, { ...sales, params: { id: String(departure) }, form })))
const admin = async (departure: number) => {
  const found = await findAdminDeparture(ctx.db, departure)
  if (!found) throw new Error('It is not there')
  return found
}
const seen = async (departure: number) => String((await admin(departure)).version)

/** Every way in which a visitor could come upon a departure. */
async function isPublic(departure: number): Promise<boolean[]> {
  const { slug, startsOn } = await admin(departure)
  const now = ctx.clock.now()
  const sold = await findProduct(ctx.db, { kind: 'departure', departure: slug }, now)
  return [
    (await findDeparture(ctx.db, slug, now)) !== undefined,
    (await listDepartures(ctx.db, { now, limit: 1000 })).some((row) => row.slug === slug),
    (await listDepartureAddresses(ctx.db, startsOn, { limit: 1_000, offset: 0 })).some((row) => row.slug === slug),
    sold.done,
  ]
}

test('a draft is nowhere on the site, on sale it is everywhere, and taken off it is nowhere again', async () => {
  const draft = await made()
  expect(await isPublic(draft)).toEqual([false, false, false, false])
  expect(await edit(draft, { event: 'sell', version: await seen(draft) })).toMatchObject({ status: 303 })
  expect(await isPublic(draft)).toEqual([true, true, true, true])
  expect(await edit(draft, { event: 'off', version: await seen(draft) })).toMatchObject({ status: 303 })
  expect(await isPublic(draft)).toEqual([false, false, false, false])
})

test('what is booked is not taken off sale, and who has booked it is named', async () => {
  const { reference } = await heldBooking(ctx, trek.slug, 2)
  const answer = await edit(trek.id, { event: 'off', version: await seen(trek.id) })
  expect(answer).toMatchObject({ status: 409, data: { sentence: expect.stringContaining(reference) } })
  expect(await isPublic(trek.id)).toEqual([true, true, true, true])
})

test('fewer seats than are taken are refused at the field, and what was typed comes back', async () => {
  const version = await seen(trek.id)
  const taken = await seatsTaken(ctx, trek)
  const form = fields({
    startsOn: trek.startsOn,
    capacity: '1',
    minimum: '1',
    note: 'Bring rain clothes',
    event: 'save',
    version,
  })
  const { status, data } = await edit(trek.id, form)
  expect(status).toBe(422)
  expect(data).toMatchObject({
    errors: { capacity: expect.stringContaining(`${taken} seats are taken`) },
    values: { note: 'Bring rain clothes' },
  })
})

test('the second who saves is told, and nothing of the first is overwritten', async () => {
  const one = await made({ startsOn: later(210) })
  const version = await seen(one)
  const form = (note: string) => fields({ startsOn: later(210), note, event: 'save', version })
  expect(await edit(one, form('First'))).toMatchObject({ status: 303 })
  const late = await edit(one, form('Second'))
  expect(late).toMatchObject({ status: 409, data: { values: { note: 'Second' } } })
  const { conflict } = late.data as { conflict: { by: string; version: number; differences: unknown; did: unknown[] } }
  expect(conflict).toMatchObject({
    by: expect.stringMatching(/./),
    version: Number(version) + 1,
    differences: [{ place: 'Note for visitors', before: 'First', after: 'Second' }],
    did: [{ facts: [{ text: 'nothing became First' }] }],
  })
  expect(await admin(one)).toMatchObject({ note: 'First' })
  // Another is faster again: who chose theirs over the second has not seen the third.
  expect(await edit(one, { ...form('Third'), version: String(conflict.version) })).toMatchObject({ status: 303 })
  const again = await edit(one, { ...form('Second'), over: String(conflict.version) })
  expect(again).toMatchObject({ status: 409, data: { conflict: { version: conflict.version + 1 } } })
  expect(await edit(one, { ...form('Second'), over: String(conflict.version + 1) })).toMatchObject({ status: 303 })
  expect(await admin(one)).toMatchObject({ note: 'Second' })
})

test('what was typed while somebody put it in the trash is shown beside what stands, and cannot be saved', async () => {
  const one = await made({ startsOn: later(212) })
  const version = await seen(one)
  await edit(one, { event: 'trash', version })
  const form = fields({ startsOn: later(212), note: 'Typed', event: 'save', version })
  expect(await edit(one, form)).toMatchObject({
    status: 409,
    data: { conflict: { differences: [{ after: 'Typed' }], did: [{ facts: [{ name: 'in the trash' }] }] } },
  })
  expect(await edit(one, { ...form, over: String(Number(version) + 1) })).toMatchObject({ status: 409 })
  expect(await admin(one)).toMatchObject({ note: '' })
})

test('a change stands in its history and can be put back', async () => {
  const one = await made({ startsOn: later(215), note: 'Before' })
  await edit(one, fields({ startsOn: later(215), note: 'After', event: 'save', version: await seen(one) }))
  const { history } = (await editLoader(args('/x', { ...sales, params: { id: String(one) } }))) as {
    history: { id: number; mayGoBack: boolean; facts: { text: string }[] }[]
  }
  expect(history[0]).toMatchObject({ mayGoBack: true, facts: [{ text: 'Before became After' }] })
  expect(await edit(one, { event: 'put-back', entry: String(history[0]?.id), version: await seen(one) })).toMatchObject({
    status: 303,
  })
  expect(await admin(one)).toMatchObject({ note: 'Before' })
})

test('the clock puts a departure on sale at its minute and not before; a moment that is over is refused', async () => {
  const one = await made({ startsOn: later(220) })
  const in2Days = `${later(2)}T09:00`
  expect(await edit(one, { event: 'schedule', version: await seen(one), at: `${later(-1)}T09:00` })).toMatchObject({
    status: 422,
  })
  expect(await edit(one, { event: 'schedule', version: await seen(one), at: in2Days })).toMatchObject({ status: 303 })
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, 'open-departures', {}))
  await runJobs()
  expect(await admin(one)).toMatchObject({ sale: 'scheduled' })
  clock.set(`${later(2)}T07:00:00Z`)
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, 'open-departures', {}))
  await runJobs()
  expect(await admin(one)).toMatchObject({ sale: 'on-sale', opensAt: null })
  clock.set(`${today}T08:00:00Z`)
})

test('the permits for its seats are wanted with its first sale, once, and may be promised until a day before their visit', async () => {
  const one = await made({ startsOn: later(225) })
  const permits = async () => {
    const wanted = sql`select count(*)::int from permits join permit_lots l on l.id = lot_id where departure_id = ${one} and state = 'wanted'`
    const free = sql`select coalesce(sum(free), 0)::int from stock_at(${clock.now()}) where resource like ${`permit:%@${one}`}`
    return (await sql`select (${wanted}) as wanted, (${free}) as free`.execute(ctx.db)).rows[0]
  }
  const sell = async (permitsUntil: string) => edit(one, { event: 'sell', version: await seen(one), permitsUntil })
  for (const wrong of ['soon', later(226)]) expect(await sell(wrong)).toMatchObject({ status: 422 })
  expect(await permits()).toEqual({ wanted: 0, free: 0 })
  expect(await sell(later(20))).toMatchObject({ status: 303 })
  expect(await permits()).toEqual({ wanted: 8, free: 8 })
  await edit(one, { event: 'off', version: await seen(one) })
  await edit(one, { event: 'sell', version: await seen(one) })
  expect(await permits()).toEqual({ wanted: 8, free: 8 })
})

test('a draft in the trash leaves its day free, and comes out only while the day is', async () => {
  const first = await made({ startsOn: later(230) })
  expect(await edit(first, { event: 'trash', version: await seen(first) })).toMatchObject({ status: 303 })
  const second = await made({ startsOn: later(230) })
  expect(second).toBeGreaterThan(first)
  expect(await edit(first, { event: 'untrash', version: await seen(first) })).toMatchObject({ status: 422 })
  await edit(second, { event: 'trash', version: await seen(second) })
  expect(await edit(first, { event: 'untrash', version: await seen(first) })).toMatchObject({ status: 303 })
  expect(await edit(trek.id, { event: 'trash', version: await seen(trek.id) })).toMatchObject({ status: 409 })
})

test('a draft moves to another day with its seats; one that was on sale does not', async () => {
  const one = await made({ startsOn: later(235) })
  const to = fields({ startsOn: later(236), event: 'save', version: await seen(one) })
  expect(await edit(one, to)).toMatchObject({ status: 303 })
  expect(await admin(one)).toMatchObject({ startsOn: later(236), slug: `an-hour-with-the-gorillas-${later(236)}` })
  const stays = fields({ startsOn: later(300), capacity: '8', minimum: '4', event: 'save', version: await seen(trek.id) })
  expect(await edit(trek.id, stays)).toMatchObject({ status: 422, data: { errors: { startsOn: expect.any(String) } } })
})

test('two who put the same departure on sale at once: one does, and the other is told', async () => {
  const departureId = await made({ startsOn: later(470) })
  const actor = { id: 'diane', name: 'Diane' }
  const both = await Promise.all([1, 2].map(() => putOnSale(ctx, { departureId, seen: 1, at: null, actor })))
  expect(both.filter(({ done }) => done)).toHaveLength(1)
})

test('each tab of the list counts what its view shows, and a filter narrows all of them', async () => {
  const counted = async (query: string) => {
    const { counts } = await listLoader(args(`/admin/departures?${query}`, { cookie: cookies.owner ?? '' }))
    return Promise.all(
      adminViews.map(async (view) => {
        const { count } = await listLoader(args(`/admin/departures?view=${view}&${query}`, { cookie: cookies.owner ?? '' }))
        return { view, count: String(count), tab: counts[view] }
      }),
    )
  }
  await sql`update departures set sale = 'off-sale' where id = ${trek.id}`.execute(ctx.db)
  const all = await counted('')
  expect(all.map(({ tab }) => tab)).toEqual(all.map(({ count }) => count))
  expect(Number(all[0]?.count)).toBeGreaterThan(0)
  const { unsold } = await listLoader(args('/admin/departures', { cookie: cookies.owner ?? '' }))
  const tabOf = (view: string) => Number(all.find((one) => one.view === view)?.tab)
  expect(unsold, 'of the upcoming ones those that are not on sale').toBe(tabOf('draft') + tabOf('off-sale'))
  expect(unsold).toBeGreaterThan(0)
  await sql`update departures set sale = 'on-sale' where id = ${trek.id}`.execute(ctx.db)
  expect((await counted('q=no-such-package')).map(({ tab }) => tab)).toEqual(adminViews.map(() => '0'))
})
