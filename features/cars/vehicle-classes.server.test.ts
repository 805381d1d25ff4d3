import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import { listStock } from '#features/stock/reads.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addVehicleClasses } from './add-vehicle-classes.server.ts'
import { hireParts } from './hire-parts.ts'
import { keepVehicleDays } from './keep-vehicle-days.server.ts'
import { findVehicleClass, listVehicleClasses } from './reads.server.ts'
import type { ReferenceClass } from './vehicle-class.ts'

const { ctx, clock } = await testContext()
const catalogue = vehicles as ReferenceClass[]
const addCatalogue = (classes = catalogue) => ctx.db.transaction().execute((tx) => addVehicleClasses(tx, classes))

beforeEach(async () => {
  clock.set('2027-03-12T08:00:00Z')
  await sql`delete from stock_days`.execute(ctx.db)
  await sql`delete from vehicle_classes`.execute(ctx.db)
  await addCatalogue()
})

test('the classes come back as the catalogue has them, in its order', async () => {
  const classes = await listVehicleClasses(ctx.db)
  expect(classes.map(({ fleet, ...of }) => ({ ...of, demoFleet: fleet }))).toEqual(
    catalogue.map((of) => ({ ...of, laterRates: [], ratesUntil: null })),
  )
})

test('a class is found by its id, and none by another', async () => {
  expect(await findVehicleClass(ctx.db, 'sedan-corolla')).toMatchObject({ name: 'City sedan', border: null, fleet: 6 })
  expect(await findVehicleClass(ctx.db, 'coaster')).toMatchObject({ selfDrive: null, withDriver: { lowMinor: 17_000 } })
  expect(await findVehicleClass(ctx.db, 'submarine')).toBeUndefined()
})

test('adding the catalogue again leaves what staff changed, and brings back nothing but what is missing', async () => {
  await sql`update vehicle_classes set name = 'Town car' where id = 'sedan-corolla'`.execute(ctx.db)
  await sql`delete from vehicle_classes where id = 'hiace'`.execute(ctx.db)
  await addCatalogue()
  const names = (await listVehicleClasses(ctx.db)).map(({ name }) => name)
  expect(names).toHaveLength(12)
  expect(names).toEqual(expect.arrayContaining(['Town car', 'Minibus']))
})

test.each([
  ['a low rate without a high one', sql`self_drive_low_minor = null`],
  [
    'no rate at all',
    sql`self_drive_low_minor = null, self_drive_high_minor = null, with_driver_low_minor = null, with_driver_high_minor = null`,
  ],
  ['countries without their terms', sql`border_countries = '{uganda}', border_fee_minor = null`],
  ['no car', sql`fleet = 0`],
])('the database takes no class with %s', async (_what, change) => {
  await expect(sql`update vehicle_classes set ${change} where id = 'sedan-corolla'`.execute(ctx.db)).rejects.toMatchObject({
    code: '23514',
  })
})

test('every class is on sale with its fleet from today until 24 months ahead', async () => {
  // From 12 March 2027 to 11 March 2029, over a leap day.
  expect(await keepVehicleDays(ctx)).toBe(12 * 731)
  const free = async (day: string) =>
    (await listStock(ctx.db, [{ resource: 'vehicle:prado-tx', day }], clock.now())).map(({ forSale }) => forSale)
  expect(await free('2027-03-11')).toEqual([])
  expect(await free('2027-03-12')).toEqual([5])
  expect(await free('2028-02-29')).toEqual([5])
  expect(await free('2029-03-11')).toEqual([5])
  expect(await free('2029-03-12')).toEqual([])
})

test('a day later one day is added, and a day that staff changed keeps its number', async () => {
  await keepVehicleDays(ctx)
  await ctx.db.transaction().execute((tx) => setCapacity(ctx, tx, 'vehicle:prado-tx', '2027-06-01', 2))
  clock.advance(24 * 60 * 60_000)
  expect(await keepVehicleDays(ctx)).toBe(12)
  expect(await keepVehicleDays(ctx)).toBe(0)
  const [day] = await listStock(ctx.db, [{ resource: 'vehicle:prado-tx', day: '2027-06-01' }], clock.now())
  expect(day?.capacity).toBe(2)
})

test('what a hire asks for is what is on sale', async () => {
  await keepVehicleDays(ctx)
  const parts = hireParts({ id: 'rav4', name: 'Compact SUV' }, { from: '2027-06-01T10:00', to: '2027-06-03T10:00', vehicles: 2 })
  const levels = await listStock(ctx.db, parts, clock.now())
  expect(levels.map(({ day, forSale }) => [day, forSale])).toEqual([
    ['2027-06-01', 6],
    ['2027-06-02', 6],
    ['2027-06-03', 6],
  ])
})
