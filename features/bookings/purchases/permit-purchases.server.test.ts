import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withdrawLot } from '#features/permits/lots/give-up-lot.server.ts'
import { payLots } from '#features/permits/payments/pay-lots.server.ts'
import { cancellationNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { coverPermits } from '../permits/cover-pools.server.ts'
import { listNeeds } from '../permits/reads-needs.server.ts'
import { listEvents, listPurchases } from '../reads.server.ts'
import { markPurchase } from '../suppliers/mark-purchase.server.ts'
import { namePermits } from './name-permits.server.ts'
import { numberPermits } from './number-permits.server.ts'
import { payNeeds } from './pay-needs.server.ts'
import { reopenPurchases } from './reopen-purchases.server.ts'

/** Permits of the week, bought, named and numbered. */
const { ctx } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const actor = { id: 'owner', name: 'Diane' }

const idOf = (reference: string, position: number, feeId: string, day: string): number =>
  week.weekNeeds.find(
    (need) => need.reference === reference && need.position === position && need.feeId === feeId && need.day === day,
  )?.id ?? 0

const permitsOf = async (needIds: readonly number[]) =>
  (
    await sql<{ id: number; lot: number; state: string; spent: number; receipt: string; number: string | null; named: boolean }>`
      select p.id, l.id as lot, l.state, p.spent_minor::int as spent, p.receipt, p.number, p.named_at is not null as named
      from permits p join permit_lots l on l.id = p.lot_id where p.purchase_id = any(${[...needIds]}::bigint[]) order by p.purchase_id`.execute(
      ctx.db,
    )
  ).rows

test('needs that nothing covers are bought and paid in one step, to the cent, or nothing is', async () => {
  const needs = [idOf('K14', 1, 'V', '2027-06-10'), idOf('K19', 3, 'V', '2027-06-08'), idOf('K19', 3, 'G', '2027-06-10')]
  const before = (await sql<{ n: number }>`select count(*)::int as n from permits`.execute(ctx.db)).rows
  expect(await payNeeds(ctx, { needIds: needs, amountMinor: 310_001, receipt: 'R-1' }, actor)).toMatchObject({
    refusal: { reason: 'amount-wrong', openMinor: 310_000 },
  })
  expect((await sql<{ n: number }>`select count(*)::int as n from permits`.execute(ctx.db)).rows).toEqual(before)
  expect(await payNeeds(ctx, { needIds: needs, amountMinor: 310_000, receipt: 'R-1' }, actor)).toMatchObject({
    done: true,
    value: 3,
  })
  const permits = await permitsOf(needs)
  expect(permits.map(({ state, spent, receipt }) => [state, spent, receipt])).toEqual([
    ['paid', 150_000, 'R-1'],
    ['paid', 150_000, 'R-1'],
    ['paid', 10_000, 'R-1'],
  ])
  // What was wanted for those days is bought first: L08 as a whole, one of L17's two. The golden monkeys' permit alone is new.
  const wanted = await sql<{ n: number }>`select count(*)::int as n from permits where lot_id in (8, 17)`.execute(ctx.db)
  const now = await sql<{ n: number }>`select count(*)::int as n from permits`.execute(ctx.db)
  expect([wanted.rows[0]?.n, (now.rows[0]?.n ?? 0) - (before[0]?.n ?? 0)]).toEqual([2, 1])
  expect(await payNeeds(ctx, { needIds: needs, amountMinor: 310_000, receipt: 'R-2' }, actor)).toMatchObject({
    refusal: { reason: 'paid-already' },
  })
})

test('of a deposited lot those of the ticked travellers are paid, and the others stay as they are', async () => {
  const needs = [idOf('K05', 1, 'V', '2027-06-12')]
  const [before] = await permitsOf(needs)
  expect(before?.state).toBe('deposited')
  expect(await payNeeds(ctx, { needIds: needs, amountMinor: 105_000, receipt: 'R-3' }, actor)).toMatchObject({ done: true })
  expect(await permitsOf(needs)).toMatchObject([{ id: before?.id, state: 'paid', spent: 150_000 }])
  const { rows } = await sql<{ state: string; count: number }>`
    select l.state, count(p.id)::int as count from permit_lots l join permits p on p.lot_id = l.id where l.id = ${before?.lot ?? 0} group by 1`.execute(
    ctx.db,
  )
  expect(rows).toEqual([{ state: 'deposited', count: 3 }])
})

test('balances of several lots are one payment, to the cent, of all of them as they were seen or of none', async () => {
  const lots = [
    { id: 12, version: 1 },
    { id: 13, version: 1 },
  ]
  const pay = (amountMinor: number, seen = lots) => payLots(ctx, seen, { event: 'pay', amountMinor, receipt: 'R-4' }, actor)
  expect(await pay(629_999)).toMatchObject({ refusal: { reason: 'amount-wrong', openMinor: 630_000 } })
  expect(await pay(630_000, [...lots, { id: 18, version: 7 }])).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await pay(630_000)).toMatchObject({ done: true })
  const { rows } = await sql<{ state: string; spent: number }>`
    select l.state, sum(p.spent_minor)::int as spent from permit_lots l join permits p on p.lot_id = l.id where l.id in (12, 13)
    group by l.id, 1 order by l.id`.execute(ctx.db)
  expect(rows).toEqual([
    { state: 'paid', spent: 600_000 },
    { state: 'paid', spent: 300_000 },
  ])
})

