import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import { addCar, addGuide, assign } from '#tests/support/assigned.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { diane } from '#tests/support/payable-lines.ts'
import { vatInside } from '#tests/support/rate-defaults.ts'
import { addOrderLine, addSupplier } from '#tests/support/stored-payables-week.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { followPayables } from '../follow/follow-payables.server.ts'
import { savePayableSettings } from '../save-payable-settings.server.ts'
import { loadRunProfit } from './load-profits.server.ts'

/** What is in the profit of a trip ahead that nobody is assigned to or ordered for yet. */
const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
await savePayableSettings(ctx, {
  ...{ openingMinor: 0, openingOn: '2027-03-12', floorMinor: 0, guideDayMinor: 4_000, carDayMinor: 8_500, fourEyesMinor: null },
  actor: diane,
})
const trek = await suppliedTrek(ctx)

const costsOf = async (key: RunKey, kinds: readonly string[]) =>
  ((await loadRunProfit(ctx.db, key))?.shared ?? [])
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ label, lacks, days, plannedMinor, isExpected }) => [
      lacks ?? label.replace(/ .*/, ''),
      days,
      plannedMinor,
      isExpected,
    ])

test('what a trip ahead needs and nobody is assigned to is expected at a day of ours, and gives way to who is', async () => {
  const bookingId = await bareBooking(ctx.db)
  const crew = () => costsOf({ bookingId }, ['guide', 'car'])
  expect(await crew()).toEqual([
    ['driver-guide', 3, 12_000, true],
    ['vehicle', 3, 25_500, true],
  ])
  const on = { run: { bookingId }, from: '2027-06-10T00:00' }
  await assign(ctx.db, { ...on, to: '2027-06-12T00:00', guideId: await addGuide(ctx.db), role: 'driver-guide' })
  await assign(ctx.db, { ...on, to: '2027-06-13T00:00', carId: await addCar(ctx.db, { seats: 6 }), state: 'requested' })
  // A guide for two of three days; the vehicle was asked for, and is in it by itself.
  expect(await crew()).toEqual([
    ['Guide', undefined, 8_000, false],
    ['Vehicle', undefined, 25_500, false],
    ['driver-guide', 1, 4_000, true],
  ])
  await sql`update bookings set state = 'completed' where id = ${bookingId}`.execute(ctx.db)
  expect(
    (await crew()).map(([lacks]) => lacks),
    'once it is over, who went counts',
  ).toEqual(['Guide', 'Vehicle'])
})

test('until its order lines are there a trip says so; then they are in its profit, also where no supplier is chosen any more', async () => {
  const { bookingId } = await trek.book()
  const run = { bookingId }
  expect(await loadRunProfit(ctx.db, run)).toMatchObject({ awaitsOrders: true })
  await sendAll(ctx, bookingId)
  const services = async () => (await costsOf(run, ['service'])).map(([lacks, , minor]) => [lacks, minor])
  const ordered = await services()
  expect(await loadRunProfit(ctx.db, run)).toMatchObject({ awaitsOrders: false, withoutCost: 0 })
  expect(ordered.every(([lacks, minor]) => lacks === 'Room' && Number(minor) > 0)).toBe(true)
  const [first] = await linesOf(ctx, bookingId)
  await recordedBy(ctx, first?.orderId ?? 0, replied(first?.id ?? 0, { answer: 'declined' }))
  const [declined, ...others] = ordered
  expect((await services()).toSorted()).toEqual([...others, ['supplier', declined?.[1]]].toSorted())
  // What nobody knows the cost of is counted.
  await sql`update supplier_order_lines set cost_minor = null where state = 'to-choose'`.execute(ctx.db)
  expect(await loadRunProfit(ctx.db, run)).toMatchObject({ withoutCost: 1 })
})

