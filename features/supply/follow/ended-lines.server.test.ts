import { expect, test } from 'vitest'
import { listOpenAlerts } from '#features/alerts/reads.server.ts'
import { suppliedTrek } from '#tests/support/supplied-journeys.ts'
import { linesOf, recordedBy, replied, sendAll } from '#tests/support/supplier-orders.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { expireProvisional } from '../answers/expire-provisional.server.ts'
import { closeLines } from './close-lines.server.ts'

const { ctx, clock } = await testContext()
const trek = await suppliedTrek(ctx)
const hour = 3_600_000

async function firstOf(bookingId: string) {
  const [line] = await linesOf(ctx, bookingId)
  if (!line?.orderId) throw new Error('Nothing was ordered')
  return { ...line, orderId: line.orderId }
}

test('provisional space ends at its instant and not before: it is to be sent again, and one alert says so, however often the job runs', async () => {
  const { bookingId } = await trek.book()
  await sendAll(ctx, bookingId)
  const { id, orderId } = await firstOf(bookingId)
  const start = clock.now()
  const until = new Date(start.getTime() + 24 * hour)
  await recordedBy(ctx, orderId, replied(id, { answer: 'provisional', until }))
  clock.set(new Date(until.getTime() - 1))
  expect(await expireProvisional(ctx)).toBe(0)
  clock.set(until)
  expect([await expireProvisional(ctx), await expireProvisional(ctx)]).toEqual([1, 0])
  expect(await firstOf(bookingId)).toMatchObject({ state: 'to-request', sent: null, provisionalUntil: null })
  expect(await listOpenAlerts(ctx.db, { limit: 20, bookingId })).toMatchObject([
    { text: expect.stringMatching(/held it for us until now/) },
  ])
  await sendAll(ctx, bookingId)
  expect(await listOpenAlerts(ctx.db, { limit: 20, bookingId }), 'whoever was asked again is asked').toEqual([])
  clock.set(start)
})

test('a confirmed service is used the day after its last day, once', async () => {
  const { bookingId } = await trek.book()
  await sendAll(ctx, bookingId)
  const { id, orderId, lastDay } = await firstOf(bookingId)
  await recordedBy(ctx, orderId, replied(id, { reference: 'R-1' }))
  const start = clock.now()
  clock.set(kigaliInstant(lastDay, 23))
  expect(await closeLines(ctx)).toBe(0)
  clock.set(kigaliInstant(addDays(lastDay, 1), 0))
  expect([await closeLines(ctx), await closeLines(ctx)]).toEqual([1, 0])
  expect(await firstOf(bookingId)).toMatchObject({ state: 'used' })
  clock.set(start)
})
