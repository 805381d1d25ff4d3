import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Span, spanOfDays } from '#features/crew/assignments/assignment.ts'
import { listCrewOf } from '#features/crew/assignments/reads-assignments.server.ts'
import { changeDeparture } from '#features/departures/change-departure.server.ts'
import { createDepartures } from '#features/departures/create-departures.server.ts'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { putOnSale } from '#features/departures/put-on-sale.server.ts'
import { findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { listPackageNames } from '#features/packages/reads-names.server.ts'
import { assignMember } from '#features/roster/assign/assign-member.server.ts'
import { releaseAssignment } from '#features/roster/assign/release-assignment.server.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { type BulkReply, doBulk, undoBulk } from './bulk.server.ts'

const { ctx, clock } = await testContext()
await gorillaTrek(ctx, { seats: 8 })
const today = kigaliDay(ctx.clock.now())
const later = (days: number) => addDays(today, days)
const actor = { id: 'diane', name: 'Diane' }
const other = { id: 'jean', name: 'Jean' }
const trek = (await listPackageNames(ctx.db)).find(({ slug }) => slug === 'an-hour-with-the-gorillas')
if (!trek) throw new Error('There is no trek')

let next = 400
/** Drafts of eight seats, each on a day of its own. */
async function drafts(count: number): Promise<number[]> {
  const wanted = Array.from({ length: count }, (_, row) => {
    next += 10
    const values = { comfort: 'lodge' as const, capacity: 8, minimum: 2, cutOffDays: null, guaranteed: false, note: '', crew: [] }
    return { row, package: trek, startsOn: later(next), ...values }
  })
  const made = await createDepartures(ctx, { wanted, onSale: false, evenIfClash: false, how: 'by hand', actor })
  if (!made.done) throw new Error(made.refusal.reason)
  return made.value
}
const admin = async (id: number) => {
  const found = await findAdminDeparture(ctx.db, id)
  if (!found) throw new Error('It is not there')
  return found
}
/** All of a departure but how often it was changed. */
const facts = async (id: number) => {
  const { version: _, ...rest } = await admin(id)
  return { ...rest, crew: (await listCrewOf(ctx.db, [id])).map(({ id: _row, version: _version, ...one }) => one) }
}
async function bulk(event: string, ids: readonly number[], more: Record<string, string> = {}): Promise<BulkReply> {
  const form = new FormData()
  form.set('event', event)
  for (const id of ids) form.append('pick', `${id}.${(await admin(id)).version}`)
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  const reply = await doBulk(ctx, readEnglish, form, actor)
  if ('fault' in reply) throw new Error(reply.fault)
  return reply
}
const name = async (id: number) => `An hour with the gorillas, ${dayText((await admin(id)).startsOn)}`
const permitsOn = async (id: number) => {
  const { rows } = await sql<{ sum: number }>`select count(*)::int as sum from permits p join permit_lots l on l.id = p.lot_id
    where l.departure_id = ${id} and l.state = 'wanted'`.execute(ctx.db)
  return rows[0]?.sum
}

test('what is taken off sale together is on sale again by Undo, and one with bookings stays on sale', async () => {
  const [first = 0, booked = 0] = await drafts(2)
  await bulk('sell', [first, booked])
  await heldBooking(ctx, (await admin(booked)).slug, 2)
  const reply = await bulk('off', [first, booked])
  expect(reply).toMatchObject({ what: 'off', count: 1, left: [{ names: [await name(booked)] }] })
  expect([(await admin(first)).sale, (await admin(booked)).sale]).toEqual(['off-sale', 'on-sale'])
  expect(await undoBulk(ctx, readEnglish, reply.undo, actor)).toMatchObject({ what: 'undone', count: 1, left: [] })
  expect((await admin(first)).sale).toBe('on-sale')
})

test('taken back, a draft is a draft, what waited for its moment waits for it, and what was off sale is off sale', async () => {
  const [draft = 0, waiting = 0, off = 0] = await drafts(3)
  const at = new Date(clock.now().getTime() + 86_400_000)
  await putOnSale(ctx, { departureId: waiting, seen: 1, at, actor })
  const sold = await bulk('sell', [off])
  await undoBulk(ctx, readEnglish, sold.undo, actor)
  await putOnSale(ctx, { departureId: off, seen: 3, at: null, actor })
  await sql`update departures set sale = 'off-sale', version = version + 1 where id = ${off}`.execute(ctx.db)
  const before = [await facts(draft), await facts(waiting), await facts(off)]
  const reply = await bulk('sell', [draft, waiting, off])
  expect(reply).toMatchObject({ count: 3, left: [] })
  expect(await Promise.all([draft, waiting, off].map(async (id) => (await admin(id)).sale))).toEqual(Array(3).fill('on-sale'))
  expect(await undoBulk(ctx, readEnglish, reply.undo, actor)).toMatchObject({ what: 'undone', count: 3, left: [] })
  expect([await facts(draft), await facts(waiting), await facts(off)]).toEqual(before)
  expect(before.map(({ sale }) => sale)).toEqual(['draft', 'scheduled', 'off-sale'])
})

test('the permits that a first sale wants go with it, and are wanted once when it is sold again', async () => {
  const [one = 0] = await drafts(1)
  const reply = await bulk('sell', [one])
  expect(await permitsOn(one)).toBe(8)
  await undoBulk(ctx, readEnglish, reply.undo, actor)
  expect(await permitsOn(one)).toBe(0)
  await bulk('sell', [one])
  expect(await permitsOn(one)).toBe(8)
})

test('what was changed or booked since stays as it is, and each is named with the reason', async () => {
  const [changed = 0, booked = 0, free = 0] = await drafts(3)
  const reply = await bulk('sell', [changed, booked, free])
  await guaranteeDeparture(ctx, { departureId: changed, actor: other })
  await heldBooking(ctx, (await admin(booked)).slug, 2)
  const before = [await facts(changed), await facts(booked)]
  const undone = await undoBulk(ctx, readEnglish, reply.undo, actor)
  expect(undone).toMatchObject({ count: 1 })
  expect(undone?.left).toEqual([
    { names: [await name(changed)], sentence: expect.stringMatching(/changed it since/) },
    { names: [await name(booked)], sentence: expect.stringMatching(/1 booking counts on it/) },
  ])
  expect([await facts(changed), await facts(booked)]).toEqual(before)
  expect((await admin(free)).sale).toBe('draft')
})

test('pressed twice, the second taking back changes nothing', async () => {
  const [one = 0] = await drafts(1)
  const { undo } = await bulk('sell', [one])
  await undoBulk(ctx, readEnglish, undo, actor)
  const before = await admin(one)
  expect(await undoBulk(ctx, readEnglish, undo, actor)).toMatchObject({ count: 0, left: [{ names: [await name(one)] }] })
  expect(await admin(one)).toEqual(before)
})

test('what would be on sale by now all the same is not taken back', async () => {
  const [one = 0] = await drafts(1)
  const opening = clock.now()
  const at = new Date(opening.getTime() + 60_000)
  await putOnSale(ctx, { departureId: one, seen: 1, at, actor })
  const { undo } = await bulk('sell', [one])
  clock.set(at)
  expect(await undoBulk(ctx, readEnglish, undo, actor)).toMatchObject({
    count: 0,
    left: [{ sentence: expect.stringMatching(/went on sale in the meantime/) }],
  })
  clock.set(opening)
  expect((await admin(one)).sale).toBe('on-sale')
})

test('our word that was given before stays given', async () => {
  const [given = 0, fresh = 0] = await drafts(2)
  await guaranteeDeparture(ctx, { departureId: given, actor: other })
  const { undo } = await bulk('guarantee', [given, fresh])
  await undoBulk(ctx, readEnglish, undo, actor)
  expect([(await admin(given)).guaranteed, (await admin(fresh)).guaranteed]).toEqual([true, false])
})

const guide = async (called: string) => {
  const { rows } = await sql<{ id: number }>`insert into guides (name) values (${called}) returning id`.execute(ctx.db)
  return rows[0]?.id ?? 0
}

/** Jean assigns a guide to a departure. */
async function assign(departureId: number, id: number, span?: Span) {
  const done = await assignMember(ctx, { run: { departureId }, member: { kind: 'guide', id }, span, actor: other })
  if (!done.done) throw new Error(done.refusal.reason)
}

test('who was on a departure before is on it as before, with the days and the name of who accepted them', async () => {
  const [had = 0, fresh = 0] = await drafts(2)
  const memberId = await guide('Guide one')
  const day = (await admin(had)).startsOn
  await assign(had, memberId, spanOfDays(day, day))
  await sql`update assignments set accepted_by = 'Jean' where departure_id = ${had}`.execute(ctx.db)
  const before = [await facts(had), await facts(fresh)]
  const reply = await bulk('assign', [had, fresh], { who: `guide-${memberId}`, even: 'yes' })
  expect(await facts(had)).not.toEqual(before[0])
  expect(await undoBulk(ctx, readEnglish, reply.undo, actor)).toMatchObject({ count: 2, left: [] })
  expect([await facts(had), await facts(fresh)]).toEqual(before)
})

test('an assignment that somebody has changed since stays, also where it was taken off and put on again', async () => {
  const [one = 0, two = 0, three = 0] = await drafts(3)
  const memberId = await guide('Guide two')
  const { undo } = await bulk('assign', [one, two, three], { who: `guide-${memberId}` })
  const day = (await admin(one)).startsOn
  await assign(one, memberId, spanOfDays(day, day))
  const [on] = await listCrewOf(ctx.db, [two])
  await releaseAssignment(ctx, { id: on?.id ?? 0, actor: other })
  await assign(two, memberId)
  const moved = await admin(three)
  const to = later(next + 40)
  const values = { package: trek, startsOn: to, comfort: 'lodge' as const, capacity: 8, minimum: 2, cutOffDays: null, note: '' }
  await ctx.db
    .transaction()
    .execute((tx) => changeDeparture(ctx, tx, { departure: moved, values, seen: moved.version, capacity: 8, today }))
  const before = await Promise.all([one, two, three].map(facts))
  const undone = await undoBulk(ctx, readEnglish, undo, actor)
  expect(undone).toMatchObject({ count: 0, left: [{ names: [await name(one), await name(two), await name(three)] }] })
  expect(await Promise.all([one, two, three].map(facts))).toEqual(before)
})

test('days of before on which they are elsewhere by now are not given back', async () => {
  const [one = 0, two = 0] = await drafts(2)
  const memberId = await guide('Guide three')
  const wide = (await admin(two)).startsOn
  const day = (await admin(one)).startsOn
  await assign(one, memberId, spanOfDays(day, wide))
  const { undo } = await bulk('assign', [one], { who: `guide-${memberId}` })
  await assign(two, memberId)
  const before = await facts(one)
  expect(await undoBulk(ctx, readEnglish, undo, actor)).toMatchObject({
    count: 0,
    left: [{ sentence: expect.stringMatching(/Guide three is on/) }],
  })
  expect(await facts(one)).toEqual(before)
})

test('several are moved to the trash and restored together', async () => {
  next = 305
  const [one, two] = await drafts(2)
  if (!one || !two) throw new Error('There are none')
  const before = [await facts(one), await facts(two)]
  const reply = await bulk('trash', [one, two])
  expect(reply).toMatchObject({ what: 'trash', count: 2, left: [] })
  expect((await admin(one)).trashedAt).not.toBeNull()
  expect(await undoBulk(ctx, readEnglish, reply.undo, actor)).toMatchObject({ what: 'undone', count: 2, left: [] })
  expect([await facts(one), await facts(two)]).toEqual(before)
})
