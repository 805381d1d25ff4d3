import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { payLots } from '#features/permits/payments/pay-lots.server.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek, weekReference } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { alertDeadlines } from './alert-deadlines.server.ts'
import { deadlineAlerts } from './deadline-alerts.ts'

/** Alerts of the deadlines of the worked week: one site is looked at from hour to hour, the other one once, late. */
const hourly = await testContext({ now: week.weekNow.toISOString() })
const late = await testContext({ now: week.weekNow.toISOString() })
const actor = { id: 'owner', name: 'Diane' }
beforeAll(async () => {
  for (const { ctx } of [hourly, late]) {
    await storePermitsWeek(ctx)
    await sql`update authorities set licence_until = '2027-06-03' where id = 'week-rdb'`.execute(ctx.db)
    await sql`update authority_terms set checked_on = '2027-04-30', checked_by = 'Diane'`.execute(ctx.db)
    await coverPermits(ctx)
    await raiseAlert(ctx, ctx.db, { occasion: 'notice:other', bookingId: null, text: 'Another matter' })
  }
})

type Site = typeof hourly
const all = async ({ ctx }: Site) =>
  (
    await sql<{ occasion: string; text: string; bookingId: string | null; isOpen: boolean }>`
      select occasion, text, booking_id as "bookingId", done_at is null as "isOpen" from alerts order by occasion`.execute(ctx.db)
  ).rows.filter(({ occasion }) => deadlineAlerts.includes(occasion.split(':')[0] ?? ''))
const known = (text: string) => text.replace(/WEEK-\w+/, weekReference)
const open = async (site: Site) => (await all(site)).filter(({ isOpen }) => isOpen).map(({ occasion }) => known(occasion))
const at = ({ clock }: Site, time: string) => clock.set(week.inKigali(time).toISOString())

test('on the Friday of the week what ends within three days is alerted once, by reference and without a name', async () => {
  expect(await alertDeadlines(hourly.ctx)).toBe(13)
  const first = await all(hourly)
  expect(first.map(({ text }) => known(text))).toEqual([
    'Gorilla permit, 7 June 2027: 2 permits and the deposit are lost unless the balance is paid by 7 May 2027, 17:00',
    'Gorilla permit, 8 June 2027: 2 permits and the deposit are lost unless the balance is paid by 7 May 2027, 17:00',
    'K15, Bwindi gorilla permit, 12 June 2027: 1 permit to reserve and pay by 12 March 2027, 16:00',
    'K19, Gorilla permit, 8 June 2027: 1 permit to reserve and pay by 7 May 2027, 17:00',
    'K03, Gorilla permit, 8 June 2027: passport or evidence of 1 traveller is late',
    'K05, Gorilla permit, 12 June 2027: passport or evidence of 1 traveller is late',
    'K07, Gorilla permit, 12 June 2027: passport or evidence of 1 traveller is late',
    'K14, Gorilla permit, 10 June 2027: passport or evidence of 1 traveller is late',
    'K17, Golden monkey permit, 13 June 2027: passport or evidence of 2 travellers is late',
    'Gorilla permit, 9 June 2027: the reservation of 1 permit ends unless it is paid by 7 May 2027, 12:00',
    'Gorilla permit, 12 June 2027: the reservation of 1 permit ends unless it is paid by 7 May 2027, 17:00',
    'Golden monkey permit, 13 June 2027: the reservation of 2 permits ends unless they are paid by 7 May 2027, 17:00',
    'Gorilla permit, 8 June 2027: the reservation of 1 permit ends unless it is paid by 7 May 2027, 17:00',
  ])
  await alertDeadlines(hourly.ctx)
  expect(await all(hourly)).toEqual(first)
  const bookings = first.flatMap(({ bookingId, text }) => (bookingId ? [[known(text).slice(0, 3), bookingId]] : []))
  expect(bookings).toContainEqual(['K15', bookingIdOf('K15')])
  expect(bookings).toHaveLength(7)
  expect(first.some(({ text }) => /Family|First|Lead/.test(text))).toBe(false)
})

test('an alert is settled when its lot is paid, and not raised again', async () => {
  const { ctx } = hourly
  const lotOf = async () => (await open(hourly)).filter((occasion) => occasion.startsWith('permit-reservation-ends:5:'))
  expect(await lotOf()).toHaveLength(1)
  const paid = await payLots(ctx, [{ id: 5, version: 1 }], { event: 'pay', amountMinor: 150_000, receipt: 'R-5' }, actor)
  expect(paid.done).toBe(true)
  await alertDeadlines(ctx)
  expect(await lotOf()).toEqual([])
  await alertDeadlines(ctx)
  expect(await lotOf()).toEqual([])
  // Somebody else's alerts stay as they are.
  const others = (await listOpenAlerts(ctx.db, { limit: 99 })).filter(({ occasion }) => !occasion.startsWith('permit-'))
  expect(others.map(({ occasion }) => occasion)).toEqual(['notice:other'])
})

test('what a run each few days and what one late run finds is the same, whichever of the jobs runs first', async () => {
  const paid = await payLots(late.ctx, [{ id: 5, version: 1 }], { event: 'pay', amountMinor: 150_000, receipt: 'R-5' }, actor)
  expect(paid.done).toBe(true)
  for (const time of ['2027-05-08T17:00', '2027-05-11T18:00', '2027-05-27T23:00', '2027-05-31T08:00', '2027-06-03T09:00']) {
    at(hourly, time)
    await alertDeadlines(hourly.ctx)
    await expireLots(hourly.ctx)
    await coverPermits(hourly.ctx)
  }
  await alertDeadlines(hourly.ctx)
  at(late, '2027-06-03T09:00')
  await coverPermits(late.ctx)
  await expireLots(late.ctx)
  await alertDeadlines(late.ctx)
  const found = await open(hourly)
  expect(await open(late)).toEqual(found)
  const kinds = new Set(found.map((occasion) => occasion.split(':')[0]))
  // What was reserved has expired, and is to buy.
  expect([...kinds].toSorted()).toEqual([
    'permit-buy-by',
    'permit-licence-ends',
    'permit-names',
    'permit-numbers-missing',
    'permit-papers-missing',
    // Those of the release, little trusted, were to be compared in May.
    'permit-terms-check',
  ])
  expect(found.filter((occasion) => occasion.startsWith('permit-licence'))).toEqual(['permit-licence-ends:week-rdb:2027-06-03'])
})

test('terms that were not compared for 180 days are an alert until they are', async () => {
  const { ctx } = hourly
  const { rows } = await sql<{ id: number }>`select id from authority_terms where fee_id = 'V'`.execute(ctx.db)
  const terms = async () => (await open(hourly)).filter((occasion) => occasion.startsWith(`permit-terms-check:${rows[0]?.id}:`))
  await sql`update authority_terms set checked_on = '2026-12-06' where fee_id = 'V'`.execute(ctx.db)
  await alertDeadlines(ctx)
  expect(await terms()).toEqual([])
  at(hourly, '2027-06-04T00:00')
  await alertDeadlines(ctx)
  expect(await terms()).toHaveLength(1)
  await sql`update authority_terms set checked_on = '2027-06-04' where fee_id = 'V'`.execute(ctx.db)
  await alertDeadlines(ctx)
  expect(await terms()).toEqual([])
})
