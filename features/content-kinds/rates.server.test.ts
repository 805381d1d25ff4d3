import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoExtras } from '#db/demo/extras.ts'
import lanes from '#db/reference/freight-lanes.json' with { type: 'json' }
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import { addVehicleClasses } from '#features/cars/add-vehicle-classes.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import { findVehicleClass, listVehicleClasses } from '#features/cars/reads.server.ts'
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { beginEntry } from '#features/content/begin-entry.server.ts'
import type { Content } from '#features/content/entry.ts'
import { publishEntry } from '#features/content/publish-entry.server.ts'
import { findEntry } from '#features/content/reads.server.ts'
import { saveEntry } from '#features/content/save-entry.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import { addFreightLanes } from '#features/freight/add-freight-lanes.server.ts'
import type { Lane } from '#features/freight/lane.ts'
import { listLanes } from '#features/freight/reads.server.ts'
import { findDiscountCode } from '#features/pricing/discounts/reads.server.ts'
import { addExtras } from '#features/pricing/extras/add-extras.server.ts'
import { listExtras } from '#features/pricing/extras/reads.server.ts'
import { vehicleDays } from '#features/stock/stock.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { mustKind, publishAgain, rowsOf } from '#tests/support/entries-round-trip.ts'
import { takenMeanwhile } from '#tests/support/taken-meanwhile.ts'
import { testContext } from '#tests/support/test-context.ts'

const { ctx } = await testContext()
const diane = { id: 'diane', name: 'Diane Uwase' }
const sedan = 'sedan-corolla'

const names = ['car', 'lane', 'extra', 'code']

beforeAll(async () => {
  await ctx.db.transaction().execute(async (tx) => {
    await addVehicleClasses(tx, vehicles as ReferenceClass[])
    await addExtras(tx, demoExtras)
    await addFreightLanes(ctx, tx, lanes as Lane[])
  })
  await adoptEntries(ctx, names.map(mustKind))
  await keepVehicleDays(ctx)
})

const entryIdOf = async (kind: string, liveId: string) => {
  const { rows } = await sql<{ id: number }>`select id from entries where kind = ${kind} and live_id = ${liveId}`.execute(ctx.db)
  return rows[0]?.id ?? 0
}
async function publish(kind: string, id: number, change: Partial<Content>) {
  const entry = await findEntry(ctx.db, kind, id)
  if (!entry) throw new Error(`No entry ${id}`)
  const content = { ...entry.content, ...change }
  const saved = await saveEntry(ctx, mustKind(kind), { id, actor: diane, content, seen: entry.version, event: 'saved' })
  if (!saved.done) throw new Error(saved.refusal.reason)
  return publishEntry(ctx, mustKind(kind), { id, actor: diane, seen: saved.value.version })
}
const begin = (kind: string, name: string) =>
  beginEntry(ctx, mustKind(kind), { actor: diane, content: { ...mustKind(kind).begun?.(), name } })
const capacities = async () => {
  const { rows } = await sql<{ capacity: number }>`
    select distinct capacity from stock_days where resource = ${vehicleDays(sedan)}`.execute(ctx.db)
  return rows.map(({ capacity }) => capacity)
}

test.each([
  'car',
  'lane',
  'extra',
  'code',
])('every %s is the same once it has gone through its form and is published again', async (name) => {
  const tables = ['vehicle_classes', 'freight_lanes', 'extras', 'discount_codes']
  const before = await rowsOf(ctx, tables)
  expect(await publishAgain(ctx, name)).toEqual([])
  expect(await rowsOf(ctx, tables)).toEqual(before)
})

test('a new number of cars is the stock of every day ahead, and never less than is taken', async () => {
  const id = await entryIdOf('car', sedan)
  expect(await publish('car', id, { fleet: 8 })).toMatchObject({ done: true })
  expect(await capacities()).toEqual([8])
  await sql`insert into stock_claims (booking_id, resource, day, quantity, permanent)
    values (${await bareBooking(ctx.db)}, ${vehicleDays(sedan)}, '2027-05-01', 3, true)`.execute(ctx.db)
  expect(await publish('car', id, { fleet: 2 })).toMatchObject({
    refusal: { problems: [{ path: 'fleet', reason: 'fleet-below-taken', facts: { taken: 3, day: '1 May 2027' } }] },
  })
  expect(await capacities()).toEqual([8])
  expect(await unpublishEntry(ctx, mustKind('car'), { id, actor: diane })).toMatchObject({
    refusal: { reason: 'still-needed', facts: { cars: 3, day: '2027-05-01', days: 1 } },
  })
})

