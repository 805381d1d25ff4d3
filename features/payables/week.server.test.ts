import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { addCar, addGuide, assign } from '#tests/support/assigned.ts'
import {
  weekAgeing,
  weekCash,
  weekOpening,
  weekOpenMinor,
  weekOrders,
  weekPayables,
  weekReceivables,
  weekToday,
} from '#tests/support/payables-week.ts'
import { weekNow } from '#tests/support/permits-week.ts'
import { storePayablesWeek } from '#tests/support/stored-payables-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { followPayables } from './follow/follow-payables.server.ts'
import { approveInvoice } from './invoices/approve-invoice.server.ts'
import { recordInvoice } from './invoices/record-invoice.server.ts'
import { loadSupplierAccount } from './load-supplier-account.server.ts'
import { recordPayment } from './payments/record-payment.server.ts'
import { listOpenPayables, listPayablesOfLines } from './reads.server.ts'
import { loadCash } from './reports/load-cash.server.ts'
import { loadProfitsOfBookings, loadRunProfit } from './reports/load-profits.server.ts'
import { agePayables } from './rules/ageing.ts'
import { savePayableSettings } from './save-payable-settings.server.ts'

const { ctx, database } = await testContext({ now: weekNow.toISOString() })
const diane = { id: 'diane', name: 'Diane' }
const { departureIds } = await storePermitsWeek(ctx)
await coverPermits(ctx)
const { suppliers, lines } = await storePayablesWeek(ctx, departureIds)
await followPayables(ctx)
for (const { order, paid } of weekOrders)
  for (const part of paid === '' ? [] : [...paid].map((step) => (step === 'd' ? 'deposit' : 'balance')))
    await payPart(order, part)

async function payPart(order: string, part: string) {
  const rows = await listPayablesOfLines(ctx.db, [lines.get(order) ?? 0])
  const row = rows.find((one) => one.part === part)
  if (!row) throw new Error(`${order} has no ${part}`)
  const { id, currency, openMinor, supplierId } = row
  const outcome = await recordPayment(ctx, {
    idempotencyKey: randomUUID(),
    supplierId,
    paidOn: weekToday,
    method: 'bank',
    reference: `${order} ${part}`,
    currency,
    amountMinor: openMinor,
    outflow: { minor: openMinor, currency: 'USD', rate: null },
    payables: [{ id, openMinor }],
    actor: diane,
  })
  expect(outcome).toMatchObject({ done: true, value: { creditMinor: 0 } })
}
const letterOf = (supplierId: number) => [...suppliers].find(([, id]) => id === supplierId)?.[0] ?? ''
const orderOf = (lineId: number) => [...lines].find(([, id]) => id === lineId)?.[0] ?? ''

test('the payables of the week, each with its due day, and what of them is paid', async () => {
  const rows = await listPayablesOfLines(ctx.db, [...lines.values()])
  const found = rows.map(({ lineId, supplierId, part, dueOn, currency, amountMinor, openMinor }) => ({
    order: orderOf(lineId),
    run: weekOrders.find(({ order }) => order === orderOf(lineId))?.run,
    supplier: letterOf(supplierId),
    part,
    dueOn,
    currency,
    amountMinor,
    isPaid: openMinor === 0,
  }))
  const text = (list: readonly object[]) => list.map((one) => JSON.stringify(one, Object.keys(one).sort())).sort()
  expect(text(found)).toEqual(text(weekPayables))
  expect(await followPayables(ctx), 'a second look finds nothing to do').toBe(0)
})

test('what is open by supplier and age: USD 10,399.55, of which 640.00 are eleven days overdue', async () => {
  const aged = agePayables(await listOpenPayables(ctx.db), weekToday)
  const rows = aged.map(({ supplierId, ages }) => [
    letterOf(supplierId),
    Object.fromEntries(Object.entries(ages).flatMap(([age, { usdMinor }]) => (usdMinor === 0 ? [] : [[age, usdMinor]]))),
  ])
  expect(Object.fromEntries(rows)).toEqual(weekAgeing)
  expect(aged.reduce((sum, { total }) => sum + total.usdMinor, 0)).toBe(weekOpenMinor)
})

test('the cash of the week, from what bookings owe, payables, balances of lots and permits to buy', async () => {
  await sql`update bookings set total_minor = 0, deposit_minor = 0`.execute(ctx.db)
  for (const { booking, dueOn, minor } of weekReceivables)
    await sql`update bookings set total_minor = ${minor}, balance_due_on = ${dueOn} where id = ${bookingIdOf(booking)}`.execute(
      ctx.db,
    )
  await sql`update bookings set total_minor = 100000 where id = ${bookingIdOf('K04')}`.execute(ctx.db)
  const typed = {
    openingMinor: weekOpening,
    floorMinor: 2_600_000,
    guideDayMinor: 4_000,
    carDayMinor: 8_500,
    fourEyesMinor: null,
  }
  expect(await savePayableSettings(ctx, { ...typed, openingOn: weekToday, actor: diane })).toMatchObject({ done: true })
  const cash = await loadCash(ctx)
  const rows = [cash.overdue, ...cash.weeks].filter(
    ({ inMinor, suppliersMinor, permitsMinor }) => inMinor + suppliersMinor + permitsMinor !== 0,
  )
  expect(
    rows.map(({ from, inMinor, suppliersMinor, permitsMinor, leftMinor }) => ({
      from: from ?? 'overdue',
      amounts: [inMinor, suppliersMinor, permitsMinor, leftMinor],
    })),
  ).toEqual(weekCash)
  expect(cash).toMatchObject({ holdsMinor: 100_000, withoutRate: 0, settings: { savedBy: 'Diane', floorMinor: 2_600_000 } })
  expect(rows.filter(({ isBelowFloor }) => isBelowFloor)).toHaveLength(2)
  // Who paid more than the booking costs gets it back: it is money that leaves.
  await sql`update bookings set paid_minor = total_minor + 70000 where id = ${bookingIdOf('K01')}`.execute(ctx.db)
  const after = await loadCash(ctx)
  expect(after.weeks[0]).toMatchObject({
    refundsMinor: 70_000,
    inMinor: cash.weeks[0]?.inMinor,
    leftMinor: (cash.weeks[0]?.leftMinor ?? 0) - 70_000,
  })
  expect(after.later.leftMinor).toBe(cash.later.leftMinor - 70_000)
  expect([cash.weeks[0]?.refundsMinor, after.holdsMinor]).toEqual([0, cash.holdsMinor])
})

