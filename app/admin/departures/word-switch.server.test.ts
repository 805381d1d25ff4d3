import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './departures.tsx'

const { ctx } = await testContext()
const cookie = await cookieOf(ctx, 'owner')
const args = (asked: RequestParts) => argsOf(ctx, '/admin/departures', { cookie, ...asked }) as never
const press = (form: Record<string, string>) => answerOf(() => action(args({ form })))

test('the switch of our word is answered where it stands, by a form it is sent on, and a second editor is told', async () => {
  await gorillaTrek(ctx, { seats: 8 })
  const first = (await loader(args({}))).rows.find(({ mayChange, guaranteed }) => mayChange && !guaranteed)
  const word = `${first?.seen}~yes`
  expect(await press({ word, stay: 'yes' })).toMatchObject({ status: 200, location: null })
  const now = (await loader(args({}))).rows.find(({ id }) => id === first?.id)
  expect(now?.guaranteed).toBe(true)
  expect(await press({ word: `${first?.seen}~no`, stay: 'yes' })).toMatchObject({
    status: 409,
    data: { fault: expect.any(String) },
  })
  expect(await press({ word: `${now?.seen}~no` })).toMatchObject({ status: 303, location: '/admin/departures' })
})
