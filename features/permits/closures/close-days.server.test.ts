import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { listPermitsWaiting } from '#features/bookings/permits/list-permits-waiting.server.ts'
import { listVisitors } from '#features/bookings/permits/reads-closure.server.ts'
import { payNeeds } from '#features/bookings/purchases/pay-needs.server.ts'
import { listOpenPurchases } from '#features/bookings/suppliers/reads-purchases.server.ts'
import { loadPermitsDue } from '#features/travellers/permits/load-permits-due.server.ts'
import { loadPermitsToBuy } from '#features/travellers/permits/load-permits-to-buy.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek, weekReference } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { settlePermitAlerts } from '../alerts/settle-permit-alerts.server.ts'
import { addAllowance } from '../allowances/add-allowance.server.ts'
import { addWanted } from '../lots/add-wanted.server.ts'
import { expireLots } from '../lots/expire-lots.server.ts'
import { moveToDay } from '../lots/move-lot.server.ts'
import { reserveLocked } from '../lots/reserve-lot.server.ts'
import { reserveNew } from '../lots/reserve-new.server.ts'
import { wantPermits } from '../lots/want-permits.server.ts'
import { payLot } from '../payments/pay-lot.server.ts'
import { listClosedDays, lockForClosure } from '../reads-closed.server.ts'
import { listAllowances, listLots, lockLot } from '../reads-lots.server.ts'
import { listOpenRefunds } from '../refunds/reads.server.ts'
import { closedNeeds } from '../rules/to-buy.ts'
import { closeDays, isHeldLot, reopenDays } from './close-days.server.ts'
import { type ClosureScope, closedDaysTag, closureOfOccasion, feesIn } from './closure.ts'
import { listClosableFees, listClosedLots } from './reads.server.ts'
import { insertClosedDays } from './writes.server.ts'

/** Bwindi, which the week's UWA sells, closes from 10 to 12 June; on the 13th it is open again. */
const { ctx, clock } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
await sql`update visitor_fees set park_id = (select id from parks order by id limit 1) where id in ('B', 'G')`.execute(ctx.db)
const actor = { id: 'owner', name: 'Diane' }
const days = { from: '2027-06-10', to: '2027-06-12' }
const scope = 'authority:week-uwa' as const

const lotsOf = async (feeIds = ['B'], of = days) => listClosedLots(ctx.db, feeIds, of, ctx.clock.now())
const close = async (over: Partial<Parameters<typeof closeDays>[1]> = {}) =>
  closeDays(ctx, { scope, ...days, seen: (await lotsOf()).filter(isHeldLot), reason: 'UWA closes the park', ...over }, actor)
const stored = async () =>
  (
    await sql<{
      text: string
    }>`select l.id || ' ' || l.state || ' ' || l.version as text from permit_lots l order by l.id`.execute(ctx.db)
  ).rows.map(({ text }) => text)
const alerts = async () =>
  (
    await sql<{ id: number; occasion: string; text: string; isOpen: boolean }>`
      select id, occasion, text, done_at is null as "isOpen" from alerts where occasion like 'permit-%' order by id`.execute(
      ctx.db,
    )
  ).rows
const open = async () => (await alerts()).filter(({ isOpen }) => isOpen).map(({ occasion }) => occasion)

test('a scope is a park, an authority or one permit', async () => {
  const fees = await listClosableFees(ctx.db)
  const ids = (of: string) => feesIn(of, fees).map(({ feeId }) => feeId)
  expect([ids(scope), ids('permit:V'), ids('park:none'), ids('park:')]).toEqual([['B'], ['V'], [], []])
  const park = fees.find(({ feeId }) => feeId === 'B')?.parkId
  expect(ids(`park:${park}`)).toEqual(expect.arrayContaining(['B', 'G']))
  const occasion = 'permit-closed:park:bwindi:2027-06-10:lot-7'
  expect(closureOfOccasion(occasion)).toEqual({ scope: 'park:bwindi', day: '2027-06-10' })
  expect(closureOfOccasion('permit-short:B:2027-06-10:lot-7')).toBeUndefined()
})

test('a closure is refused without a reason, for days that are over, and where the lots are others than were seen; then nothing is changed', async () => {
  const before = await stored()
  expect(await close({ reason: '' })).toMatchObject({ refusal: { reason: 'reason-missing' } })
  expect(await close({ from: '2027-05-06' })).toMatchObject({ refusal: { reason: 'day-past' } })
  const seen = (await lotsOf()).filter(isHeldLot)
  expect(await close({ seen: seen.slice(1) })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await close({ seen: seen.map((one) => ({ ...one, version: one.version + 1 })) })).toMatchObject({
    refusal: { reason: 'changed-meanwhile' },
  })
  expect(await close({ scope: 'park:none' as ClosureScope })).toMatchObject({ refusal: { reason: 'nothing-held' } })
  expect(await stored()).toEqual(before)
})

