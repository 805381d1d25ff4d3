import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { findSettings } from './reads.server.ts'
import { saveCancellationPolicy } from './save-cancellation-policy.server.ts'
import { defaultSettings } from './settings.ts'

const { ctx } = await testContext()
const actor = { id: '1', name: 'Diane Uwase' }
const deposit = { keepsDeposit: false, depositPercent: 30 }

test('a policy that staff save counts from then on, and the others stay as they are', async () => {
  const steps = [
    { daysFrom: 10, daysTo: null, percent: 0 },
    { daysFrom: 0, daysTo: 9, percent: 80 },
  ]
  await Promise.all([
    saveCancellationPolicy(ctx, { actor, name: 'stays', policy: { ...deposit, steps } }),
    saveCancellationPolicy(ctx, { actor, name: 'cars', policy: { ...deposit, steps } }),
  ])
  const { cancellationPolicies } = await findSettings(ctx.db)
  expect(cancellationPolicies).toEqual({
    ...defaultSettings.cancellationPolicies,
    stays: { ...deposit, steps },
    cars: { ...deposit, steps },
  })
})

test('a policy with a gap is refused with its day, and the one that counted goes on counting', async () => {
  const before = await findSettings(ctx.db)
  const steps = [
    { daysFrom: 30, daysTo: null, percent: 0 },
    { daysFrom: 0, daysTo: 20, percent: 100 },
  ]
  expect(await saveCancellationPolicy(ctx, { actor, name: 'tours', policy: { ...deposit, steps } })).toEqual({
    done: false,
    refusal: { reason: 'tiers-have-gap', day: 29 },
  })
  expect(
    await saveCancellationPolicy(ctx, { actor, name: 'tours', policy: { ...deposit, steps: [], depositPercent: 101 } }),
  ).toMatchObject({
    done: false,
  })
  expect(await findSettings(ctx.db)).toEqual(before)
})

test('a policy may end its days at a time, and what is no time is refused', async () => {
  const steps = [
    { daysFrom: 1, daysTo: null, percent: 0 },
    { daysFrom: 0, daysTo: 0, percent: 100 },
  ]
  const save = (dayEndsAt: string) =>
    saveCancellationPolicy(ctx, { actor, name: 'day-tours', policy: { ...deposit, steps, dayEndsAt } })
  for (const wrong of ['8', '24:00', '08:60', ''])
    expect(await save(wrong)).toEqual({ done: false, refusal: { reason: 'time-wrong' } })
  expect((await save('17:30')).done).toBe(true)
  expect((await findSettings(ctx.db)).cancellationPolicies['day-tours']).toEqual({ ...deposit, steps, dayEndsAt: '17:30' })
})
