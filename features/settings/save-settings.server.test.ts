import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findSettings } from './reads.server.ts'
import { saveSettings } from './save-settings.server.ts'

const { ctx } = await testContext()
const actor = { id: '1', name: 'Diane Uwase' }
const save = (value: boolean) => saveSettings(ctx, { actor, values: { ownersNeedSecondFactor: value } })

test('a setting counts from then on, and who changed it is written down with before and after, once', async () => {
  await save(true)
  await Promise.all([save(true), save(true)])
  expect(await findSettings(ctx.db)).toMatchObject({ ownersNeedSecondFactor: true })
  expect(await listAuditEntriesOf(ctx.db, { kind: 'setting', id: 'ownersNeedSecondFactor' })).toMatchObject([
    { actor: 'Diane Uwase', action: 'setting-changed', facts: { before: false, after: true } },
  ])
  await save(false)
  expect(await findSettings(ctx.db)).toMatchObject({ ownersNeedSecondFactor: false })
})

test('the second to save learns who changed what since, nothing is saved, and a second press saves', async () => {
  const eric = { id: '2', name: 'Eric Habimana' }
  const { bank } = await findSettings(ctx.db)
  expect(await saveSettings(ctx, { actor, values: { bank: { ...bank, account: 'RW-1' } }, seen: 0 })).toMatchObject({
    done: true,
  })
  const late = { actor: eric, values: { bank: { ...bank, account: 'RW-2' }, mobileMoney: { number: '1', name: 'x' } } }
  const second = await saveSettings(ctx, { ...late, seen: 0 })
  expect(second).toMatchObject({
    done: false,
    refusal: {
      reason: 'changed-since',
      changes: [{ actor: 'Diane Uwase', subjectId: 'bank', facts: { before: bank, after: { ...bank, account: 'RW-1' } } }],
    },
  })
  expect(await findSettings(ctx.db)).toMatchObject({ bank: { account: 'RW-1' } })
  const seen = second.done ? 0 : (second.refusal.changes.at(-1)?.id ?? 0)
  expect(await saveSettings(ctx, { ...late, seen })).toMatchObject({ done: true })
  expect(await findSettings(ctx.db)).toMatchObject({ bank: { account: 'RW-2' }, mobileMoney: { name: 'x' } })
})

test('what is the same but for the order of its fields is not written down', async () => {
  const { office } = await findSettings(ctx.db)
  await saveSettings(ctx, { actor, values: { office: { ...office, town: 'Huye' } } })
  await saveSettings(ctx, { actor, values: { office: { town: 'Huye', lng: office.lng, lat: office.lat, hours: office.hours } } })
  expect(await listAuditEntriesOf(ctx.db, { kind: 'setting', id: 'office' })).toHaveLength(1)
})
