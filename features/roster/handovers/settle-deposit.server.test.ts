import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adjustBookingPrice } from '#features/bookings/changes/adjust-price.server.ts'
import { findBooking, listEvents } from '#features/bookings/reads.server.ts'
import { findAccount } from '#features/bookings/reads-accounts.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { classesForHire, hireBooking, newHireCar } from '#tests/support/hires.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { assignMember } from '../assign/assign-member.server.ts'
import { correctHandover } from './correct-handover.server.ts'
import { handOver } from './hand-over.server.ts'
import { listHiredVehicles } from './reads-handovers.server.ts'
import { settleDeposit } from './settle-deposit.server.ts'
import { takeBack } from './take-back.server.ts'

const { ctx } = await testContext()
await classesForHire(ctx)
const actor = { id: 'diane', name: 'Diane' }
const today = kigaliDay(ctx.clock.now())
const reading = { kilometres: 80_000, fuelEighths: 8, marks: [], accessories: ['jack' as const], signedBy: 'Marit', note: '' }

let count = 0
/** A hire whose vehicle is back, with a deposit of 200.00 in cash and so much owed. */
async function returned({ dueMinor = 0, state = 'in-progress' } = {}) {
  count += 1
  const plate = `RAG 00${count} A`
  const bookingId = await hireBooking(ctx.db, { from: `${today}T00:00`, to: `${addDays(today, 2)}T18:00` })
  await sql`update bookings set total_minor = 50000, deposit_minor = 50000 where id = ${bookingId}`.execute(ctx.db)
  const outcome = await assignMember(ctx, {
    run: { bookingId },
    member: { kind: 'car', id: await newHireCar(ctx.db, plate) },
    actor,
  })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  const assignmentId = outcome.value.id
  const at = ctx.clock.now()
  await handOver(ctx, {
    ...{ bookingId, assignmentId, actor },
    handover: { ...reading, at, licenceSeen: true, depositMinor: 20_000, depositMethod: 'cash' },
  })
  await takeBack(ctx, { bookingId, assignmentId, actor, handover: { ...reading, at, kilometres: 80_100 } })
  await sql`update bookings set state = ${state}, total_minor = ${50_000 + dueMinor} where id = ${bookingId}`.execute(ctx.db)
  await paid(bookingId, 50_000)
  const settle = (returnedMinor: number, withheldReason = '', seen = 1) =>
    settleDeposit(ctx, { bookingId, assignmentId, seen, returnedMinor, withheldReason, actor })
  const account = async () => {
    const booking = await findBooking(ctx.db, bookingId)
    if (!booking) throw new Error('No booking')
    return findAccount(ctx.db, booking, ctx.clock.now())
  }
  const stored = async () => (await listHiredVehicles(ctx.db, bookingId))[0]?.out
  return { bookingId, assignmentId, plate, settle, account, stored }
}

async function paid(bookingId: string, minor: number) {
  await sql`with p as (insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, reference, actor, created_at)
      values (gen_random_uuid(), ${bookingId}, 'cash', ${minor}, 'USD', ${minor}, 'USD', 'R-1', 'Diane', now()) returning id)
    insert into payment_events (payment_id, kind, amount_minor, actor, text, at)
    select id, 'settled', ${minor}, 'Diane', '', now() from p`.execute(ctx.db)
}

test('what is kept of a deposit pays for the damage that is charged: the customer owes the rest of the damage, or gets back the rest of the deposit', async () => {
  const more = await returned({ dueMinor: 30_000 })
  expect(await more.settle(0, 'Damage')).toEqual({ done: true, value: undefined })
  expect(await more.account()).toMatchObject({
    chargedMinor: 80_000,
    paidMinor: 70_000,
    outstandingMinor: 10_000,
    refundDueMinor: 0,
  })
  const less = await returned({ dueMinor: 5_000 })
  expect(await less.settle(15_000, 'Damage')).toMatchObject({ done: true })
  expect(await less.account()).toMatchObject({ outstandingMinor: 0, refundDueMinor: 0 })
  expect((await listPayments(ctx.db, less.bookingId)).at(-1)).toMatchObject({
    method: 'vehicle-deposit',
    amountMinor: 5_000,
    reference: less.plate,
    actor: 'Diane',
    events: [{ kind: 'settled', amountMinor: 5_000 }],
  })
})

