import { beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '#features/staff/keys/keys.server.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { countSessions } from '#features/staff/reads.server.ts'
import { findSignedIn } from '#features/staff/sessions/find-signed-in.server.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import { argsOf as adminArgs, answerOf as answer, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { action as confirmEmail, loader as lookAtEmail } from './confirm-email.tsx'
import { action as join, loader as lookAtJoin } from './join.tsx'
import { action as link, loader as lookAtLink } from './link.tsx'
import { loader as loginLoader } from './login.tsx'
import { loader as lookAtReset, action as reset } from './reset.tsx'

const { ctx, clock, emails, runJobs } = await testContext()

beforeEach(() => {
  emails.length = 0
  clock.advance(15 * 60_000)
})

const argsOf = (path: string, { from = ctx, ...sent }: RequestParts & { from?: typeof ctx } = {}) => adminArgs(from, path, sent)

const staffOf = async (cookies: readonly string[]) =>
  (await findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) })))?.staff.id

const keyFor = async (purpose: 'link' | 'reset' | 'invite' | 'new-email', staffId: string, facts = {}) =>
  (await makeKey(ctx, ctx.db, { purpose, staffId, facts })).text

const pages = [
  ['the email that signs in', 'link', '/admin/login/link', lookAtLink, link],
  ['the email for a new password', 'reset', '/admin/login/reset', lookAtReset, reset],
  ['the invitation', 'invite', '/admin/join', lookAtJoin, join],
] as const

