import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, addMonths, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { addAllowance } from '../allowances/add-allowance.server.ts'
import { endAllowance } from '../allowances/end-allowance.server.ts'
import { expireAllowances } from '../allowances/expire-allowances.server.ts'
import type { PermitLot } from '../lot.ts'
import { depositLot, payLot } from '../payments/pay-lot.server.ts'
import { listAllowances, listLotMoves, listLots, listPermits } from '../reads-lots.server.ts'
import { applyTerms } from './apply-terms.server.ts'
import { endLots } from './end-lots.server.ts'
import { expireLots } from './expire-lots.server.ts'
import { dropLot, giveBackLot, withdrawLot } from './give-up-lot.server.ts'
import { moveToDay, moveToPool } from './move-lot.server.ts'
import { reserveLot } from './reserve-lot.server.ts'
import { wantPermits } from './want-permits.server.ts'

const { ctx, clock } = await testContext()
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'
const resource = `permit:${feeId}`
const visit = addDays(kigaliDay(clock.now()), 90)
const unitMinor = 150_000
const opening = clock.now()

beforeEach(async () => {
  clock.set(opening)
  await sql`delete from stock_claims`.execute(ctx.db)
  await sql`delete from permits`.execute(ctx.db)
  await sql`delete from permit_moves`.execute(ctx.db)
  await sql`delete from permit_lots`.execute(ctx.db)
  await sql`delete from permit_allowances`.execute(ctx.db)
  await sql`delete from alerts`.execute(ctx.db)
})

const lots = () => listLots(ctx.db, feeId, { from: visit, to: addDays(visit, 5) })
const states = async () => (await lots()).map(({ state, count }) => `${count} ${state}`)
async function level(day = visit) {
  const { rows } = await sql<{ capacity: number }>`
    select capacity from stock_at(${clock.now()}) where resource = ${resource} and day = ${day}`.execute(ctx.db)
  return rows[0]?.capacity
}

async function wanted(count: number): Promise<PermitLot> {
  await ctx.db
    .transaction()
    .execute((tx) => wantPermits(ctx, tx, [{ feeId, day: visit, departureId: null, count }], { by: actor.name }))
  const [lot] = await lots()
  if (!lot) throw new Error('There is no lot')
  return lot
}

async function reserved(count: number, reservedUntil: Date | null = null): Promise<PermitLot> {
  const reservation = { granted: count, reference: 'RDB-77', referenceMissing: '', reservedUntil, unitMinor }
  expect(await reserveLot(ctx, await wanted(count), reservation, actor)).toMatchObject({ done: true })
  const [lot] = await lots()
  if (!lot) throw new Error('There is no lot')
  return lot
}

