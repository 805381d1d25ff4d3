import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { raiseAlert } from '#features/alerts/raise-alert.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { member } from '#features/staff/test-member.server.ts'
import { listOpenings } from '#features/travellers/list-openings.server.ts'
import {
  argsOf as adminArgs,
  cookieOf as adminCookie,
  answerOf as answer,
  type RequestParts,
} from '#tests/support/admin-request.ts'
import { gorillaTrek, heldBooking } from '#tests/support/cast.ts'
import { testContext } from '#tests/support/test-context.ts'
import { signInWords } from '../words/admin/sign-in-methods.ts'
import { action as alertAction, loader as alertLoader } from './alerts/done.ts'
import { loader as visitorsLoader } from './analytics/analytics.tsx'
import { loader as csvLoader } from './analytics/csv.ts'
import { loader as sessionsLoader } from './analytics/sessions.ts'
import { loader as statsLoader } from './analytics/stats.ts'
import { action as amendAction, loader as amendLoader } from './bookings/amend/amend.tsx'
import { action as bookingAction, loader as bookingLoader } from './bookings/booking.tsx'
import { action as customPriceAction, loader as customPriceLoader } from './bookings/custom-price/custom-price.tsx'
import { loader as documentLoader } from './bookings/document.ts'
import { loader as bookingsLoader } from './bookings/list/bookings.tsx'
import { loader as todayLoader } from './dashboard/dashboard.tsx'
import { action as callOffAction, loader as callOffLoader } from './departures/call-off.tsx'
import { action as departureAction, loader as departureLoader } from './departures/departure.tsx'
import { loader as departuresLoader } from './departures/list/departures.tsx'
import { loader as emailLoader } from './emails/email.tsx'
import { loader as emailsLoader } from './emails/emails.tsx'
import { loader as layoutLoader, middleware } from './layout.tsx'
import { action as confirmEmailAction, loader as confirmEmailLoader } from './login/confirm-email.tsx'
import { action as loginAction, loader as loginLoader } from './login/login.tsx'
import { action as signOutAction } from './login/sign-out.ts'
import { loader as missingLoader } from './missing.tsx'

const { ctx, clock } = await testContext()
const unknown = '00000000-0000-0000-0000-000000000000'

const argsOf = (path: string, parts?: RequestParts) => adminArgs(ctx, path, parts)
const cookieOf = (role: Role) => adminCookie(ctx, role)
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(role)])))

/** A press on a booking's screen that no booking is behind: who may is told that there is none. */
const press = (form: Record<string, string>) => (parts: RequestParts) =>
  bookingAction(argsOf('/admin/bookings/x', { ...parts, params: { id: unknown }, form: { version: '1', ...form } }) as never)
const movers = { owner: 404, sales: 404, editor: 403, translator: 403, 'read-only': 403 }
const readers = { owner: 404, sales: 404, editor: 403, translator: 403, 'read-only': 404 }
const analysts = { owner: 200, sales: 200, editor: 200, translator: 403, 'read-only': 200 }
const keyOver = { owner: 410, sales: 410, editor: 410, translator: 410, 'read-only': 410 }
const money = { payment: unknown, amount: '10', reference: 'BK-1' }

