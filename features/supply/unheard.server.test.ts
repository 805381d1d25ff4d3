import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { linesOf, messagesOf, orderedOne, orderedTwo, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { chooseService } from './choices/choose-supplier.server.ts'
import { previewFollow } from './follow/preview-follow.server.ts'
import { toSend } from './lines/order-line.ts'
import { messagesToSend } from './messages/not-left.ts'
import { recordSent } from './messages/record-sent.server.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)
const noMail: Context = { ...ctx, mail: { ...ctx.mail, delivers: false } }
const actor = { id: 'diane', name: 'Diane' }

const cancelled = async (bookingId: string) => {
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${bookingId}`.execute(ctx.db)
  return linesOf(ctx, bookingId)
}
/** What became of the line, and what of its order staff still have to send. */
const leftOf = async (bookingId: string, orderId: number) => {
  const lines = (await cancelled(bookingId)).filter((line) => line.orderId === orderId)
  const written = messagesToSend(lines, await messagesOf(ctx, orderId)).length
  return [...lines.map(({ state }) => state), ...lines.flatMap((line) => toSend(line) ?? []), ...(written ? ['written'] : [])]
}
const notesOf = async (bookingId: string) =>
  (
    await sql<{ text: string }>`select text from booking_events where booking_id = ${bookingId} order by id`.execute(ctx.db)
  ).rows.map(({ text }) => text)
const fail = (orderId: number) =>
  sql`update emails set failed_at = now(), failure = '421' where occasion = ${`supplier-order:${orderId}:1`}`.execute(ctx.db)

test('of a cancelled booking an order that was only written is over, nobody is asked to cancel it, and the timeline says so', async () => {
  const { bookingId, orderId } = await orderedOne(noMail, trek)
  const effects = await ctx.db.transaction().execute(async (tx) => {
    await sql`update bookings set ordered = ordered || '{"package": "none"}' where id = ${bookingId}`.execute(tx)
    return previewFollow(tx, { bookingId })
  })
  expect(effects, 'and the review of the change names no supplier').toEqual([])
  expect(await leftOf(bookingId, orderId)).toEqual(['dropped'])
  expect(await notesOf(bookingId)).toEqual([
    expect.stringMatching(
      /^Order S-\w{4} to Lodge \w+ is not needed any more\. It was not sent, so there is nothing to cancel\.$/,
    ),
    expect.stringMatching(/nothing to cancel/),
  ])
  await linesOf(ctx, bookingId)
  expect(await notesOf(bookingId), 'once for each order').toHaveLength(2)
})

test('what staff sent themselves, told by phone, or had an answer to is cancelled', async () => {
  const [sent, called, answered] = [
    await orderedOne(noMail, trek),
    await orderedOne(noMail, trek),
    await orderedOne(noMail, trek),
  ]
  await recordSent(ctx, { orderId: sent.orderId, numbers: [1], how: 'whatsapp', actor })
  expect(await leftOf(sent.bookingId, sent.orderId)).toEqual(['cancelled', 'cancellation'])
  await removeTraveller(ctx, called.bookingId)
  await sendAll(ctx, called.bookingId, called.orderId, 'Eric')
  expect(await leftOf(called.bookingId, called.orderId)).toEqual(['cancelled', 'cancellation'])
  await recordedBy(ctx, answered.orderId, replied(answered.lineId, { answer: 'wait-listed' }))
  await sql`update supplier_order_lines set state = 'requested' where id = ${answered.lineId}`.execute(ctx.db)
  expect(await leftOf(answered.bookingId, answered.orderId)).toEqual(['cancelled', 'cancellation'])
})

test('an email that the mail server refused is not tried again, and one that it has or takes meanwhile is cancelled', async () => {
  const [refused, waits, taken] = [await orderedOne(ctx, trek), await orderedOne(ctx, trek), await orderedOne(ctx, trek)]
  await fail(refused.orderId)
  expect(await leftOf(refused.bookingId, refused.orderId)).toEqual(['dropped'])
  const { rows } = await sql`
    select from jobs j join emails e on j.data = jsonb_build_object('letterId', e.id)
    where e.occasion = ${`supplier-order:${refused.orderId}:1`}`.execute(ctx.db)
  expect(rows).toEqual([])
  expect(await leftOf(waits.bookingId, waits.orderId)).toEqual(['cancelled', 'cancellation'])
  await fail(waits.orderId)
  expect(await leftOf(waits.bookingId, waits.orderId), 'refused later').toEqual(['dropped'])
  await sql`update emails set sent_at = now() where occasion = ${`supplier-order:${taken.orderId}:1`}`.execute(ctx.db)
  expect(await leftOf(taken.bookingId, taken.orderId)).toEqual(['cancelled', 'cancellation'])
})

test('what stands in an unsent email with something that goes on is cancelled, because staff may still send that email', async () => {
  const { bookingId, orderId, lineIds } = await orderedTwo(noMail, trek)
  const one = (await linesOf(ctx, bookingId)).find(({ id }) => id === lineIds[1])
  const chosen = await chooseService(ctx, {
    run: { bookingId },
    itemKey: one?.itemKey ?? '',
    serviceId: trek.nyika,
    reason: 'Cheaper',
    actor,
  })
  expect(chosen).toMatchObject({ done: true })
  const now = (await linesOf(ctx, bookingId)).filter((line) => lineIds.includes(line.id))
  expect(now.map(({ id, state }) => [id, state])).toContainEqual([one?.id, 'cancelled'])
  expect(await leftOf(bookingId, orderId), 'once nothing of it goes on').toEqual(['dropped', 'dropped'])
})