/** Somebody has so many permits for good. */
async function promised(quantity: number): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await sql`set constraints all deferred`.execute(tx)
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into stock_claims (booking_id, resource, day, quantity, permanent)
      values (gen_random_uuid(), ${resource}, ${visit}, ${quantity}, true)`.execute(tx)
  })
}

test('what is wanted backs nothing; of five the authority grants three, and two stay wanted', async () => {
  const lot = await wanted(5)
  expect(await level()).toBe(0)
  const answer = { granted: 3, reference: '', referenceMissing: '', reservedUntil: null, unitMinor }
  expect(await reserveLot(ctx, lot, answer, actor)).toMatchObject({ refusal: { reason: 'reference-missing' } })
  const named = { ...answer, referenceMissing: 'By telephone' }
  expect(await reserveLot(ctx, lot, { ...named, granted: 6 }, actor)).toMatchObject({
    refusal: { reason: 'granted-wrong', wanted: 5 },
  })
  expect(await reserveLot(ctx, lot, { ...named, reservedUntil: opening }, actor)).toMatchObject({
    refusal: { reason: 'over-already' },
  })
  expect(await reserveLot(ctx, lot, named, actor)).toMatchObject({ done: true })
  expect(await states()).toEqual(['2 wanted', '3 reserved'])
  expect(await level()).toBe(3)
  expect(await reserveLot(ctx, lot, named, actor)).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
})

test('a deposit is shared to the cent, the rest makes them ours, and a sum that does not fit is refused with what is open', async () => {
  const payment = { count: 3, unitMinor, amountMinor: 100_000, receipt: 'R-1' }
  expect(await depositLot(ctx, await reserved(3), payment, actor)).toMatchObject({ done: true })
  const [deposited] = await lots()
  if (!deposited) throw new Error('There is no lot')
  expect((await listPermits(ctx.db, [deposited.id])).map(({ spentMinor }) => spentMinor)).toEqual([33_334, 33_333, 33_333])
  const rest = { ...payment, amountMinor: 349_999, receipt: 'R-2' }
  expect(await payLot(ctx, deposited, rest, actor)).toMatchObject({ refusal: { reason: 'amount-wrong', openMinor: 350_000 } })
  expect(await payLot(ctx, deposited, { ...rest, amountMinor: 350_000 }, actor)).toMatchObject({ done: true })
  expect(await states()).toEqual(['3 paid'])
  expect((await lots())[0]).toMatchObject({ expiresAt: null })
})

test('a reserved lot backs nothing from its end on, without a job; the job alerts once, and again to what is promised', async () => {
  const end = new Date(opening.getTime() + 3_600_000)
  const lot = await reserved(2, end)
  await promised(2)
  clock.set(new Date(end.getTime() - 1))
  expect(await level()).toBe(2)
  clock.set(end)
  expect(await level()).toBe(0)
  const late = { count: 2, unitMinor, amountMinor: 300_000, receipt: 'R-1' }
  expect(await payLot(ctx, lot, late, actor)).toMatchObject({ refusal: { reason: 'not-in-this-state', state: 'expired' } })
  expect([await expireLots(ctx), await expireLots(ctx)]).toEqual([1, 0])
  expect(await states()).toEqual(['2 expired'])
  expect((await listOpenAlerts(ctx.db, { limit: 9 })).map(({ text }) => text).sort()).toEqual([
    `Gorilla permit, Volcanoes National Park, ${dayText(visit)}: 2 promised, 0 held. Reserve 2 more, or agree another day with a booking.`,
    `Gorilla permit, Volcanoes National Park, ${dayText(visit)}: 2 reserved permits have expired`,
  ])
})

test('corrected terms are applied to a lot with a reason, move its end, and are refused where it would have ended by them', async () => {
  const { rows } = await sql<{ terms: object }>`select terms from authority_terms where fee_id = ${feeId}`.execute(ctx.db)
  const correct = (terms: object) =>
    sql`update authority_terms set terms = terms || ${JSON.stringify(terms)}::jsonb where fee_id = ${feeId}`.execute(ctx.db)
  const lot = await reserved(2)
  const apply = (reason: string) => applyTerms(ctx, { id: lot.id, version: lot.version }, { reason }, actor)
  expect(await apply('RDB wrote')).toEqual({ done: false, refusal: { reason: 'terms-same' } })
  await correct({ balanceDays: 120 })
  expect(await apply('RDB wrote')).toMatchObject({ refusal: { reason: 'over-already' } })
  await correct({ balanceDays: 60 })
  expect(await apply('')).toEqual({ done: false, refusal: { reason: 'reason-missing' } })
  expect((await lots())[0]?.expiresAt, 'nothing was changed').toEqual(lot.expiresAt)
  expect(await apply('RDB wrote')).toMatchObject({ done: true })
  const [now] = await lots()
  expect(now?.terms).toMatchObject({ balanceDays: 60 })
  expect(now?.expiresAt && kigaliDay(now.expiresAt)).toBe(addDays(visit, -60))
  expect((await listLotMoves(ctx.db, [lot.id]))[0]).toMatchObject({ event: 'apply-terms', text: 'RDB wrote', by: 'Diane' })
  await sql`update authority_terms set terms = ${JSON.stringify(rows[0]?.terms)}::jsonb where fee_id = ${feeId}`.execute(ctx.db)
})

test('terms that are corrected change no lot that is reserved: it keeps its end and its refunds', async () => {
  const lot = await reserved(2)
  const { rows } = await sql<{ terms: object }>`select terms from authority_terms where fee_id = ${feeId}`.execute(ctx.db)
  await sql`update authority_terms set terms = terms || '{"balanceDays": 60}' where fee_id = ${feeId}`.execute(ctx.db)
  const payment = { count: 2, unitMinor, amountMinor: 100_000, receipt: 'R-1' }
  expect(await depositLot(ctx, lot, payment, actor)).toMatchObject({ done: true })
  expect((await lots())[0]).toMatchObject({ state: 'deposited', terms: lot.terms, expiresAt: lot.expiresAt })
  await sql`delete from permits`.execute(ctx.db)
  await sql`delete from permit_moves`.execute(ctx.db)
  await sql`delete from permit_lots`.execute(ctx.db)
  // The next one is reserved by what is known now, thirty days earlier.
  const next = await reserved(1)
  expect((lot.expiresAt?.getTime() ?? 0) - (next.expiresAt?.getTime() ?? 0)).toBe(30 * 86_400_000)
  await sql`update authority_terms set terms = ${JSON.stringify(rows[0]?.terms)}::jsonb where fee_id = ${feeId}`.execute(ctx.db)
})

test('what is promised is not given back, moved or allowed away, and the refusal names the figures', async () => {
  const lot = await reserved(3)
  await promised(3)
  const below = { refusal: { reason: 'below-promised', promised: 3, left: 2 } }
  expect(await giveBackLot(ctx, lot, { count: 1, reason: 'Too many' }, actor)).toMatchObject(below)
  expect(await moveToDay(ctx, lot, { count: 1, day: addDays(visit, 1), text: '' }, actor)).toMatchObject(below)
  const days = { feeId, departureId: null, from: visit, to: visit }
  const until = kigaliInstant(visit, 0)
  expect(await addAllowance(ctx, { ...days, quantity: 1, until, reason: 'RDB has said so' }, actor)).toMatchObject({ done: true })
  expect(await giveBackLot(ctx, lot, { count: 1, reason: 'Too many' }, actor)).toMatchObject({ done: true })
  const [allowance] = await listAllowances(ctx.db, feeId, { from: visit, to: visit }, clock.now())
  expect(await endAllowance(ctx, allowance?.id ?? 0)).toMatchObject(below)
  expect(await level()).toBe(3)
})

test('permits go to another day or departure and back, and not one is lost', async () => {
  const lot = await reserved(4)
  const other = addDays(visit, 2)
  expect(await moveToDay(ctx, lot, { count: 1, day: other, text: 'RDB agrees' }, actor)).toMatchObject({ done: true })
  expect([await level(), await level(other)]).toEqual([3, 1])
  const moved = (await lots()).find(({ day }) => day === other)
  await sql`update permit_lots set terms = '{"unpaidMoves": {"untilDays": 14, "percents": [0, 25], "withinMonths": 1}}'`.execute(
    ctx.db,
  )
  expect(await moveToDay(ctx, moved ?? lot, { count: 1, day: addDays(visit, 60), text: '' }, actor)).toMatchObject({
    refusal: { reason: 'after-last-day', last: addMonths(visit, 1) },
  })
  expect(moved).toMatchObject({ timesMoved: 1, count: 1 })
  expect(await moveToPool(ctx, moved ?? lot, { count: 1, departureId: null }, actor)).toMatchObject({
    refusal: { reason: 'same-pool' },
  })
  expect(await moveToDay(ctx, moved ?? lot, { count: 1, day: visit, text: '' }, actor)).toMatchObject({ done: true })
  // The second time costs a quarter of the fee.
  expect(await listLotMoves(ctx.db, [moved?.id ?? 0])).toMatchObject([{ event: 'move', amountMinor: 37_500 }, { event: 'move' }])
  expect(await level()).toBe(4)
})

test('an authority takes permits away although they are promised: all that was paid is expected back, and staff are alerted', async () => {
  const lot = await reserved(2)
  await payLot(ctx, lot, { count: 2, unitMinor, amountMinor: 300_000, receipt: 'R-1' }, actor)
  await promised(1)
  const [paid] = await lots()
  expect(await dropLot(ctx, paid ?? lot, { count: 1, reason: '' }, actor)).toMatchObject({
    refusal: { reason: 'not-in-this-state' },
  })
  expect(await withdrawLot(ctx, paid ?? lot, { reason: 'The park is closed' }, actor)).toMatchObject({ done: true })
  expect((await listPermits(ctx.db, [lot.id])).map(({ backMinor }) => backMinor)).toEqual([unitMinor, unitMinor])
  expect((await listOpenAlerts(ctx.db, { limit: 9 })).map(({ text }) => text)).toEqual([
    expect.stringContaining('1 promised, 0 held'),
  ])
})

test('after the visit paid permits are used where they were for somebody and unused where not; what was not paid has ended', async () => {
  const lot = await reserved(3)
  await payLot(ctx, lot, { count: 2, unitMinor, amountMinor: 300_000, receipt: 'R-1' }, actor)
  await wanted(1)
  const paid = (await lots()).find(({ state }) => state === 'paid')
  await sql`update permits set named_at = now() where id = (select min(id) from permits where lot_id = ${paid?.id})`.execute(
    ctx.db,
  )
  clock.set(kigaliInstant(addDays(visit, 1), 0))
  expect([await endLots(ctx), await endLots(ctx)]).toEqual([3, 0])
  expect((await states()).sort()).toEqual(['1 expired', '1 expired', '1 released', '1 used'])
})

test('an allowance allows nothing from its end on, without a job; the job alerts once to what is promised', async () => {
  const until = kigaliInstant(addDays(visit, -9), 0)
  const days = { feeId, departureId: null, from: visit, to: addDays(visit, 1), quantity: 2 }
  expect(await addAllowance(ctx, { ...days, until, reason: 'RDB has said so' }, actor)).toMatchObject({ done: true })
  await promised(1)
  clock.set(until)
  expect([await level(), await level(addDays(visit, 1))]).toEqual([0, 0])
  expect([await expireAllowances(ctx), await expireAllowances(ctx)]).toEqual([1, 0])
  expect((await listOpenAlerts(ctx.db, { limit: 9 })).map(({ text }) => text)).toEqual([
    `Gorilla permit, Volcanoes National Park, ${dayText(visit)}: 1 promised, 0 held. Reserve 1 more, or agree another day with a booking.`,
  ])
})