test('a cost that is not known any more is expected as it was last known, and one that never was is counted as unknown', async () => {
  const bookingId = await bareBooking(ctx.db)
  const supplierId = await addSupplier(ctx, 'Lodge without a rate', { ...vatInside, vatReclaimed: false, currency: 'USD' })
  const line = {
    run: { bookingId },
    supplierId,
    kind: 'stay',
    firstDay: '2027-06-10',
    lastDay: '2027-06-11',
    currency: 'USD',
  } as const
  const id = await addOrderLine(ctx, { ...line, costMinor: 11_800, confirmedOn: '2027-03-01' })
  const profit = async () => {
    const run = await loadRunProfit(ctx.db, { bookingId })
    const services = (run?.shared ?? []).filter(({ kind }) => kind === 'service')
    const { unknownCosts, isExpected } = run?.profit ?? {}
    return [services.map(({ plannedMinor, isUnknown }) => [plannedMinor, isUnknown]), run?.withoutCost, unknownCosts, isExpected]
  }
  // Moved by a day, for which the rate book has no rate; then confirmed for it without a price.
  await sql`update supplier_order_lines set first_day = '2027-06-11', cost_minor = null where id = ${id}`.execute(ctx.db)
  expect(await profit()).toEqual([[[11_800, true]], 1, 1, true])
  const [{ order } = { order: 0 }] = (
    await sql<{ order: number }>`select order_id as "order" from supplier_order_lines where id = ${id}`.execute(ctx.db)
  ).rows
  const told = JSON.stringify([{ lineId: id, what: 'request', facts: { currency: 'USD', costMinor: 11_900 }, before: null }])
  await sql`insert into supplier_messages (order_id, number, kind, method, lines, sent_at, sent_by)
    values (${order}, 1, 'order', 'email', ${told}, ${ctx.clock.now()}, 'Diane')`.execute(ctx.db)
  await sql`update supplier_order_lines set sent = sent || '{"firstDay": "2027-06-11", "costMinor": null}',
    agreed = agreed || '{"firstDay": "2027-06-11", "costMinor": null}' where id = ${id}`.execute(ctx.db)
  expect(await profit(), 'as it was last sent').toEqual([[[11_900, true]], 1, 1, true])
  await sql`delete from supplier_messages where order_id = ${order}`.execute(ctx.db)
  expect(await profit()).toEqual([[[0, true]], 1, 1, true])
})

test('a cost that nobody has confirmed is net of the VAT that comes back, as it will be', async () => {
  const bookingId = await bareBooking(ctx.db)
  const supplierId = await addSupplier(ctx, 'Lodge with VAT', { ...vatInside, currency: 'USD' })
  const line = { kind: 'stay', firstDay: '2027-06-10', lastDay: '2027-06-11', currency: 'USD', costMinor: 11_800 } as const
  await addOrderLine(ctx, { ...line, run: { bookingId }, supplierId, confirmedOn: null, state: 'requested' })
  expect(await costsOf({ bookingId }, ['service'])).toMatchObject([['A', undefined, 10_000, true]])
})

test('the profit of a cancelled booking is right at once: before the jobs have cancelled its orders as after them', async () => {
  const { bookingId } = await trek.book()
  await sendAll(ctx, bookingId)
  const lines = await linesOf(ctx, bookingId)
  for (const { id, orderId } of lines.slice(0, 1)) await recordedBy(ctx, orderId ?? 0, replied(id, { reference: 'R1' }))
  await followPayables(ctx)
  const days = { from: '2027-05-01T00:00', to: '2027-05-02T00:00' }
  await assign(ctx.db, { run: { bookingId }, ...days, guideId: await addGuide(ctx.db), role: 'guide' })
  await sql`
    with gone as (update bookings set state = 'cancelled', fee_minor = 40000, version = version + 1,
      starts_on = '2027-03-20', ends_on = '2027-03-20' where id = ${bookingId} returning id, version)
    insert into booking_events (booking_id, version, event, from_state, to_state, actor, text, at)
    select id, version, 'cancel', 'confirmed', 'cancelled', 'Diane', '', ${ctx.clock.now()} from gone`.execute(ctx.db)
  await sql`update supplier_order_lines set agreed = agreed || '{"firstDay": "2027-03-20"}' where id = ${lines[0]?.id ?? 0}`.execute(
    ctx.db,
  )
  const profit = async () => {
    const found = await loadRunProfit(ctx.db, { bookingId })
    return [found?.profit.incomeMinor, found?.profit.plannedCostMinor, found?.profit.actualCostMinor]
  }
  const atOnce = await profit()
  // Eight days before its first day the lodge keeps half of what it confirmed, and nothing of what it did not.
  expect(atOnce).toEqual([40_000, 15_000, 15_000])
  const [line] = await linesOf(ctx, bookingId)
  expect(line).toMatchObject({ state: 'cancelled', feeMinor: 15_000 })
  expect(await profit(), 'the order is cancelled, its payables are not struck yet').toEqual(atOnce)
  expect(await followPayables(ctx)).toBe(1)
  await sql`update assignments set state = 'released', ended_at = now() where booking_id = ${bookingId}`.execute(ctx.db)
  expect(await profit()).toEqual(atOnce)
})