// biome-ignore format: one line for each route
const routes: [path: string, run: (parts: RequestParts) => unknown, reached: Record<Role, number>][] = [
  ['the admin area', (parts) => layoutLoader(argsOf('/admin', parts) as never), { owner: 200, sales: 200, editor: 200, translator: 200, 'read-only': 200 }],
  ['Today', (parts) => todayLoader(argsOf('/admin', parts) as never), { owner: 200, sales: 200, editor: 200, translator: 200, 'read-only': 200 }],
  ['the bookings', (parts) => bookingsLoader(argsOf('/admin/bookings', parts) as never), { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }],
  ['a booking', (parts) => bookingLoader(argsOf('/admin/bookings/x', { ...parts, params: { id: unknown } }) as never), { owner: 404, sales: 404, editor: 403, translator: 403, 'read-only': 404 }],
  ['a move', press({ event: 'confirm', text: 'Paid' }), movers],
  ['a note', press({ event: 'note', text: 'Rang' }), movers],
  ['a payment', press({ event: 'pay', method: 'cash', currency: 'USD', ...money }), movers],
  ['a refund', press({ event: 'refund', seen: '1', ...money }), movers],
  ['an answer', press({ event: 'part', resource: 'x', day: '2027-06-14', answer: 'no' }), movers],
  ['a permit', press({ event: 'purchase', purchase: '1', status: 'bought', number: '1' }), movers],
  ['a child’s fee', press({ event: 'child-fee', position: '1', amount: '50' }), movers],
  ['a price', press({ event: 'quote', total: '1' }), movers],
  ['what is sealed', press({ event: 'open', position: '1' }), movers],
  ['no form of ours', press({ event: 'settle' }), movers],
  ['a change', (parts) => amendLoader(argsOf('/admin/bookings/x/amend', { ...parts, params: { id: unknown } }) as never), movers],
  ['accepting a change', (parts) => amendAction(argsOf('/admin/bookings/x/amend', { ...parts, params: { id: unknown }, form: { version: '1', total: '1' } }) as never), movers],
  ['a custom price', (parts) => customPriceLoader(argsOf('/admin/bookings/x/custom-price', { ...parts, params: { id: unknown } }) as never), movers],
  ['sending a custom price', (parts) => customPriceAction(argsOf('/admin/bookings/x/custom-price', { ...parts, params: { id: unknown }, form: { do: 'send' } }) as never), movers],
  ['a document', (parts) => documentLoader(argsOf('/admin/bookings/x/documents/voucher.pdf', { ...parts, params: { id: unknown, name: 'voucher' } }) as never), readers],
  ['the departures', (parts) => departuresLoader(argsOf('/admin/departures', parts) as never), { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }],
  ['a departure', (parts) => departureLoader(argsOf('/admin/departures/9', { ...parts, params: { id: '9' } }) as never), readers],
  ['its seats', (parts) => departureAction(argsOf('/admin/departures/9', { ...parts, params: { id: '9' }, form: { event: 'seats', capacity: '9', seen: '8' } }) as never), movers],
  ['its cancellation', (parts) => callOffLoader(argsOf('/admin/departures/9/call-off', { ...parts, params: { id: '9' } }) as never), movers],
  ['cancelling it', (parts) => callOffAction(argsOf('/admin/departures/9/call-off', { ...parts, params: { id: '9' }, form: { text: 'Rain', stamp: '' } }) as never), movers],
  ['an alert', (parts) => alertAction(argsOf('/admin/alerts/9', { ...parts, params: { id: '9' }, form: { to: '/admin' } }) as never), { owner: 303, sales: 303, editor: 403, translator: 403, 'read-only': 403 }],
  ['an alert’s address', (parts) => alertLoader(argsOf('/admin/alerts/9', parts) as never), { owner: 302, sales: 302, editor: 403, translator: 403, 'read-only': 403 }],
  ['the emails', (parts) => emailsLoader(argsOf('/admin/emails', parts) as never), { owner: 200, sales: 200, editor: 403, translator: 403, 'read-only': 200 }],
  ['an email', (parts) => emailLoader(argsOf('/admin/emails/9', { ...parts, params: { id: '9' } }) as never), { owner: 404, sales: 404, editor: 403, translator: 403, 'read-only': 404 }],
  ['the visitors', (parts) => visitorsLoader(argsOf('/admin/analytics', parts) as never), analysts],
  ['a table of visitors', (parts) => csvLoader(argsOf('/admin/analytics/pages.csv', { ...parts, params: { table: 'pages' } }) as never), analysts],
  ['a table that is none', (parts) => csvLoader(argsOf('/admin/analytics/x.csv', { ...parts, params: { table: 'x' } }) as never), { owner: 404, sales: 404, editor: 404, translator: 403, 'read-only': 404 }],
  ['the record of visits', (parts) => statsLoader(argsOf('/admin/analytics/stats.json', parts) as never), { owner: 200, sales: 200, editor: 200, translator: 403, 'read-only': 200 }],
  ['the sessions of devices', (parts) => sessionsLoader(argsOf('/admin/analytics/sessions.json?after=%00', parts) as never), { owner: 200, sales: 200, editor: 200, translator: 403, 'read-only': 200 }],
  ['a new address', (parts) => confirmEmailLoader(argsOf('/admin/confirm-email?key=x', parts) as never), keyOver],
  ['confirming it', (parts) => confirmEmailAction(argsOf('/admin/confirm-email?key=x', { ...parts, form: {} }) as never), keyOver],
  ['no page', (parts) => missingLoader(argsOf('/admin/nothing', parts) as never), { owner: 404, sales: 404, editor: 404, translator: 404, 'read-only': 404 }],
]

describe.each(routes)('%s', (_name, run, reached) => {
  test('who is not signed in is sent to sign in', async () => {
    const { status, location } = await answer(() => run({}))
    expect(status).toBe(302)
    expect(location).toMatch(/^\/admin\/login(\?to=%2Fadmin|$)/)
  })

  test.each(roles)('as %s', async (role) => {
    expect(await answer(() => run({ cookie: cookies[role] ?? '' }))).toMatchObject({ status: reached[role] })
  })
})

