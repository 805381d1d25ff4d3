import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { returned } from '#features/payments/ledger.ts'
import type { PaymentMethod } from '#features/payments/payment-methods.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { writePayment } from '#features/payments/write-payment.server.ts'
import { writePaymentEvent } from '#features/payments/write-payment-event.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { countMovements, listMovements, listMovementsInChunks, listNewestMovements } from './reads-payments.server.ts'
import { readReceived } from './reads-received.server.ts'

const { ctx } = await testContext()
const booking = await bareBooking(ctx.db)
const other = await bareBooking(ctx.db)

type Moved = readonly [kind: 'settled' | 'refunded' | 'refund-failed', minor: number, at: string]

/** A payment with the movements of its money, in francs where it is said. */
async function payment(
  of: string,
  method: PaymentMethod,
  moved: readonly Moved[],
  francs?: number,
  receivedOn?: Day,
): Promise<string> {
  const id = randomUUID()
  const amountMinor = moved[0]?.[1] ?? 0
  await ctx.db.transaction().execute(async (tx) => {
    const rate = francs ? { unitsPerUnit: 1450, source: 'BNR', at: new Date('2027-01-01T00:00:00Z') } : null
    await writePayment(tx, {
      id,
      bookingId: of,
      method,
      amountMinor,
      currency: 'USD',
      charged: francs ? { minor: francs, currency: 'RWF' } : { minor: amountMinor, currency: 'USD' },
      rate,
      reference: '=MT-1',
      ...(receivedOn && { receivedOn }),
      actor: 'Diane',
      createdAt: new Date('2026-12-01T00:00:00Z'),
    })
    await writePaymentEvent(tx, id, { kind: 'pending', actor: 'Diane', at: new Date('2027-01-15T10:00:00Z') })
    for (const [kind, minor, at] of moved)
      await writePaymentEvent(tx, id, { kind, amountMinor: minor, actor: 'Diane', at: new Date(at) })
  })
  return id
}

// 22:00 of the world's clock is midnight in Kigali.
await payment(booking, 'bank-transfer', [
  ['settled', 100_01, '2027-01-31T21:59:59.999Z'],
  ['refunded', 30_00, '2027-01-31T22:00:00Z'],
  ['refund-failed', 30_00, '2027-02-28T22:00:00Z'],
])
await payment(booking, 'cash', [['settled', 50_02, '2027-01-31T22:00:00Z']])
await payment(other, 'mobile-money', [['settled', 20_03, '2026-12-31T22:00:00Z']], 29_044)
await payment(other, 'cash', [
  ['settled', 7_00, '2026-12-31T21:59:59.999Z'],
  ['refunded', 7_00, '2027-03-31T21:59:59.999Z'],
])
await payment(other, 'cash', [['settled', 9_99, '2027-03-31T22:00:00Z']])

const quarter = { from: '2027-01-01', to: '2027-03-31' }

/** What the ledger itself has of some days, payment by payment. */
async function ledgerOf({ from, to }: typeof quarter) {
  const payments = [...(await listPayments(ctx.db, booking)), ...(await listPayments(ctx.db, other))]
  const events = payments.flatMap((one) => one.events).filter(({ at }) => kigaliDay(at) >= from && kigaliDay(at) <= to)
  const receivedMinor = events.reduce((sum, { kind, amountMinor }) => (kind === 'settled' ? sum + amountMinor : sum), 0)
  return { receivedMinor, refundedMinor: returned(events) }
}
const sumOf = (rows: readonly { receivedMinor: number; refundedMinor: number }[]) => ({
  receivedMinor: rows.reduce((sum, row) => sum + row.receivedMinor, 0),
  refundedMinor: rows.reduce((sum, row) => sum + row.refundedMinor, 0),
})

test('money belongs to the month that it is in Kigali, and a refund to the month in which it went', async () => {
  const { months } = await readReceived(ctx.db, quarter)
  expect(months).toEqual([
    { month: '2027-01-01', receivedMinor: 120_04, refundedMinor: 0, payments: 2 },
    { month: '2027-02-01', receivedMinor: 50_02, refundedMinor: 30_00, payments: 1 },
    // Seven dollars went back, and thirty that had gone came back to us.
    { month: '2027-03-01', receivedMinor: 0, refundedMinor: -23_00, payments: 0 },
  ])
})

