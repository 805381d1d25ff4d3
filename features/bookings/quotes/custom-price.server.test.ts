import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Party, partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import { upsertSetting } from '#features/settings/writes.server.ts'
import {
  alertsOf,
  bookingNow,
  cancellationNow,
  contact,
  gorillaTrek,
  openRoomsAndCars,
  paid,
  stayFrom,
  trekFrom,
} from '#tests/support/cast.ts'
import { customLine, quoteInOneLine } from '#tests/support/custom-prices.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, type Day, kigaliDay } from '#values/dates.ts'
import { amendBooking } from '../changes/amend-booking.server.ts'
import { answerPart } from '../changes/answer-part.server.ts'
import { planAmendment } from '../changes/plan-amendment.server.ts'
import { confirmBooking } from '../confirmation/confirm-booking.server.ts'
import { enquire } from '../placing/enquire.server.ts'
import { listLines, listParts, listPurchases, listTravellers } from '../reads.server.ts'
import { markPurchase } from '../suppliers/mark-purchase.server.ts'
import { acceptForCustomer } from './accept-for-customer.server.ts'
import { quoteBooking } from './quote-booking.server.ts'

const { ctx } = await testContext()
await gorillaTrek(ctx, { seats: 8 })
await openRoomsAndCars(ctx)
const today = kigaliDay(ctx.clock.now())
const by = { actor: 'Diane', text: '' }

async function enquired(order: Parameters<typeof enquire>[1]['enquiry']['order'], party: Party): Promise<string> {
  const made = await enquire(ctx, { enquiry: { order, party, contact, message: '' }, formKey: randomUUID() })
  if (!made.done) throw new Error(made.refusal.reason)
  return made.value.id
}

/** A private trek so many days ahead. */
const trekIn = (days: number, party: Party = partyOfUnnamed(2)) => enquired(trekFrom(addDays(today, days)), party)

/** Accepted and confirmed by staff, with its deposit paid. */
async function confirmed(id: string) {
  await acceptForCustomer(ctx, id, by)
  for (const { resource, day } of (await listParts(ctx.db, id)).filter(({ onRequest }) => onRequest))
    await answerPart(ctx, id, { resource, day, answer: 'yes', supplier: '', actor: 'Diane', text: 'By phone' })
  await paid(ctx, id, (await bookingNow(ctx, id)).depositMinor)
  await confirmBooking(ctx, id, { actor: 'Diane', reason: 'The lodges said yes' })
  const booking = await bookingNow(ctx, id)
  expect(booking.state).toBe('confirmed')
  return booking
}

async function buyPermits(id: string) {
  for (const { id: purchaseId } of await listPurchases(ctx.db, id))
    await markPurchase(ctx, id, { purchaseId, status: 'bought', number: `P-${purchaseId}`, actor: 'Diane' })
}

const linesOf = async (id: string) =>
  (await listLines(ctx.db, id)).map(({ kind, quantity, amountMinor, vatMinor }) => [kind, quantity, amountMinor, vatMinor])

const custom = (unitMinor: number, quantity: number) => ({ price: { lines: [customLine('Travellers', unitMinor, quantity)] } })

test('two on the gorilla trek at a custom price: permits are added, the deposit holds them, and the VAT is told', async () => {
  const id = await trekIn(100)
  expect(await quoteBooking(ctx, id, { ...by, ...custom(95_000, 2) })).toMatchObject({ done: true })
  expect(await linesOf(id)).toEqual([
    ['base', 2, 190_000, 28_983],
    ['permit', 2, 300_000, 0],
  ])
  expect(await bookingNow(ctx, id)).toMatchObject({ totalMinor: 490_000, depositMinor: 357_000 })
  expect(
    (await listParts(ctx.db, id)).map(({ resource, quantity }) => [resource.split(':').slice(0, 2).join(':'), quantity]),
  ).toEqual(
    expect.arrayContaining([
      ['ask:hand', 2],
      ['permit:gorilla-volcanoes', 2],
    ]),
  )
})

test('cancelled 90 days before, it keeps 30% of what is not permits, and the permits that are bought', async () => {
  const id = await trekIn(90)
  await quoteBooking(ctx, id, { ...by, ...custom(95_000, 2) })
  await confirmed(id)
  expect(await cancellationNow(ctx, id)).toMatchObject({ days: 90, feeMinor: 57_000 })
  await buyPermits(id)
  expect(await cancellationNow(ctx, id)).toMatchObject({ feeMinor: 357_000 })
})

test('a custom price in one line is cancelled at the same fee, with its permits taken out of the rest, and the statement says so', async () => {
  const id = await trekIn(90)
  await quoteInOneLine(ctx, id, 490_000)
  expect(await bookingNow(ctx, id)).toMatchObject({ totalMinor: 490_000, depositMinor: 147_000 })
  await confirmed(id)
  expect(await cancellationNow(ctx, id)).toMatchObject({ feeMinor: 57_000, permitsInsideMinor: 300_000, totalMinor: 490_000 })
  await buyPermits(id)
  expect(await cancellationNow(ctx, id)).toMatchObject({ feeMinor: 357_000, permitsInsideMinor: 300_000, boughtMinor: 300_000 })
})

