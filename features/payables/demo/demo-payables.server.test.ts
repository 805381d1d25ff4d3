import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { suppliedLines } from '#tests/support/payable-lines.ts'
import { addOrderLine, addSupplier } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { approveInvoice } from '../invoices/approve-invoice.server.ts'
import { listInvoices } from '../invoices/reads-invoices.server.ts'
import { recordInvoice } from '../invoices/record-invoice.server.ts'
import { listPaymentsTo } from '../payments/reads-payments.server.ts'
import { listCredits, listOpenPayables } from '../reads.server.ts'
import { removeDemoPayables } from './remove-demo-payables.server.ts'

const { ctx } = await testContext({ now: '2027-07-01T08:00:00Z' })
const remove = () => ctx.db.transaction().execute(removeDemoPayables)
const idOf = (outcome: Awaited<ReturnType<typeof recordInvoice>>) => (outcome.done ? outcome.value.id : 0)
/** From now on the booking of a line is a real one. */
const makeReal = (lineId: number) =>
  sql`update bookings b set sample = false from supply_runs r join supplier_order_lines l on l.run_id = r.id
    where r.booking_id = b.id and l.id = ${lineId}`.execute(ctx.db)

test('what is invoiced and paid for demo bookings is marked, in no audit log, and never mixed with real money', async () => {
  const lodge = await suppliedLines(ctx, [60_000, 40_000], { sample: true })
  const [real = 0, demo = 0] = lodge.lineIds
  await makeReal(real)
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 100_000))).toMatchObject({ refusal: { reason: 'demo' } })
  expect(await lodge.pay(100_000)).toMatchObject({ refusal: { reason: 'demo' } })
  const payable = (lineId: number) => async () => {
    const one = (await lodge.payablesOf()).find((row) => row.lineId === lineId && row.openMinor > 0)
    return { payables: [{ id: one?.id ?? 0, openMinor: one?.openMinor ?? 0 }] }
  }
  expect(await recordInvoice(ctx, lodge.invoice('A-1', 40_000, { lines: [{ lineId: demo }] }))).toMatchObject({ done: true })
  const overpaid = { minor: 500, reason: 'Rounded up' }
  expect(await lodge.pay(12_500, [], { ...(await payable(demo)()), overpaid })).toMatchObject({ value: { creditMinor: 500 } })
  const noted = await listAuditEntriesOf(ctx.db, { kind: 'supplier', id: String(lodge.supplierId) })
  expect(noted.map(({ action }) => action)).toEqual(['supplier-added'])
  // The 500 that are left of the demonstration pay nothing that is real.
  expect(await lodge.pay(18_000, [], await payable(real)())).toMatchObject({ value: { creditMinor: 0 } })
  expect((await listPaymentsTo(ctx.db, lodge.supplierId)).map(({ isDemo }) => isDemo)).toEqual([false, true])
  expect((await listInvoices(ctx.db, { supplierId: lodge.supplierId })).map(({ isDemo }) => isDemo)).toEqual([true])
  await remove()
  expect((await lodge.rows()).toSorted()).toEqual([
    ['balance', 28_000, 0],
    ['balance', 42_000, 0],
    ['deposit', 12_000, 0],
    ['deposit', 18_000, 18_000],
  ])
  expect(await listCredits(ctx.db, { supplierId: lodge.supplierId })).toEqual([])
})

test('a line that is real by now is as if the demonstration had never been, once that is removed', async () => {
  const lodge = await suppliedLines(ctx, [60_000], { sample: true })
  const before = await lodge.rows()
  const books = () =>
    sql`select total_minor, invoiced_minor from payable_lines where order_line_id = ${lodge.lineId}`.execute(ctx.db)
  const { rows: booksBefore } = await books()
  const invoiceId = idOf(await recordInvoice(ctx, lodge.invoice('A-1', 66_000)))
  await approveInvoice(ctx, { invoiceId, version: 1, reason: '', actor: { id: 'eric', name: 'Eric' } })
  await lodge.pay(66_000)
  await makeReal(lodge.lineId)
  await remove()
  await followPayables(ctx)
  expect(await lodge.rows()).toEqual(before)
  expect((await books()).rows).toEqual(booksBefore)
})

test('a departure is of the demonstration as long as nobody else has booked it', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const supplierId = await addSupplier(ctx, 'Lodge of a departure', {})
  const booked = { departureId: trek.id, kind: 'departure', sample: true } as const
  await bareBooking(ctx.db, booked)
  const stay = { kind: 'stay', firstDay: '2027-06-10', lastDay: '2027-06-11', currency: 'USD', costMinor: 60_000 } as const
  await addOrderLine(ctx, { ...stay, run: { departureId: trek.id }, supplierId, confirmedOn: '2027-03-01' })
  await followPayables(ctx)
  const isDemo = async () => (await listOpenPayables(ctx.db, { supplierId })).map((row) => row.isDemo)
  expect(await isDemo()).toEqual([true])
  await bareBooking(ctx.db, { ...booked, sample: false })
  expect(await isDemo()).toEqual([false])
})
