import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { beforeOpenFor } from '#features/settings/office-hours.ts'
import { findSettings } from '#features/settings/reads.server.ts'
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
import { watchStatements } from '#tests/support/watched-statements.ts'
import { kigaliClock } from '#values/dates.ts'
import { answerByLink } from '../answers/answer-by-link.server.ts'
import { listChase } from './list-chase.server.ts'
import { type RemindInput, remindSupplier } from './remind-supplier.server.ts'

const { ctx, clock, database } = await testContext()
const trek = await suppliedTrek(ctx)
const hour = 3_600_000
const remind = (orderId: number, more: Partial<RemindInput> = {}) =>
  remindSupplier(ctx, { orderId, actor: { id: 'diane', name: 'Diane' }, method: 'email', spokeWith: '', ...more })
const emails = async () =>
  (await sql<{ subject: string; html: string }>`select subject, html from emails order by id`.execute(ctx.db)).rows

test('a reminder is a message with a link of its own, and the former link leads to it', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  expect(await remind(orderId)).toEqual({ done: true, value: { number: 2, leaves: true } })
  expect(await messagesOf(ctx, orderId)).toMatchObject([
    { kind: 'order' },
    { kind: 'reminder', lines: [{ lineId, what: 'request' }], sentBy: 'Diane' },
  ])
  expect((await emails()).at(-1)).toMatchObject({
    subject: expect.stringContaining('reminder: please confirm our order S-'),
    html: expect.stringContaining('This is a reminder'),
  })
  expect(await sentOrder(ctx, orderId, 1)).toMatchObject({ stage: 'newer' })
  expect(await sentOrder(ctx, orderId, 2)).toMatchObject({ stage: 'open' })
  const answer = { orderId, number: 2, replies: [replied(lineId, { reference: 'R' })], text: '' }
  expect(await answerByLink(ctx, answer)).toMatchObject({ done: true })
  expect((await linesOf(ctx, bookingId)).find(({ id }) => id === lineId)).toMatchObject({ state: 'confirmed' })
  const { rows } = await sql`select facts from audit_log where action = 'supplier-reminded'`.execute(ctx.db)
  expect(rows).toMatchObject([{ facts: { number: 2, method: 'email' } }])
})

test('within 24 hours only by phone, with a name; after them by email again', async () => {
  const { orderId } = await orderedOne(ctx, trek)
  const begin = clock.now()
  expect(await remind(orderId)).toMatchObject({ done: true })
  clock.advance(24 * hour - 1)
  const next = new Date(begin.getTime() + 24 * hour)
  expect(await remind(orderId)).toEqual({ done: false, refusal: { reason: 'reminded-already', next } })
  expect(await remind(orderId, { method: 'phone' })).toMatchObject({ refusal: { reason: 'spoke-with-missing' } })
  const sent = (await emails()).length
  expect(await remind(orderId, { method: 'phone', spokeWith: 'Claudine' })).toMatchObject({ done: true })
  expect((await emails()).length).toBe(sent)
  clock.advance(24 * hour)
  expect(await remind(orderId)).toMatchObject({ done: true, value: { number: 4 } })
})

test('a supplier answers within its own hours, of an order and of a reminder', async () => {
  await sql`update suppliers set answer_hours = 6 where name = 'Lodge Mutobo'`.execute(ctx.db)
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  const due = async () => (await linesOf(ctx, bookingId)).find(({ id }) => id === lineId)?.answerBy?.getTime()
  expect(await due()).toBe(clock.now().getTime() + 6 * hour)
  clock.advance(hour)
  await remind(orderId)
  expect(await due()).toBe(clock.now().getTime() + 6 * hour)
  expect((await emails()).at(-1)?.html).toContain(kigaliClock(new Date(clock.now().getTime() + 6 * hour)))
  await sql`update suppliers set answer_hours = 48 where name = 'Lodge Mutobo'`.execute(ctx.db)
})

test('what was promised to the customer comes after the answer of the supplier, in an order and in a reminder', async () => {
  const promised = new Date(clock.now().getTime() + 30 * hour)
  const one = async (state: 'requested' | 'confirmed') => {
    const { bookingId } = await trek.book({ state, ...(state === 'requested' && { holdEndsAt: promised }) })
    await sql`update bookings set answer_by = ${promised} where id = ${bookingId}`.execute(ctx.db)
    await sendAll(ctx, bookingId)
    const [line] = await linesOf(ctx, bookingId)
    return { bookingId, orderId: line?.orderId ?? 0, due: async () => (await linesOf(ctx, bookingId))[0]?.answerBy }
  }
  expect((await (await one('confirmed')).due())?.getTime()).toBe(clock.now().getTime() + 48 * hour)
  const { orderId, due } = await one('requested')
  const latest = beforeOpenFor((await findSettings(ctx.db)).office.hours, 4 * hour, promised)
  expect(await due()).toEqual(latest)
  expect((await emails()).at(-1)?.html).toContain(kigaliClock(latest))
  clock.set(new Date(promised.getTime() - hour))
  await remind(orderId)
  expect(await due()).toEqual(promised)
  expect((await emails()).at(-1)?.html).toContain('Please answer as soon as possible')
})

