import { beforeEach, describe, expect, test } from 'vitest'
import { beginAuthenticator } from '#features/staff/factors/begin-authenticator.server.ts'
import { findFactors } from '#features/staff/factors/reads-factors.server.ts'
import { withAuthenticator } from '#features/staff/factors/test-factors.server.ts'
import { signIn } from '#features/staff/passwords/sign-in-by-password.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import { argsOf as adminArgs, answerOf as answer, type RequestParts } from '#tests/support/admin-request.ts'
import { ownersNeedFactor } from '#tests/support/owners-need-factor.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as todayLoader } from '../dashboard/dashboard.tsx'
import { action as addPasskeyAction, loader as addPasskeyLoader } from '../profile/add-passkey.ts'
import { action as authenticatorAction, loader as authenticatorLoader } from '../profile/authenticator.tsx'
import { action as passkeysAction, loader as passkeysLoader } from '../profile/passkeys.tsx'
import { loader as profileLoader } from '../profile/profile.tsx'
import { action as codeAction, loader as codeLoader } from './code.tsx'
import { action as loginAction } from './login.tsx'
import { action as passkeyAction } from './passkey.ts'

const { ctx, clock } = await testContext()
beforeEach(() => clock.advance(2 * 60 * 60_000))

const argsOf = (path: string, parts?: RequestParts) => adminArgs(ctx, path, parts)

/** Somebody at the page of the code, with the cookie of the right password. */
async function atTheCode(to = '/admin/emails') {
  const diane = await member(ctx)
  const authenticator = await withAuthenticator(ctx, diane)
  clock.advance(5 * 60_000)
  const { email, password } = diane
  const login = await answer(() =>
    loginAction(argsOf(`/admin/login?to=${encodeURIComponent(to)}`, { form: { email, password } })),
  )
  return { diane, ...authenticator, login, cookie: cookieHeader(login.cookies) }
}

const signedIn = async (role: Role = 'sales') => {
  const diane = await member(ctx, { role })
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  return { diane, cookie: cookieHeader(outcome.done ? outcome.value.cookies : []) }
}

const profile = '/admin/settings/profile'

// biome-ignore format: one line for each route
const own: [name: string, run: (parts: RequestParts) => unknown, reached: number][] = [
  ['the profile', (parts) => profileLoader(argsOf(profile, parts)), 200],
  ['the authenticator', (parts) => authenticatorLoader(argsOf(`${profile}/authenticator`, parts)), 200],
  ['changing the authenticator', (parts) => authenticatorAction(argsOf(`${profile}/authenticator`, { ...parts, form: { step: 'codes' } })), 409],
  ['the passkeys', (parts) => passkeysLoader(argsOf(`${profile}/passkeys`, parts)), 200],
  ['changing the passkeys', (parts) => passkeysAction(argsOf(`${profile}/passkeys`, { ...parts, form: { step: 'rename', newName: '' } })), 422],
  ['a new passkey', (parts) => addPasskeyAction(argsOf(`${profile}/passkeys/add`, { ...parts, form: { step: 'begin', name: '' } })), 422],
  ['a new passkey’s address', (parts) => addPasskeyLoader(argsOf(`${profile}/passkeys/add`, parts)), 302],
]

test.each(own)('%s: every role reaches its own, and who is not signed in is sent to do so', async (_name, run, reached) => {
  const stranger = await answer(() => run({}))
  expect(stranger).toMatchObject({ status: 302, location: expect.stringMatching(/^\/admin\/login\?to=%2Fadmin%2Fsettings/) })
  for (const role of roles) {
    const { cookie } = await signedIn(role)
    expect((await answer(() => run({ cookie }))).status).toBe(reached)
  }
})

