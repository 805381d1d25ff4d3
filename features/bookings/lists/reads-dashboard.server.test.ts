import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { bookingNow, gorillaTrek, heldBooking, paid } from '#tests/support/cast.ts'
import { openRawPool } from '#tests/support/raw-pool.ts'
import { testContext } from '#tests/support/test-context.ts'
import { watchStatements } from '#tests/support/watched-statements.ts'
import { addDays } from '#values/dates.ts'
import { countSales, listMoving, listToAnswer, sumMoneyDue } from './reads-dashboard.server.ts'

const { ctx, clock, database } = await testContext()
const today = '2027-03-12'
const trek = await gorillaTrek(ctx, { seats: 8 })
const held = await bookingNow(ctx, (await heldBooking(ctx, trek.slug, 2)).id)
const { id } = await heldBooking(ctx, trek.slug, 1)
const deposit = (await bookingNow(ctx, id)).depositMinor
await paid(ctx, id, deposit)
const confirmed = await bookingNow(ctx, id)

test('a departure’s bookings start on its first day and return on its last, counted with all their travellers', async () => {
  const { startsOn, endsOn } = confirmed
  const moving = await listMoving(ctx.db, startsOn, addDays(endsOn, 1))
  expect(moving.map(({ event, day, departureId }) => [event, day, departureId])).toEqual([
    ['start', startsOn, trek.id],
    ['start', startsOn, trek.id],
    ['end', endsOn, trek.id],
    ['end', endsOn, trek.id],
  ])
  expect(moving[0]).toMatchObject({ bookings: 2, people: 3, pickUp: '', flight: '' })
  expect(await listMoving(ctx.db, addDays(startsOn, -7), addDays(startsOn, -1))).toEqual([])
})

test('of many who start on one day the first four are named, and all are counted', async () => {
  for (let at = 0; at < 6; at++) {
    const other = await bareBooking(ctx.db)
    await sql`update bookings set starts_on = '2027-04-01', ends_on = '2027-04-01', state = 'confirmed', hold_ends_at = null,
      lead_name = ${`Lead ${at}`} where id = ${other}`.execute(ctx.db)
  }
  const moving = await listMoving(ctx.db, '2027-04-01', '2027-04-01')
  expect(moving.map(({ event, leadName, bookings }) => [event, leadName, bookings])).toEqual(
    [0, 1, 2, 3].map((at) => ['start', `Lead ${at}`, 6]),
  )
  await sql`update bookings set state = 'cancelled' where starts_on = '2027-04-01'`.execute(ctx.db)
  expect(await listMoving(ctx.db, '2027-04-01', '2027-04-01')).toEqual([])
})

test('money is overdue from the day after it was due, comes until a day, and goes back where more was paid than charged', async () => {
  const none = { count: 0, minor: 0 }
  const { balanceDueOn, totalMinor } = confirmed
  const rest = { count: 1, minor: totalMinor - deposit }
  expect(await sumMoneyDue(ctx.db, balanceDueOn, addDays(balanceDueOn, 6))).toEqual({
    overdue: none,
    coming: rest,
    refunds: none,
  })
  expect(await sumMoneyDue(ctx.db, addDays(balanceDueOn, 1), addDays(balanceDueOn, 7))).toMatchObject({
    overdue: rest,
    coming: none,
  })
  expect(await sumMoneyDue(ctx.db, addDays(balanceDueOn, -7), addDays(balanceDueOn, -1))).toEqual({
    overdue: none,
    coming: none,
    refunds: none,
  })
  await sql`update bookings set paid_minor = total_minor + 700 where id = ${id}`.execute(ctx.db)
  expect((await sumMoneyDue(ctx.db, today, today)).refunds).toEqual({ count: 1, minor: 700 })
  await sql`update bookings set paid_minor = ${deposit} where id = ${id}`.execute(ctx.db)
})

test('bookings made and money that came are counted in the days of each, and a failed refund has not gone', async () => {
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
  const span = { before: ago(60), from: ago(30), end: new Date(now.getTime() + 1) }
  await sql`update bookings set created_at = ${ago(90)} where id not in (${held.id}, ${id})`.execute(ctx.db)
  await sql`update bookings set created_at = ${ago(40)} where id = ${held.id}`.execute(ctx.db)
  expect(await countSales(ctx.db, span)).toEqual({
    bookings: { now: 1, before: 1 },
    people: { now: 1, before: 2 },
    paid: { now: deposit, before: 0 },
  })
  for (const [kind, amount, at] of [
    ['refunded', 500, 1],
    ['refund-failed', 200, 1],
    ['refunded', 900, 40],
  ] as const)
    await sql`insert into payment_events (payment_id, kind, amount_minor, actor, at)
      select payment_id, ${kind}, ${amount}, 'Diane', ${ago(at)} from payment_events where kind = 'settled' limit 1`.execute(
      ctx.db,
    )
  expect((await countSales(ctx.db, span)).paid).toEqual({ now: deposit - 300, before: -900 })
})

test('of holds those that have not ended stand by their end, who waits longest for a price stands first, and requests stand by the instant of their answer', async () => {
  const waits = async (state: string, at: string) => {
    const one = await bareBooking(ctx.db)
    await sql`update bookings set state = ${state}, created_at = ${at}, answer_by = ${state === 'enquiry' ? null : at},
      hold_ends_at = ${state === 'requested' || state === 'on-hold' ? at : null} where id = ${one}`.execute(ctx.db)
    return one
  }
  const [late, early] = [await waits('enquiry', '2027-03-11T08:00:00Z'), await waits('enquiry', '2027-03-10T08:00:00Z')]
  const [paidFor, onRequest] = [await waits('pending', '2027-03-14T08:00:00Z'), await waits('requested', '2027-03-13T08:00:00Z')]
  const now = new Date('2027-03-12T08:00:00Z')
  const after = await waits('on-hold', '2027-03-14T08:00:00Z')
  const [next, ended] = [await waits('on-hold', '2027-03-13T08:00:00Z'), await waits('on-hold', '2027-03-12T08:00:00Z')]
  const found = await listToAnswer(ctx.db, now, 8)
  const ids = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id)
  const own = found.holds.filter(({ id }) => [next, after, ended].includes(id))
  expect([ids(own), ids(found.requests), ids(found.pending)]).toEqual([
    [next, after],
    [early, late],
    [onRequest, paidFor],
  ])
  expect((await listToAnswer(ctx.db, now, 1)).requests.map((one) => one.id)).toEqual([early])
})

test('each is read by an index of its days', async () => {
  const { db, sent, close } = watchStatements(database.address)
  const now = clock.now()
  await Promise.all([
    listMoving(db, today, addDays(today, 6)),
    sumMoneyDue(db, today, addDays(today, 6)),
    countSales(db, { before: now, from: now, end: now }),
  ])
  const pool = openRawPool(database.address, 'impamba tests', 1)
  const client = await pool.connect()
  await client.query('set enable_seqscan = off')
  const plans: string[] = []
  for (const { text, parameters } of sent) {
    const { rows } = await client.query(`explain ${text}`, [...parameters])
    plans.push(...rows.map((row) => row['QUERY PLAN']))
  }
  client.release(true)
  await pool.end()
  await close()
  for (const index of ['by_start on', 'bookings_by_end', 'bookings_overdue', 'bookings_newest_first', 'payment_events_by_day'])
    expect(plans.join('\n'), index).toContain(index)
  expect(plans.join('\n')).not.toContain('Seq Scan')
})