test('a park shuts for a week: its lots withdrawn by filter, one alert a day', async () => {
  expect(
    (await listVisitors(ctx.db, ['B'], days, ctx.clock.now())).map(({ reference, day, promised }) => [
      weekReference(reference),
      day,
      promised,
    ]),
  ).toEqual([
    ['K08', '2027-06-11', 2],
    ['K10', '2027-06-11', 1],
    ['K15', '2027-06-12', 2],
  ])
  // L33, L34, L35, L36 and L37 are paid; L38 is wanted only.
  expect(await close()).toMatchObject({ done: true, value: 7 })
  expect((await lotsOf()).map(({ id, state }) => `${id} ${state}`)).toEqual([
    '33 withdrawn',
    '34 withdrawn',
    '35 withdrawn',
    '36 withdrawn',
    '37 withdrawn',
    '38 wanted',
  ])
  expect((await lotsOf(['B'], { from: '2027-06-13', to: '2027-06-13' })).map(({ state }) => state)).toContain('paid')
  expect((await listOpenRefunds(ctx.db)).map(({ lotId, cause }) => `${lotId} ${cause}`)).toHaveLength(5)
  // On the 10th nobody is promised anything. Two pools of one day would be one alert.
  expect((await alerts()).map(({ occasion, text }) => [occasion, text])).toEqual([
    [
      'permit-closed:authority:week-uwa:2027-06-11:lot-34',
      'Bwindi gorilla permit, 11 June 2027: closed. 5 permits withdrawn, 3 more promised than are left. Agree another day with the bookings.',
    ],
    [
      'permit-closed:authority:week-uwa:2027-06-12:lot-37',
      'Bwindi gorilla permit, 12 June 2027: closed. 1 permit withdrawn, 2 more promised than are left. Agree another day with the bookings.',
    ],
  ])
  const after = await stored()
  expect(await close()).toMatchObject({ refusal: { reason: 'nothing-held' } })
  expect([await stored(), (await alerts()).length]).toEqual([after, 2])
})

/** What is to be reserved of the closed permit, by day. */
const toReserve = async () =>
  (await loadPermitsToBuy(ctx)).toBuy.flatMap(({ feeId, day, count }) => (feeId === 'B' ? [`${day} ${count}`] : []))

test('on a closed day nothing is to be reserved: the list, the deadlines and the dashboard ask for another day instead', async () => {
  expect(await toReserve()).toEqual([])
  const books = await loadPermitsToBuy(ctx)
  const closed = closedNeeds(books.needs, books.cover).map(({ reference, day }) => `${weekReference(reference)} ${day.slice(5)}`)
  expect(closed.toSorted()).toEqual(['K08 06-11', 'K08 06-11', 'K10 06-11', 'K15 06-12', 'K15 06-12'])
  const due = (await loadPermitsDue(ctx.db, books)).filter(({ feeId, kind }) => feeId === 'B' && kind !== 'terms-check')
  expect(due.filter(({ reference }) => reference !== null)).toEqual([])
  const waiting = await listPermitsWaiting(ctx.db, ctx.clock.now(), { limit: 20 })
  const ofK15 = waiting.filter(({ bookings }) => bookings.some(({ id }) => id === bookingIdOf('K15')))
  expect(ofK15).toMatchObject([{ feeId: 'B', day: '2027-06-12', permits: 2, isClosed: true }])
  const purchases = await listOpenPurchases(ctx.db, [bookingIdOf('K08')], ctx.clock.now())
  expect(purchases.map(({ day, state }) => `${day.slice(5)} ${state}`).toSorted()).toEqual([
    ...['06-09 paid', '06-09 paid', '06-11 closed', '06-11 closed'],
  ])
  const needIds = books.needs.flatMap(({ id, reference, day }) =>
    weekReference(reference) === 'K15' && day === '2027-06-12' ? [id] : [],
  )
  expect(await payNeeds(ctx, { needIds, amountMinor: 160_000, receipt: 'UWA-4' }, actor)).toMatchObject({
    refusal: { reason: 'need-changed' },
  })
  const pool = { feeId: 'B', day: '2027-06-12', departureId: null, feeClass: 'foreign' as const }
  const answer = { granted: 1, reference: 'UWA-5', referenceMissing: '', reservedUntil: null, unitMinor: 80_000 }
  expect(await reserveNew(ctx, { ...pool, ...answer }, actor)).toMatchObject({ refusal: { reason: 'day-closed' } })
})

