import { expect, test } from 'vitest'
import { listActivityOf } from '#features/activity/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findSettings } from './reads.server.ts'
import { saveSetting } from './save-setting.server.ts'

const { ctx } = await testContext()
const actor = { id: '1', name: 'Diane Uwase' }
const save = (value: boolean) => saveSetting(ctx, { actor, key: 'ownersNeedSecondFactor', value })

test('a setting counts from then on, and who changed it is written down with before and after, once', async () => {
  await save(true)
  await Promise.all([save(true), save(true)])
  expect(await findSettings(ctx.db)).toMatchObject({ ownersNeedSecondFactor: true })
  expect(await listActivityOf(ctx.db, { kind: 'setting', id: 'ownersNeedSecondFactor' })).toMatchObject([
    { actor: 'Diane Uwase', action: 'setting-changed', facts: { before: false, after: true } },
  ])
  await save(false)
  expect(await findSettings(ctx.db)).toMatchObject({ ownersNeedSecondFactor: false })
})
