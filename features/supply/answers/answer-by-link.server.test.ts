import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeTraveller, suppliedTrek } from '#tests/support/supplied-journeys.ts'
import {
  linesOf,
  messagesOf,
  orderedOne,
  orderedTwo,
  recordedBy,
  replied,
  sendAll,
  sentOrder,
} from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { toSend } from '../lines/order-line.ts'
import { listReplies } from '../reads.server.ts'
import { answerByLink } from './answer-by-link.server.ts'

const { ctx } = await testContext()
const trek = await suppliedTrek(ctx)

const answer = (orderId: number, replies: Parameters<typeof answerByLink>[1]['replies'], { number = 1, text = '' } = {}) =>
  answerByLink(ctx, { orderId, number, replies, text })
const lineOf = async (bookingId: string, id: number) => (await linesOf(ctx, bookingId)).find((line) => line.id === id)
const alerts = async (text: string) =>
  (await sql<{ text: string }>`select text from alerts where text like ${`%${text}%`}`.execute(ctx.db)).rows.map(
    (row) => row.text,
  )
const audits = async () =>
  (
    await sql<{
      facts: Record<string, unknown>
    }>`select facts from audit_log where action = 'supplier-replied' order by id`.execute(ctx.db)
  ).rows.map(({ facts }) => facts)

test('an answer by the link confirms what was sent, at its cost, and is the answer of its message', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  expect(await answer(orderId, [replied(lineId, { reference: 'MUT-1' })])).toMatchObject({ done: true })
  expect(await lineOf(bookingId, lineId)).toMatchObject({
    state: 'confirmed',
    theirReference: 'MUT-1',
    agreed: { costMinor: 15_000 * 2 },
  })
  expect(await messagesOf(ctx, orderId)).toMatchObject([
    { answer: { replies: [{ reference: 'MUT-1' }] }, answeredAt: expect.any(Date) },
  ])
  expect(await sentOrder(ctx, orderId)).toMatchObject({ stage: 'answered', lines: [{ reply: { answer: 'confirmed' } }] })
})

test('the same again is done and changes nothing; another one is refused, and one alert says what it was', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  const until = new Date('2027-04-01T10:00:00Z')
  const first = [replied(lineId, { answer: 'provisional', until, reference: 'P-1' })]
  await answer(orderId, first, { text: 'We hold it' })
  const stands = await lineOf(bookingId, lineId)
  expect(await answer(orderId, first, { text: 'We hold it' })).toMatchObject({ done: true })
  const other = [replied(lineId, { answer: 'declined' })]
  for (let press = 0; press < 2; press += 1)
    expect(await answer(orderId, other, { text: 'Zq is ill' })).toMatchObject({ refusal: { reason: 'answered-already' } })
  expect(await lineOf(bookingId, lineId)).toEqual(stands)
  const raised = await alerts('answered again by its link')
  expect(raised).toEqual([expect.stringContaining('Room at Lodge Mutobo (FB): not available')])
  expect(raised[0], 'their words may name people').not.toContain('Zq')
  expect(await listReplies(ctx.db, [orderId])).toMatchObject([
    { stands: true, text: 'We hold it' },
    { stands: false, text: 'Zq is ill', replies: [{ answer: 'declined' }], recordedBy: null },
  ])
  expect(JSON.stringify(await audits()), 'nor does the audit log keep them').not.toMatch(/Zq|We hold it/)
  expect(await alerts('wrote something')).toHaveLength(1)
})

test('two different answers at once: one stands, and the other is refused with an alert', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
    const outcomes = await Promise.all([
      answer(orderId, [replied(lineId, { reference: 'ONE' })]),
      answer(orderId, [replied(lineId, { answer: 'wait-listed', reference: 'TWO' })]),
    ])
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1)
    expect(outcomes.filter((one) => !one.done && one.refusal.reason === 'answered-already')).toHaveLength(1)
    const stands = outcomes[0].done
      ? { state: 'confirmed', theirReference: 'ONE' }
      : { state: 'wait-listed', theirReference: 'TWO' }
    expect(await lineOf(bookingId, lineId)).toMatchObject(stands)
  }
})

test('pressed twice at once it is one answer: one entry of the log, one version, no alert', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  const version = (await lineOf(bookingId, lineId))?.version ?? 0
  const before = [(await audits()).length, (await alerts('%')).length]
  const press = () => answer(orderId, [replied(lineId, { reference: 'TWICE' })])
  expect(await Promise.all([press(), press(), press()])).toMatchObject([{ done: true }, { done: true }, { done: true }])
  expect((await lineOf(bookingId, lineId))?.version).toBe(version + 1)
  expect([(await audits()).length, (await alerts('%')).length]).toEqual([(before[0] ?? 0) + 1, before[1]])
})

test('what was amended since and sent is not confirmed by the former message: it says so, and an alert has the answer', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek, { travellers: 3 })
  await removeTraveller(ctx, bookingId)
  await sendAll(ctx, bookingId)
  expect(await sentOrder(ctx, orderId)).toMatchObject({ stage: 'newer', lines: [{ stage: 'newer', answers: [] }] })
  expect(await answer(orderId, [replied(lineId)])).toMatchObject({ refusal: { reason: 'newer-message' } })
  expect(await lineOf(bookingId, lineId)).toMatchObject({ state: 'requested', agreed: null })
  expect(await alerts('a newer one replaced')).toHaveLength(1)
  expect(await answer(orderId, [replied(lineId, { reference: 'NEW' })], { number: 2 })).toMatchObject({ done: true })
  expect(await lineOf(bookingId, lineId)).toMatchObject({ state: 'confirmed', theirReference: 'NEW' })
})