test('a word that was given before ends on the closed days alone, and staff are told what was promised on it', async () => {
  const july = { feeId: 'B', departureId: null, from: '2027-07-01', to: '2027-07-03', quantity: 2 }
  const until = week.inKigali('2027-06-20T09:00')
  expect(await addAllowance(ctx, { ...july, until, reason: 'UWA has said so' }, actor)).toMatchObject({ done: true })
  await sql`insert into stock_claims (booking_id, resource, day, quantity, permanent)
    values (${bookingIdOf('K08')}, 'permit:B', '2027-07-02', 1, true)`.execute(ctx.db)
  expect(await close({ from: '2027-07-02', to: '2027-07-02', seen: [] })).toMatchObject({ done: true, value: 0 })
  const allowed = await listAllowances(ctx.db, 'B', july, ctx.clock.now())
  expect(allowed.map(({ from, to, quantity, reason }) => [from, to, quantity, reason])).toEqual([
    ['2027-07-01', '2027-07-01', 2, 'UWA has said so'],
    ['2027-07-03', '2027-07-03', 2, 'UWA has said so'],
  ])
  expect((await open()).filter((occasion) => occasion.startsWith('permit-short:B:2027-07-02:allowance-'))).toHaveLength(1)
  await sql`delete from stock_claims where day = '2027-07-02'`.execute(ctx.db)
  await settlePermitAlerts(ctx)
})

test('days without any permits are closed too, and open again as one asks', async () => {
  const june = { from: '2027-06-20', to: '2027-06-21' }
  const closure = { ...june, seen: [], reason: 'UWA closes the park' }
  expect(await close(closure)).toMatchObject({ done: true, value: 0 })
  expect(await close(closure)).toMatchObject({ refusal: { reason: 'nothing-held' } })
  expect((await listClosedDays(ctx.db, ['B', 'V'], june)).map(({ feeId, day }) => `${feeId} ${day}`)).toEqual([
    'B 2027-06-20',
    'B 2027-06-21',
  ])
  expect(await reopenDays(ctx, { scope, ...june }, actor)).toBe(2)
  const invalidated: string[] = []
  const invalidate = async (_: unknown, tags: readonly string[]) => void invalidated.push(...tags)
  const watching = { ...ctx, cache: { ...ctx.cache, invalidate } }
  await closeDays(watching, { scope, ...closure }, actor)
  await reopenDays(watching, { scope, ...june }, actor)
  expect(invalidated).toEqual([closedDaysTag, closedDaysTag])
  expect(await listClosedDays(ctx.db, ['B'], june)).toEqual([])
})

test('an alert of missing permits settles by itself once there are as many as are promised, and not before', async () => {
  expect(await settlePermitAlerts(ctx)).toBe(0)
  const allow = { feeId: 'B', departureId: null, from: '2027-06-12', to: '2027-06-12', quantity: 2 }
  const until = week.inKigali('2027-06-01T09:00')
  expect(await addAllowance(ctx, { ...allow, until, reason: 'UWA opens one group' }, actor)).toMatchObject({ done: true })
  expect(await settlePermitAlerts(ctx)).toBe(1)
  expect(await open()).toEqual(['permit-closed:authority:week-uwa:2027-06-11:lot-34'])
})

test('the same of permits that expired, with the shortage that they made; where money was lost, at the latest after the visit', async () => {
  // L12 and L13 of 9 June expire with their deposits, and leave seven promised; L15 expired before without one.
  clock.set(week.inKigali('2027-05-10T17:00').toISOString())
  await expireLots(ctx)
  const of9June = async () => (await open()).filter((occasion) => /:(12|13|15)$|V:2027-06-09:lot/.test(occasion)).toSorted()
  const news = ['permit-lot-expired:12', 'permit-lot-expired:13', 'permit-lot-expired:15']
  const short = (await of9June()).filter((occasion) => occasion.startsWith('permit-short'))
  expect(await of9June()).toEqual([...news, ...short])
  expect(short).toContain('permit-short:V:2027-06-09:lot-13')
  await settlePermitAlerts(ctx)
  expect(await of9June()).toEqual([...news, ...short])
  await sql`delete from alerts where occasion ~ '^permit-short:.*lot-1[25]$'`.execute(ctx.db)
  const answer = { granted: 7, reference: 'RDB-5', referenceMissing: '', reservedUntil: null, unitMinor: 150_000 }
  await sql`update authority_terms set terms = terms - 'balanceDays' where fee_id = 'V'`.execute(ctx.db)
  const pool = { feeId: 'V', day: '2027-06-09', departureId: null, feeClass: 'foreign' as const }
  expect(await reserveNew(ctx, { ...pool, ...answer }, actor)).toMatchObject({ done: true })
  await settlePermitAlerts(ctx)
  // The deposits of L12 and L13 were lost, which somebody is to read. What expired today and left nobody short is news today.
  expect(await of9June()).toEqual(news)
  clock.set(week.inKigali('2027-05-11T00:00').toISOString())
  await settlePermitAlerts(ctx)
  expect(await of9June()).toEqual([news[0], news[1]])
  clock.set(week.inKigali('2027-06-10T00:00').toISOString())
  await settlePermitAlerts(ctx)
  expect(await of9June()).toEqual([])
})