test('the profit of K15: 709.92 planned, and 611.72 once M has invoiced 612.00 and the gateway kept 86.20', async () => {
  const bookingId = bookingIdOf('K15')
  for (const [position, kind, minor, vat] of [
    [1, 'base', 318_000, 48_508],
    [2, 'permit', 460_000, 0],
  ] as const)
    await sql`
      insert into booking_lines (booking_id, position, kind, label, reason, quantity, unit_minor, amount_minor, refundable, vat_minor, ladder, policy)
      values (${bookingId}, ${position}, ${kind}, 'A line', '', 1, ${minor}, ${minor}, true, ${vat}, 'tours', '{}')`.execute(
      ctx.db,
    )
  const span = { run: { bookingId }, from: '2027-06-09T00:00', to: '2027-06-14T00:00' }
  await assign(ctx.db, { ...span, guideId: await addGuide(ctx.db), role: 'driver-guide' })
  await assign(ctx.db, { ...span, carId: await addCar(ctx.db, { seats: 6 }) })
  const before = await loadRunProfit(ctx.db, { bookingId })
  expect(before?.profit).toMatchObject({ incomeMinor: 729_492, plannedMinor: 70_992, actualMinor: 70_992, isExpected: true })
  const kinds = Map.groupBy([...(before?.shared ?? []), ...(before?.bookings[0]?.costs ?? [])], ({ kind }) => kind)
  expect([...kinds].map(([kind, costs]) => [kind, costs.reduce((sum, { plannedMinor }) => sum + plannedMinor, 0)])).toEqual([
    ['service', 136_000],
    ['guide', 20_000],
    ['car', 42_500],
    ['permit', 460_000],
  ])
  const recorded = await recordInvoice(ctx, {
    supplierId: suppliers.get('M') ?? 0,
    number: 'M-15',
    invoicedOn: weekToday,
    dueOn: weekToday,
    currency: 'USD',
    totalMinor: 61_200,
    creditsId: null,
    lines: [{ lineId: lines.get('O08') ?? 0 }],
    actor: diane,
  })
  expect(recorded).toMatchObject({ done: true, value: { state: 'matched', differenceMinor: 1_200 } })
  const invoiceId = recorded.done ? recorded.value.id : 0
  expect(await approveInvoice(ctx, { invoiceId, version: 1, reason: 'New levy', actor: diane })).toMatchObject({ done: true })
  const paymentId = randomUUID()
  await sql`
    insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, fee_minor, actor, created_at)
    values (${paymentId}, ${bookingId}, 'card', 778000, 'USD', 778000, 'USD', 8620, 'visitor', ${ctx.clock.now()})`.execute(
    ctx.db,
  )
  await sql`insert into payment_events (payment_id, kind, amount_minor, actor, at) values (${paymentId}, 'settled', 778000, 'gateway', ${ctx.clock.now()})`.execute(
    ctx.db,
  )
  const profits = await loadProfitsOfBookings(ctx.db, [bookingId, bookingIdOf('K01'), bookingIdOf('K12')])
  expect(profits.get(bookingId)).toMatchObject({ plannedMinor: 70_992, actualMinor: 61_172, actualCostMinor: 668_320 })
  expect([...profits.keys()]).toHaveLength(3)
})

test('of a departure each booking bears its share of the rooms and of who is still to be assigned, and they add up to it', async () => {
  const run = await loadRunProfit(ctx.db, { departureId: departureIds.get(1) ?? 0 })
  // Nobody is assigned yet: a driver-guide and a vehicle for three days are expected.
  expect(run?.shared.map(({ plannedMinor }) => plannedMinor)).toEqual([204_000, 12_000, 25_500])
  const own = [...(run?.byBooking.values() ?? [])]
  expect(own.length).toBeGreaterThan(2)
  expect(own.reduce((sum, { plannedMinor }) => sum + plannedMinor, 0)).toBe(run?.profit.plannedMinor)
})

test('profits ask twelve statements or less, for one booking and for all; the cash asks ten', async () => {
  const watched = watchStatements(database.address)
  const count = async (run: () => Promise<unknown>) => {
    watched.sent.length = 0
    await run()
    return watched.sent.length
  }
  const { rows } = await sql<{ id: string }>`select id from bookings`.execute(ctx.db)
  const one = await count(() => loadProfitsOfBookings(watched.db, [bookingIdOf('K15')]))
  expect(
    await count(() =>
      loadProfitsOfBookings(
        watched.db,
        rows.map(({ id }) => id),
      ),
    ),
  ).toBe(one)
  expect(one).toBeLessThanOrEqual(12)
  expect(await count(() => loadCash({ db: watched.db, clock: ctx.clock }))).toBe(10)
  expect(await count(() => loadSupplierAccount(watched.db, suppliers.get('M') ?? 0))).toBe(8)
  await watched.close()
})
