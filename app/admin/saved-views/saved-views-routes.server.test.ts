import { describe, expect, test } from 'vitest'
import { may, type Permission, type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as bookingsLoader } from '../bookings/list/bookings.tsx'
import { loader as departuresLoader } from '../departures/list/departures.tsx'
import { loader as emailsLoader } from '../emails/emails.tsx'
import { loader as enquiriesLoader } from '../enquiries/enquiries.tsx'
import { action, loader } from './saved-views.tsx'

const { ctx } = await testContext()
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))
const as = (role: Role) => ({ cookie: cookies[role] ?? '' })
const read = (list: string, role: Role) => loader(args(`/admin/saved-views/${list}`, { ...as(role), params: { list } }))
const send = (list: string, role: Role, form: Record<string, string>) =>
  answerOf(() => action(args(`/admin/saved-views/${list}`, { ...as(role), params: { list }, form })))

describe.each([
  ['bookings', 'bookings:read'],
  ['departures', 'bookings:read'],
  ['enquiries', 'enquiries:read'],
  ['emails', 'emails:read'],
] satisfies [string, Permission][])('the views of %s', (list, needs) => {
  test.each(roles)('are for who may see the list: %s', async (role) => {
    expect((await answerOf(() => read(list, role))).status).toBe(may(role, needs) ? 200 : 403)
    const sent = await send(list, role, { do: 'save', name: '', query: '?view=all' })
    expect(sent.status).toBe(may(role, needs) ? 422 : 403)
  })
})

test('there are none of a list that is none', async () => {
  expect((await answerOf(() => read('passwords', 'owner'))).status).toBe(404)
})

// biome-ignore format: one line for each list
const lists = [
  ['bookings', bookingsLoader, '?money=unpaid&sort=start&cols=lead,payment&q=marit&after=x&nonsense=1', '?money=unpaid&sort=start&cols=lead%2Cpayment'],
  ['departures', departuresLoader, '?view=booked&q=kigali&month=2027-06&only=short', '?view=booked&month=2027-06&only=short'],
  ['enquiries', enquiriesLoader, '?view=mine&kind=freight&q=marit', '?view=mine&kind=freight'],
  ['emails', emailsLoader, '?state=failed&q=marit%40example.no&before=7', '?state=failed'],
] as const

test.each(
  lists,
)('a view of %s holds filters and order, no search and no page, and is a tab of its list', async (list, loaderOf, typed, query) => {
  const { status, location } = await send(list, 'sales', { do: 'save', name: `My ${list}`, query: typed })
  expect([status, location]).toEqual([303, `/admin/${list}${query}`])
  const shown = await loaderOf(args(`/admin/${list}${query}`, as('sales')))
  expect(shown.saved).toMatchObject({ query: '', views: [{ name: `My ${list}`, to: `/admin/${list}${query}`, isOn: true }] })
  expect((await loaderOf(args(`/admin/${list}`, as('sales')))).saved).toMatchObject({ query: '', views: [{ isOn: false }] })
  expect((await loaderOf(args(`/admin/${list}${query}`, as('owner')))).saved).toMatchObject({ query, views: [] })
})

test('what cannot be saved comes back with everything that was typed, and its reason', async () => {
  const form = { do: 'save', name: 'x'.repeat(41), shared: 'yes', query: '?money=overdue' }
  const answer = await answerOf(() =>
    action(args('/admin/saved-views/bookings', { ...as('sales'), params: { list: 'bookings' }, form })),
  )
  expect(answer).toMatchObject({ status: 422, data: { fault: 'too-long', values: form } })
  const again = await send('bookings', 'sales', { do: 'save', name: 'Nothing', query: '?q=marit' })
  expect(again.status).toBe(422)
})

test('only who may share shows a view to the office', async () => {
  expect((await send('bookings', 'read-only', { do: 'save', name: 'For all', shared: 'yes', query: '?kind=stay' })).status).toBe(
    403,
  )
  expect((await send('bookings', 'owner', { do: 'save', name: 'For all', shared: 'yes', query: '?kind=stay' })).status).toBe(303)
  const { rows } = await read('bookings', 'read-only')
  expect(rows).toMatchObject([{ name: 'For all', mayChange: false }])
  const id = rows[0]?.id ?? ''
  expect((await send('bookings', 'read-only', { do: 'delete', id })).status).toBe(409)
  expect((await send('bookings', 'sales', { do: 'change', id, name: 'Hotel stays', shared: 'yes' })).status).toBe(303)
  expect((await send('bookings', 'sales', { do: 'delete', id })).status).toBe(200)
})
