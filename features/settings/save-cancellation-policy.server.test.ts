import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { findSettings } from './reads.server.ts'
import { saveCancellationPolicy } from './save-cancellation-policy.server.ts'
import { defaultSettings } from './settings.ts'

const { ctx } = await testContext()
const actor = { id: '1', name: 'Diane Uwase' }
const kept = { keepsDeposit: false, depositPercent: 30 }

test('a ladder that staff save counts from then on, and the others stay as they are', async () => {
  const steps = [
    { daysFrom: 10, daysTo: null, percent: 0 },
    { daysFrom: 0, daysTo: 9, percent: 80 },
  ]
  await Promise.all([
    saveCancellationPolicy(ctx, { actor, name: 'stays', policy: { ...kept, steps } }),
    saveCancellationPolicy(ctx, { actor, name: 'cars', policy: { ...kept, steps } }),
  ])
  const { ladders } = await findSettings(ctx.db)
  expect(ladders).toEqual({ tours: defaultSettings.ladders.tours, stays: { ...kept, steps }, cars: { ...kept, steps } })
})

test('a ladder with a gap is refused with its day, and the one that counted goes on counting', async () => {
  const before = await findSettings(ctx.db)
  const steps = [
    { daysFrom: 30, daysTo: null, percent: 0 },
    { daysFrom: 0, daysTo: 20, percent: 100 },
  ]
  expect(await saveCancellationPolicy(ctx, { actor, name: 'tours', policy: { ...kept, steps } })).toEqual({
    done: false,
    refusal: { reason: 'ladder-has-gap', day: 29 },
  })
  expect(
    await saveCancellationPolicy(ctx, { actor, name: 'tours', policy: { ...kept, steps: [], depositPercent: 101 } }),
  ).toMatchObject({
    done: false,
  })
  expect(await findSettings(ctx.db)).toEqual(before)
})
