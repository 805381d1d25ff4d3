import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { listParts, listPurchases } from '../reads.server.ts'
import { adoptPermits } from './adopt-permits.server.ts'

const { ctx, clock } = await testContext()
const fee = 'gorilla-volcanoes'
const everybody = `permit:${fee}`

type Pool = { resource: string; capacity: number; taken: number }
/** What may be promised of each pool of a day, and what is. */
async function poolsOn(day: Day): Promise<Pool[]> {
  const { rows } = await sql<Pool>`select resource, capacity, taken from stock_at(${clock.now()})
    where resource like 'permit:%' and day = ${day} order by resource`.execute(ctx.db)
  return rows
}

/** Everything that the adoption may write, as text. */
async function allRows(): Promise<unknown> {
  const tables = ['permit_lots', 'permits', 'permit_allowances', 'permit_moves', 'stock_days', 'stock_claims', 'booking_parts']
  const all = await Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)} t order by t::text`.execute(ctx.db)).rows),
  )
  return Object.fromEntries(all.map((rows, index) => [tables[index], rows]))
}

/** Turns the permits of a departure into what the release before had: a number in the ledger for everybody, and claims on it. */
async function asBefore(trek: { id: number }, day: Day, capacity: number): Promise<void> {
  const own = `${everybody}@${trek.id}`
  await sql`delete from permits`.execute(ctx.db)
  await sql`delete from permit_moves`.execute(ctx.db)
  await sql`delete from permit_lots`.execute(ctx.db)
  await sql`insert into stock_days (resource, day, capacity) values (${everybody}, ${day}, ${capacity})`.execute(ctx.db)
  await sql`update stock_claims set resource = ${everybody} where resource = ${own}`.execute(ctx.db)
  await sql`update booking_parts set resource = ${everybody} where resource = ${own}`.execute(ctx.db)
  await sql`delete from stock_days where resource = ${own}`.execute(ctx.db)
}

test('the number of a day becomes permits, allowances and what is wanted: no promise is lost, and a second run changes nothing', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const visit = addDays(trek.startsOn, 1)
  const sold = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, sold.id, sold.depositMinor)
  const held = await heldBooking(ctx, trek.slug, 1)
  await asBefore(trek, visit, 12)
  const [first] = await listPurchases(ctx.db, sold.id)
  await sql`update booking_purchases set status = 'bought', number = 'RDB-1' where id = ${first?.id}`.execute(ctx.db)
  expect(await poolsOn(visit)).toEqual([{ resource: everybody, capacity: 12, taken: 3 }])

  expect(await adoptPermits(ctx)).toBe(1)
  expect(await poolsOn(visit)).toEqual([
    { resource: everybody, capacity: 4, taken: 0 },
    { resource: `${everybody}@${trek.id}`, capacity: 8, taken: 3 },
  ])
  for (const { id } of [sold, held])
    expect((await listParts(ctx.db, id)).map(({ resource }) => resource)).toContain(`${everybody}@${trek.id}`)
  expect([(await bookingNow(ctx, sold.id)).state, (await bookingNow(ctx, held.id)).state]).toEqual(['confirmed', 'on-hold'])
  const { rows: permits } = await sql`select l.state, count(*)::int as count, count(p.number)::int as numbered
    from permits p join permit_lots l on l.id = p.lot_id group by l.state order by l.state`.execute(ctx.db)
  expect(permits).toEqual([
    { state: 'paid', count: 1, numbered: 1 },
    { state: 'wanted', count: 7, numbered: 0 },
  ])

  const after = await allRows()
  expect(await adoptPermits(ctx)).toBe(0)
  expect(await allRows()).toEqual(after)

  // Two weeks on, what nobody touched is not on sale any more; what was promised stays so until the visit.
  clock.advance(15 * 24 * 3_600_000)
  expect(await poolsOn(visit)).toMatchObject([{ capacity: 0 }, { capacity: 3, taken: 2 }])
})
