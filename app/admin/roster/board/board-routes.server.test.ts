import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { addOrderLine, addSupplier } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays } from '#values/dates.ts'
import type { CrewReply } from '../crew-form-action.server.ts'
import { action, loader } from './board.tsx'
import type { BoardView } from './load-board.server.ts'

const { ctx, database, runJobs } = await testContext()
const cookie = await cookieOf(ctx, 'sales')
const [trek, other] = [await gorillaTrek(ctx, { seats: 8, inDays: 20 }), await gorillaTrek(ctx, { seats: 8, inDays: 21 })]
for (const { slug } of [trek, other]) {
  const { id } = await heldBooking(ctx, slug, 2)
  await paid(ctx, id, 500_000, { evenIfMore: true })
}
await runJobs()
const member = async (table: 'guides' | 'cars', name: string) => {
  const columns = table === 'guides' ? sql`(name, languages, phone, note)` : sql`(name, seats, note)`
  const values = table === 'guides' ? sql`(${name}, '{}', '', '')` : sql`(${name}, 6, '')`
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} ${columns} values ${values} returning id`.execute(
    ctx.db,
  )
  return Number(rows[0]?.id)
}
const [aline, bosco] = [await member('guides', 'Aline'), await member('guides', 'Bosco')]
const van = await member('cars', 'RAB 123 A')
const address = `/admin/roster?from=${addDays(trek.startsOn, -1)}`
const run = `departure-${trek.id}`

const view = async (query = '', db = ctx.db) =>
  (await answerOf(() => loader(argsOf({ ...ctx, db }, `${address}${query}`, { cookie })))).data as BoardView
const send = (form: Record<string, string>, query = '') =>
  answerOf(() => action(argsOf(ctx, `${address}${query}`, { cookie, form })))
const rowOf = async (key: string) => {
  const { board } = await view()
  return [...board.guides, ...board.cars].find((row) => row.key === key)
}
const stripsOf = async (key: string) => (await rowOf(key))?.strips ?? []
const entryOf = (location: string | null) => new URL(location ?? '', 'http://x').searchParams.get('undo') ?? ''
const flashAt = async (location: string | null) =>
  ((await answerOf(() => loader(argsOf(ctx, location ?? '', { cookie })))).data as { flash: string }).flash
const clear = () => sql`delete from assignments`.execute(ctx.db)

test('the roster is read by whoever reads bookings, and changed by whoever may change it', async () => {
  for (const role of ['owner', 'sales', 'read-only', 'editor', 'translator'] as const) {
    const own = await cookieOf(ctx, role)
    const reads = ['owner', 'sales', 'read-only'].includes(role) ? 200 : 403
    expect((await answerOf(() => loader(argsOf(ctx, address, { cookie: own })))).status, role).toBe(reads)
    const sent = await answerOf(() => action(argsOf(ctx, address, { cookie: own, form: { event: 'assign' } })))
    expect(sent.status, role).toBe(['owner', 'sales'].includes(role) ? 422 : 403)
  }
})

test('a departure with travellers needs a guide and a vehicle until they are assigned, and the answer leads back to the same days', async () => {
  const missing = async () => (await view()).needy.find(({ item }) => item.run === run)?.item.missing
  expect(await missing()).toEqual(['Missing: 1 vehicle and 1 driver-guide.'])
  const { status, location } = await send({ event: 'assign', run, who: `guide-${aline}` }, `&run=${run}&ask=needs`)
  expect(status).toBe(303)
  expect(location).toContain(`from=${addDays(trek.startsOn, -1)}&run=${run}&did=assigned&who=`)
  expect(await flashAt(location), 'who and on which trip').toMatch(/^Aline is assigned: .+, .+ 20\d\d\.$/)
  expect(location).not.toContain('ask=')
  expect(await missing()).toEqual(['Missing: 1 vehicle.'])
  await send({ event: 'assign', run, who: `car-${van}` })
  expect(await missing()).toBeUndefined()
  expect((await stripsOf(`guide-${aline}`))[0]).toMatchObject({
    state: 'confirmed',
    run: { key: run, travellers: 2 },
    place: { start: 2, level: 0 },
  })
  await clear()
})

test('an overlap is refused, naming the other trip, and passes with a reason', async () => {
  await send({ event: 'assign', run, who: `guide-${aline}` })
  const form = { event: 'assign', run: `departure-${other.id}`, who: `guide-${aline}` }
  const refused = await send(form)
  expect(refused).toMatchObject({ status: 409, data: { event: 'assign', values: form, mayAccept: true } })
  expect((refused.data as CrewReply).sentence).toContain('Aline')
  expect((await send({ ...form, accept: 'yes', reason: ' ' })).status).toBe(409)
  expect((await send({ ...form, accept: 'yes', reason: 'They meet in Kinigi' })).status).toBe(303)
  const row = await rowOf(`guide-${aline}`)
  expect(row?.levels.length).toBe(2)
  expect(row?.strips.map(({ acceptedReason, overlaps }) => [acceptedReason, overlaps.length])).toEqual([
    ['', 1],
    ['They meet in Kinigi', 1],
  ])
  await clear()
})

test('an assignment is given to another guide and to other days; a version that somebody else has changed is refused', async () => {
  await send({ event: 'assign', run, who: `guide-${aline}` })
  const [strip] = await stripsOf(`guide-${aline}`)
  const move = { event: 'move', assignment: String(strip?.id), version: String(strip?.version) }
  const given = await send({ ...move, who: `guide-${bosco}` })
  expect(given.status).toBe(303)
  expect(await flashAt(given.location)).toMatch(/^Bosco is on .+ in place of Aline, who is free again\.$/)
  expect(await stripsOf(`guide-${aline}`)).toEqual([])
  const [moved] = await stripsOf(`guide-${bosco}`)
  expect((await send({ ...move, who: `guide-${aline}` })).status).not.toBe(303)
  const shorter = {
    event: 'move',
    assignment: String(moved?.id),
    version: String(moved?.version),
    from: trek.startsOn,
    to: trek.startsOn,
  }
  expect((await send(shorter)).status).toBe(303)
  expect((await stripsOf(`guide-${bosco}`))[0]?.place).toMatchObject({ start: 2, end: 4 })
  const late = await send(shorter)
  expect(late).toMatchObject({ status: 409, data: { mayAccept: false } })
  expect((late.data as CrewReply).sentence).toContain('Somebody else changed it')
  await clear()
})

test('what was removed stands again after Undo', async () => {
  await send({ event: 'assign', run, who: `guide-${aline}` })
  const [strip] = await stripsOf(`guide-${aline}`)
  const { location } = await send({ event: 'release', assignment: String(strip?.id), version: String(strip?.version) })
  expect(await stripsOf(`guide-${aline}`)).toEqual([])
  expect((await send({ event: 'undo', entry: entryOf(location) })).location).toContain('did=undone')
  expect((await stripsOf(`guide-${aline}`)).map(({ id }) => id)).toEqual([strip?.id])
  await clear()
})

test('leave is refused where its days are wrong, with what was typed, and stands in the row of its guide', async () => {
  const form = { event: 'absence', who: `guide-${aline}`, absence: 'leave', from: trek.startsOn, to: '', note: 'At home' }
  expect(await send(form, '&ask=absence')).toMatchObject({ status: 422, data: { values: form } })
  expect((await send({ ...form, to: trek.startsOn })).status).toBe(303)
  expect((await stripsOf(`guide-${aline}`))[0]).toMatchObject({ absence: 'leave', note: 'At home', run: null })
  await clear()
})

test('a chosen run says who is free for all of it, and with what the others are busy', async () => {
  await send({ event: 'absence', who: `guide-${aline}`, absence: 'leave', from: trek.startsOn, to: trek.startsOn })
  const { chosen } = await view(`&run=${run}`)
  if (chosen === null || chosen === 'unknown') throw new Error('No run is chosen')
  expect(chosen.crew.missing).toEqual(['Missing: 1 vehicle and 1 driver-guide.'])
  expect(chosen.crew.free.map(({ key }) => key).toSorted()).toEqual([`car-${van}`, `guide-${bosco}`])
  expect(chosen.crew.others.map(({ key, why }) => [key, why[0]])).toEqual([[`guide-${aline}`, expect.stringContaining('Leave')]])
  await clear()
})

test('an address of a run leads to its days; of one that is none it says so', async () => {
  const at = (path: string) => answerOf(() => loader(argsOf(ctx, path, { cookie })))
  const led = await at(`/admin/roster?run=${run}`)
  const { searchParams } = new URL(led.location ?? '', 'http://x')
  expect([searchParams.get('run'), (searchParams.get('from') ?? '') <= trek.startsOn]).toEqual([run, true])
  expect((await at(led.location ?? '')).status).toBe(200)
  expect(((await at('/admin/roster?run=departure-99999')).data as BoardView).chosen).toBe('unknown')
})

test('a trip that goes with a vehicle of a supplier stands below the rows, with who is ordered', async () => {
  const days = { firstDay: trek.startsOn, lastDay: trek.startsOn }
  const supplierId = await addSupplier(ctx, 'Cars of Musanze', {})
  const line = { run: { departureId: trek.id }, supplierId, kind: 'transport', ...days, currency: 'USD', costMinor: 1 } as const
  const lineId = await addOrderLine(ctx, { ...line, state: 'requested', confirmedOn: null })
  await sql`insert into crew_requirements (departure_id, cars, driver_guides, guides, drivers, changed_by, changed_at)
    values (${trek.id}, 0, 0, 0, 0, 'Diane', now())`.execute(ctx.db)
  const { supplied, unconfirmed, chosen } = await view(`&run=${run}`)
  const ordered = [{ name: 'Cars of Musanze', state: 'Awaiting reply' }]
  expect({ supplied, unconfirmed }).toMatchObject({ supplied: [{ run, ordered }], unconfirmed: 1 })
  expect(chosen).toMatchObject({ isComplete: false, crew: { missing: [], ordered } })
  await sql`update supplier_order_lines set state = 'confirmed', agreed = sent where id = ${lineId}`.execute(ctx.db)
  expect(await view(`&run=${run}`)).toMatchObject({ unconfirmed: 0, chosen: { isComplete: true } })
  await sql`delete from crew_requirements`.execute(ctx.db)
})

test('the roster is as many statements for 200 assignments as for 20, at most seven, and as many more for a chosen trip', async () => {
  const counted = async (chosen = '') => {
    const { db, sent, close } = watchStatements(database.address)
    try {
      const { board } = await view(chosen, db)
      return { statements: sent.length, strips: board.guides.reduce((sum, { strips }) => sum + strips.length, 0) }
    } finally {
      await close()
    }
  }
  const fill = (upTo: number) =>
    sql`
    insert into assignments (guide_id, role, departure_id, during, run_days, state, accepted_by, created_by)
    select ${aline}, 'guide', ${trek.id}, tsrange(${trek.startsOn}::timestamp, ${trek.startsOn}::timestamp + interval '1 day'),
      daterange(${trek.startsOn}::date, ${trek.startsOn}::date, '[]'), 'confirmed', 'Diane', 'Diane'
    from generate_series(1, ${upTo}::int - (select count(*)::int from assignments))`.execute(ctx.db)
  await fill(20)
  const few = [await counted(), await counted(`&run=${run}`)]
  await fill(200)
  const many = [await counted(), await counted(`&run=${run}`)]
  expect([few[0]?.strips, many[0]?.strips]).toEqual([20, 200])
  expect(many.map(({ statements }) => statements)).toEqual(few.map(({ statements }) => statements))
  expect(many[0]?.statements).toBeLessThanOrEqual(7)
  await clear()
})

test('the answer of a freelancer who phoned is stored from the roster too', async () => {
  await sql`update guides set ownership = 'freelance' where id = ${bosco}`.execute(ctx.db)
  await send({ event: 'assign', run, who: `guide-${bosco}` })
  const [strip] = await stripsOf(`guide-${bosco}`)
  expect(strip).toMatchObject({ state: 'requested' })
  const answered = await send({ event: 'yes', assignment: String(strip?.id), version: String(strip?.version) })
  expect(answered.location).toContain('did=changed')
  expect((await stripsOf(`guide-${bosco}`))[0]).toMatchObject({ state: 'confirmed' })
  await clear()
})