test('a deposit of several lots is shared out by what is open for each', async () => {
  const lots = [
    { id: 18, version: 1 },
    { id: 25, version: 1 },
  ]
  expect(await payLots(ctx, lots, { event: 'deposit', amountMinor: 135_001, receipt: 'R-5' }, actor)).toMatchObject({
    done: true,
  })
  const { rows } = await sql<{ spent: number }>`
    select spent_minor::int as spent from permits where lot_id in (18, 25) order by id`.execute(ctx.db)
  expect(rows.map(({ spent }) => spent)).toEqual([45_001, 45_000, 45_000])
})

test('who is named, paid and numbered is bought: the timeline shows it, and a cancellation charges it', async () => {
  const needs = [1, 2].map((position) => idOf('K02', position, 'V', '2027-06-08'))
  const [first = 0, second = 0] = needs
  expect(await namePermits(ctx, needs, actor)).toMatchObject({ done: true, value: 2 })
  expect((await permitsOf(needs)).map(({ named }) => named)).toEqual([true, true])
  expect((await listNeeds(ctx.db, { ids: needs })).map(({ status }) => status)).toEqual(['needed', 'needed'])
  const [one, two] = await permitsOf(needs)
  const rows = [
    { permitId: one?.id ?? 0, needId: first, number: 'RDB-1001' },
    { permitId: two?.id ?? 0, needId: second, number: 'RDB-1002' },
  ]
  // One of two is known: nothing is written.
  await sql`update permits set number = 'rdb-1002' where lot_id = 6 and id = 601`.execute(ctx.db)
  expect(await numberPermits(ctx, rows, actor)).toMatchObject({ refusal: { reason: 'number-known', number: 'rdb-1002' } })
  expect((await permitsOf(needs)).map(({ number }) => number)).toEqual([null, null])
  await sql`update permits set number = null where id = 601`.execute(ctx.db)
  expect(await numberPermits(ctx, rows, actor)).toMatchObject({ done: true, value: { numbered: 2, bought: 2 } })
  const id = bookingIdOf('K02')
  expect((await listPurchases(ctx.db, id)).map(({ status, number }) => [status, number])).toEqual([
    ['bought', 'RDB-1001'],
    ['bought', 'RDB-1002'],
    ['needed', null],
  ])
  expect((await listEvents(ctx.db, id)).map(({ text }) => text)).toContain('Gorilla permit, traveller 1: bought, RDB-1001')
  // Another permit covers them no more, whatever changes.
  await coverPermits(ctx)
  expect((await permitsOf(needs)).map(({ id: permit }) => permit)).toEqual([one?.id, two?.id])
})