describe('the layout’s middleware', () => {
  const pass = (path: string, cookie = '') =>
    answer(() => middleware[0]?.(argsOf(path, { cookie }) as never, (async () => new Response('the admin area')) as never))

  test('lets nobody pass who is not signed in, and remembers where they wanted to go', async () => {
    expect(await pass('/admin/bookings?view=ended')).toMatchObject({
      status: 302,
      location: '/admin/login?to=%2Fadmin%2Fbookings%3Fview%3Dended',
    })
  })

  test('lets staff pass without a new cookie, and with one when their session is given a new end', async () => {
    expect(await pass('/admin', cookies.owner)).toMatchObject({ status: 200, cookies: [] })
  })
})

describe('signing in', () => {
  const ask = (form: Record<string, string>, query = '') =>
    answer(() => loginAction(argsOf(`/admin/login${query}`, { form }) as never))

  test('goes to where somebody wanted, on this site only', async () => {
    const { email, password } = await member(ctx)
    expect(await ask({ email, password }, '?to=%2Fadmin%2Femails')).toMatchObject({ status: 302, location: '/admin/emails' })
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/admin', '/packages']) {
      expect(await ask({ email, password }, `?to=${encodeURIComponent(to)}`)).toMatchObject({ location: '/admin' })
    }
  })

  test('sets the cookie with the redirect', async () => {
    const { email, password } = await member(ctx)
    expect((await ask({ email, password })).cookies?.join()).toMatch(/^impamba-staff=.*HttpOnly/)
  })

  test('says what is wrong with 422, and that it was too often with 429', async () => {
    clock.advance(15 * 60_000)
    const { email } = await member(ctx)
    expect(await ask({ email, password: '' })).toMatchObject({ status: 422 })
    expect(await ask({ email: 'nobody', password: 'x' })).toMatchObject({ status: 422 })
    for (let n = 1; n <= 9; n++) expect(await ask({ email, password: `wrong ${n}` })).toMatchObject({ status: 422 })
    expect(await ask({ email, password: 'wrong 10' })).toMatchObject({ status: 429 })
  })

  test('keeps the address that was typed and never the password', async () => {
    const refused = await loginAction(
      argsOf('/admin/login', { form: { email: 'Diane@ impamba', password: 'a secret' } }) as never,
    )
    expect(JSON.stringify(refused)).toContain('Diane@ impamba')
    expect(JSON.stringify(refused)).not.toContain('a secret')
  })

  test('is passed over by who is signed in', async () => {
    const run = () => loginLoader(argsOf('/admin/login?to=/admin/emails', { cookie: cookies.sales ?? '' }) as never)
    expect(await answer(run)).toMatchObject({ status: 302, location: '/admin/emails' })
  })
})

test('a session that has expired is said on the sign-in page, wherever they come from', async () => {
  const cookie = await cookieOf('sales')
  const [token] = cookie.replace('impamba-staff=', '').split('.')
  await sql`update staff_sessions set expires_at = now() - interval '1 second' where token = ${token}`.execute(ctx.db)
  const sent = await answer(() =>
    middleware[0]?.(argsOf('/admin/emails', { cookie }) as never, (async () => new Response('the admin area')) as never),
  )
  expect(sent.location).toBe('/admin/login?to=%2Fadmin%2Femails&why=user-token-expired')
  for (const path of ['/admin/login?why=user-token-expired', '/admin/login'])
    expect(await loginLoader(argsOf(path, { cookie }) as never)).toMatchObject({
      flash: signInWords.login.why['user-token-expired'],
    })
  expect(await loginLoader(argsOf('/admin/login') as never)).toMatchObject({ flash: undefined })
})

test('signing out ends the session and leads to the sign-in page', async () => {
  const cookie = await cookieOf('sales')
  expect(await answer(() => signOutAction(argsOf('/admin/sign-out', { cookie, form: {} }) as never))).toMatchObject({
    status: 302,
    location: '/admin/login',
  })
  expect(await answer(() => todayLoader(argsOf('/admin', { cookie }) as never))).toMatchObject({ status: 302 })
})

