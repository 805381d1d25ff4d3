import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sophie } from '#tests/support/rate-book.ts'
import { testContext } from '#tests/support/test-context.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { enterFxRate } from './enter-fx-rate.server.ts'
import { listFxRates, listNewestFxRates } from './reads.server.ts'

const { ctx, clock } = await testContext()
const today = kigaliDay(ctx.clock.now())
const enter = (asOf: string, units: string, { currency = 'RWF' as 'RWF' | 'EUR', confirmed = false } = {}) =>
  enterFxRate(ctx, { currency, asOf, units, source: 'National bank', confirmed }, sophie)
const newest = async () => (await listNewestFxRates(ctx.db)).get('RWF')?.unitsPerUsd

test('the newest day counts, of one day what was entered last; a day to come and a slip are refused', async () => {
  expect(await enter(addDays(today, -3), '1450.123456')).toMatchObject({ done: true })
  expect(await newest()).toBe(1450.123456)
  await enter(addDays(today, -9), '1440')
  expect(await newest()).toBe(1450.123456)
  clock.advance(60_000)
  await enter(addDays(today, -3), '1455')
  expect(await newest()).toBe(1455)
  expect(await enter(addDays(today, 1), '1455')).toEqual({ done: false, refusal: { reason: 'day-to-come' } })
  expect(await enter(today, '14550')).toMatchObject({ refusal: { reason: 'far-from-newest', newest: { unitsPerUsd: 1455 } } })
  expect(await enter(today, '14550', { confirmed: true })).toMatchObject({ done: true })
  expect(await enter(today, '0.92', { currency: 'EUR' })).toMatchObject({ done: true })
  expect((await listFxRates(ctx.db, { currency: 'RWF', before: undefined, limit: 9 })).map((row) => row.unitsPerUsd)).toEqual([
    14_550, 1455, 1440, 1450.123456,
  ])
})

test.each([
  sql`update fx_rates set units_per_usd = 1`,
  sql`delete from fx_rates`,
])('what was entered is never changed: %#', async (statement) => {
  await enter(today, '1450', { confirmed: true })
  await expect(statement.execute(ctx.db)).rejects.toThrow('The table fx_rates is only added to')
})
