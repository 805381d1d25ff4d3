import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partyOfUnnamed, unnamed } from '#features/orders/order.ts'
import type { AdjustmentInput } from '#features/pricing/adjustments/adjust.ts'
import { sumOf } from '#features/pricing/price-line.ts'
import {
  accountNow,
  amend,
  amendmentNow,
  bookingNow,
  cancellationNow,
  contact,
  gorillaTrek,
  heldBooking,
  paid,
  seatsOn,
  seatsTaken,
} from '#tests/support/cast.ts'
import { quoteInOneLine } from '#tests/support/custom-prices.ts'
import { testContext } from '#tests/support/test-context.ts'
import { confirmBooking } from '../confirmation/confirm-booking.server.ts'
import { enquire } from '../placing/enquire.server.ts'
import { acceptForCustomer } from '../quotes/accept-for-customer.server.ts'
import { quoteBooking } from '../quotes/quote-booking.server.ts'
import { listEvents, listLines, listParts, listTravellers } from '../reads.server.ts'
import { adjustBookingPrice } from './adjust-price.server.ts'
import { amendBooking } from './amend-booking.server.ts'
import { planAmendment } from './plan-amendment.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()

const off = (percent: number): AdjustmentInput => ({
  action: 'discount',
  percent,
  amountMinor: null,
  reason: 'A returning guest',
})
const adjustNow = (
  id: string,
  adjustment: AdjustmentInput,
  { sendsEmail = false, seen }: { sendsEmail?: boolean; seen?: number } = {},
) =>
  adjustBookingPrice(ctx, id, {
    adjustment,
    text: 'As agreed',
    actor: 'Owner',
    sendsEmail,
    ...(seen !== undefined && { seen }),
  })
const kindsOf = async (id: string) => (await listLines(ctx.db, id)).map(({ kind }) => kind)

async function enquired(of: { slug: string }, party = partyOfUnnamed(3)) {
  const enquiry = { order: seatsOn(of.slug), party, contact, message: '' }
  const made = await enquire(ctx, { enquiry, formKey: randomUUID() })
  if (!made.done) throw new Error(made.refusal.reason)
  return made.value.id
}

test('five percent off a hold is a line: permits, their share of the deposit and the parts stay, and the timeline records who and why', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 3)
  const [lines, parts] = [await listLines(ctx.db, held.id), await listParts(ctx.db, held.id)]
  expect(await adjustNow(held.id, off(5), { seen: held.version, sendsEmail: true })).toMatchObject({ done: true })
  const after = await listLines(ctx.db, held.id)
  const permits = sumOf(lines.filter(({ kind }) => kind === 'permit'))
  expect(after.filter(({ adjustment }) => !adjustment)).toEqual(lines)
  expect(await listParts(ctx.db, held.id)).toEqual(parts)
  const now = await bookingNow(ctx, held.id)
  const own = Math.round((sumOf(lines) - permits) * 0.95)
  expect(now).toMatchObject({ state: 'on-hold', totalMinor: permits + own, depositMinor: permits + Math.round(own * 0.3) })
  expect((await listEvents(ctx.db, held.id)).at(-1)).toMatchObject({ event: 'amend', actor: 'Owner', text: 'As agreed' })
  await runJobs()
  expect(emails.at(-1)?.text).toContain('A returning guest')
  expect(await adjustNow(held.id, off(5), { seen: held.version })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await adjustNow(held.id, { action: 'undo', position: 2 })).toMatchObject({ done: true })
  expect(await listLines(ctx.db, held.id)).toEqual(lines)
  expect(await bookingNow(ctx, held.id)).toMatchObject({ totalMinor: held.totalMinor, depositMinor: held.depositMinor })
})

