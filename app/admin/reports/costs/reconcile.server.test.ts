import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBooking, listLines, listTravellers } from '#features/bookings/reads.server.ts'
import { addPackageServices } from '#features/costs/add-package-services.server.ts'
import { costOfBooking } from '#features/costs/cost-of-booking.server.ts'
import { crewCostOf } from '#features/costs/crew-cost.ts'
import { findSoldPackage } from '#features/packages/reads.server.ts'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import { recordInvoice } from '#features/payables/invoices/record-invoice.server.ts'
import { loadProfitsOfBookings } from '#features/payables/reports/load-profits.server.ts'
import { bridgeToPlanned } from '#features/payables/rules/profit-bridge.ts'
import { savePayableSettings } from '#features/payables/save-payable-settings.server.ts'
import { readIncome } from '#features/reports/reads-income.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import { addGuide, assign } from '#tests/support/assigned.ts'
import { oneCarBook } from '#tests/support/car-rate-book.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { diane } from '#tests/support/payable-lines.ts'
import { addOrderLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loadProfitReport } from './load-profit-report.server.ts'
import { plannedCosts } from './planned-costs.server.ts'

const { ctx } = await testContext()

/** A confirmed booking with permits, whose car is ordered and invoiced above the rate book, with a guide of ours. */
async function costedBooking() {
  const { slug } = await gorillaTrek(ctx, { seats: 6 })
  const { id } = await heldBooking(ctx, slug, 2)
  await sql`update bookings set state = 'confirmed', hold_ends_at = null, full_hold_ends_at = null where id = ${id}`.execute(
    ctx.db,
  )
  const booking = await findBooking(ctx.db, id)
  if (booking?.departureId == null || !('package' in booking.order)) throw new Error('There is no such booking')
  const packageId = (await findSoldPackage(ctx.db, booking.order.package))?.id ?? 0
  await ctx.db.transaction().execute(async (tx) => {
    const serviceId = (await addRateBook(ctx, tx, oneCarBook, 'Sophie')).get('car') ?? 0
    await addPackageServices(tx, packageId, [{ serviceId, comfort: null, day: 1, days: 1, kilometres: null, alternatives: [] }])
  })
  const run = { departureId: booking.departureId }
  const settings = { openingMinor: 0, openingOn: '2027-03-01', floorMinor: 0, guideDayMinor: 4_033, carDayMinor: 0 }
  await savePayableSettings(ctx, { ...settings, fourEyesMinor: null, actor: diane })
  const days = { from: `${booking.startsOn} 00:00`, to: `${booking.startsOn} 23:00` }
  await assign(ctx.db, { run, guideId: await addGuide(ctx.db), role: 'guide', ...days })
  await sql`insert into booking_purchases (booking_id, kind, label, day, traveller_position, cost_minor, changed_at, changed_by)
    values (${id}, 'permit', 'Gorilla permit', ${booking.startsOn}, 1, 149999, now(), 'Diane')`.execute(ctx.db)
  const { rows } = await sql<{ id: number }>`select id from suppliers limit 1`.execute(ctx.db)
  const supplierId = rows[0]?.id ?? 0
  const ordered = {
    kind: 'transport',
    firstDay: booking.startsOn,
    lastDay: booking.startsOn,
    currency: 'USD',
    costMinor: 13_337,
  } as const
  const lineId = await addOrderLine(ctx, { run, supplierId, ...ordered, confirmedOn: '2027-03-01' })
  await followPayables(ctx)
  const invoice = { supplierId, number: 'INV-1', invoicedOn: '2027-03-10', dueOn: '2027-03-20', currency: 'USD' } as const
  const recorded = await recordInvoice(ctx, {
    ...invoice,
    totalMinor: 13_357,
    creditsId: null,
    lines: [{ lineId }],
    actor: diane,
  })
  expect(recorded).toMatchObject({ done: true, value: { state: 'taken' } })
  return { booking, packageId }
}

test('the margin, the income and the profit of a booking come to each other to the cent, by named items', async () => {
  const { booking, packageId } = await costedBooking()
  const { id, startsOn } = booking
  const of = { packageId, lines: await listLines(ctx.db, id), travellers: await listTravellers(ctx.db, id) }
  const costed = await costOfBooking(ctx.db, booking, of)
  if (!costed) throw new Error('The booking has no margin')
  const range = { from: startsOn, to: startsOn }
  const income = (await readIncome(ctx.db, range, 'travel', plannedCosts(ctx.db))).total
  const report = (await loadProfitReport(ctx.db, range)).total
  const profit = (await loadProfitsOfBookings(ctx.db, [id])).get(id)
  if (!profit) throw new Error('The booking has no profit')

  // From the margin on the booking's page to the planned profit.
  const { margin, cost } = costed
  const crew = crewCostOf(cost.items)
  expect(crew.vehiclesMinor).toBeGreaterThan(0)
  const bridge = bridgeToPlanned(margin, profit, crew)
  expect(bridge.map(({ item }) => item)).toEqual(['passed-on', 'orders', 'crew'])
  expect(margin.profitMinor + bridge.reduce((sum, { minor }) => sum + minor, 0)).toBe(profit.plannedMinor)
  // The report on income says the planned profit, and the report on profit the same income and the actual one.
  expect([income.incomeMinor, report.incomeMinor]).toEqual([profit.incomeMinor, profit.incomeMinor])
  expect(income.incomeMinor - (income.costMinor ?? 0)).toBe(profit.plannedMinor)
  expect(report.profitMinor).toBe(profit.actualMinor)
  // From the planned profit to the actual one: what the invoice is above the order, without VAT.
  expect(profit.changes).toEqual([{ kind: 'service', minor: 16 }])
  expect(profit.plannedMinor - profit.changes.reduce((sum, { minor }) => sum + minor, 0)).toBe(profit.actualMinor)
})
