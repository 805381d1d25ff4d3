import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunKey, type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, openRoomsAndCars, publishPilgrimage } from '#tests/support/cast.ts'
import { sentProposal } from '#tests/support/sent-proposal.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays, type Day } from '#values/dates.ts'
import { listMembers, readMemberTimes } from './reads-fit.server.ts'

const { ctx, database } = await testContext()
await openRoomsAndCars(ctx)
const trek = await gorillaTrek(ctx, { seats: 8 })
const from = addDays(trek.startsOn, 60)
const run = { key: { departureId: 10_000 } as RunKey, days: { from, to: addDays(from, 4) } }
const later = (days: number): Day => addDays(from, days)

const add = async (table: 'guides' | 'cars', name: string, active = true) => {
  const values =
    table === 'guides'
      ? sql`guides (name, languages, phone, note, active) values (${name}, '{}', '', '', ${active})`
      : sql`cars (name, seats, note, active) values (${name}, 6, '', ${active})`
  const { rows } = await sql<{ id: number }>`insert into ${values} returning id`.execute(ctx.db)
  return rows[0]?.id ?? 0
}
type On = { guide?: number; car?: number; run?: RunKey; absence?: string; span: Span; runDays?: Span; state?: string }
async function assign({ guide, car, run: on, absence, span, runDays, state = 'confirmed' }: On) {
  const departure = on && 'departureId' in on ? on.departureId : null
  const booking = on && 'bookingId' in on ? on.bookingId : null
  const days = runDays ?? span
  await sql`insert into assignments (guide_id, car_id, role, departure_id, booking_id, absence, during, run_days, state, created_at, created_by, ended_at)
    values (${guide ?? null}, ${car ?? null}, ${guide && on ? 'guide' : null}, ${departure}, ${booking}, ${absence ?? null},
      tsrange(${span.from}::timestamp, ${span.to}::timestamp),
      ${on ? sql`daterange(${days.from}::date, ${days.to}::date)` : null}, ${state}, now(), 'Sophie',
      ${state === 'declined' || state === 'released' ? sql`now()` : null})`.execute(ctx.db)
}

const ids: Record<string, number> = {}
beforeAll(async () => {
  for (const name of ['Aline', 'Bosco', 'Claire']) ids[name] = await add('guides', name)
  ids.Retired = await add('guides', 'Retired', false)
  ids.Prado = await add('cars', 'Prado')
})
const timesNow = (of = run) => readMemberTimes(ctx.db, of)

test('members are all active guides and vehicles with their facts', async () => {
  const members = await listMembers(ctx.db)
  expect(members.map(({ kind, name }) => [kind, name])).toEqual([
    ...['Aline', 'Bosco', 'Claire'].map((name) => ['guide', name]),
    ['car', 'Prado'],
  ])
  expect(members[3]).toMatchObject({ seats: 6, plate: '', yellowCardCountries: [] })
})

test('what is busy from 28 days before a run to 10 days after it is read; what was released, or lies outside, is not', async () => {
  const departure = { departureId: trek.id }
  const guide = ids.Aline
  for (const span of [
    spanOfDays(later(-40), later(-29)),
    spanOfDays(later(-28), later(-28)),
    spanOfDays(later(14), later(14)),
    spanOfDays(later(15), later(20)),
  ])
    await assign({ ...(guide && { guide }), run: departure, span })
  await assign({ ...(guide && { guide }), run: departure, span: spanOfDays(later(0), later(1)), state: 'released' })
  await assign({ ...(guide && { guide }), absence: 'leave', span: { from: `${later(2)}T12:00`, to: `${later(3)}T00:00` } })
  const times = await timesNow()
  expect([...times.keys()]).toEqual([`guide-${guide}`])
  expect(times.get(`guide-${guide}`)?.busy.map((one) => [one.from, one.to, one.absence])).toEqual([
    [`${later(-28)}T00:00`, `${later(-27)}T00:00`, null],
    [`${later(2)}T12:00`, `${later(3)}T00:00`, 'leave'],
    [`${later(14)}T00:00`, `${later(15)}T00:00`, null],
  ])
})

