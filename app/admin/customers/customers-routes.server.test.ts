import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { may, type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { bareBooking } from '#tests/support/bare-booking.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as customerLoader } from './customer.tsx'
import { loader as listLoader } from './customers.tsx'

const { ctx } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const booked = async (email: string, name: string) => {
  const id = await bareBooking(ctx.db)
  await sql`update bookings set email = ${email}, lead_name = ${name} where id = ${id}`.execute(ctx.db)
  return id
}
const first = await booked('AMA@example.org', 'Ama Mensah')
const other = await booked('bosco@example.org', 'Bosco Kalisa')
const gone = await booked('Erased', 'Erased')
const second = await booked('ama@example.org', 'Ama Mensah-Boateng')
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const list = (query: string, parts: RequestParts = as('sales')) => listLoader(args(`/admin/customers${query}`, parts))
const one = (id: string, parts: RequestParts = as('sales')) =>
  customerLoader(args(`/admin/customers/${id}`, { ...parts, params: { id } }))

describe.each([
  ['the list', (parts: RequestParts) => list('', parts)],
  ['a customer', (parts: RequestParts) => one(first, parts)],
])('%s', (_name, run) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answerOf(() => run({}))).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login\?to=/) })
  })

  test.each(roles)('as %s', async (role) => {
    expect(await answerOf(() => run(as(role)))).toMatchObject({ status: may(role, 'bookings:read') ? 200 : 403 })
  })
})

test('the list leads to each customer by a booking, and no address names anybody', async () => {
  const { rows, count } = await list('')
  expect(count).toBe(2)
  expect(rows).toMatchObject([
    { id: second, name: 'Ama Mensah-Boateng', bookings: 2 },
    { id: other, name: 'Bosco Kalisa', bookings: 1 },
  ])
  expect((await list('?q=mensah')).rows).toHaveLength(1)
})

test('each booking of an address leads to the same customer, and an erased one to nobody', async () => {
  const [one1, one2] = [await one(first), await one(second)]
  expect(one1).toEqual(one2)
  expect(one1).toMatchObject({ name: 'Ama Mensah-Boateng', count: 2, trips: 2 })
  expect(new Set(one1.bookings.map(({ id }) => id))).toEqual(new Set([first, second]))
  for (const id of [gone, '0b1f7a52-9c3d-4e11-8f42-3a6b5c7d8e9f', 'marit'])
    expect((await answerOf(() => one(id))).status).toBe(404)
})

test('the former address of privacy requests leads to where they are', async () => {
  expect(await answerOf(() => list('?of=K7QM-42XD'))).toMatchObject({
    status: 302,
    location: '/admin/privacy-requests?of=K7QM-42XD',
  })
})
