import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { suppliedLines } from '#tests/support/payable-lines.ts'
import { changeLine } from '#tests/support/stored-payables-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { listPayablesOfLines } from '../reads.server.ts'
import { followPayables } from './follow-payables.server.ts'

const { ctx } = await testContext({ now: '2027-03-02T08:00:00Z' })
const rowsOf = async (lineId: number) =>
  (await listPayablesOfLines(ctx.db, [lineId])).map(({ id, ...one }) => JSON.stringify(one)).toSorted()

test('a changed line strikes what is not paid and makes it anew; there and back is as before', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await lodge.pay(18_000, ['deposit'])
  const before = await rowsOf(lodge.lineId)
  await changeLine(ctx, lodge.lineId, { costMinor: 90_000 })
  expect(await followPayables(ctx)).toBe(1)
  expect(await lodge.rows()).toEqual([
    ['deposit', 18_000, 18_000],
    ['balance', 63_000, 0],
    ['change', 9_000, 0],
  ])
  await changeLine(ctx, lodge.lineId, { costMinor: 60_000 })
  await followPayables(ctx)
  expect(await rowsOf(lodge.lineId)).toEqual(before)
  expect(await followPayables(ctx), 'a second look finds nothing to do').toBe(0)
})

test('while a change waits for its supplier, what was confirmed is due; cancelled without a fee, nothing is', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await changeLine(ctx, lodge.lineId, { state: 'requested' })
  await followPayables(ctx)
  expect((await lodge.rows()).map(([part]) => part)).toEqual(['deposit', 'balance'])
  await changeLine(ctx, lodge.lineId, { state: 'cancelled', feeMinor: 0 })
  await followPayables(ctx)
  expect(await lodge.rows()).toEqual([])
})

test('of what a supplier confirmed and then took back nothing is to be paid, and what was paid comes back', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await lodge.pay(18_000, ['deposit'])
  // As a reply of no leaves it.
  await sql`update supplier_order_lines set state = 'declined', agreed = null, ended_at = now(), version = version + 1
    where id = ${lodge.lineId}`.execute(ctx.db)
  expect(await followPayables(ctx)).toBe(1)
  expect(await lodge.rows()).toEqual([
    ['credit', -18_000, 0],
    ['deposit', 18_000, 18_000],
  ])
  expect(await followPayables(ctx), 'a second look finds nothing to do').toBe(0)
})

test('of two who follow at once, one makes the payables', async () => {
  const lodge = await suppliedLines(ctx, [60_000])
  await changeLine(ctx, lodge.lineId, { costMinor: 70_000 })
  await Promise.all([followPayables(ctx), followPayables(ctx), followPayables(ctx)])
  expect(await lodge.rows()).toEqual([
    ['deposit', 21_000, 0],
    ['balance', 49_000, 0],
  ])
})

test('a demo booking is removed with its payables', async () => {
  const demo = await suppliedLines(ctx, [60_000], { sample: true })
  expect(await demo.rows()).toHaveLength(2)
  await sql`delete from bookings where sample`.execute(ctx.db)
  const { rows } = await sql`select from payables where order_line_id = ${demo.lineId}`.execute(ctx.db)
  expect(rows).toEqual([])
})
