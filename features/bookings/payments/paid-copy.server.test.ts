import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { bookingStates } from '../booking.ts'
import type { moneyViews } from '../lists/booking-list.ts'
import { listBookings } from '../lists/reads-list.server.ts'
import { findBooking } from '../reads.server.ts'
import { findAccount } from '../reads-accounts.server.ts'

const { ctx } = await testContext()
const today = '2027-03-12'

describe('the copy of what is paid', () => {
  const event = async (payment: string, kind: string, minor: number) =>
    sql`insert into payment_events (payment_id, kind, amount_minor, actor, text, at, provider_event_id)
      values (${payment}, ${kind}, ${minor}, 'Diane', '', now(), ${kind === 'settled' ? null : randomUUID()})`.execute(ctx.db)
  const pay = async (bookingId: string) => {
    const id = randomUUID()
    await sql`insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, reference,
      actor, created_at) values (${id}, ${bookingId}, 'cash', 1, 'USD', 1, 'USD', 'R', 'Diane', now())`.execute(ctx.db)
    return id
  }

  test('whatever is written to the ledger, in whatever state, every money view agrees with its account', async () => {
    const step = fc.record({
      payment: fc.nat(2),
      kind: fc.constantFrom('initiated', 'settled', 'refunded', 'refund-failed', 'failed'),
      minor: fc.integer({ min: 1, max: 300_000 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bookingStates),
        fc.array(step, { maxLength: 6 }),
        fc.constantFrom('2027-03-11', '2027-03-12', '2027-03-13'),
        fc.constantFrom(0, 57_000),
        async (state, steps, dueOn, fee) => {
          const id = await bareBooking(ctx.db)
          const payments = [await pay(id), await pay(id), await pay(id)]
          for (const { payment, kind, minor } of steps)
            await event(payments[payment] ?? '', kind, kind === 'initiated' || kind === 'failed' ? 0 : minor).catch(
              () => undefined,
            )
          const ends = ['requested', 'on-hold', 'quoted'].includes(state) ? new Date('2027-03-20') : null
          await sql`update bookings set state = ${state}, hold_ends_at = ${ends}, answer_by = now(), balance_due_on = ${dueOn},
            fee_minor = ${state === 'cancelled' ? fee : 0} where id = ${id}`.execute(ctx.db)
          const booking = await findBooking(ctx.db, id)
          if (!booking) throw new Error('The booking is not there')
          const account = await findAccount(ctx.db, booking, new Date('2027-03-12T08:00:00Z'))
          const { rows } = await sql<{ paid: number; charged: number }>`
            select paid_minor as paid, owed_minor as charged from bookings where id = ${id}`.execute(ctx.db)
          expect(rows[0]).toEqual({ paid: account.paidMinor, charged: account.chargedMinor })
          const holds = async (money: (typeof moneyViews)[number]) => {
            const { bookings } = await listBookings(
              ctx.db,
              { money, search: booking.reference },
              { sort: 'newest', limit: 5, today },
            )
            return bookings.length === 1
          }
          const live = ['on-hold', 'pending', 'confirmed', 'in-progress'].includes(state)
          expect(await holds('refund-due')).toBe(account.refundDueMinor > 0)
          expect(await holds('paid')).toBe(account.chargedMinor > 0 && account.paidMinor === account.chargedMinor)
          expect(await holds('part-paid')).toBe(account.paidMinor > 0 && account.outstandingMinor > 0)
          expect(await holds('unpaid')).toBe(account.chargedMinor > 0 && account.paidMinor <= 0)
          expect(await holds('deposit-due')).toBe(live && account.paidMinor < booking.depositMinor)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('two who write down money of one booking at once leave the sum of both', async () => {
    const id = await bareBooking(ctx.db)
    const payments = await Promise.all(Array.from({ length: 8 }, () => pay(id)))
    await Promise.all(payments.map((payment, index) => event(payment, 'settled', 1_000 + index)))
    const { rows } = await sql`select paid_minor from bookings where id = ${id}`.execute(ctx.db)
    expect(rows).toEqual([{ paid_minor: 8_028 }])
  })
})
