import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#features/staff/permissions.ts'
import { answerOf, argsOf, cookieOf, type RequestParts } from '#tests/support/admin-request.ts'
import { cancelled, gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as auditLogLoader } from '../audit-log/audit-log.tsx'
import { action as bookingAction } from '../bookings/booking.tsx'
import { action as exportAction, loader as exportLoader } from './export.ts'
import { action as customersAction, loader as customersLoader } from './privacy-requests.tsx'

const { ctx, clock, runJobs } = await testContext()
const who = 'nobody@example.org'
const args = (path: string, parts: RequestParts) => argsOf(ctx, path, parts) as never
const customers = (parts: RequestParts) => customersAction(args('/admin/privacy-requests', parts))
const copy = (parts: RequestParts) => exportAction(args('/admin/privacy-requests/export', parts))

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, owner: number][] = [
  ['the log of what staff did', (parts) => auditLogLoader(args('/admin/audit-log', parts)), 200],
  ['a person’s data', (parts) => customersLoader(args('/admin/privacy-requests', parts)), 200],
  ['finding a person', (parts) => customers({ ...parts, form: { do: 'find', who } }), 404],
  ['asking to erase a person', (parts) => customers({ ...parts, form: { do: 'ask', who } }), 404],
  ['erasing a person', (parts) => customers({ ...parts, form: { do: 'erase', who, confirm: who } }), 404],
  ['a person’s copy', (parts) => copy({ ...parts, form: { who } }), 404],
  ['the address of copies', (parts) => exportLoader(args('/admin/privacy-requests/export', parts)), 302],
]

const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(ctx, role)])))

describe.each(routes)('%s', (_name, run, owner) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answerOf(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login\?to=%2Fadmin/)
  })

  test.each(roles)('as %s', async (role: Role) => {
    const status = role === 'owner' ? owner : 403
    expect(await answerOf(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status })
  })
})

const owner = { cookie: cookies.owner ?? '' }

test('each reading of what is encrypted stands in the log, with the way to its booking', async () => {
  const { id, reference } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  const form = { event: 'open', version: '1', position: '1' }
  for (let times = 0; times < 2; times++) await bookingAction(args(`/admin/bookings/${id}`, { ...owner, params: { id }, form }))
  const { rows } = await auditLogLoader(args(`/admin/audit-log?kind=booking&of=${id}`, owner))
  const opened = {
    actor: 'Diane Uwase',
    what: 'Viewed private details',
    subject: { words: reference, to: `/admin/bookings/${id}` },
    facts: [{ name: 'Traveller', text: '1' }],
  }
  expect(rows).toMatchObject([opened, opened])
})

test('text that can name nobody is reported beside the field, and what was typed comes back', async () => {
  expect(await customers({ ...owner, form: { do: 'find', who: 'marit' } })).toMatchObject({
    init: { status: 422 },
    data: { view: 'find', typed: 'marit', fault: expect.stringContaining('neither an email address') },
  })
})

test('a person is erased by their form, or told why not, with the bookings that stand against it', async () => {
  const { id, reference } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  const marit = 'marit@example.no'
  const press = (confirm: string, more = {}) => customers({ ...owner, form: { do: 'erase', who: marit, confirm, ...more } })
  const refusedBy = expect.arrayContaining([{ id, reference }])
  expect(await press(marit)).toMatchObject({
    init: { status: 409 },
    data: { reply: { reason: 'booking-live', bookings: refusedBy } },
  })
  expect(await press(marit, { keep: 'yes' })).toMatchObject({ data: { view: 'found' } })
  for (const { id: one } of (
    (await customers({ ...owner, form: { do: 'find', who: marit } })) as { data: { customer: { bookings: { id: string }[] } } }
  ).data.customer.bookings)
    await cancelled(ctx, one)
  await runJobs()
  expect(await press('someone@example.no')).toMatchObject({ init: { status: 422 }, data: { confirm: 'someone@example.no' } })
  const { status, location } = await answerOf(() => press(reference))
  expect(status).toBe(303)
  expect(location).not.toContain('marit')
  const { erased } = await customersLoader(args(location ?? '', owner))
  expect(erased).toContain(reference)
  expect(await answerOf(() => press(marit))).toMatchObject({ status: 404 })
})

test('a person’s copy and their erasure ask for a recent sign-in, and lead back to the person by a reference of theirs', async () => {
  const { reference } = await heldBooking(ctx, (await gorillaTrek(ctx, { seats: 8 })).slug, 1)
  const session = { cookie: await cookieOf(ctx, 'owner') }
  const form = { do: 'ask', who: 'marit@example.no' }
  const file = await copy({ ...session, form })
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBe('no-store')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-[\d-]+\.json"$/)
  expect(await file.json()).toMatchObject({ address: form.who })
  expect(await answerOf(() => customers({ ...session, form }))).toMatchObject({ status: 200 })
  clock.advance(15 * 60_000 + 1)
  const again = {
    status: 302,
    location: `/admin/login?to=%2Fadmin%2Fprivacy-requests%3Fof%3D${reference}&why=requires-recent-login`,
  }
  expect(await answerOf(() => copy({ ...session, form }))).toMatchObject(again)
  expect(await answerOf(() => customers({ ...session, form }))).toMatchObject(again)
  const nobody = { ...form, who: 'nobody@example.no' }
  const search = { location: '/admin/login?to=%2Fadmin%2Fprivacy-requests&why=requires-recent-login' }
  expect(await answerOf(() => copy({ ...session, form: nobody }))).toMatchObject(search)
})
