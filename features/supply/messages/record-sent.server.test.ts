import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendStoredEmail } from '#features/emails/send-stored-email.server.ts'
import type { Context } from '#platform/context.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { linesOf, messagesOf, orderedOne, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listChase } from '../chase/list-chase.server.ts'
import { remindSupplier } from '../chase/remind-supplier.server.ts'
import { countSupplierOrders, listSupplierOrders } from '../reads-lists.server.ts'
import { listOpenOrders } from '../reads-open-orders.server.ts'
import type { SentHow } from './message.ts'
import { recordSent } from './record-sent.server.ts'

const { ctx, clock } = await testContext()
const trek = await suppliedTrek(ctx)
const noMail: Context = { ...ctx, mail: { ...ctx.mail, delivers: false } }
const hour = 3_600_000
const actor = { id: 'diane', name: 'Diane' }
const record = (orderId: number, numbers: number[], how: SentHow = 'whatsapp') =>
  recordSent(ctx, { orderId, numbers, how, actor })
const rowOf = async (orderId: number, view: 'send' | 'waiting') => {
  const today = kigaliDay(clock.now())
  const open = await listOpenOrders(ctx.db, today)
  const query = { view, search: '', after: undefined, limit: 500, today }
  return (await listSupplierOrders(ctx.db, query, open)).find((row) => row.orderId === orderId)
}
const lineOf = async (bookingId: string, lineId: number) => (await linesOf(ctx, bookingId)).find(({ id }) => id === lineId)

test('what was only written is to be sent and waits for nobody; once staff sent it, its hours count from then', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(noMail, trek)
  expect(await lineOf(bookingId, lineId)).toMatchObject({ state: 'requested', answerBy: null })
  expect(await rowOf(orderId, 'waiting')).toBeUndefined()
  expect(await rowOf(orderId, 'send')).toMatchObject({ notLeft: { numbers: [1], lineIds: [lineId] }, states: [], sentAt: null })
  clock.advance(100 * hour)
  const isChased = async () => (await listChase(ctx.db, clock.now())).rows.some(({ line }) => line.id === lineId)
  expect(await isChased(), 'nobody is chased for what never left').toBe(false)
  expect(await remindSupplier(ctx, { orderId, actor, method: 'phone', spokeWith: 'Eric' })).toMatchObject({
    refusal: { reason: 'nothing-waits' },
  })

  const at = clock.now()
  expect(await record(orderId, [1])).toMatchObject({ done: true })
  expect(await messagesOf(ctx, orderId)).toMatchObject([{ staffSent: { at, by: 'Diane', how: 'whatsapp' } }])
  expect((await lineOf(bookingId, lineId))?.answerBy).toEqual(new Date(at.getTime() + 48 * hour))
  expect(await rowOf(orderId, 'send')).toBeUndefined()
  expect(await rowOf(orderId, 'waiting')).toMatchObject({ notLeft: undefined, states: ['requested'], sentAt: at })
  const { rows } =
    await sql`select facts from audit_log where action = 'supplier-order-sent' and facts ->> 'method' = 'whatsapp'`.execute(
      ctx.db,
    )
  expect(rows).toMatchObject([{ facts: { number: '1', method: 'whatsapp' } }])
  clock.advance(48 * hour)
  expect(await isChased()).toBe(true)
  expect(await record(orderId, [1], 'email'), 'twice').toMatchObject({ refusal: { reason: 'sent-already' } })
  expect(await record(orderId, [1, 9])).toMatchObject({ refusal: { reason: 'order-unknown' } })
})

test('each line is judged by itself: a call about one leaves the other as it was', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(noMail, trek)
  const lunga = (await linesOf(ctx, bookingId)).find((line) => line.orderId !== orderId)
  await sql`
    insert into supplier_messages (order_id, number, kind, method, spoke_with, lines, sent_at, sent_by)
    values (${orderId}, 2, 'order', 'phone', 'Eric', ${JSON.stringify([{ lineId: lunga?.id, what: 'request' }])}, now(), 'Diane')`.execute(
    ctx.db,
  )
  expect(await rowOf(orderId, 'send')).toMatchObject({ notLeft: { numbers: [1], lineIds: [lineId] } })
})

test('a mail server that is set up later sends nothing of it, and changes nothing of what was recorded', async () => {
  const [one, other] = [await orderedOne(noMail, trek), await orderedOne(noMail, trek)]
  expect(await rowOf(one.orderId, 'send'), 'this one delivers').toMatchObject({ notLeft: { numbers: [1] } })
  await record(other.orderId, [1], 'hand')
  expect(await rowOf(other.orderId, 'waiting')).toMatchObject({ notLeft: undefined })
  await sendAll(ctx, (await trek.book()).bookingId)
  const today = kigaliDay(clock.now())
  const counts = await countSupplierOrders(ctx.db, today, await listOpenOrders(ctx.db, today))
  expect(counts.send).toBeGreaterThan(0)
})

test('what the mail server refused is not handed to it again once staff sent it, and what it took is not recorded', async () => {
  const { orderId } = await orderedOne(ctx, trek)
  const { rows } = await sql<{ id: number }>`
    update emails set failed_at = now(), failure = '550' where occasion = ${`supplier-order:${orderId}:1`} returning id`.execute(
    ctx.db,
  )
  const [email] = rows
  const jobs = async () =>
    (
      await sql`select from jobs where queue = 'stored-email' and data = ${JSON.stringify({ letterId: email?.id })}::jsonb`.execute(
        ctx.db,
      )
    ).rows.length
  expect([await jobs(), await record(orderId, [1])]).toMatchObject([1, { done: true }])
  expect(await jobs()).toBe(0)

  const taken = await orderedOne(ctx, trek)
  const { rows: emails } = await sql<{ id: number }>`
    update emails set failed_at = now(), failure = '421' where occasion = ${`supplier-order:${taken.orderId}:1`} returning id`.execute(
    ctx.db,
  )
  await sendStoredEmail(ctx, { letterId: emails[0]?.id }, async () => [])
  expect(await record(taken.orderId, [1])).toMatchObject({ refusal: { reason: 'sent-already' } })
})

test('a reminder that did not leave moves no hours until staff sent it, and counts as none', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  const first = (await lineOf(bookingId, lineId))?.answerBy
  clock.advance(60 * hour)
  const remind = () => remindSupplier(noMail, { orderId, actor, method: 'email', spokeWith: '' })
  expect(await remind()).toEqual({ done: true, value: { number: 2, leaves: false } })
  expect((await lineOf(bookingId, lineId))?.answerBy).toEqual(first)
  expect(await rowOf(orderId, 'waiting'), 'the order itself left').toMatchObject({
    states: ['requested'],
    notLeft: { numbers: [2] },
  })
  await record(orderId, [2], 'email')
  expect((await lineOf(bookingId, lineId))?.answerBy).toEqual(new Date(clock.now().getTime() + 48 * hour))
})

test('a reply ends it, whoever sent it', async () => {
  const { orderId, lineId } = await orderedOne(noMail, trek)
  await recordedBy(ctx, orderId, replied(lineId, { reference: 'R' }))
  expect(await rowOf(orderId, 'send')).toBeUndefined()
})
