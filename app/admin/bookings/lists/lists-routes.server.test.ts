import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listAuditEntries } from '#features/audit-log/reads.server.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import type { Order } from '#features/orders/order.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { saveFlight } from '#features/travellers/flights/save-flight.server.ts'
import { openEncryption } from '#platform/files/encryption.server.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek, openRoomsAndCars, publishPilgrimage, seatsOn, stayFrom, trekFrom } from '#tests/support/cast.ts'
import { assigned, bookedPermit, bookedRun, newCar, newGuide } from '#tests/support/crew-sheets.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays } from '#values/dates.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { loader as departureArrivals } from '../../departures/arrivals.tsx'
import { loader as departureDays } from '../../departures/days.tsx'
import { loader as departureFile } from '../../departures/lists-xlsx.ts'
import { runOfBooking } from '../../road-lists/listed-run.ts'
import { loadRoadList } from '../../road-lists/load-road-list.server.ts'
import type { RoadCell, RoadList } from '../../road-lists/road-list.ts'
import { loader as arrivals } from './arrivals.tsx'
import { loader as days } from './days.tsx'
import { loader as file } from './lists-xlsx.ts'
import { loader as manifest, action as openManifest } from './manifest.tsx'
import { loader as rooming } from './rooming.tsx'

const { ctx: built, database } = await testContext()
const ctx = { ...built, encryption: openEncryption({ key: randomBytes(32) }) }
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const sales = cookies.sales ?? ''
const trek = await gorillaTrek(ctx, { seats: 20 })
await openRoomsAndCars(ctx)
const pilgrimage = await publishPilgrimage(ctx)
const first = addDays(trek.startsOn, 7)
const last = addDays(first, 2)

const anne = { firstNames: 'Anne', familyName: 'Berg', bornOn: '1980-02-01' }
const child = { firstNames: 'Liv', familyName: 'Berg', bornOn: '2019-02-01' }
const zoe = { firstNames: 'Zoe', familyName: 'Aas', bornOn: '1980-02-01' }
const adam = { firstNames: 'Adam', familyName: 'Dahl', bornOn: '1980-02-01' }
const book = (order: Order, travellers = [anne, child], more = {}) =>
  bookedRun(ctx.db, { order, startsOn: first, endsOn: last, travellers, ...more })

const journey = await book(trekFrom(first))
const pilgrims = await book(
  { kind: 'pilgrims', package: pilgrimage, startsOn: first, comfort: 'simple', singleRooms: 0, extras: [], code: null },
  [zoe, child, adam, anne],
)
const room = { room: 'superior-twin', board: 'BB', adults: 1, childAges: [8] }
const stay = await book({ ...stayFrom(first, 2), rooms: [room] })
const hireOf = { kind: 'hire', vehicleClass: 'rav4', vehicles: 1, abroad: [], extras: [], code: null } as const
const hire = await book({
  ...{
    ...hireOf,
    from: `${first}T09:30`,
    to: `${last}T18:00`,
    withDriver: false,
    pickUp: { place: 'Kigali airport', flight: 'WB 701' },
  },
  driver: { bornOn: '1980-02-01', licensedSince: '1999-05-01' },
})
const onDeparture = await bookedRun(ctx.db, {
  ...{
    order: seatsOn(trek.slug),
    departureId: trek.id,
    startsOn: trek.startsOn,
    endsOn: addDays(trek.startsOn, 2),
    travellers: [zoe],
  },
})
const cancelled = await book(trekFrom(first), [anne], { state: 'cancelled' })

const kl537 = {
  direction: 'in',
  number: 'KL 537',
  airport: 'KGL',
  day: first,
  at: '19:30',
  positions: [1],
  note: 'Late',
} as const
for (const { id } of [journey, stay]) await saveFlight(ctx, { bookingId: id, flight: kl537, actor: { by: 'visitor' } })
await sql`insert into traveller_details (booking_id, position, nationality, diet, health_sealed, consent_at, consent_version, passport_sealed, updated_at, updated_by)
  values (${journey.id}, 1, 'NO', 'No nuts', ${ctx.encryption.encrypt('A bad knee', `${journey.id}:1:health`)}, now(), '2026-11',
    ${ctx.encryption.encrypt('XQ7788990', `${journey.id}:1:passport`)}, now(), 'visitor')`.execute(ctx.db)
await assigned(ctx.db, { guideId: await newGuide(ctx.db, 'Jean-Paul Road'), bookingId: journey.id, from: first, to: last })
await assigned(ctx.db, { carId: await newCar(ctx.db, 'Grey RAV4', 'RAE 001 A'), bookingId: hire.id, from: first, to: last })
await bookedPermit(ctx.db, journey.id, { day: addDays(first, 1), position: 1, number: null })