test('an enquiry is quoted with a discount of its own, which stays when it is quoted again', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const id = await enquired(trek)
  expect(await adjustNow(id, off(5))).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
  const discount = { percent: 5, amountMinor: null, reason: 'A returning guest' }
  const input = { actor: 'Owner', text: '', price: 'of-the-order' } as const
  expect(await quoteBooking(ctx, id, { ...input, discount })).toMatchObject({ done: true })
  expect(await kindsOf(id)).toEqual(['base', 'discount', 'permit'])
  const first = await bookingNow(ctx, id)
  expect(await quoteBooking(ctx, id, { ...input, agreedTotalMinor: first.totalMinor })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, id)).toMatchObject({ totalMinor: first.totalMinor })
  expect(await acceptForCustomer(ctx, id, { actor: 'Owner', text: '' })).toMatchObject({ done: true })
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'on-hold', totalMinor: first.totalMinor })
})

test('a discount to what is paid already confirms a hold, and makes a refund due of a confirmed one', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, held.id, held.depositMinor - 1_000)
  await adjustNow(held.id, off(50))
  expect(await bookingNow(ctx, held.id)).toMatchObject({ state: 'confirmed' })
  const { totalMinor } = await bookingNow(ctx, held.id)
  await paid(ctx, held.id, totalMinor - (held.depositMinor - 1_000))
  await adjustNow(held.id, { action: 'discount', percent: null, amountMinor: 5_000, reason: 'The road was closed' })
  expect(await accountNow(ctx, held.id)).toMatchObject({ refundDueMinor: 5_000 })
})

test('a change by the customer keeps the discount and the line that was added, and cancelling goes by their kinds', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 2)
  const flight: AdjustmentInput = {
    action: 'add',
    kind: 'flight',
    label: 'To Kamembe',
    reason: 'Asked for',
    quantity: 2,
    unitMinor: 10_000,
  }
  await adjustNow(held.id, off(10))
  await adjustNow(held.id, flight)
  await confirmBooking(ctx, held.id, { actor: 'Owner', reason: 'Seen' })
  const party = [...(await listTravellers(ctx.db, held.id)), unnamed]
  expect(await amend(ctx, held.id, { order: held.order, party })).toMatchObject({ done: true })
  const lines = await listLines(ctx.db, held.id)
  expect(lines.map(({ kind }) => kind)).toEqual(['base', 'discount', 'permit', 'flight'])
  const [base, discount] = lines
  expect(discount?.amountMinor).toBe(-Math.round((base?.amountMinor ?? 0) / 10))
  // What is passed on and not bought is not charged; the fee is on the rest after the discount.
  const { rows } = await cancellationNow(ctx, held.id)
  expect(rows.map(({ restMinor }) => restMinor)).toEqual([(base?.amountMinor ?? 0) + (discount?.amountMinor ?? 0)])
})

test('who leaves a discounted booking pays the fee on what they would have paid', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 2)
  await adjustNow(held.id, off(10))
  await confirmBooking(ctx, held.id, { actor: 'Owner', reason: 'Seen' })
  const [first] = await listTravellers(ctx.db, held.id)
  const plan = await amendmentNow(ctx, held.id, { order: held.order, party: first ? [first] : [] })
  const own = sumOf((await listLines(ctx.db, held.id)).filter(({ kind }) => kind !== 'permit'))
  const fee = plan.lines.find(({ kind }) => kind === 'cancellation-fee')
  expect(fee?.amountMinor).toBe(Math.round(own / 2) * 0.3)
  expect(plan.lines.find(({ kind }) => kind === 'discount')?.adjustment).toMatchObject({ percent: 10 })
})

test('a code is added to a booking by its change; one that is not in force is refused, and not left out', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  await sql`insert into discount_codes (code, name, percent, from_day, most_uses, kinds)
    values ('SPRING', 'Spring', 5, '2026-01-01', 1, '{departure}')`.execute(ctx.db)
  const held = await heldBooking(ctx, trek.slug, 2)
  await adjustNow(held.id, off(10))
  const party = await listTravellers(ctx.db, held.id)
  const coded = (code: string) => amend(ctx, held.id, { order: { ...seatsOn(trek.slug), code }, party })
  expect(await coded('NOT-THERE')).toMatchObject({ refusal: { reason: 'code-unknown' } })
  expect(await coded('SPRING')).toMatchObject({ done: true })
  expect((await listLines(ctx.db, held.id)).map(({ label }) => label)).toEqual([
    'Travellers',
    'Spring',
    'Discount of 10%',
    'Gorilla permit, Volcanoes National Park',
  ])
})

