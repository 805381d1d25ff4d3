import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Role, roles } from '#features/staff/permissions.ts'
import { signIn } from '#features/staff/sign-in.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { contextKey } from '../context.ts'
import { requestNotesKey } from '../request-notes.ts'
import { action as bookingAction, loader as bookingLoader } from './bookings/booking.tsx'
import { loader as bookingsLoader } from './bookings/bookings.tsx'
import { loader as layoutLoader, middleware } from './layout.tsx'
import { loader as letterLoader } from './letters/letter.tsx'
import { loader as lettersLoader } from './letters/letters.tsx'
import { action as loginAction, loader as loginLoader } from './login.tsx'
import { loader as missingLoader } from './missing.tsx'
import { action as signOutAction } from './sign-out.ts'
import { loader as todayLoader } from './today.tsx'

const { ctx, clock } = await testContext()
const unknown = '00000000-0000-0000-0000-000000000000'

type Asked = { cookie?: string; form?: Record<string, string>; params?: Record<string, string> }

/** What the router gives a loader or an action for a request. */
function argsOf(path: string, { cookie = '', form, params = {} }: Asked = {}) {
  const context = new RouterContextProvider()
  context.set(contextKey, ctx)
  context.set(requestNotesKey, { reference: 'TEST', clientAddress: '192.0.2.1', unavailable: false })
  const url = new URL(path, 'http://localhost:3000')
  const body = form && new URLSearchParams(form)
  const request = new Request(url, { headers: { cookie }, ...(body && { method: 'POST', body }) })
  return { request, url, context, params, pattern: '', unstable_pattern: '' }
}

/** The status that something answers with or throws, and where it sends to. */
async function answer(run: () => unknown): Promise<{ status: number; location?: string | null; cookies?: string[] }> {
  const came = await Promise.resolve()
    .then(run)
    .catch((thrown: unknown) => thrown)
  if (came instanceof Error) throw came
  if (came instanceof Response) {
    return { status: came.status, location: came.headers.get('location'), cookies: came.headers.getSetCookie() }
  }
  const init = typeof came === 'object' && came !== null && 'init' in came ? (came.init as ResponseInit | null) : null
  return { status: init?.status ?? 200 }
}

const cookieOf = async (role: Role) => {
  const diane = await member(ctx, { role })
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  return cookieHeader(outcome.done ? outcome.value.cookies : [])
}
const cookies = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await cookieOf(role)])))

// biome-ignore format: one line for each route
const routes: [path: string, run: (asked: Asked) => unknown, reached: Record<Role, number>][] = [
  ['the desk', (asked) => layoutLoader(argsOf('/admin', asked) as never), { owner: 200, sales: 200, editor: 200, 'read-only': 200 }],
  ['Today', (asked) => todayLoader(argsOf('/admin', asked) as never), { owner: 200, sales: 200, editor: 200, 'read-only': 200 }],
  ['the bookings', (asked) => bookingsLoader(argsOf('/admin/bookings', asked) as never), { owner: 200, sales: 200, editor: 403, 'read-only': 200 }],
  ['a booking', (asked) => bookingLoader(argsOf('/admin/bookings/x', { ...asked, params: { id: unknown } }) as never), { owner: 404, sales: 404, editor: 403, 'read-only': 404 }],
  ['a move', (asked) => bookingAction(argsOf('/admin/bookings/x', { ...asked, params: { id: unknown }, form: { event: 'confirm', text: 'Paid', version: '1' } }) as never), { owner: 404, sales: 404, editor: 403, 'read-only': 403 }],
  ['a note', (asked) => bookingAction(argsOf('/admin/bookings/x', { ...asked, params: { id: unknown }, form: { event: 'note', text: 'Rang' } }) as never), { owner: 404, sales: 404, editor: 403, 'read-only': 403 }],
  ['the letters', (asked) => lettersLoader(argsOf('/admin/letters', asked) as never), { owner: 200, sales: 200, editor: 403, 'read-only': 200 }],
  ['a letter', (asked) => letterLoader(argsOf('/admin/letters/9', { ...asked, params: { id: '9' } }) as never), { owner: 404, sales: 404, editor: 403, 'read-only': 404 }],
  ['no page', (asked) => missingLoader(argsOf('/admin/nothing', asked) as never), { owner: 404, sales: 404, editor: 404, 'read-only': 404 }],
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
    answer(() => middleware[0]?.(argsOf(path, { cookie }) as never, (async () => new Response('the desk')) as never))

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
    expect(await ask({ email, password }, '?to=%2Fadmin%2Fletters')).toMatchObject({ status: 302, location: '/admin/letters' })
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
    const run = () => loginLoader(argsOf('/admin/login?to=/admin/letters', { cookie: cookies.sales ?? '' }) as never)
    expect(await answer(run)).toMatchObject({ status: 302, location: '/admin/letters' })
  })
})

test('signing out ends the session and leads to the sign-in page', async () => {
  const cookie = await cookieOf('sales')
  expect(await answer(() => signOutAction(argsOf('/admin/sign-out', { cookie, form: {} }) as never))).toMatchObject({
    status: 302,
    location: '/admin/login',
  })
  expect(await answer(() => todayLoader(argsOf('/admin', { cookie }) as never))).toMatchObject({ status: 302 })
})
