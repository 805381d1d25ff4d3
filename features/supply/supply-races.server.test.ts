import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { testContext } from '#tests/support/test-context.ts'
import { recordReplies } from './answers/record-replies.server.ts'
import { followOrders } from './follow/follow-orders.server.ts'
import { sendOrders, stampOf } from './messages/send-orders.server.ts'
import { listLines, listMessages, lockRun } from './reads.server.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const actor = { id: 'diane', name: 'Diane' }

async function linesOf(bookingId: string) {
  const run = await ctx.db.transaction().execute((tx) => lockRun(tx, { bookingId }))
  return run ? listLines(ctx.db, run.id) : []
}

test('the job at once in eight transactions makes each line and each order once', async () => {
  const { bookingId } = await trek.book()
  await Promise.all(Array.from({ length: 8 }, () => followOrders(ctx)))
  const lines = await linesOf(bookingId)
  expect(lines.map(({ state }) => state)).toEqual(['to-request', 'to-request'])
  expect(new Set(lines.map(({ orderId }) => orderId)).size).toBe(2)
})

test('of two who send the same at once one sends it, and each supplier has one email', async () => {
  const { bookingId } = await trek.book()
  await followOrders(ctx)
  const lines = await linesOf(bookingId)
  const orderIds = lines.flatMap(({ orderId }) => orderId ?? [])
  const input = { run: { bookingId }, orderIds, stamp: stampOf(lines), method: 'email' as const, spokeWith: '', actor }
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => sendOrders(ctx, input)))
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
  expect(outcomes.filter((one) => !one.done && one.refusal.reason === 'changed-meanwhile')).toHaveLength(3)
  expect(await listMessages(ctx.db, orderIds)).toHaveLength(2)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from emails where occasion like 'supplier-order:%' and occasion ~ ${`:(${orderIds.join('|')}):`}`.execute(
    ctx.db,
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('of a yes and a no at the same moment one stands, and a line never has both', async () => {
  const { bookingId } = await trek.book()
  await followOrders(ctx)
  const before = await linesOf(bookingId)
  const orderIds = before.flatMap(({ orderId }) => orderId ?? [])
  await sendOrders(ctx, { run: { bookingId }, orderIds, stamp: stampOf(before), method: 'email', spokeWith: '', actor })
  const [line] = await linesOf(bookingId)
  const reply = { lineId: line?.id ?? 0, reference: 'R1', until: null, costMinor: null }
  const seen = new Map([[line?.id ?? 0, line?.version ?? 0]])
  const answer = (one: 'confirmed' | 'declined') =>
    recordReplies(ctx, {
      orderId: line?.orderId ?? 0,
      replies: [{ ...reply, answer: one }],
      seen,
      text: '',
      by: actor,
      acceptsCost: false,
    })
  const outcomes = await Promise.all([answer('confirmed'), answer('declined'), answer('confirmed')])
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
})
