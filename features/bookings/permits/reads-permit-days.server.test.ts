import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listPermitFees } from '#features/permits/reads-fees.server.ts'
import { cellsOf, departureIdOf, inKigali, weekNow } from '#tests/support/permits-week.ts'
import { calendarRows, clockRows } from '#tests/support/permits-week-rows.ts'
import { storedReference, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { coverPermits } from './cover-pools.server.ts'
import { listPermitBookings, listPermitHolders } from './reads-permit-bookings.server.ts'
import { listAdoptedDays, listPermitDays } from './reads-permit-days.server.ts'

const { ctx, database } = await testContext({ now: weekNow.toISOString() })
const { departureIds } = await storePermitsWeek(ctx)
await coverPermits(ctx)
const month = { from: '2027-06-01', to: '2027-06-30' }
const cellsAt = (feeId: string, at: Date) => listPermitDays(ctx.db, feeId, month, at)
const departure = (name: string) => departureIds.get(departureIdOf(name) ?? 0) ?? null

test('every cell of the calendar of the worked week is what the pure rule says', async () => {
  const found = []
  for (const feeId of ['V', 'G', 'B'])
    for (const one of await cellsAt(feeId, weekNow)) {
      const nth = [...departureIds].find(([, id]) => id === one.departure?.id)?.[0]
      const { promised, requested, held, allowance, short, spare, free } = one
      found.push([feeId, one.day, nth ? `D${nth}` : '', promised, requested, held, allowance, short, spare, free].map(String))
    }
  expect(found).toEqual(cellsOf(calendarRows))
})

test('what is held is told by state, with names and the next end', async () => {
  const days = await cellsAt('V', weekNow)
  const at = (day: string, id: number | null) => days.find((one) => one.day === day && (one.departure?.id ?? null) === id)
  expect(at('2027-06-08', departure('D1'))).toMatchObject({
    ...{ reserved: 1, deposited: 0, paid: 7, wanted: 0, named: 3, numbered: 0, nextEnd: inKigali('2027-05-09T17:00') },
    departure: { title: expect.any(String), startsOn: '2027-06-07' },
  })
  expect(at('2027-06-08', null)).toMatchObject({ paid: 2, deposited: 2, wanted: 1, named: 2 })
})

test.each(cellsOf(clockRows))('at %s, when %s expires, the ledger and the calendar count alike', async (instant = '', ...row) => {
  const [, , , feeId = '', day = '', pool = '', ...after] = row
  const at = inKigali(instant)
  const one = (await cellsAt(feeId, at)).find((cell) => cell.day === day && (cell.departure?.id ?? null) === departure(pool))
  const { held = 0, promised = 0, requested = 0, overpromised = 0 } = one ?? {}
  expect([held, promised, requested, overpromised].map(String)).toEqual(after)
  const resource = `permit:${feeId}${pool ? `@${departure(pool)}` : ''}`
  const { rows } = await sql<{ backed: number }>`select permits_backed(${resource}, ${day}::date, ${at}) as backed`.execute(
    ctx.db,
  )
  expect(rows[0]?.backed).toBe(held + (one?.allowance ?? 0))
})

test('the bookings of a day say what is promised and what is asked for, and the permits whom they cover', async () => {
  const bookings = await listPermitBookings(ctx.db, 'V', '2027-06-10', weekNow)
  expect(bookings.map(({ reference, promised, requested }) => [reference, promised, requested])).toEqual([
    [storedReference('K15'), 2, 0],
    [storedReference('K14'), 0, 2],
  ])
  const held = await listPermitBookings(ctx.db, 'V', '2027-06-08', weekNow)
  expect(held.find(({ reference }) => reference === storedReference('K04'))).toMatchObject({
    departureId: departure('D1'),
    heldUntil: inKigali('2027-05-10T09:00'),
  })
  const holders = await listPermitHolders(ctx.db, [3, 36])
  expect(holders.map(({ reference, position, name }) => `${reference}/${position} ${name}`)).toEqual([
    `${storedReference('K01')}/1 First1 Family K01`,
    `${storedReference('K01')}/2 First2 Family K01`,
    `${storedReference('K09')}/1 First1 Family K09`,
    `${storedReference('K09')}/2 First2 Family K09`,
  ])
})

test('the fee with most going on is first', async () => {
  const fees = (await listPermitFees(ctx.db, '2027-06-01')).filter(({ id }) => ['V', 'G', 'B'].includes(id))
  expect(fees.map(({ id }) => id)).toEqual(['V', 'G', 'B'])
})

test('what nobody bought is listed by day until its allowance ends', async () => {
  await sql`update permit_allowances set cause = 'adopted' where fee_id = ${'G'} and from_day = '2027-06-10'`.execute(ctx.db)
  expect(await listAdoptedDays(ctx.db, 'G', weekNow)).toEqual([
    { day: '2027-06-10', departure: null, promised: 6, bought: 3, allowance: 4, until: inKigali('2027-06-01T18:00') },
  ])
  expect(await listAdoptedDays(ctx.db, 'G', inKigali('2027-06-01T18:00'))).toEqual([])
})

test('a month of 5,000 permits is one statement', async () => {
  await sql`
    with lots as (
      insert into permit_lots (fee_id, day, first_day, state, unit_minor, reference, created_at, created_by)
      select 'V', '2027-07-01'::date + n % 31, '2027-07-01', 'paid', 150000, 'MANY', now(), 'test' from generate_series(1, 500) n returning id
    )
    insert into permits (lot_id) select id from lots cross join generate_series(1, 10)`.execute(ctx.db)
  await sql`analyze permit_lots, permits`.execute(ctx.db)
  const { db, sent, close } = watchStatements(database.address)
  try {
    const read = () => listPermitDays(db, 'V', { from: '2027-07-01', to: '2027-07-31' }, weekNow)
    await read()
    const days = await read()
    expect(sent.length).toBe(2)
    expect(days.reduce((sum, { paid }) => sum + paid, 0)).toBe(5000)
  } finally {
    await close()
  }
})