test('who said no to the run before is said, and who said no to another one is not', async () => {
  const bookingId = await bareBooking(ctx.db)
  const other = await bareBooking(ctx.db)
  const [guide, car] = [ids.Bosco ?? 0, ids.Prado ?? 0]
  await assign({ guide, run: { bookingId }, span: spanOfDays(later(0), later(4)), state: 'declined' })
  await assign({ car, run: { bookingId: other }, span: spanOfDays(later(0), later(4)), state: 'declined' })
  const times = await timesNow({ ...run, key: { bookingId } })
  expect(times.get(`guide-${guide}`)).toEqual({ busy: [], hasDeclined: true })
  expect(times.get(`car-${car}`)).toBeUndefined()
})

test('an assignment that lasts to the end of its run ends where that ends, whatever kind it is of', async () => {
  const guide = ids.Claire ?? 0
  const kibeho = await publishPilgrimage(ctx)
  const { id: proposal } = await sentProposal(ctx)
  const booked = async (kind: string, ordered: object) => {
    const bookingId = await bareBooking(ctx.db)
    await sql`update bookings set kind = ${kind}, ordered = ${JSON.stringify({ kind, ...ordered })}::jsonb where id = ${bookingId}`.execute(
      ctx.db,
    )
    return { bookingId }
  }
  await sql`update trip_days set to_place_id = 'huye' where version_id = (select version_id from proposals where id = ${proposal})`.execute(
    ctx.db,
  )
  const { rows: hotels } = await sql<{ id: string; place: string }>`select id, place_id as place from hotels limit 1`.execute(
    ctx.db,
  )
  const { rows: packages } = await sql<{ slug: string; place: string }>`select slug, end_place_id as place from packages`.execute(
    ctx.db,
  )
  const endOf = (slug: string) => packages.find((one) => one.slug === slug)?.place
  const runs: [RunKey, string | null | undefined][] = [
    [{ departureId: trek.id }, endOf('an-hour-with-the-gorillas')],
    [await booked('journey', { package: 'an-hour-with-the-gorillas' }), endOf('an-hour-with-the-gorillas')],
    [await booked('pilgrims', { package: kibeho }), endOf(kibeho)],
    [await booked('stay', { hotel: hotels[0]?.id }), hotels[0]?.place],
    [await booked('tailored', { proposal }), 'huye'],
    [await booked('hire', { from: '', to: '' }), null],
  ]
  for (const [at, [key]] of runs.entries()) await assign({ guide, run: key, span: spanOfDays(later(at - 20), later(at - 20)) })
  await assign({
    ...{ guide, run: { departureId: trek.id }, span: spanOfDays(later(-10), later(-10)) },
    runDays: spanOfDays(later(-10), later(-9)),
  })
  const noon = { from: `${later(-8)}T00:00`, to: `${later(-8)}T12:00` }
  await assign({ guide, run: { departureId: trek.id }, span: noon, runDays: spanOfDays(later(-8), later(-8)) })
  const busy = (await timesNow()).get(`guide-${guide}`)?.busy ?? []
  expect(busy.map(({ endPlaceId }) => endPlaceId)).toEqual([
    ...runs.map(([, place]) => place),
    null,
    endOf('an-hour-with-the-gorillas'),
  ])
  expect(busy.map((one) => one.run).slice(0, 6)).toEqual(runs.map(([key]) => key))
  expect(runs.slice(0, 5).every(([, place]) => place)).toBe(true)
})

const watched = watchStatements(database.address)
afterAll(() => watched.close())

test('all members with what they do are three statements, however many there are', async () => {
  for (const at of Array.from({ length: 20 }, (_, index) => index)) await add('guides', `Guide ${at}`)
  watched.sent.length = 0
  const [members, times] = await Promise.all([listMembers(watched.db), readMemberTimes(watched.db, run)])
  expect(members.length).toBeGreaterThan(20)
  expect(times.size).toBeGreaterThan(0)
  expect(watched.sent).toHaveLength(3)
})