const args = (of: string, list: string, parts: RequestParts = {}) =>
  argsOf(ctx, `/admin/bookings/${of}/${list}`, { ...parts, params: { id: of, list } })
const departure = (list: string, parts: RequestParts = {}) =>
  argsOf(ctx, `/admin/departures/${trek.id}/${list}`, { ...parts, params: { id: String(trek.id), list } })

const looks = { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }
// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, statuses: Record<Role, number>][] = [
  ['manifest', (parts) => manifest(args(journey.id, 'manifest', parts)), looks],
  ['opening the manifest', (parts) => openManifest(args(journey.id, 'manifest', { ...parts, form: {} })), { ...looks, 'read-only': 403 }],
  ['rooming', (parts) => rooming(args(journey.id, 'rooming', parts)), looks],
  ['days', (parts) => days(args(journey.id, 'days', parts)), looks],
  ['arrivals', (parts) => arrivals(args(journey.id, 'arrivals', parts)), looks],
  ['a file', (parts) => file(args(journey.id, 'rooming', parts)), looks],
  ['days of a departure', (parts) => departureDays(departure('days', parts)), looks],
  ['arrivals of a departure', (parts) => departureArrivals(departure('arrivals', parts)), looks],
  ['a file of a departure', (parts) => departureFile(departure('manifest', parts)), looks],
]

describe.each(routes)('%s', (_name, run, statuses) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login/) })
  })
  test.each(roles)('as %s', async (role: Role) => {
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: statuses[role] })
  })
})

const look = { cookie: sales }
const loaders = { manifest, rooming, days, arrivals }
const listOf = async (id: string, name: 'rooming' | 'days' | 'arrivals') =>
  (await loaders[name](args(id, name, look))).list as RoadList
const text = (cell: RoadCell | undefined): string =>
  typeof cell === 'object'
    ? [cell.text, ...(cell.lines ?? []), ...(cell.small ?? []), cell.phone, cell.warn].filter(Boolean).join(' | ')
    : String(cell)
const rowsOf = ({ rows }: RoadList) => rows.map(({ group, cells }) => [group, ...cells.map(text)])

test('a list that makes no sense for a kind, of nothing, or of a booking that holds nothing, is not there', async () => {
  const status = async (id: string) =>
    Promise.all(Object.entries(loaders).map(async ([name, run]) => (await answerOf(() => run(args(id, name, look)))).status))
  expect(await status(journey.id)).toEqual([200, 200, 200, 200])
  expect(await status(pilgrims.id)).toEqual([200, 200, 200, 200])
  expect(await status(stay.id)).toEqual([404, 404, 404, 200])
  expect(await status(hire.id)).toEqual([200, 404, 200, 404])
  expect(await status(cancelled.id)).toEqual([404, 404, 404, 404])
  expect(await status('00000000-0000-4000-8000-000000000000')).toEqual([404, 404, 404, 404])
  expect((await answerOf(() => file(args(stay.id, 'rooming', look)))).status).toBe(404)
  expect((await answerOf(() => file(args(journey.id, 'passports', look)))).status).toBe(404)
})

test('the lists of a booking on a departure are those of its departure', async () => {
  const led = await Promise.all(
    Object.entries(loaders).map(([name, run]) => answerOf(() => run(args(onDeparture.id, name, look)))),
  )
  expect(led.map(({ location }) => location)).toEqual(
    ['manifest', 'rooming-list', 'days', 'arrivals'].map((name) => `/admin/departures/${trek.id}/${name}`),
  )
})

test('rooms are by house and night, with nationality, the ages of children and diets', async () => {
  const list = await listOf(journey.id, 'rooming')
  expect(list.rows).toHaveLength(new Set(list.rows.map(({ group }) => group)).size)
  expect(rowsOf(list)[0]).toEqual([
    expect.stringMatching(/, \d+ \w+ to \d+ \w+, \d nights?/),
    '1',
    'Family room',
    'Anne Berg, NO | Liv Berg, 8 years',
    'No nuts',
    `Zebulon Zqfamily | ${journey.reference}`,
  ])
})

test('the days say the road, the house, the flights, the visits and who guides', async () => {
  const list = await listOf(journey.id, 'days')
  expect(list.notes).toEqual(['Guides and vehicles: Jean-Paul Road, Driver-guide, +250 788 000 111'])
  const rows = rowsOf(list)
  expect(rows).toHaveLength(3)
  expect(rows[0]?.[1]).toContain('Day 1')
  expect(rows[0]?.[4]).toBe('19:30 KL 537, Kigali (KGL), arrival: 1 traveller')
  expect(rows[1]?.[4]).toBe('Gorillas, Volcanoes: 1 traveller | 1 permit number missing')
  expect(rows[0]?.[3]).not.toBe('')
})