test('a bought permit that its authority withdraws is to be reserved again, and no cancellation charges it', async () => {
  const needs = [1, 2].map((position) => idOf('K02', position, 'V', '2027-06-08'))
  const { rows } = await sql<{ id: number; version: number }>`
    select distinct l.id, l.version from permit_lots l join permits p on p.lot_id = l.id where p.purchase_id = any(${needs}::bigint[])`.execute(
    ctx.db,
  )
  for (const lot of rows)
    expect(await withdrawLot(ctx, lot, { reason: 'The park is closed' }, actor)).toMatchObject({ done: true })
  expect(await reopenPurchases(ctx)).toBe(2)
  expect((await listNeeds(ctx.db, { ids: needs })).map(({ status, number }) => [status, number])).toEqual([
    ['needed', null],
    ['needed', null],
  ])
  expect((await listEvents(ctx.db, bookingIdOf('K02'))).map(({ text }) => text)).toContain(
    'Gorilla permit, traveller 1: to reserve again, no longer valid, RDB-1001',
  )
  expect((await cancellationNow(ctx, bookingIdOf('K02'))).boughtMinor).toBe(0)
  expect(await reopenPurchases(ctx)).toBe(0)
})

test('a fee that rises after the sale is bought at the new price: the traveller paid the old one', async () => {
  const need = idOf('K17', 3, 'G', '2027-06-13')
  const [sold] = await listNeeds(ctx.db, { ids: [need] })
  await sql`update visitor_fees set eac_minor = eac_minor + 500 where id = 'G'`.execute(ctx.db)
  const pay = (amountMinor: number) => payNeeds(ctx, { needIds: [need], amountMinor, receipt: 'R-9' }, actor)
  const old = sold?.costMinor ?? 0
  expect(await pay(old)).toMatchObject({ refusal: { reason: 'amount-wrong', openMinor: old + 500 } })
  expect(await pay(old + 500)).toMatchObject({ done: true })
  expect((await listNeeds(ctx.db, { ids: [need] })).map(({ costMinor }) => costMinor)).toEqual([old])
  expect((await permitsOf([need])).map(({ spent }) => spent)).toEqual([old + 500])
})

test('a traveller who needs no permit, or has none that is paid, is not named', async () => {
  expect(await namePermits(ctx, [999_999], actor)).toMatchObject({ refusal: { reason: 'need-changed' } })
  expect(await namePermits(ctx, [idOf('K15', 2, 'B', '2027-06-12')], actor)).toMatchObject({ refusal: { reason: 'no-permit' } })
})

test('a permit that staff mark as bought in its booking is paid, named and numbered, and charged', async () => {
  const trek = await gorillaTrek(ctx, { seats: 2 })
  const booking = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, booking.id, booking.totalMinor)
  const [first, second] = await listPurchases(ctx.db, booking.id)
  const mark = (purchaseId: number | undefined, number: string) =>
    markPurchase(ctx, booking.id, { purchaseId: purchaseId ?? 0, status: 'bought', number, actor: 'Diane' })
  expect(await mark(first?.id, 'GT-1')).toMatchObject({ done: true })
  expect(await mark(second?.id, 'gt-1')).toMatchObject({ refusal: { reason: 'number-known' } })
  expect(await permitsOf([first?.id ?? 0])).toMatchObject([{ state: 'paid', number: 'GT-1', named: true }])
  expect((await cancellationNow(ctx, booking.id)).boughtMinor).toBe(first?.costMinor)
  // One for whom nothing is there gets a paid lot of one.
  await sql`delete from permits where purchase_id = ${second?.id}`.execute(ctx.db)
  expect(await mark(second?.id, 'GT-2')).toMatchObject({ done: true })
  expect(await permitsOf([second?.id ?? 0])).toMatchObject([{ state: 'paid', number: 'GT-2', named: true }])
})