describe('the screens with something behind them', () => {
  const owner = { cookie: cookies.owner ?? '' }

  test('money is recorded by a form, once however often it is sent, and shown from the ledger', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { id, totalMinor, version } = await heldBooking(ctx, trek.slug, 2)
    const payment = randomUUID()
    const form = {
      event: 'pay',
      version: String(version),
      payment,
      method: 'bank-transfer',
      currency: 'USD',
      amount: String(totalMinor / 100),
      reference: 'BK-1',
    }
    const send = () =>
      answer(() => bookingAction(argsOf(`/admin/bookings/${id}?ask=pay`, { ...owner, params: { id }, form }) as never))
    const done = { status: 303, location: `/admin/bookings/${id}?did=pay:${payment}` }
    expect(await send()).toMatchObject(done)
    expect(await send()).toMatchObject(done)
    expect(await listPayments(ctx.db, id)).toHaveLength(1)
    const shown = await bookingLoader(argsOf(done.location, { ...owner, params: { id } }) as never)
    expect(shown).toMatchObject({ state: 'confirmed', account: { status: { word: 'Paid' } } })
    expect(shown.flash).toMatch(/^Saved: \$[\d,.]+ by bank transfer, BK-1\.$/)
  })

  test('a refused form comes back with what was typed, its own payment and the sentence', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { id, version } = await heldBooking(ctx, trek.slug, 2)
    const form = {
      event: 'pay',
      version: String(version),
      payment: randomUUID(),
      method: 'cash',
      currency: 'USD',
      amount: '999,999',
      reference: 'R-1',
    }
    const came = await bookingAction(argsOf(`/admin/bookings/${id}?ask=pay`, { ...owner, params: { id }, form }) as never)
    expect(came).toMatchObject({
      init: { status: 422 },
      data: { reply: { dialog: 'pay', reason: 'more-than-owed', values: { payment: form.payment, amount: '999,999' } } },
    })
  })

  test('reading what is encrypted is written down with the name of who read it', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { id } = await heldBooking(ctx, trek.slug, 1)
    const form = { event: 'open', version: '1', position: '1' }
    const came = await bookingAction(argsOf(`/admin/bookings/${id}`, { ...owner, params: { id }, form }) as never)
    expect(came).toMatchObject({ data: { opened: { position: 1 } } })
    expect(await listOpenings(ctx.db, id)).toMatchObject([{ position: 1, actor: 'Diane Uwase' }])
  })

  test('a departure is cancelled as its list showed it: one more booking meanwhile, and the list is shown again', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const params = { id: String(trek.id) }
    await heldBooking(ctx, trek.slug, 2)
    const path = `/admin/departures/${trek.id}/call-off?to=`
    const look = () => callOffLoader(argsOf(path, { ...owner, params }) as never)
    const { stamp } = await look()
    await heldBooking(ctx, trek.slug, 1)
    const send = (seen: string) =>
      answer(() => callOffAction(argsOf(path, { ...owner, params, form: { text: 'Rain', stamp: seen } }) as never))
    expect(await send(stamp)).toMatchObject({ status: 409 })
    const anew = await look()
    expect(anew.rows).toHaveLength(2)
    expect(await send(anew.stamp)).toMatchObject({ status: 303, location: `/admin/departures/${trek.id}` })
    const shown = await departureLoader(argsOf(`/admin/departures/${trek.id}`, { ...owner, params }) as never)
    expect(shown.cancelled).toMatchObject({ reason: 'Rain', left: 2, of: 2, moved: 0, calledOff: 0 })
  })

  test('fewer seats than are taken come back with who has them', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { reference } = await heldBooking(ctx, trek.slug, 2)
    const form = { event: 'seats', capacity: '1', seen: '8' }
    const params = { id: String(trek.id) }
    const came = await departureAction(argsOf(`/admin/departures/${trek.id}`, { ...owner, params, form }) as never)
    expect(came).toMatchObject({ init: { status: 409 }, data: { typed: '1' } })
    expect(JSON.stringify(came)).toContain(`Marit Elise Solheim 2 (${reference})`)
  })

  test('a change is looked at before it is made, and made at the total that was shown', async () => {
    const trek = await gorillaTrek(ctx, { seats: 8 })
    const { id, version } = await heldBooking(ctx, trek.slug, 2)
    const path = `/admin/bookings/${id}/amend?look=1&singleRooms=2`
    const shown = await amendLoader(argsOf(path, { ...owner, params: { id } }) as never)
    const totalMinor = shown.difference?.totalMinor ?? 0
    expect(shown.difference?.rows).toHaveLength(1)
    const send = (total: number, seen = version) =>
      answer(() =>
        amendAction(argsOf(path, { ...owner, params: { id }, form: { version: String(seen), total: String(total) } }) as never),
      )
    expect(await send(totalMinor - 100)).toMatchObject({ status: 409 })
    expect(await send(totalMinor, version + 1)).toMatchObject({ status: 409 })
    expect(await send(totalMinor)).toMatchObject({ status: 303, location: `/admin/bookings/${id}?did=amend` })
  })

  test('Today shows what waits, and an alert is gone once it is done', async () => {
    await raiseAlert(ctx, ctx.db, { occasion: 'test', bookingId: null, text: 'Ring the lodge' })
    const today = async () => (await todayLoader(argsOf('/admin', owner) as never)).work?.tasks ?? []
    const alert = (await today()).find(({ text }) => text === 'Ring the lodge')
    const params = { id: alert?.done?.split('/').at(-1) ?? '' }
    await answer(() => alertAction(argsOf('/admin/alerts/1', { ...owner, params, form: { to: '//evil.example' } }) as never))
    expect((await today()).map(({ text }) => text)).not.toContain('Ring the lodge')
  })
})