test('confirmed prices in one line are alerts, each once, and what is made line by line is none', async () => {
  const inOneLine = await trekIn(90)
  await quoteInOneLine(ctx, inOneLine, 490_000)
  await confirmed(inOneLine)
  const byLine = await trekIn(90)
  await quoteBooking(ctx, byLine, { ...by, ...custom(95_000, 2) })
  await confirmed(byLine)
  const migration = await readFile('db/migrations/0123-alerts-of-prices-in-one-line.sql', 'utf8')
  for (let times = 0; times < 2; times += 1) await sql.raw(migration).execute(ctx.db)
  const told = async (id: string) => (await alertsOf(ctx, id)).filter((text) => text.includes('custom price is one line'))
  expect(await told(inOneLine)).toHaveLength(1)
  expect(await told(byLine)).toEqual([])
})

const apart = async (id: string) => {
  const booking = await bookingNow(ctx, id)
  const amendment = { order: booking.order, party: await listTravellers(ctx.db, id), takesApart: true as const }
  const planned = await planAmendment(ctx.db, booking, amendment, { now: ctx.clock.now(), byVisitor: false })
  if (!planned.done) return planned
  const { totalMinor } = planned.value.schedule
  return amendBooking(ctx, id, { amendment, agreedTotalMinor: totalMinor, mover: 'staff', actor: 'Diane', text: '' })
}

test('a confirmed price in one line is taken apart without a fee, and where the order has no rate its rest is the line as it was', async () => {
  const priced = await trekIn(90)
  await quoteInOneLine(ctx, priced, 490_000)
  await confirmed(priced)
  expect(await apart(priced)).toMatchObject({ done: true })
  expect((await bookingNow(ctx, priced)).totalMinor).toBe(490_000)
  expect((await listLines(ctx.db, priced)).map(({ kind }) => kind)).not.toContain('cancellation-fee')
  const crowd = await trekIn(90, partyOfUnnamed(13))
  await quoteInOneLine(ctx, crowd, 3_000_000)
  await confirmed(crowd)
  expect(await apart(crowd)).toMatchObject({ done: true })
  expect(await linesOf(crowd)).toEqual([
    ['base', 1, 1_050_000, 160_169],
    ['permit', 13, 1_950_000, 0],
  ])
})

test('a party that is too large for a rate has its permits too, and nobody under their age has one', async () => {
  const id = await trekIn(100, [...partyOfUnnamed(13), { ...unnamed, assumedAge: 9 }])
  expect(await quoteBooking(ctx, id, { ...by, ...custom(30_000, 14), evenIfYoung: true })).toMatchObject({ done: true })
  expect(await linesOf(id)).toEqual([
    ['base', 14, 420_000, 64_068],
    ['permit', 13, 1_950_000, 0],
  ])
  await confirmed(id)
  expect(await listPurchases(ctx.db, id)).toHaveLength(13)
})

test('a stay passes nothing on, and no rule takes anything off a custom price', async () => {
  const start: Day = addDays(today, 120)
  const at = ctx.clock.now()
  await ctx.db.transaction().execute((tx) => upsertSetting(tx, 'groupDiscount', { from: 1, percent: 10 }, at))
  const id = await enquired(stayFrom(start, 2), partyOfUnnamed(2))
  const lines = [{ ...customLine('Lake room', 12_000, 2), kind: 'room' as const }]
  expect(await quoteBooking(ctx, id, { ...by, price: { lines } })).toMatchObject({ done: true })
  expect(await linesOf(id)).toEqual([
    ['room', 2, 24_000, 3_661],
    ['tax', 1, 610, 0],
  ])
})

test('no line, a wrong one and other fees than those on the screen send nothing', async () => {
  const id = await trekIn(100)
  const refusal = async (price: Parameters<typeof quoteBooking>[2]['price']) => {
    const quoted = await quoteBooking(ctx, id, { ...by, price })
    return quoted.done ? undefined : quoted.refusal
  }
  expect(await refusal({ lines: [] })).toEqual({ reason: 'lines-wrong', faults: [] })
  const faults = [{ at: 0, field: 'unit', fault: 'wrong' }]
  expect(await refusal({ lines: [customLine('Travellers', 0)] })).toEqual({ reason: 'lines-wrong', faults })
  const stale = { lines: [customLine('Travellers', 95_000, 2)], agreedPassedOnMinor: 290_000 }
  expect(await refusal(stale)).toEqual({ reason: 'price-changed', totalMinor: 490_000 })
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'enquiry' })
})
