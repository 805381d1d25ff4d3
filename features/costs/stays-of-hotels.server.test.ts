import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import type { NewSupplier } from '#features/suppliers/new-rate-book.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addPackageServices } from './add-package-services.server.ts'
import { listPackageServices } from './reads.server.ts'

const { ctx } = await testContext()
await gorillaTrek(ctx, { seats: 4 })
const id = (await findSoldPackage(ctx.db, 'an-hour-with-the-gorillas'))?.id ?? 0
const { rows: named } = await sql<{ day: number; hotel: string; comfort: string }>`
  select d.day, d.night_hotel_id as hotel, k.from_comfort as comfort from package_days d join packages k on k.id = d.package_id
  where d.package_id = ${id} and d.night_hotel_id is not null order by d.day`.execute(ctx.db)
const [first] = named
if (!first) throw new Error('The trek names no hotel')

/** A hotel with stays of these names. */
const lodging = (name: string, hotelId: string | null, stays: readonly string[]): NewSupplier => ({
  ...{ kind: 'lodging', name, placeId: null, hotelId, email: '', phone: '', note: '', contracts: [], closures: [] },
  services: stays.map((stay) => ({
    ...{ key: `${name}/${stay}`, kind: 'stay', name: stay, basis: 'room-night', board: 'BB', beds: 2, mostGuests: 2 },
    ...{ roomId: null, seats: null, minimumAge: 0 },
  })),
})
const add = (...suppliers: NewSupplier[]) =>
  ctx.db.transaction().execute((tx) => addRateBook(ctx, tx, { suppliers, exchange: [] }, 'Sophie'))

/** The part of the migration that reads what is there, as an upgrade runs it. */
async function upgrade() {
  const migration = await readFile('db/migrations/0138-alternatives-when-suppliers-decline.sql', 'utf8')
  await sql.raw(migration.slice(migration.indexOf('with nights as'))).execute(ctx.db)
  return listPackageServices(ctx.db, id)
}

beforeEach(async () => {
  await sql`truncate package_services, package_service_alternatives, supplier_services, suppliers cascade`.execute(ctx.db)
  await sql`update package_days set night_hotel_id = ${first.hotel}, night_place_id = coalesce(night_place_id, to_place_id)
    where package_id = ${id} and day <= 2`.execute(ctx.db)
})

const plain = { kilometres: null, alternatives: [] }

test('nights in a row in a hotel of a supplier with one stay become one row in the comfort of the package, once', async () => {
  const ids = await add(lodging('Lodge', first.hotel, ['Double', 'Old double']))
  await sql`update supplier_services set archived_at = now() where name = 'Old double'`.execute(ctx.db)
  const stay = { ...plain, serviceId: ids.get('Lodge/Double') ?? 0, comfort: first.comfort, day: 1, days: 2 }
  expect(await upgrade()).toEqual([stay])
  expect(await upgrade()).toEqual([stay])
})

test('a supplier with two stays, one without the hotel and an archived one are left to staff', async () => {
  await add(lodging('Lodge', first.hotel, ['Double', 'Twin']), lodging('Elsewhere', null, ['Double']))
  expect(await upgrade()).toEqual([])
  await sql`delete from supplier_services where name = 'Twin'`.execute(ctx.db)
  await sql`update suppliers set archived_at = now()`.execute(ctx.db)
  expect(await upgrade()).toEqual([])
})

test('a night that has a stay stays as it is, whatever its comfort, and what is added comes behind', async () => {
  const ids = await add(lodging('Lodge', first.hotel, ['Double']), lodging('Camp', null, ['Tent']))
  const serviceId = ids.get('Camp/Tent') ?? 0
  const tent = { ...plain, serviceId, comfort: 'luxury' as const, day: 2, days: 1 }
  await ctx.db.transaction().execute((tx) => addPackageServices(tx, id, [tent]))
  const double = { ...plain, serviceId: ids.get('Lodge/Double') ?? 0, comfort: first.comfort, day: 1, days: 1 }
  expect(await upgrade()).toEqual([tent, double])
})
