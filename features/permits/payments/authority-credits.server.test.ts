import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { testContext } from '#tests/support/test-context.ts'
import { lockAuthority } from '../authorities/reads.server.ts'
import { reserveLot } from '../lots/reserve-lot.server.ts'
import { wantPermits } from '../lots/want-permits.server.ts'
import { listAuthorityCredits, listCreditMoves } from '../reads-credits.server.ts'
import { listLots, listPermits } from '../reads-lots.server.ts'
import { payLots } from './pay-lots.server.ts'
import { type AuthorityCreditInput, recordAuthorityCredit } from './record-authority-credit.server.ts'

const { ctx } = await testContext({ now: '2027-03-12T08:00:00Z' })
const actor = { id: 'diane', name: 'Diane' }
const feeId = 'gorilla-volcanoes'
const unitMinor = 150_000
const authorityId = await sellerOf(feeId)

async function sellerOf(fee: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select authority_id as id from authority_fees where fee_id = ${fee}`.execute(ctx.db)
  return rows[0]?.id ?? ''
}
const lotOf = async (day: string) => (await listLots(ctx.db, feeId, { from: day, to: day }))[0] ?? { id: 0, version: 0 }

/** Permits of a day that are reserved and not paid, as they were seen. */
async function reserved(day: string, count: number) {
  await ctx.db.transaction().execute((tx) => wantPermits(ctx, tx, [{ feeId, day, departureId: null, count }], { by: 'Diane' }))
  const reservation = { granted: count, reference: `RDB-${day}`, referenceMissing: '', reservedUntil: null, unitMinor }
  const { id, version } = await lotOf(day)
  expect(await reserveLot(ctx, { id, version }, reservation, actor)).toMatchObject({ done: true })
  const lot = await lotOf(day)
  return { id: lot.id, version: lot.version }
}
const credit = (more: Partial<AuthorityCreditInput>) =>
  recordAuthorityCredit(
    ctx,
    { authorityId, event: 'paid', amountMinor: unitMinor, receipt: 'R-9', reason: 'Paid twice by the bank', ...more },
    actor,
  )
const owes = async () => (await listAuthorityCredits(ctx.db, { authorityId }))[0]?.creditMinor ?? 0
const pay = (lots: { id: number; version: number }[], amountMinor: number, usesCredit = true) =>
  payLots(ctx, lots, { event: 'pay', amountMinor, receipt: 'R-10', usesCredit }, actor)

test('what an authority was paid twice is its credit, with a reason, and comes back or is used to the cent', async () => {
  const refused: [Partial<AuthorityCreditInput>, object][] = [
    [{ amountMinor: 0 }, { reason: 'amount-wrong' }],
    [{ receipt: ' ' }, { reason: 'receipt-missing' }],
    [{ reason: '' }, { reason: 'reason-missing' }],
    [{ authorityId: 'nobody' }, { reason: 'authority-unknown' }],
    [
      { event: 'back', amountMinor: 1 },
      { reason: 'more-than-credit', creditMinor: 0 },
    ],
  ]
  for (const [more, refusal] of refused) expect(await credit(more)).toEqual({ done: false, refusal })
  expect(await owes()).toBe(0)
  expect(await credit({})).toMatchObject({ done: true })
  expect(await credit({ event: 'back', amountMinor: 30_000, reason: '' })).toMatchObject({ done: true })
  expect(await owes()).toBe(120_000)

  const lot = await reserved('2027-06-20', 2)
  expect(await pay([lot], 300_000)).toMatchObject({ done: true })
  expect(await owes()).toBe(0)
  // The permits were paid in full: 1,200.00 of it by what was owed.
  expect((await listPermits(ctx.db, [lot.id])).map(({ spentMinor }) => spentMinor)).toEqual([unitMinor, unitMinor])
  expect((await listCreditMoves(ctx.db, authorityId)).map(({ amountMinor, receipt }) => [amountMinor, receipt])).toEqual([
    [-120_000, 'R-10'],
    [-30_000, 'R-9'],
    [150_000, 'R-9'],
  ])
  const next = await reserved('2027-06-21', 1)
  expect(await pay([next], unitMinor)).toEqual({ done: false, refusal: { reason: 'no-credit' } })
  expect(
    (await listPermits(ctx.db, [next.id])).map(({ spentMinor }) => spentMinor),
    'nothing is written',
  ).toEqual([0])
})

test('of payments at once that use one credit, it is used once', async () => {
  await credit({})
  const lots = [await reserved('2027-06-22', 1), await reserved('2027-06-23', 1), await reserved('2027-06-24', 1)]
  // Somebody holds the authority until all three wait for it.
  const waiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      ctx.db,
    )
    return rows[0]?.waiting
  }
  const paid = await ctx.db.transaction().execute(async (tx) => {
    await lockAuthority(tx, authorityId)
    const pays = lots.map((lot) => pay([lot], unitMinor))
    await eventually(waiting, (count) => count === lots.length)
    return { pays }
  })
  const outcomes = await Promise.all(paid.pays)
  expect(outcomes.map((one) => (one.done ? 'paid' : one.refusal.reason)).toSorted()).toEqual(['no-credit', 'no-credit', 'paid'])
  expect(await owes()).toBe(0)
})

test('the database only adds to credits', async () => {
  await credit({})
  await expect(sql`update authority_credits set amount_minor = 1`.execute(ctx.db)).rejects.toThrow('only added to')
  await expect(sql`delete from authority_credits`.execute(ctx.db)).rejects.toThrow('only added to')
})
