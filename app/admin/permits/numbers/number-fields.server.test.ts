import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { answerOf, argsOf, cookieOf } from '#tests/support/admin-request.ts'
import * as week from '#tests/support/permits-week.ts'
import { storedReference, storePermitsWeek } from '#tests/support/stored-permits-week.ts'
import { testContext } from '#tests/support/test-context.ts'
import { action, loader } from './numbers.tsx'

const { ctx } = await testContext({ now: week.weekNow.toISOString() })
await storePermitsWeek(ctx)
await coverPermits(ctx)
const cookie = await cookieOf(ctx, 'sales')
const path = '/admin/permits/numbers'
const [k01, k02] = [storedReference('K01'), storedReference('K02')]

const shown = async (scope: string) =>
  (await answerOf(() => loader(argsOf(ctx, `${path}?scope=${encodeURIComponent(scope)}`, { cookie })))).data as {
    rows: { who: string; name: string }[]
    scope: string
  }
const send = (fields: readonly (readonly [string, string])[]) => {
  const args = argsOf(ctx, path, { cookie }) as unknown as { request: Request; url: URL }
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const request = new Request(args.url, { method: 'POST', headers: { cookie }, body })
  return answerOf(() => action({ ...args, request } as never))
}
const typed = (numbers: Readonly<Record<string, string>>, event = 'look') => [
  ['scope', 'V 2027-06-08'] as const,
  ['by', 'fields'] as const,
  ['event', event] as const,
  ...Object.entries(numbers).flatMap(([who, number]) => [['who', who] as const, ['number', number] as const]),
]

test('each traveller of a day without a number has a field, and of several days nobody: one may have a permit on each', async () => {
  const { rows, scope } = await shown('V 2027-06-08')
  expect(scope).toBe('V 2027-06-08')
  expect(rows.map(({ who }) => who)).toContain(`${k01}/1`)
  expect(rows.find(({ who }) => who === `${k01}/1`)?.name).toBe('First1 Family K01')
  expect((await shown('V')).rows).toEqual([])
})

test('typed numbers go the way of a pasted list: looked at first, nothing is lost by a change, and then written', async () => {
  const numbers = { [`${k01}/1`]: 'RDB-1', [`${k01}/2`]: '', [`${k02}/1`]: ' RDB-1 ' }
  expect(await send(typed({ [`${k01}/1`]: ' ' }))).toMatchObject({ status: 422, data: { fault: 'Type at least one number.' } })
  const looked = await send(typed(numbers))
  expect(looked).toMatchObject({ status: 200, data: { by: 'fields', faulty: 1, picked: [1] } })
  const { text, lines } = looked.data as { text: string; lines: { verdict: string }[] }
  expect(lines.map(({ verdict }) => verdict)).toEqual(['found', 'number-known'])
  const again = [['scope', 'V 2027-06-08'] as const, ['by', 'fields'] as const, ['text', text] as const]
  expect(await send([...again, ['event', 'edit']])).toMatchObject({
    data: { fields: { [`${k01}/1`]: 'RDB-1', [`${k02}/1`]: 'RDB-1' } },
  })
  const right = (await send(typed({ ...numbers, [`${k02}/1`]: 'RDB-2' }))).data as { text: string }
  const write = [['event', 'write'] as const, ['pick', '1'] as const, ['pick', '2'] as const]
  expect(await send([...again.slice(0, 2), ['text', right.text], ...write])).toMatchObject({ status: 303 })
  const { rows } = await sql`select number from permits where number is not null order by number`.execute(ctx.db)
  expect(rows).toEqual([{ number: 'RDB-1' }, { number: 'RDB-2' }])
  expect((await shown('V 2027-06-08')).rows.map(({ who }) => who)).not.toContain(`${k01}/1`)
})