test('arrivals say who is on which flight, and whose is not known', async () => {
  const list = await listOf(journey.id, 'arrivals')
  expect(rowsOf(list).map((row) => row.slice(1))).toEqual([
    ['19:30', 'KL 537 | Arrival', 'Kigali (KGL)', '1 traveller | Anne Berg', `Zebulon Zqfamily | ${journey.reference}`, 'Late'],
  ])
  expect(list.notes).toEqual(['Arrival not given: Liv Berg. Departure not given: everybody.'])
})

test('pilgrims are by name, the one who leads them first', async () => {
  const { bookings } = await manifest(args(pilgrims.id, 'manifest', look))
  expect(bookings[0]?.travellers.map(({ name }) => name)).toEqual(['Zoe Aas', 'Adam Dahl', 'Anne Berg', 'Liv Berg'])
})

test('the house of a stay reads rooms, guests and when they land', async () => {
  const [row] = rowsOf(await listOf(stay.id, 'arrivals'))
  expect(row?.slice(1)).toEqual([
    expect.stringMatching(/^1 \| .*[Tt]win/),
    'bed and breakfast',
    'Anne Berg | Liv Berg, 8 years',
    '',
    expect.stringContaining('19:30, KL 537, Kigali (KGL)'),
  ])
})

test('a hire has its drivers, and where and when its vehicle is handed over and comes back', async () => {
  const { drivers } = await manifest(args(hire.id, 'manifest', look))
  expect(rowsOf(drivers as RoadList).map((row) => row[1])).toEqual(['Anne Berg'])
  const [out, back] = rowsOf(await listOf(hire.id, 'days'))
  expect(out?.slice(1, 5)).toEqual([
    'Hand-over',
    expect.stringContaining('09:30'),
    'Kigali airport, flight WB 701',
    'RAE 001 A, Grey RAV4',
  ])
  expect(back?.[2]).toContain('18:00')
})

test('health opens by the button alone, with an entry of the audit log for each traveller, and is in no list and no file', async () => {
  const shown = await Promise.all(Object.entries(loaders).map(([name, run]) => run(args(journey.id, name, look))))
  expect(JSON.stringify(shown)).not.toMatch(/bad knee|XQ7788990/)
  const opened = await openManifest(args(journey.id, 'manifest', { ...look, form: {} }))
  expect(opened.data.opened).toEqual([{ bookingId: journey.id, position: 1, health: 'A bad knee', emergencyContact: null }])
  const entries = async () => (await listAuditEntries(ctx.db, {})).rows
  expect((await entries())[0]).toMatchObject({ action: 'details-opened', subjectId: journey.id, facts: { position: 1 } })
  const booking = await findBooking(ctx.db, journey.id)
  if (!booking) throw new Error('No booking')
  const inFile = await loadRoadList(ctx, readEnglish, runOfBooking(booking), 'manifest')
  expect(JSON.stringify(inFile)).toContain('No nuts')
  // That there is a number, and when they were born: an insurer and a border ask for a list of both.
  expect(inFile?.rows[0]?.cells).toEqual(expect.arrayContaining(['1 February 1980', 'NO', 'number given']))
  expect(JSON.stringify(inFile)).not.toMatch(/bad knee|XQ7788990/)
  const answer = await file(args(journey.id, 'manifest', look))
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="manifest-${journey.reference}.xlsx"`)
  expect((await entries())[0]).toMatchObject({ action: 'bookings-exported', facts: { list: 'manifest', file: 'XLSX' } })
})

test('more bookings on a departure take no more statements', async () => {
  const { db, sent, close } = watchStatements(database.address)
  const count = async (run: typeof departureDays, list: string) => {
    sent.length = 0
    await run(argsOf({ ...ctx, db }, `/admin/departures/${trek.id}/${list}`, { ...look, params: { id: String(trek.id), list } }))
    return sent.length
  }
  const both = async () => [await count(departureDays, 'days'), await count(departureArrivals as never, 'arrivals')]
  const few = await both()
  for (let at = 0; at < 3; at++)
    await bookedRun(ctx.db, {
      order: seatsOn(trek.slug),
      departureId: trek.id,
      startsOn: trek.startsOn,
      endsOn: addDays(trek.startsOn, 2),
    })
  expect(await both()).toEqual(few)
  await close()
})
