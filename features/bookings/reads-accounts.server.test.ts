import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { bookingStates } from './booking.ts'
import type { MoneyView } from './lists/booking-list.ts'
import { listIdsByMoney } from './lists/reads-list.server.ts'
import { type Booking, findBooking } from './reads.server.ts'
import { findAccount, listAccounts } from './reads-accounts.server.ts'

const { ctx } = await testContext()
const today = kigaliDay(ctx.clock.now())

type Made = { state: Booking['state']; paid?: number; back?: number; feeMinor?: number; dueOn?: string; onRequest?: boolean }

/** A booking of $4,900, $3,570 of it the deposit, with money that came and went back. */
async function made({
  state,
  paid = 0,
  back = 0,
  feeMinor = 0,
  dueOn = '2027-04-26',
  onRequest = false,
}: Made): Promise<Booking> {
  const id = await bareBooking(ctx.db)
  const held = ['requested', 'on-hold', 'quoted'].includes(state) ? '2027-03-20T08:00:00Z' : null
  const answerBy = state === 'pending' || state === 'requested' ? '2027-03-14T08:00:00Z' : null
  await sql`update bookings set state = ${state}, fee_minor = ${feeMinor}, balance_due_on = ${dueOn}, hold_ends_at = ${held},
    answer_by = ${answerBy} where id = ${id}`.execute(ctx.db)
  const payment = randomUUID()
  if (paid > 0)
    await sql`insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, reference,
      actor, created_at) values (${payment}, ${id}, 'cash', ${paid}, 'USD', ${paid}, 'USD', 'R', 'Diane', now())`.execute(ctx.db)
  for (const [minor, kind] of [
    [paid, 'settled'],
    [back, 'refunded'],
  ] as const)
    if (minor > 0)
      await sql`insert into payment_events (payment_id, kind, amount_minor, provider_event_id, actor, text, at)
        values (${payment}, ${kind}, ${minor}, ${kind === 'refunded' ? payment : null}, 'Diane', '', now())`.execute(ctx.db)
  if (onRequest)
    await sql`insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
      values (${id}, 'permit:gorilla', '2027-06-11', 2, 'Gorilla permit', true, true)`.execute(ctx.db)
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error('The booking is not there')
  return booking
}

const isOf = async (view: MoneyView, { id }: Booking) => (await listIdsByMoney(ctx.db, view, today)).includes(id)

test('the accounts of a list are those of its bookings one by one, whatever came and went', async () => {
  const bookings = [
    await made({ state: 'confirmed' }),
    await made({ state: 'confirmed', paid: 357_000 }),
    await made({ state: 'cancelled', paid: 357_000, back: 100_000, feeMinor: 57_000 }),
    await made({ state: 'enquiry', paid: 100 }),
  ]
  const accounts = await listAccounts(ctx.db, bookings, today)
  for (const booking of bookings) expect(accounts.get(booking.id)).toEqual(await findAccount(ctx.db, booking, ctx.clock.now()))
  expect(accounts.get(bookings[2]?.id ?? '')).toMatchObject({ refundDueMinor: 200_000, status: 'refund-due' })
  expect(await listAccounts(ctx.db, [], today)).toEqual(new Map())
})

test('a refund is due for exactly those of which we hold more than their account owes', async () => {
  const bookings = []
  for (const state of bookingStates)
    for (const paid of [0, 57_000, 490_000, 490_001])
      bookings.push(await made({ state, paid, feeMinor: state === 'cancelled' ? 57_000 : 0 }))
  const ids = await listIdsByMoney(ctx.db, 'refund-due', today)
  const accounts = await listAccounts(ctx.db, bookings, today)
  for (const { id, state } of bookings)
    expect([state, ids.includes(id)]).toEqual([state, (accounts.get(id)?.refundDueMinor ?? 0) > 0])
})

test('a balance is overdue from the day after its own, and the fee of a cancelled booking at once', async () => {
  const overdue = async (made: Promise<Booking>) => isOf('overdue', await made)
  const [yesterday, tomorrow] = ['2027-03-11', '2027-03-13']
  expect(await overdue(made({ state: 'confirmed', paid: 357_000, dueOn: yesterday }))).toBe(true)
  expect(await overdue(made({ state: 'confirmed', paid: 357_000, dueOn: today }))).toBe(false)
  expect(await overdue(made({ state: 'confirmed', paid: 490_000, dueOn: yesterday }))).toBe(false)
  expect(await overdue(made({ state: 'completed', paid: 357_000, dueOn: yesterday }))).toBe(true)
  expect(await overdue(made({ state: 'on-hold', dueOn: yesterday }))).toBe(false)
  expect(await overdue(made({ state: 'expired', dueOn: yesterday }))).toBe(false)
  expect(await overdue(made({ state: 'cancelled', paid: 50_000, feeMinor: 57_000, dueOn: tomorrow }))).toBe(true)
  expect(await overdue(made({ state: 'cancelled', paid: 57_000, feeMinor: 57_000, dueOn: yesterday }))).toBe(false)
})

test('what is overdue of trips that can still be stopped comes before older balances of trips that are over', async () => {
  const of = async (dueOn: string, days: [string, string]) => {
    const { id } = await made({ state: 'confirmed', paid: 357_000, dueOn })
    await sql`update bookings set starts_on = ${days[0]}, ends_on = ${days[1]} where id = ${id}`.execute(ctx.db)
    return id
  }
  const over = await of('2027-01-10', ['2027-02-01', '2027-02-03'])
  const later = await of('2027-02-01', ['2027-03-20', '2027-03-22'])
  const tomorrow = await of('2027-03-01', ['2027-03-13', '2027-03-14'])
  const ids = (await listIdsByMoney(ctx.db, 'overdue', today)).filter((id) => [over, later, tomorrow].includes(id))
  expect(ids).toEqual([tomorrow, later, over])
})

test('on request are the live bookings with an unanswered part', async () => {
  const isOnRequest = async (made: Promise<Booking>) => isOf('on-request', await made)
  expect(await isOnRequest(made({ state: 'pending', onRequest: true }))).toBe(true)
  expect(await isOnRequest(made({ state: 'pending' }))).toBe(false)
  expect(await isOnRequest(made({ state: 'expired', onRequest: true }))).toBe(false)
  const answered = await made({ state: 'pending', onRequest: true })
  await sql`update booking_parts set answer = 'yes', answered_at = now(), answered_by = 'Diane' where booking_id = ${answered.id}`.execute(
    ctx.db,
  )
  expect(await listIdsByMoney(ctx.db, 'on-request', today)).not.toContain(answered.id)
})