describe('the page of the code', () => {
  const path = '/admin/login/code?to=%2Fadmin%2Femails'
  const send = (code: string, cookie: string, at = path) => answer(() => codeAction(argsOf(at, { cookie, form: { code } })))

  test('follows the right password, and leads on to where somebody wanted', async () => {
    const { code, login, cookie } = await atTheCode()
    expect(login).toMatchObject({ status: 302, location: path })
    expect(login.cookies.join()).toMatch(/^impamba-second-step=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await answer(() => codeLoader(argsOf(path, { cookie })))).toMatchObject({ status: 200, data: { kind: 'code' } })
    const came = await send(code(), cookie)
    expect(came).toMatchObject({ status: 302, location: '/admin/emails' })
    const today = await answer(() => todayLoader(argsOf('/admin', { cookie: cookieHeader(came.cookies) })))
    expect(today.status).toBe(200)
  })

  test('leads to no other site, whatever its address says', async () => {
    for (const to of ['//evil.example', 'https://evil.example/admin', '/packages', '/admin/login/code']) {
      const { code, cookie } = await atTheCode()
      expect((await send(code(), cookie, `/admin/login/code?to=${encodeURIComponent(to)}`)).location).toBe('/admin')
    }
  })

  test('is nothing without the key, and opens no page of the admin area with it', async () => {
    const back = { status: 302, location: '/admin/login?to=%2Fadmin%2Femails' }
    expect(await answer(() => codeLoader(argsOf(path)))).toMatchObject(back)
    expect(await send('123456', '')).toMatchObject(back)
    const { cookie } = await atTheCode()
    expect((await answer(() => todayLoader(argsOf('/admin', { cookie })))).location).toMatch(/^\/admin\/login/)
  })

  test('leads back with the reason where the key is over or forged, and takes its cookie away', async () => {
    const { code, cookie } = await atTheCode()
    clock.advance(10 * 60_000)
    const back = { status: 302, location: '/admin/login?to=%2Fadmin%2Femails&why=second-step-over' }
    for (const one of [cookie, 'impamba-second-step=x']) {
      expect(await answer(() => codeLoader(argsOf(path, { cookie: one })))).toMatchObject(back)
      const came = await send(code(), one)
      expect(came).toMatchObject(back)
      expect(came.cookies.join()).toMatch(/impamba-second-step=; Max-Age=0/)
    }
  })

  test('says with 422 that a code is wrong, keeps a recovery code that was typed, and says with 429 that it was too often', async () => {
    const { cookie } = await atTheCode()
    expect(await send('000000', cookie)).toMatchObject({ status: 422, data: { reason: 'code-wrong' } })
    expect(await send('abcd', cookie, `${path}&with=recovery`)).toMatchObject({
      status: 422,
      data: { reason: 'recovery-code-wrong', typed: 'abcd' },
    })
    for (let n = 3; n <= 9; n++) expect((await send('000000', cookie)).status).toBe(422)
    expect(await send('000000', cookie)).toMatchObject({ status: 429, data: { reason: 'too-many-requests' } })
  })

  test('leads from a recovery code to where it is told how many are left, and from there on', async () => {
    const { codes, cookie } = await atTheCode()
    const came = await send(codes[0] ?? '', cookie, `${path}&with=recovery`)
    const location = '/admin/settings/profile/authenticator?came=recovery&to=%2Fadmin%2Femails'
    expect(came).toMatchObject({ status: 302, location })
    const shown = await answer(() => authenticatorLoader(argsOf(location, { cookie: cookieHeader(came.cookies) })))
    expect(shown.data).toMatchObject({ codesLeft: 9, onward: '/admin/emails' })
  })
})

describe('changing a factor', () => {
  const page = '/admin/settings/profile/authenticator'
  const again = (path: string) => `/admin/login?to=${encodeURIComponent(path)}&why=requires-recent-login`

  test('asks whoever signed in more than fifteen minutes ago to do so again, and changes nothing', async () => {
    const { diane, cookie } = await signedIn()
    clock.advance(15 * 60_000 + 1)
    for (const step of ['begin', 'confirm', 'stop', 'codes', 'remove']) {
      const came = await answer(() => authenticatorAction(argsOf(page, { cookie, form: { step, code: '1' } })))
      expect(came).toMatchObject({ status: 302, location: again(page) })
    }
    const passkeys = '/admin/settings/profile/passkeys'
    const remove = { step: 'remove', passkey: 'x' }
    expect((await answer(() => passkeysAction(argsOf(passkeys, { cookie, form: remove })))).location).toBe(again(passkeys))
    const begin = { step: 'begin', name: 'Laptop' }
    expect((await answer(() => addPasskeyAction(argsOf(`${passkeys}/add`, { cookie, form: begin })))).location).toBe(
      again(passkeys),
    )
    expect(await findFactors(ctx.db, diane.id)).toEqual({ authenticator: null, codesLeft: 0, passkeys: [] })
  })

  test('shows a secret that was begun to nobody who signed in long ago', async () => {
    const { diane, cookie } = await signedIn()
    await beginAuthenticator(ctx, diane)
    const shown = await answer(() => authenticatorLoader(argsOf(page, { cookie })))
    expect(shown.data).toMatchObject({ begun: { secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/) } })
    clock.advance(15 * 60_000 + 1)
    expect((await answer(() => authenticatorLoader(argsOf(page, { cookie })))).location).toBe(again(page))
  })

  test('is all that an owner reaches who must add one, and the admin area opens once it is added', async () => {
    const { diane, cookie } = await signedIn('owner')
    await ownersNeedFactor(ctx.db, true)
    const today = () => answer(() => todayLoader(argsOf('/admin', { cookie })))
    expect(await today()).toMatchObject({ status: 302, location: '/admin/settings/profile' })
    for (const loader of [authenticatorLoader, passkeysLoader])
      expect((await answer(() => loader(argsOf(page, { cookie })))).status).toBe(200)
    expect((await answer(() => authenticatorAction(argsOf(page, { cookie, form: { step: 'begin' } })))).location).toBe(page)
    await withAuthenticator(ctx, diane)
    expect((await today()).status).toBe(200)
    const remove = await answer(() => authenticatorAction(argsOf(page, { cookie, form: { step: 'remove' } })))
    expect(remove).toMatchObject({ status: 409, data: { sentence: expect.stringContaining('your last method') } })
    await ownersNeedFactor(ctx.db, false)
  })
})