test('once the authority opens the days again, they are to be reserved as before, and the alert of each of them is settled at once', async () => {
  const closed = 'permit-closed:authority:week-uwa:2027-06-11:lot-34'
  expect(await reopenDays(ctx, { scope, from: '2027-06-12', to: '2027-06-12' }, actor)).toBe(1)
  expect(await open()).toContain(closed)
  expect(await reopenDays(ctx, { scope, ...days }, actor)).toBe(2)
  expect(await open()).not.toContain(closed)
  expect(await toReserve()).toEqual(['2027-06-11 2', '2027-06-11 1', '2027-06-12 2'])
})

test('what is only wanted cannot be bought on a closed day, and nothing is moved to one', async () => {
  const at = { from: '2027-06-25', to: '2027-06-25' }
  const answer = { granted: 1, reference: 'UWA-7', referenceMissing: '', reservedUntil: null, unitMinor: 80_000 }
  const onDay = async (day: string, state: string) => {
    const lot = (await listLots(ctx.db, 'B', { from: day, to: day })).find((one) => one.state === state)
    if (!lot) throw new Error(`No lot on ${day}`)
    return lot
  }
  await sql`update authority_terms set terms = terms - 'balanceDays' where fee_id = 'B'`.execute(ctx.db)
  expect(await addWanted(ctx, { feeId: 'B', day: at.from, departureId: null, count: 1 }, actor)).toMatchObject({ done: true })
  const other = { feeId: 'B', day: '2027-06-24', departureId: null, feeClass: 'foreign' as const }
  expect(await reserveNew(ctx, { ...other, ...answer }, actor)).toMatchObject({ done: true })
  expect(await close({ ...at, seen: [] })).toMatchObject({ done: true, value: 0 })
  const payment = { count: 1, unitMinor: 80_000, amountMinor: 80_000, receipt: 'UWA-8' }
  expect(await payLot(ctx, await onDay(at.from, 'wanted'), payment, actor)).toMatchObject({ refusal: { reason: 'day-closed' } })
  const move = { count: 1, day: at.from, text: '' }
  expect(await moveToDay(ctx, await onDay('2027-06-24', 'reserved'), move, actor)).toMatchObject({
    refusal: { reason: 'day-closed' },
  })
})

test('of a closure and a reservation at the same moment the second waits for the first, and is refused', async () => {
  const pool = { feeId: 'B', day: '2027-06-26', departureId: null }
  const closure = { from: pool.day, to: pool.day, seen: [] }
  const answer = { granted: 1, reference: 'UWA-9', referenceMissing: '', reservedUntil: null, unitMinor: 80_000 }
  const reserve = () => reserveNew(ctx, { ...pool, ...answer, feeClass: 'foreign' }, actor)
  // The transaction of the test is the first; the action comes by another connection.
  const closing = await ctx.db.transaction().execute(async (tx) => {
    const [id = 0] = await wantPermits(ctx, tx, [{ ...pool, count: 1 }], { by: 'Diane' })
    const lot = await lockLot(tx, id)
    if (!lot) throw new Error('No lot')
    expect(await reserveLocked(tx, lot, answer, { at: ctx.clock.now(), by: 'Diane' })).toMatchObject({ done: true })
    const second = close(closure)
    await finishedOrWaiting(ctx.db, second)
    return { second }
  })
  expect(await closing.second).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  const reserving = await ctx.db.transaction().execute(async (tx) => {
    await lockForClosure(tx, ['B'])
    await insertClosedDays(tx, ['B'], { ...closure, reason: 'Ash', at: ctx.clock.now(), by: 'Diane' })
    const second = reserve()
    await finishedOrWaiting(ctx.db, second)
    return { second }
  })
  expect(await reserving.second).toMatchObject({ refusal: { reason: 'day-closed' } })
})