/** A price in one line, as every custom price once was. */
async function wholePrice(of: { slug: string }, amountMinor: number) {
  const id = await enquired(of)
  await quoteInOneLine(ctx, id, amountMinor)
  return id
}

const takeApart = async (id: string) => {
  const booking = await bookingNow(ctx, id)
  const amendment = { order: booking.order, party: await listTravellers(ctx.db, id), takesApart: true as const }
  const planned = await planAmendment(ctx.db, booking, amendment, { now: clock.now(), byVisitor: false })
  if (!planned.done) return planned
  const agreedTotalMinor = planned.value.schedule.totalMinor
  return amendBooking(ctx, id, { amendment, agreedTotalMinor, mover: 'staff', actor: 'Owner', text: '' })
}

test('a price in one line is taken apart: permits and stock are there again, and the total stays as agreed', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const id = await wholePrice(trek, 550_000)
  expect((await listLines(ctx.db, id))[0]?.adjustment).toMatchObject({ change: 'whole' })
  await acceptForCustomer(ctx, id, { actor: 'Owner', text: '' })
  expect(await bookingNow(ctx, id)).toMatchObject({ state: 'requested' })
  expect(await seatsTaken(ctx, trek)).toBe(0)
  expect(await takeApart(id)).toMatchObject({ done: true })
  const now = await bookingNow(ctx, id)
  expect(now).toMatchObject({ totalMinor: 550_000, state: 'on-hold' })
  expect(await kindsOf(id)).toEqual(['base', 'discount', 'permit'])
  expect(now.depositMinor).toBe(450_000 + 30_000)
  expect(await seatsTaken(ctx, trek)).toBe(3)
})

test('a price in one line that does not pay the permits cannot be taken apart', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const id = await wholePrice(trek, 223_586)
  expect(await takeApart(id)).toMatchObject({ refusal: { reason: 'total-below-passed-on', passedOnMinor: 450_000 } })
})

test('the database refuses a permit changed by hand, a discount beyond what is sold, and a total that is not the sum', async () => {
  const trek = await gorillaTrek(ctx, { seats: 8 })
  const held = await heldBooking(ctx, trek.slug, 2)
  await adjustNow(held.id, off(10))
  const changed = JSON.stringify({ change: 'changed', id: 2, wasUnitMinor: 1, wasReason: '' })
  await expect(
    sql`update booking_lines set adjustment = ${changed}::jsonb where booking_id = ${held.id} and kind = 'permit'`.execute(
      ctx.db,
    ),
  ).rejects.toThrow('an_adjustment_is_of_its_kind')
  await expect(
    sql`update booking_lines set adjustment = '{"id": 1}' where booking_id = ${held.id} and kind = 'discount'`.execute(ctx.db),
  ).rejects.toThrow('an_adjustment_says_what_it_is')
  await expect(
    sql`update booking_lines set reason = '' where booking_id = ${held.id} and kind = 'discount'`.execute(ctx.db),
  ).rejects.toThrow('an_adjustment_has_a_reason')
  await expect(
    sql`update booking_lines set amount_minor = -900000 where booking_id = ${held.id} and kind = 'discount'`.execute(ctx.db),
  ).rejects.toThrow('exceed what they come off')
  await expect(
    sql`update booking_lines set amount_minor = amount_minor - 1 where booking_id = ${held.id} and kind = 'discount'`.execute(
      ctx.db,
    ),
  ).rejects.toThrow('is not the sum of its lines')
})