describe.each(pages)('%s', (_name, purpose, path, look, open) => {
  const form = { password: 'red roads climb slowly' }

  test('opens nothing by being looked at, however often, and signs in by its button, once', async () => {
    const diane = await member(ctx)
    const at = `${path}?key=${await keyFor(purpose, diane.id)}`
    for (let time = 1; time <= 3; time += 1) {
      const shown = await answer(() => look(argsOf(at)))
      expect(shown).toMatchObject({ status: 200, cookies: [] })
      expect(JSON.stringify(shown.data)).toContain(diane.email)
    }
    const opened = await answer(() => open(argsOf(at, { form })))
    expect(opened).toMatchObject({ status: 302, location: '/admin' })
    expect(await staffOf(opened.cookies)).toBe(diane.id)
    expect(await answer(() => open(argsOf(at, { form })))).toMatchObject({ status: 410, cookies: [] })
    expect(await answer(() => look(argsOf(at)))).toMatchObject({ status: 410 })
  })

  test('is a page that says so, with 410, where the key is forged, cut off, another’s or somebody disabled’s', async () => {
    const diane = await member(ctx)
    const gone = await member(ctx, { disabled: true })
    const another = await keyFor(purpose === 'link' ? 'reset' : 'link', diane.id)
    const keys = [
      '',
      'x',
      (await keyFor(purpose, diane.id)).slice(0, -1),
      another,
      await keyFor(purpose, gone.id),
      '%00',
      'a'.repeat(5_000),
    ]
    for (const key of keys) {
      const at = `${path}?key=${encodeURIComponent(key)}`
      expect(await answer(() => look(argsOf(at)))).toMatchObject({ status: 410 })
      expect(await answer(() => open(argsOf(at, { form })))).toMatchObject({ status: 410, cookies: [] })
    }
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('gives the browser a session of its own: the cookie sent before is dead', async () => {
    const [diane, thief] = [await member(ctx), await member(ctx)]
    const planted = await signIn(ctx, { ...thief, headers: new Headers(), address: '192.0.2.9' })
    const before = planted.done ? planted.value.cookies : []
    const at = `${path}?key=${await keyFor(purpose, diane.id)}`
    const opened = await answer(() => open(argsOf(at, { form, cookie: cookieHeader(before) })))
    expect(await staffOf(before)).toBeUndefined()
    expect(await staffOf(opened.cookies)).toBe(diane.id)
  })
})

describe.each([
  ['the email that signs in', '/admin/login/link', link],
  ['a new password', '/admin/login/reset', reset],
] as const)('asking for %s', (_name, path, ask) => {
  const asks = (email: string, from = ctx) => answer(() => ask(argsOf(path, { form: { email }, from })))

  test('is answered with the same bytes whoever has the address', async () => {
    const diane = await member(ctx)
    const gone = await member(ctx, { disabled: true })
    const answers = await Promise.all(
      [diane.email, gone.email, 'nobody@impamba.test'].map(async (email) =>
        JSON.stringify(await asks(email)).replaceAll(email, '…'),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('"status":200')
  })

  test('keeps what was typed with 422, says 429 after too many, and 409 where no emails leave', async () => {
    expect(await asks('diane@')).toMatchObject({ status: 422, data: { email: 'diane@', refused: 'invalid-email' } })
    const { email } = await member(ctx)
    for (let n = 1; n <= 9; n += 1) expect((await asks(email)).status).toBe(200)
    expect(await asks(email)).toMatchObject({ status: 429, data: { email, refused: 'too-many-requests' } })
    expect(await asks(email, { ...ctx, mail: { ...ctx.mail, delivers: false } })).toMatchObject({ status: 409 })
  })
})

test('the email leads to where somebody was on their way, on this site only', async () => {
  const wanted = {
    '/admin/emails?page=2': '/admin/emails?page=2',
    '//evil.example': '/admin',
    'https://evil.example/admin': '/admin',
    '/admin/../packages': '/admin',
  }
  for (const [to, location] of Object.entries(wanted)) {
    const { email } = await member(ctx)
    await answer(() => link(argsOf(`/admin/login/link?to=${encodeURIComponent(to)}`, { form: { email } })))
    await runJobs()
    const key = /[?]key=([\w.-]+)/.exec(emails.at(-1)?.text ?? '')?.[1]
    expect(await answer(() => link(argsOf(`/admin/login/link?key=${key}&to=//evil.example`, { form: {} })))).toMatchObject({
      location,
    })
  }
})

test('what a key says of where to go is not believed either', async () => {
  const diane = await member(ctx)
  const key = await keyFor('link', diane.id, { to: '//evil.example' })
  expect(await answer(() => link(argsOf(`/admin/login/link?key=${key}`, { form: {} })))).toMatchObject({ location: '/admin' })
})

test('a password that is refused comes back with its fault and never with itself, and the link still opens', async () => {
  const diane = await member(ctx)
  const at = `/admin/login/reset?key=${await keyFor('reset', diane.id)}`
  const refused = await answer(() => reset(argsOf(at, { form: { password: 'a secret' } })))
  expect(refused).toMatchObject({ status: 422, data: { fault: 'too-short' } })
  expect(JSON.stringify(refused)).not.toContain('a secret')
  expect(await answer(() => look(at))).toMatchObject({ status: 200 })
})
const look = (at: string) => lookAtReset(argsOf(at))

describe('a new address', () => {
  test('is confirmed by who asked for it and signed in recently; whoever signed in a while ago does so again and comes back', async () => {
    const diane = await member(ctx)
    const entered = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
    const cookie = cookieHeader(entered.done ? entered.value.cookies : [])
    const email = `moved-${diane.id.slice(0, 8)}@impamba.test`
    const at = `/admin/confirm-email?key=${await keyFor('new-email', diane.id, { email })}`
    clock.advance(15 * 60_000 + 1)
    for (const run of [lookAtEmail, confirmEmail]) {
      const sent = await answer(() => run(argsOf(at, { cookie, ...(run === confirmEmail && { form: {} }) })))
      expect(sent).toMatchObject({ status: 302 })
      const login = new URL(sent.location ?? '', 'http://localhost:3000')
      expect(Object.fromEntries(login.searchParams)).toEqual({ why: 'requires-recent-login', to: at })
      const shown = await answer(() => loginLoader(argsOf(sent.location ?? '', { cookie })))
      expect(shown.data).toMatchObject({ again: true, email: diane.email })
    }
    const again = await signIn(ctx, { ...diane, headers: new Headers({ cookie }), address: '192.0.2.1' })
    const fresh = cookieHeader(again.done ? again.value.cookies : [])
    for (let time = 1; time <= 2; time += 1)
      expect(await answer(() => lookAtEmail(argsOf(at, { cookie: fresh })))).toMatchObject({ status: 200, data: { email } })
    expect(await answer(() => confirmEmail(argsOf(at, { cookie: fresh, form: {} })))).toMatchObject({
      status: 200,
      data: { email },
    })
    expect(await answer(() => confirmEmail(argsOf(at, { cookie: fresh, form: {} })))).toMatchObject({ status: 410 })
  })
})

test('the sign-in page knows its reasons, shows no other, and offers email links only where emails are sent', async () => {
  const shown = async (query: string, from = ctx) =>
    (await answer(() => loginLoader(argsOf(`/admin/login${query}`, { from })))).data
  for (const [why, flash] of Object.entries(signInWords.login.why)) expect(await shown(`?why=${why}`)).toMatchObject({ flash })
  expect(await shown('?why=you-won')).toMatchObject({ flash: undefined })
  expect(await shown('?to=%2Fadmin%2Femails')).toMatchObject({ byEmailKind: '/admin/login/link?to=%2Fadmin%2Femails' })
  expect(await shown('', { ...ctx, mail: { ...ctx.mail, delivers: false } })).toMatchObject({
    byEmailKind: undefined,
    forgot: '/admin/login/reset',
  })
})