test('a booking’s cars that are claimed while fewer are published give a warning, and nothing is changed', async () => {
  const id = await entryIdOf('car', sedan)
  const parts = [10, 11, 12].map((day) => ({ resource: vehicleDays(sedan), day: `2027-05-${day}`, quantity: 5 }))
  expect(await takenMeanwhile(ctx, parts, () => publish('car', id, { fleet: 4 }))).toMatchObject({
    refusal: { problems: [{ path: 'fleet', reason: 'fleet-below-taken', facts: { taken: 5, day: '10 May 2027', days: 3 } }] },
  })
  expect(await capacities()).toEqual([8])
})

test('a class without any rate does not go out, and one that is taken off sale is found no more', async () => {
  const [, other] = await listVehicleClasses(ctx.db)
  const id = await entryIdOf('car', other?.id ?? '')
  expect(await publish('car', id, { selfDrive: { lowMinor: null, highMinor: null }, withDriver: null })).toMatchObject({
    refusal: { problems: [{ path: 'selfDrive', reason: 'no-price' }] },
  })
  expect(await unpublishEntry(ctx, mustKind('car'), { id, actor: diane })).toMatchObject({ done: true })
  expect(await findVehicleClass(ctx.db, other?.id ?? '')).toBeUndefined()
})

test('a rate needs the fields of its kind, and a lane that staff removed does not come back', async () => {
  const [lane] = await listLanes(ctx.db)
  const id = await entryIdOf('lane', lane?.id ?? '')
  const [rate] = (await findEntry(ctx.db, 'lane', id))?.content.rates as object[]
  expect(await publish('lane', id, { rates: [{ ...rate, per: 'kilogram' }] })).toMatchObject({
    refusal: {
      problems: [
        { path: 'rates.0.fromKg', reason: 'missing' },
        { path: 'rates.0.minor', reason: 'missing' },
      ],
    },
  })
  await unpublishEntry(ctx, mustKind('lane'), { id, actor: diane })
  await ctx.db.transaction().execute((tx) => addFreightLanes(ctx, tx, lanes as Lane[]))
  expect((await listLanes(ctx.db)).map((one) => one.id)).not.toContain(lane?.id)
})

test('an extra that is taken off sale stays for the orders that have it', async () => {
  const id = await entryIdOf('extra', 'trek-porter')
  expect(await unpublishEntry(ctx, mustKind('extra'), { id, actor: diane })).toMatchObject({ done: true })
  expect((await listExtras(ctx.db)).find((extra) => extra.id === 'trek-porter')).toMatchObject({ active: false })
})

test('a code is in force from its day, takes a share or an amount, and its emails are one code’s', async () => {
  const whole = { percent: 10, fromDay: '2027-01-01', kinds: ['pilgrims'] }
  const id = await begin('code', 'Friends of Kibeho')
  expect(await publish('code', id, { ...whole, code: 'friends', amountMinor: 500 })).toMatchObject({
    refusal: { problems: [{ path: 'percent', reason: 'share-or-amount' }] },
  })
  expect(await publish('code', id, { ...whole, code: ' friends-1 ', amountMinor: null })).toMatchObject({ done: true })
  expect(await findDiscountCode(ctx.db, 'Friends-1', '2027-03-01')).toMatchObject({ percent: 10 })
  const other = await begin('code', 'Other friends')
  expect(await publish('code', other, { ...whole, code: 'FRIENDS-1' })).toMatchObject({
    refusal: { problems: [{ path: 'code', reason: 'code-taken' }] },
  })
  await publish('code', id, { code: 'FRIENDS-2' })
  expect(await findDiscountCode(ctx.db, 'FRIENDS-1', '2027-03-01')).toBeUndefined()
  expect(await findDiscountCode(ctx.db, 'FRIENDS-2', '2027-03-01')).toMatchObject({ percent: 10 })
})
