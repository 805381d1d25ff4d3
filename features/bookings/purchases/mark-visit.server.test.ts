import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { endLots } from '#features/permits/lots/end-lots.server.ts'
import { giveBackLot, withdrawLot } from '#features/permits/lots/give-up-lot.server.ts'
import type { MissedVisit } from '#features/permits/lots/record-visit.server.ts'
import { findLot, listLotMoves } from '#features/permits/reads-lots.server.ts'
import { listOpenRefunds } from '#features/permits/refunds/reads.server.ts'
import { settleRefunds } from '#features/permits/refunds/settle-refunds.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import * as week from '#tests/support/permits-week.ts'
import { bookingIdOf, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { coverPermits } from '../permits/cover-pools.server.ts'
import { listEvents } from '../reads.server.ts'
import { markPurchase } from '../suppliers/mark-purchase.server.ts'
import { markVisit } from './mark-visit.server.ts'
import { payNeeds } from './pay-needs.server.ts'

/** The visit to the gorillas of Bwindi of K08 on 11 June: L34, two permits of 800.00, paid and in names. */
const { ctx, clock } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const actor = { id: 'owner', name: 'Diane' }
beforeEach(() => void clock.set(week.inKigali('2027-06-11T11:00').toISOString()))

const seen = async (id: number) => ({ id, version: (await findLot(ctx.db, id))?.version ?? 0 })
const permitsOf = async (lotId: number) =>
  (
    await sql<{ id: number; lot: number; state: string; back: number; need: number | null }>`
      select p.id, l.id as lot, l.state, p.back_minor::int as back, p.purchase_id as need
      from permits p join permit_lots l on l.id = p.lot_id where l.id = ${lotId} or l.split_from = ${lotId} order by p.id`.execute(
      ctx.db,
    )
  ).rows
const [first, second] = await permitsOf(34)
const visit = (over: Partial<MissedVisit> = {}): MissedVisit => ({
  cause: 'ill-at-gate',
  permitIds: [first?.id ?? 0],
  paper: 'W-12',
  answer: 'money',
  eachMinor: 40_000,
  ...over,
})

test('what is given back or withdrawn is an open refund too: by the terms, to be agreed where they are silent, all of it for a closed park', async () => {
  clock.set(week.inKigali('2027-05-07T10:00').toISOString())
  const refundOf = async (id: number) => (await listOpenRefunds(ctx.db)).filter(({ lotId }) => lotId === id)
  // The week's terms say nothing of what comes back.
  expect(await giveBackLot(ctx, await seen(39), { count: 1, reason: 'Too many' }, actor)).toMatchObject({ done: true })
  expect(await refundOf(39)).toMatchObject([{ cause: 'give-back', spentMinor: 80_000, expectedMinor: null }])
  await sql`update permit_lots set terms = '{"refunds": [{"fromDays": 15, "percent": 25}]}' where id = 33`.execute(ctx.db)
  expect(await giveBackLot(ctx, await seen(33), { count: 1, reason: 'Too many' }, actor)).toMatchObject({ done: true })
  expect(await refundOf(33)).toMatchObject([{ cause: 'give-back', expectedMinor: 20_000 }])
  expect(await withdrawLot(ctx, await seen(6), { reason: 'The park is closed' }, actor)).toMatchObject({ done: true })
  expect(await refundOf(6)).toMatchObject([{ cause: 'withdraw', expectedMinor: 300_000 }])
  // Nothing was paid for it: nothing comes back.
  expect(await withdrawLot(ctx, await seen(5), { reason: 'The park is closed' }, actor)).toMatchObject({ done: true })
  expect(await refundOf(5)).toEqual([])
  const came = { lotIds: [39, 33, 6], event: 'receive' as const, amountMinor: 320_000, receipt: 'RDB-1' }
  expect(await settleRefunds(ctx, came, actor)).toMatchObject({ done: true, value: 3 })
})

test('gorillas not seen; ill at the gate: used; refund by the terms, with the warden’s paper named', async () => {
  const lot = await seen(34)
  clock.set(week.inKigali('2027-06-10T23:59').toISOString())
  expect(await markVisit(ctx, lot, visit(), actor)).toMatchObject({ refusal: { reason: 'visit-ahead', day: '2027-06-11' } })
  clock.set(week.inKigali('2027-06-11T11:00').toISOString())
  expect(await markVisit(ctx, lot, visit({ paper: '' }), actor)).toMatchObject({ refusal: { reason: 'paper-missing' } })
  expect(await markVisit(ctx, lot, visit({ permitIds: [] }), actor)).toMatchObject({ refusal: { reason: 'nobody-chosen' } })
  expect(await markVisit(ctx, lot, visit({ eachMinor: 80_001 }), actor)).toMatchObject({
    refusal: { reason: 'back-wrong', mostMinor: 80_000 },
  })
  expect(await listOpenRefunds(ctx.db)).toEqual([])

  expect(await markVisit(ctx, lot, visit(), actor)).toMatchObject({ done: true })
  const marked = await permitsOf(34)
  expect(marked.map(({ state, back, need }) => [state, back, need !== null])).toEqual([
    ['used', 40_000, true],
    ['paid', 0, true],
  ])
  const lotId = marked[0]?.lot ?? 0
  expect(await listOpenRefunds(ctx.db)).toMatchObject([
    { lotId, cause: 'ill-at-gate', paper: 'W-12', feeId: 'B', count: 1, spentMinor: 80_000, expectedMinor: 40_000 },
  ])
  expect((await listLotMoves(ctx.db, [lotId]))[0]).toMatchObject({ event: 'ill-at-gate', amountMinor: 40_000, text: 'W-12' })
  expect((await listEvents(ctx.db, bookingIdOf('K08'))).map(({ text }) => text)).toContain(
    'Bwindi gorilla permit, traveller 1: ill at the gate, warden’s paper, W-12',
  )
  expect(await markVisit(ctx, await seen(lotId), visit(), actor)).toMatchObject({
    refusal: { reason: 'marked-already', paper: 'W-12' },
  })
})

test('what the terms do not say stays open until it is agreed, and what came is shared to the cent in its place', async () => {
  const notSeen = visit({ cause: 'not-seen', permitIds: [second?.id ?? 0], paper: 'photo-4.jpg', answer: 'open' })
  // The day after, when the clock has counted them as used.
  clock.set(week.inKigali('2027-06-12T08:00').toISOString())
  await endLots(ctx)
  expect(await markVisit(ctx, await seen(34), notSeen, actor)).toMatchObject({ done: true })
  const open = await listOpenRefunds(ctx.db)
  expect(open.map(({ paper, expectedMinor }) => [paper, expectedMinor])).toEqual([
    ['W-12', 40_000],
    ['photo-4.jpg', null],
  ])
  const lotIds = open.map(({ lotId }) => lotId)
  const settle = (event: 'receive' | 'agree', amountMinor: number, receipt = 'UWA-9', ids = lotIds) =>
    settleRefunds(ctx, { lotIds: ids, event, amountMinor, receipt }, actor)
  expect(await settle('agree', 48_000, 'Mail of 14 June', lotIds.slice(1))).toMatchObject({ done: true })
  expect((await listOpenRefunds(ctx.db)).map(({ expectedMinor }) => expectedMinor)).toEqual([40_000, 48_000])
  expect(await settle('receive', 88_000, '')).toMatchObject({ refusal: { reason: 'receipt-missing' } })
  expect(await settle('receive', 160_001)).toMatchObject({ refusal: { reason: 'amount-too-much', mostMinor: 160_000 } })
  expect(await settle('receive', 87_999)).toMatchObject({ done: true, value: 2 })
  expect(await listOpenRefunds(ctx.db)).toEqual([])
  expect((await permitsOf(34)).map(({ back }) => back)).toEqual([40_000, 47_999])
  expect(await settle('receive', 1)).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
})

test('another visit on the next day is written down, and no money is expected', async () => {
  clock.set(week.inKigali('2027-06-11T12:00').toISOString())
  const [permit] = await permitsOf(35)
  const next = visit({ cause: 'not-seen', permitIds: [permit?.id ?? 0], paper: 'W-13', answer: 'next-day' })
  expect(await markVisit(ctx, await seen(35), next, actor)).toMatchObject({ done: true })
  expect(await listOpenRefunds(ctx.db)).toEqual([])
  const { rows } = await sql`select next_day, expected_minor::int as expected from permit_refunds where lot_id = 35`.execute(
    ctx.db,
  )
  expect(rows).toEqual([{ next_day: true, expected: 0 }])
})

/**
 * Marks a permit of a booking as bought, and begins a rival once that has locked the booking, but not its permit yet. Waits until the rival has its
 * answer or waits for a lock.
 */
async function buyBeside(reference: string, purchaseId: number, rival: () => Promise<unknown>) {
  let answer: Promise<unknown> | undefined
  const inTx: typeof clock.in = async (tx) => {
    const at = await clock.in(tx)
    if (!answer) {
      answer = rival()
      await finishedOrWaiting(ctx.db, answer)
    }
    return at
  }
  const input = { purchaseId, status: 'bought' as const, number: `W-${purchaseId}`, actor: 'Diane' }
  const bought = await markPurchase({ ...ctx, clock: { ...clock, in: inTx } }, bookingIdOf(reference), input)
  return [bought, await answer]
}

test('who buys a permit in a booking and who marks its visit, or pays it, wait for each other in a row, not in a circle', async () => {
  clock.set(week.inKigali('2027-06-11T12:00').toISOString())
  const [visited] = await permitsOf(28)
  const lot = await seen(28)
  const notSeen = visit({ cause: 'not-seen', permitIds: [visited?.id ?? 0], paper: 'W-14', answer: 'open' })
  expect(await buyBeside('K16', visited?.need ?? 0, () => markVisit(ctx, lot, notSeen, actor))).toMatchObject([
    { done: true },
    { done: true },
  ])
  clock.set(week.weekNow.toISOString())
  const [deposited] = await permitsOf(20)
  const needIds = [deposited?.need ?? 0]
  const payment = { needIds, amountMinor: 105_000, receipt: 'RDB-20' }
  expect(await buyBeside('K05', needIds[0] ?? 0, () => payNeeds(ctx, payment, actor))).toMatchObject([
    { done: true },
    { done: false, refusal: { reason: 'paid-already' } },
  ])
})