test('where the booking changed and nothing newer was sent, the answer counts for what was sent, and the change is still to be sent', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek, { travellers: 3 })
  await removeTraveller(ctx, bookingId)
  await linesOf(ctx, bookingId)
  expect(await answer(orderId, [replied(lineId)])).toMatchObject({ done: true })
  const line = await lineOf(bookingId, lineId)
  expect(line).toMatchObject({ state: 'confirmed', agreed: { details: { adults: 3 } }, details: { adults: 2 } })
  expect(line && toSend(line)).toBe('change')
})

test('a cancelled order says so and takes no answer', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  await sql`update bookings set state = 'cancelled', version = version + 1 where id = ${bookingId}`.execute(ctx.db)
  await linesOf(ctx, bookingId)
  expect(await sentOrder(ctx, orderId)).toMatchObject({ stage: 'cancelled' })
  expect(await answer(orderId, [replied(lineId)])).toMatchObject({ refusal: { reason: 'order-cancelled' } })
  await sendAll(ctx, bookingId)
  expect(await sentOrder(ctx, orderId, 1)).toMatchObject({ stage: 'cancelled' })
  expect(await sentOrder(ctx, orderId, 2)).toMatchObject({ stage: 'cancellation', lines: [{ what: 'cancellation' }] })
  expect(await answer(orderId, [replied(lineId)], { number: 2 })).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
})

test('every line that waits is answered, or nothing is', async () => {
  const { bookingId, orderId, lineIds } = await orderedTwo(ctx, trek)
  const [one = 0, other = 0] = lineIds
  expect(await answer(orderId, [replied(one)])).toEqual({ done: false, refusal: { reason: 'line-not-answered', lineId: other } })
  expect(await answer(orderId, [])).toMatchObject({ refusal: { reason: 'line-not-answered' } })
  expect(await lineOf(bookingId, one)).toMatchObject({ state: 'requested' })
  const replies = [replied(one), replied(other, { answer: 'provisional' })]
  expect(await answer(orderId, replies), 'the first is not recorded either').toEqual({
    done: false,
    refusal: { reason: 'until-missing', lineId: other },
  })
  const until = new Date(ctx.clock.now().getTime() - 1)
  expect(await answer(orderId, [replied(one), replied(other, { answer: 'provisional', until })])).toMatchObject({
    refusal: { reason: 'until-over', lineId: other },
  })
  expect(await lineOf(bookingId, one)).toMatchObject({ state: 'requested' })
  expect((await messagesOf(ctx, orderId)).map((message) => message.answer)).toEqual([null])
})

test('what staff recorded meanwhile is not answered again, and the rest still is', async () => {
  const { bookingId, orderId, lineIds } = await orderedTwo(ctx, trek)
  const [one = 0, other = 0] = lineIds
  await recordedBy(ctx, orderId, replied(one, { reference: 'BY PHONE' }))
  expect(await answer(orderId, [replied(one), replied(other)])).toMatchObject({ refusal: { reason: 'changed-meanwhile' } })
  expect(await answer(orderId, [replied(other, { reference: 'X' })])).toMatchObject({ done: true })
  expect(await lineOf(bookingId, one)).toMatchObject({ theirReference: 'BY PHONE' })
})

test('another price confirms nothing until staff accept it, and no other message or order is answered', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  expect(await answer(orderId, [replied(lineId, { costMinor: 40_000 })])).toMatchObject({ done: true })
  expect(await lineOf(bookingId, lineId)).toMatchObject({ state: 'requested', proposedMinor: 40_000, agreed: null })
  expect(await alerts('asks for another price')).toHaveLength(1)
  expect(await answer(orderId, [replied(lineId)], { number: 9 })).toMatchObject({ refusal: { reason: 'order-unknown' } })
  expect(await answer(999_999, [replied(lineId)])).toMatchObject({ refusal: { reason: 'order-unknown' } })
})

test('the last confirmation of a booking is the yes to what it has on request', async () => {
  const { bookingId, startsOn } = await trek.book({ state: 'requested', holdEndsAt: new Date('2027-03-20T08:00:00Z') })
  await sql`insert into booking_parts (booking_id, resource, day, quantity, label, soft, on_request)
    values (${bookingId}, 'ask:lodges', ${startsOn}, 1, 'The lodges', true, true)`.execute(ctx.db)
  const part = async () =>
    (
      await sql<{
        answer: string | null
      }>`select answer from booking_parts where booking_id = ${bookingId} and resource = 'ask:lodges'`.execute(ctx.db)
    ).rows[0]?.answer
  await sendAll(ctx, bookingId)
  const [first, second] = await linesOf(ctx, bookingId)
  await answer(first?.orderId ?? 0, [replied(first?.id ?? 0)])
  expect(await part()).toBe(null)
  expect(await answer(second?.orderId ?? 0, [replied(second?.id ?? 0)])).toMatchObject({ done: true })
  expect(await part()).toBe('yes')
})
