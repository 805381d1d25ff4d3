import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loader as bookingsLoader } from '#app/admin/bookings/list/bookings.tsx'
import { loader as todayLoader } from '#app/admin/dashboard/dashboard.tsx'
import { countDemoBookings } from '#features/bookings/demo/reads-demo-bookings.server.ts'
import { recordPayment } from '#features/bookings/payments/record-payment.server.ts'
import { removeDemoBookings } from '#features/demo-bookings/remove-demo-bookings.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { recordPayment as paySupplier } from '#features/payables/payments/record-payment.server.ts'
import { listInvoicesAwaited, listOpenPayables } from '#features/payables/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { keepStockAhead, loadContent, loadDemo } from '#server/start/first-start.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import { bookingNow, heldBooking, paid } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { usd } from '#values/money.ts'
import { addDemoBookings } from './add-demo-bookings.ts'

const { ctx, emails, runJobs } = await testContext({ now: '2027-03-12T08:00:00Z' })
await loadDemo(ctx)
await loadContent(ctx)
await keepStockAhead(ctx)

/** A departure of the trek that no sample is on. */
async function farTrek() {
  const treks = await listDepartures(ctx.db, { now: ctx.clock.now(), packageSlug: 'an-hour-with-the-gorillas' })
  const last = treks.findLast(({ left }) => left >= 2)
  if (!last) throw new Error('No trek has seats')
  return last
}