test('of two who press at once one sends it', async () => {
  const { orderId } = await orderedOne(ctx, trek)
  const outcomes = await Promise.all([remind(orderId), remind(orderId)])
  expect(outcomes.map(({ done }) => done).toSorted()).toEqual([false, true])
  expect(await messagesOf(ctx, orderId)).toHaveLength(2)
})

test('nothing that waits, nobody to write to, and an order that is not there are refused', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek, { travellers: 3 })
  await removeTraveller(ctx, bookingId)
  await linesOf(ctx, bookingId)
  expect(await remind(orderId), 'the change is to be sent first').toMatchObject({ refusal: { reason: 'nothing-waits' } })
  await sendAll(ctx, bookingId)
  await sql`update suppliers set email = '' where name = 'Lodge Mutobo'`.execute(ctx.db)
  expect(await remind(orderId)).toMatchObject({ refusal: { reason: 'no-email', supplier: 'Lodge Mutobo' } })
  expect(await remind(orderId, { method: 'phone', spokeWith: 'Eric' })).toMatchObject({ done: true })
  await sql`update suppliers set email = 'desk@mutobo.example' where name = 'Lodge Mutobo'`.execute(ctx.db)
  await recordedBy(ctx, orderId, replied(lineId, { reference: 'R' }))
  expect(await remind(orderId)).toMatchObject({ refusal: { reason: 'nothing-waits' } })
  expect(await remind(999_999)).toMatchObject({ refusal: { reason: 'order-unknown' } })
})

test('a confirmation without their reference is reminded of that alone, and its link takes it', async () => {
  const { bookingId, orderId, lineId } = await orderedOne(ctx, trek)
  await recordedBy(ctx, orderId, replied(lineId))
  expect(await remind(orderId)).toMatchObject({ done: true })
  expect((await emails()).at(-1)?.subject).toContain('please give us your reference')
  expect(await sentOrder(ctx, orderId, 2)).toMatchObject({ lines: [{ what: 'reference', answers: ['confirmed'] }] })
  const answer = { orderId, number: 2, replies: [replied(lineId, { reference: 'LATE-1' })], text: '' }
  expect(await answerByLink(ctx, answer)).toMatchObject({ done: true })
  const line = (await linesOf(ctx, bookingId)).find(({ id }) => id === lineId)
  expect(line).toMatchObject({ state: 'confirmed', theirReference: 'LATE-1', proposedMinor: null })
})

test('the list says whom to chase now, without a cost, page by page, in three statements however many there are', async () => {
  await sql`delete from supply_runs`.execute(ctx.db)
  const orders = [await orderedOne(ctx, trek), await orderedTwo(ctx, trek), await orderedOne(ctx, trek)]
  expect(await listChase(ctx.db, clock.now())).toEqual({ rows: [], total: 0 })
  const later = new Date(clock.now().getTime() + 48 * hour)
  const { rows, total } = await listChase(ctx.db, later)
  // Two bookings with both lodges, and one with two services of one lodge.
  expect([rows.length, total]).toEqual([6, 6])
  expect(rows[0]).toMatchObject({
    ...{ order: { supplier: 'Lodge Mutobo', email: 'desk@mutobo.example' }, run: { bookingId: orders[0]?.bookingId } },
    ...{ name: { title: 'A journey' }, chase: { cause: 'no-answer', isDue: true, reminders: 0 }, line: { state: 'requested' } },
  })
  expect(JSON.stringify(rows)).not.toMatch(/minor|cost|30000/i)
  const pages = [await listChase(ctx.db, later, { limit: 4 }), await listChase(ctx.db, later, { limit: 4, offset: 4 })]
  expect(pages.map((page) => [page.rows.length, page.total])).toEqual([
    [4, 6],
    [2, 6],
  ])
  expect(pages.flatMap((page) => page.rows.map(({ line }) => line.id))).toEqual(rows.map(({ line }) => line.id))
  const watched = watchStatements(database.address)
  await listChase(watched.db, later).finally(watched.close)
  expect(watched.sent).toHaveLength(3)
  clock.set(later)
  await remind(orders[0]?.orderId ?? 0)
  expect((await listChase(ctx.db, later)).total).toBe(5)
})