test.each([
  quarter,
  { from: '2027-01-31', to: '2027-01-31' },
  { from: '2026-12-31', to: '2027-04-01' },
  { from: '2027-02-01', to: '2027-02-28' },
])('from $from to $to each way to divide the money comes to the sum of the ledger', async (range) => {
  const ledger = await ledgerOf(range)
  const { total, months, kinds, products, methods, channels, sources, currencies } = await readReceived(ctx.db, range)
  expect(total).toMatchObject(ledger)
  for (const rows of [months, kinds, products, methods, channels, sources, currencies]) expect(sumOf(rows)).toEqual(ledger)
  const movements = await listMovements(ctx.db, range, { limit: 100 })
  expect(movements.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(ledger.receivedMinor - ledger.refundedMinor)
})

test('a payment in francs is counted in dollars, under the currency that was charged', async () => {
  const { currencies } = await readReceived(ctx.db, { from: '2027-01-01', to: '2027-01-01' })
  expect(currencies).toEqual([{ currency: 'RWF', receivedMinor: 20_03, refundedMinor: 0, payments: 1 }])
})

test('money that came in one month and was recorded in the next is of the first, and its refund of the day it went', async () => {
  const moved = [
    ['settled', 40_00, '2026-12-01T09:00:00Z'],
    ['refunded', 5_00, '2026-12-01T10:00:00Z'],
  ] as const
  await payment(other, 'bank-transfer', moved, undefined, '2026-11-30')
  const november = { from: '2026-11-01', to: '2026-11-30' }
  expect((await readReceived(ctx.db, november)).total).toEqual({ receivedMinor: 40_00, refundedMinor: 0, payments: 1 })
  expect(await listMovements(ctx.db, november, { limit: 9 })).toMatchObject([
    { movedOn: '2026-11-30', at: new Date('2026-12-01T09:00:00Z'), kind: 'settled' },
  ])
  expect((await readReceived(ctx.db, { from: '2026-12-01', to: '2026-12-01' })).total).toMatchObject({
    receivedMinor: 0,
    refundedMinor: 5_00,
  })
  const both = { from: '2026-11-01', to: '2026-12-31' }
  const whole = await listMovements(ctx.db, both, { limit: 100 })
  expect((await Array.fromAsync(listMovementsInChunks(ctx.db, both, 1))).flat()).toEqual(whole)
})

test('a range without money has its months and no rows', async () => {
  const report = await readReceived(ctx.db, { from: '2020-01-31', to: '2020-02-01' })
  expect(report).toMatchObject({ total: { receivedMinor: 0, payments: 0 }, products: [], methods: [], demo: 0 })
  expect(report.months.map(({ month }) => month)).toEqual(['2020-01-01', '2020-02-01'])
})

test('movements are listed whole in chunks of any size, oldest first, and newest first for a screen', async () => {
  const whole = await listMovements(ctx.db, quarter, { limit: 100 })
  expect(whole.map(({ amountMinor }) => amountMinor)).toEqual([20_03, 100_01, -30_00, 50_02, 30_00, -7_00])
  expect(await countMovements(ctx.db, quarter)).toBe(whole.length)
  for (const size of [1, 2, 3, 6, 7]) {
    const chunks = await Array.fromAsync(listMovementsInChunks(ctx.db, quarter, size))
    expect(chunks.flat()).toEqual(whole)
  }
  expect(await listNewestMovements(ctx.db, quarter, 2)).toEqual(whole.toReversed().slice(0, 2))
  expect(whole[0]).toMatchObject({ charged: { minor: 29_044, currency: 'RWF', rate: 1450 }, method: 'mobile-money' })
  expect(whole[2]).toMatchObject({ kind: 'refunded', charged: null })
})

test('a package is one product by its name of now, and money is divided by the channel and the source that are recorded', async () => {
  const trek = await gorillaTrek(ctx, { seats: 12 })
  const today = kigaliDay(ctx.clock.now())
  const [website, enquiry, staff] = [
    await heldBooking(ctx, trek.slug, 2),
    await heldBooking(ctx, trek.slug, 1),
    await heldBooking(ctx, trek.slug, 1),
  ]
  await paid(ctx, website.id, 1_000_00)
  await paid(ctx, enquiry.id, 900_00)
  await paid(ctx, staff.id, 800_00)
  await sql`update bookings set channel = 'enquiry', source = 'parish' where id = ${enquiry.id}`.execute(ctx.db)
  await sql`update bookings set channel = null, source = 'parish', title = 'Called otherwise then' where id = ${staff.id}`.execute(
    ctx.db,
  )
  const { products, channels, sources } = await readReceived(ctx.db, { from: today, to: today })
  expect(products).toEqual([
    expect.objectContaining({ line: 'package', name: 'An hour with the gorillas', receivedMinor: 2_700_00, payments: 3 }),
  ])
  expect(channels.map(({ channel, receivedMinor }) => [channel, receivedMinor])).toEqual([
    ['website', 1_000_00],
    ['enquiry', 900_00],
    [null, 800_00],
  ])
  expect(sources.map(({ source, receivedMinor }) => [source, receivedMinor])).toEqual([
    ['parish', 1_700_00],
    [null, 1_000_00],
  ])
})

test('a refund that staff sent is found by its own reference', async () => {
  const text = 'OUT 56'
  await ctx.db.transaction().execute(async (tx) => {
    const [first] = await listPayments(ctx.db, booking)
    await writePaymentEvent(tx, first?.id ?? '', {
      kind: 'refunded',
      amountMinor: 1_00,
      actor: 'Diane',
      text,
      at: new Date('2028-01-01T08:00:00Z'),
    })
  })
  expect(await listNewestMovements(ctx.db, { from: '2028-01-01', to: '2028-01-01' }, 9)).toMatchObject([{ reference: text }])
})