/** How many rows each table has, and a checksum of all of them. */
async function sums(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const all: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.table(name)} t`.execute(
      db,
    )
    all[name] = found[0]?.sum ?? ''
  }
  return all
}

test('samples come and go: afterwards every table holds what it held before, to the email', async () => {
  const trek = await farTrek()
  const real = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, real.id, 1000)
  await runJobs()
  const cookie = await cookieOf(ctx, 'sales')
  const before = await sums(ctx.db)
  const sent = emails.length

  const added = await addDemoBookings(ctx)
  expect(added.bookings).toBeGreaterThanOrEqual(60)
  expect(added.bookings).toBeLessThanOrEqual(120)
  expect(await countDemoBookings(ctx.db)).toEqual({ demo: added.bookings, real: 1 })
  const { rows: paidLater } = await sql`select id from payments_out where recorded_at > ${ctx.clock.now()}`.execute(ctx.db)
  expect(paidLater, 'no payment was made later than now').toEqual([])
  const { rows: states } = await sql<{ state: string }>`select distinct state from bookings where sample`.execute(ctx.db)
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      'enquiry',
      'quoted',
      'waitlisted',
      'on-hold',
      'requested',
      'confirmed',
      'completed',
      'no-show',
      'expired',
      'rejected',
      'cancelled',
    ]),
  )
  const { rows: kinds } = await sql<{ kind: string }>`select distinct kind from bookings where sample`.execute(ctx.db)
  expect(kinds).toHaveLength(6)
  const { rows: trips } = await sql<{ versions: number; options: number }>`
    select count(*)::int as versions, max(jsonb_array_length(v.options)) as options from trip_versions v group by v.trip_id order by 1`.execute(
    ctx.db,
  )
  expect([added.trips, trips]).toEqual([3, [2, 2, 2].map((versions) => ({ versions, options: 2 }))])
  const { rows: proposals } = await sql<{ state: string; seen: number; booked: string | null }>`
    select p.state, p.seen_count as seen, b.state as booked from proposals p left join bookings b on b.id = p.booking_id order by 1`.execute(
    ctx.db,
  )
  expect(proposals).toEqual([
    { state: 'accepted', seen: 2, booked: 'confirmed' },
    { state: 'sent', seen: 2, booked: null },
  ])

  const { rows: crew } = await sql<{ guides: number; cars: number; away: number; waits: number }>`
    select count(guide_id)::int as guides, count(car_id)::int as cars, count(absence)::int as away,
      (count(*) filter (where state = 'requested'))::int as waits from assignments`.execute(ctx.db)
  expect(crew[0]).toMatchObject({ away: 2 })
  expect(Math.min(crew[0]?.guides ?? 0, crew[0]?.cars ?? 0)).toBeGreaterThan(5)

  const { rows: lines } = await sql<{ state: string }>`select distinct state from supplier_order_lines`.execute(ctx.db)
  expect(lines.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['to-request', 'requested', 'provisional', 'wait-listed', 'confirmed']),
  )

  const { rows: invoices } = await sql<{
    state: string
  }>`select distinct state from supplier_invoices where sample order by 1`.execute(ctx.db)
  expect(invoices.map(({ state }) => state)).toEqual(['approved', 'disputed', 'matched', 'taken'])
  const open = await listOpenPayables(ctx.db)
  expect(open.some(({ dueOn, isDemo }) => isDemo && dueOn < '2027-03-12')).toBe(true)
  expect((await listInvoicesAwaited(ctx.db, '2027-03-12')).length).toBeGreaterThan(0)
  // Staff try the screens with them: what they pay is of the demonstration too.
  const payable = open.find(({ isDemo, openMinor, currency }) => isDemo && openMinor > 0 && currency === 'USD')
  if (!payable) throw new Error('Nothing is to be paid')
  const { supplierId, openMinor: amountMinor } = payable
  const bank = { method: 'bank', reference: 'R 2', currency: 'USD', paidOn: '2027-03-12' } as const
  const outflow = { minor: amountMinor, currency: 'USD', rate: null } as const
  const payables = [{ id: payable.id, openMinor: amountMinor }]
  const actor = { id: 'diane', name: 'Diane' }
  const toSupplier = { idempotencyKey: randomUUID(), supplierId, ...bank, amountMinor, outflow, payables, actor }
  expect(await paySupplier(ctx, toSupplier)).toMatchObject({ done: true })

  const list = await answerOf(() => bookingsLoader(argsOf(ctx, '/admin/bookings', { cookie })))
  const { rows } = list.data as { rows: { sample: boolean; leadName: string }[] }
  expect(rows.filter(({ sample }) => sample).length).toBeGreaterThan(20)
  expect(rows.find(({ sample }) => !sample)?.leadName).toBe(real.leadName)
  const today = await answerOf(() => todayLoader(argsOf(ctx, '/admin', { cookie })))
  const { work } = today.data as { work: { holds: unknown[]; requests: unknown[]; refunds: unknown[] } }
  expect([work.holds.length > 0, work.requests.length > 0, work.refunds.length > 0]).toEqual([true, true, true])

  // What a server beside it does with them meanwhile, its emails among it, goes too.
  const held = await sql<{ id: string }>`select id from bookings where sample and state = 'on-hold' limit 1`.execute(ctx.db)
  const id = held.rows[0]?.id ?? ''
  const { totalMinor } = await bookingNow(ctx, id)
  const input = { paymentId: randomUUID(), method: 'cash', amount: usd(totalMinor), reference: 'R 1', actor: 'Diane' } as const
  await recordPayment(ctx, id, { ...input, evenIfMore: true })
  await runJobs()
  expect(emails.length).toBe(sent)

  expect(await removeDemoBookings(ctx)).toMatchObject({
    done: true,
    value: { bookings: added.bookings, enquiries: added.enquiries, paidByCard: [] },
  })
  expect(await sums(ctx.db)).toEqual(before)
  expect(await removeDemoBookings(ctx)).toMatchObject({ done: true, value: { bookings: 0, enquiries: 0, emails: 0 } })
  expect(await sums(ctx.db)).toEqual(before)
}, 300_000)

test('a sample that somebody paid by card stays: its money is real', async () => {
  const trek = await farTrek()
  const booking = await heldBooking(ctx, trek.slug, 2)
  await sql`update bookings set sample = true where id = ${booking.id}`.execute(ctx.db)
  const payment = await paid(ctx, booking.id, 1000)
  await sql`
    insert into payments (id, booking_id, method, amount_minor, currency, charged_minor, charged_currency, actor, created_at)
    select gen_random_uuid(), booking_id, 'card', amount_minor, currency, charged_minor, charged_currency, 'visitor', created_at
    from payments where id = ${payment}`.execute(ctx.db)
  expect(await removeDemoBookings(ctx)).toMatchObject({ done: true, value: { bookings: 0, paidByCard: [booking.reference] } })
  expect((await bookingNow(ctx, booking.id)).id).toBe(booking.id)
})

test('the money of a booking that is somebody’s is never lost', async () => {
  const trek = await farTrek()
  const { id } = await heldBooking(ctx, trek.slug, 2)
  await paid(ctx, id, 1000)
  await expect(
    sql`delete from payment_events where payment_id in (select id from payments where booking_id = ${id})`.execute(ctx.db),
  ).rejects.toThrow('only added to')
  await expect(sql`delete from payments where booking_id = ${id}`.execute(ctx.db)).rejects.toThrow('only added to')
})

test('while an email about a sample is being written nothing is taken away', async () => {
  const trek = await farTrek()
  const { id } = await heldBooking(ctx, trek.slug, 2)
  await runJobs()
  await sql`update bookings set sample = true where id = ${id}`.execute(ctx.db)
  await sql`insert into jobs (queue, data, run_at, claimed_by, claimed_session) values ('booking-email', ${JSON.stringify({ bookingId: id })}::jsonb, now(), 1, now())`.execute(
    ctx.db,
  )
  expect(await removeDemoBookings(ctx)).toEqual({ done: false, refusal: { reason: 'work-under-way' } })
  expect((await bookingNow(ctx, id)).id).toBe(id)
})

test('an email to an unreachable address is stored and never handed to the mail server', async () => {
  const sent = emails.length
  const email = { bookingId: null, subject: 'Held', language: 'en', content: 'Held' as never }
  await sendEmail(ctx, { ...email, occasion: 'test:1', to: 'sample-1@samples.invalid' })
  expect(emails.length).toBe(sent)
  await sendEmail(ctx, { ...email, occasion: 'test:2', to: 'marit@example.no' })
  expect(emails.length).toBe(sent + 1)
})