test('an owner who must have a second factor and has a passkey is not in by the password alone, nor adds a factor by it', async () => {
  const { diane, cookie } = await signedIn('owner')
  const profilePage = '/admin/settings/profile'
  const today = (parts: string) => answer(() => todayLoader(argsOf('/admin', { cookie: parts })))
  const add = (parts: string, form: Record<string, string>) =>
    answer(() => addPasskeyAction(argsOf(`${profilePage}/passkeys/add`, { cookie: parts, form })))
  await ownersNeedFactor(ctx.db, true)
  const begun = await add(cookie, { step: 'begin', name: 'Laptop' })
  const made = softwarePasskey().create(
    (begun.data as { options: Parameters<ReturnType<typeof softwarePasskey>['create']>[0] }).options,
  )
  clock.advance(1_000)
  expect((await add(`${cookie}; ${cookieHeader(begun.cookies)}`, { step: 'finish', answer: made })).status).toBe(200)
  // Whoever added it is the one who has it.
  expect((await today(cookie)).status).toBe(200)
  clock.advance(60_000)
  const thief = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.2' })
  const stolen = cookieHeader(thief.done ? thief.value.cookies : [])
  expect(await today(stolen)).toMatchObject({ status: 302, location: profilePage })
  expect((await add(stolen, { step: 'begin', name: 'Theirs' })).location).toContain('why=requires-recent-login')
  const begin = await answer(() =>
    authenticatorAction(argsOf(`${profilePage}/authenticator`, { cookie: stolen, form: { step: 'begin' } })),
  )
  expect(begin.location).toContain('why=requires-recent-login')
  await ownersNeedFactor(ctx.db, false)
})

test('a passkey is added and signs in by the forms that the browser’s script sends', async () => {
  const { diane, cookie } = await signedIn()
  const passkey = softwarePasskey()
  const adding = (form: Record<string, string>, more = '') =>
    answer(() => addPasskeyAction(argsOf('/admin/settings/profile/passkeys/add', { cookie: `${cookie}; ${more}`, form })))
  const begun = await adding({ step: 'begin', name: 'Laptop' })
  const made = passkey.create((begun.data as { options: Parameters<typeof passkey.create>[0] }).options)
  expect(await adding({ step: 'finish', answer: made })).toMatchObject({ status: 422, data: { reason: 'passkey-refused' } })
  expect(await adding({ step: 'finish', answer: made }, cookieHeader(begun.cookies))).toMatchObject({
    data: { to: '/admin/settings/profile/passkeys?did=added' },
  })
  const entering = (form: Record<string, string>, more = '') =>
    answer(() => passkeyAction(argsOf('/admin/login/passkey', { cookie: more, form })))
  const parts = await entering({ step: 'begin' })
  const used = passkey.get((parts.data as { options: { challenge: string } }).options)
  expect(await entering({ step: 'finish', answer: used, to: '/admin' })).toMatchObject({ status: 422 })
  const came = await entering({ step: 'finish', answer: used, to: '//evil.example' }, cookieHeader(parts.cookies))
  expect(came).toMatchObject({ status: 200, data: { to: '/admin' } })
  expect((await answer(() => todayLoader(argsOf('/admin', { cookie: cookieHeader(came.cookies) })))).status).toBe(200)
  expect((await findFactors(ctx.db, diane.id)).passkeys).toMatchObject([{ name: 'Laptop', lastUsedAt: clock.now() }])
})
