import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { gorillaTrek } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './departures.tsx'

const { ctx } = await testContext()
const cookie = await cookieOf(ctx, 'owner')
const args = (parts: RequestParts) => argsOf(ctx, '/admin/departures', { cookie, ...parts }) as never
const press = (form: Record<string, string>) => answerOf(() => action(args({ form })))

test('a guarantee is given where the button stands, by a form it is sent on, and a second editor is told', async () => {
  await gorillaTrek(ctx, { seats: 8 })
  const first = (await loader(args({}))).rows.find(({ mayChange, guaranteed }) => mayChange && !guaranteed)
  const guarantee = String(first?.seen)
  expect(await press({ guarantee, stay: 'yes' })).toMatchObject({ status: 200, location: null })
  const now = (await loader(args({}))).rows.find(({ id }) => id === first?.id)
  expect(now?.guaranteed).toBe(true)
  await sql`update departures set guaranteed = false, version = version + 1 where id = ${first?.id}`.execute(ctx.db)
  expect(await press({ guarantee, stay: 'yes' })).toMatchObject({ status: 409, data: { fault: expect.any(String) } })
  const later = (await loader(args({}))).rows.find(({ id }) => id === first?.id)
  expect(await press({ guarantee: String(later?.seen) })).toMatchObject({ status: 303, location: '/admin/departures' })
})