test('no more is kept than the customer owes, and what a former settlement kept counts as owed', async () => {
  const { settle, account, stored } = await returned({ dueMinor: 5_000 })
  expect(await settle(10_000, 'Damage')).toEqual({ done: false, refusal: { reason: 'withheld-above-due', dueMinor: 5_000 } })
  expect((await stored())?.settled, 'nothing is stored').toBeNull()
  expect(await settle(15_000, 'Damage')).toMatchObject({ done: true })
  expect(await settle(14_999, 'Damage', 2)).toMatchObject({ refusal: { reason: 'withheld-above-due', dueMinor: 5_000 } })
  expect(await settle(16_000, 'Damage', 2)).toMatchObject({ done: true })
  expect(await account()).toMatchObject({ outstandingMinor: 1_000 })
  expect(await settle(20_000, '', 3)).toMatchObject({ done: true })
  expect(await account()).toMatchObject({ paidMinor: 50_000, outstandingMinor: 5_000 })
  expect((await stored())?.settled).toMatchObject({ returnedMinor: 20_000, paymentId: null })
})

test('settled twice with the same amount it is one payment', async () => {
  const { bookingId, settle } = await returned({ dueMinor: 5_000 })
  await settle(15_000, 'Damage')
  await settle(15_000, 'Damage to the door', 2)
  expect(await listPayments(ctx.db, bookingId)).toHaveLength(2)
})

test('a hire that is over is charged for damage, and another booking is not', async () => {
  const { bookingId, settle, account } = await returned({ state: 'completed' })
  const adjustment = {
    action: 'add',
    kind: 'vehicle',
    label: 'Damage',
    reason: 'Scratch',
    quantity: 1,
    unitMinor: 10_000,
  } as const
  const charge = (id: string) => adjustBookingPrice(ctx, id, { adjustment, text: 'Damage', actor: 'Diane', sendsEmail: false })
  const outcome = await charge(bookingId)
  expect(outcome).toMatchObject({ done: true, value: { state: 'completed' } })
  // The hire itself has no lines here: the damage with its tax is its whole price, and 500.00 are paid.
  await sql`update bookings set total_minor = total_minor + 50000 where id = ${bookingId}`.execute(ctx.db)
  expect(await account()).toMatchObject({ outstandingMinor: 10_000 })
  expect(await settle(20_000 - 10_000, 'Damage')).toMatchObject({ done: true })
  expect((await account()).outstandingMinor).toBe(0)
  const journey = await bareBooking(ctx.db, { state: 'completed' })
  expect(await charge(journey)).toMatchObject({ refusal: { reason: 'move-not-allowed' } })
})

test('refused: without a deposit, before the vehicle is back, more than was given, some kept without a reason, and what was seen before', async () => {
  const { bookingId, assignmentId, settle, stored } = await returned({ dueMinor: 5_000 })
  expect(await settle(20_001)).toMatchObject({ refusal: { reason: 'returned-above', depositMinor: 20_000 } })
  expect(await settle(15_000, ' ')).toMatchObject({ refusal: { reason: 'withheld-reason-missing' } })
  expect(await settle(15_000, 'Scratch on the door')).toMatchObject({ done: true })
  expect(await settle(20_000), 'seen before').toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  const handover = { ...reading, at: ctx.clock.now(), licenceSeen: true, depositMinor: 30_000, depositMethod: 'cash' as const }
  expect(
    await correctHandover(ctx, { ...{ bookingId, assignmentId, kind: 'out', seen: 2, reason: 'x', actor }, handover }),
  ).toMatchObject({ refusal: { reason: 'deposit-settled' } })
  expect(await settle(20_000, '', 2)).toMatchObject({ done: true })
  expect((await stored())?.settled).toMatchObject({ returnedMinor: 20_000, withheldReason: '', by: 'Diane' })
  const { rows } = await sql<{ facts: object }>`
    select facts from audit_log where subject_id = ${bookingId} and action = 'deposit-settled' order by id`.execute(ctx.db)
  expect(rows).toMatchObject([
    { facts: { reason: 'Scratch on the door', before: null, after: { returned: '150.00 USD', kept: '50.00 USD' } } },
    { facts: { before: { returned: '150.00 USD' }, after: { returned: '200.00 USD', kept: '0.00 USD' } } },
  ])
  await sql`delete from handovers where assignment_id = ${assignmentId} and kind = 'return'`.execute(ctx.db)
  expect(await settle(20_000, '', 3)).toMatchObject({ refusal: { reason: 'not-taken-back' } })
  await sql`delete from handovers where assignment_id = ${assignmentId}`.execute(ctx.db)
  expect(await settle(20_000)).toMatchObject({ refusal: { reason: 'no-deposit' } })
})

test('the timeline of the booking says when a vehicle was handed over and taken back, and what became of its deposit', async () => {
  const { bookingId, plate, settle } = await returned({ dueMinor: 5_000 })
  await settle(15_000, 'Named in the reason: Marit')
  expect((await listEvents(ctx.db, bookingId)).map(({ text }) => text)).toEqual([
    `${plate} handed over: 80,000 km, tank 8/8, deposit 200.00 USD`,
    `${plate} taken back: 80,100 km, tank 8/8`,
    `Deposit of ${plate} settled: 150.00 USD returned, 50.00 USD kept`,
  ])
})
