import { describe, expect, test } from 'vitest'
import { findKey } from '#features/staff/keys/keys.server.ts'
import { type Role, roles } from '#features/staff/permissions.ts'
import { findPerson, listSessions } from '#features/staff/reads-people.server.ts'
import { startSession } from '#features/staff/sign-in/start-session.server.ts'
import type { SignInMethod } from '#features/staff/staff.ts'
import { cookieHeader, member } from '#features/staff/test-member.server.ts'
import type { Context } from '#platform/context.ts'
import { answerOf as answer, argsOf, type RequestParts } from '#tests/support/admin-request.ts'
import { testContext } from '#tests/support/test-context.ts'
import { loader as whoLoader } from '../auth/signed-in.ts'
import { loader as bookingsLoader } from '../bookings/list/bookings.tsx'
import { loader as todayLoader } from '../dashboard/dashboard.tsx'
import { loader as layoutLoader } from '../layout.tsx'
import { action as profileAction, loader as profileLoader } from '../profile/profile.tsx'
import { action as userAction, loader as userLoader } from '../staff/user.tsx'
import { action as usersAction, loader as usersLoader } from '../staff/users.tsx'

const { ctx, clock } = await testContext()
const silent: Context = { ...ctx, mail: { ...ctx.mail, delivers: false } }

type Asks = Omit<RequestParts, 'cookie'> & { ctx?: Context }
type Args = (path: string, parts?: Asks) => never

/** What the router gives a loader or an action for a request with these cookies. */
const argsBy =
  (cookie: string): Args =>
  (path, { ctx: on = ctx, ...parts } = {}) =>
    argsOf(on, path, { cookie, ...parts })

/** Somebody who has signed in now, and what they ask of a page. */
async function somebody(role: Role, method: SignInMethod = 'password') {
  const who = await member(ctx, { role })
  const entered = await startSession(ctx, { staffId: who.id, method, headers: new Headers() })
  const { cookies, sessionId } = entered.done ? entered.value : { cookies: [], sessionId: '' }
  return { ...who, args: argsBy(cookieHeader(cookies)), sessionId }
}

const nobody = '00000000-0000-0000-0000-000000000000'
const owners = { owner: 200, sales: 403, editor: 403, translator: 403, 'read-only': 403 }
const everybody = (status: number) => ({ owner: status, sales: status, editor: status, translator: status, 'read-only': status })
const usersForm = (form: Record<string, string>) => (args: Args) => usersAction(args('/admin/users', { form }))
const userForm = (form: Record<string, string>) => (args: Args) =>
  userAction(args('/admin/users/x', { params: { id: nobody }, form }))
const ownForm = (form: Record<string, string>) => (args: Args) => profileAction(args('/admin/settings/profile', { form }))

// biome-ignore format: one line for each route
const routes: [name: string, run: (args: Args) => unknown, reached: Record<Role, number>][] = [
  ['the users', (args) => usersLoader(args('/admin/users')), owners],
  ['inviting somebody', usersForm({ event: 'invite', name: 'Paul', email: 'nobody', role: 'sales' }), { ...owners, owner: 422 }],
  ['inviting somebody to a role that there is not', usersForm({ event: 'invite', name: 'Paul', email: 'p@impamba.test', role: 'king' }), { ...owners, owner: 422 }],
  ['what owners need', usersForm({ event: 'factor', value: 'off' }), { ...owners, owner: 303 }],
  ['no form of the users', usersForm({ event: 'delete' }), { ...owners, owner: 404 }],
  ['a user', (args) => userLoader(args('/admin/users/x', { params: { id: nobody } })), { ...owners, owner: 404 }],
  ['a user’s role', userForm({ event: 'role', role: 'owner' }), { ...owners, owner: 404 }],
  ['a role that there is not', userForm({ event: 'role', role: 'king' }), { ...owners, owner: 422 }],
  ['one’s profile', (args) => profileLoader(args('/admin/settings/profile')), everybody(200)],
  ['one’s name', ownForm({ event: 'name', name: ' ' }), everybody(422)],
  ['one’s language', ownForm({ event: 'language', language: 'xx' }), everybody(422)],
  ['one’s password', ownForm({ event: 'password', password: 'short', repeat: 'short' }), everybody(422)],
  ['who is in', (args) => whoLoader(args('/admin/signed-in')), everybody(200)],
]

describe.each(routes)('%s', (_name, run, reached) => {
  test('who is not signed in is sent to sign in', async () => {
    expect(await answer(() => run(argsBy('')))).toMatchObject({
      status: 302,
      location: expect.stringMatching(/^\/admin\/login\?to=/),
    })
  })
  test.each(roles)('as %s', async (role) => {
    const { args } = await somebody(role)
    expect(await answer(() => run(args))).toMatchObject({ status: reached[role] })
  })
})

describe('the list of users', () => {
  test('an invitation is told by its email, and its link to nobody in the admin area', async () => {
    const owner = await somebody('owner')
    const form = { event: 'invite', name: 'Paul Habimana', email: 'paul@impamba.test', role: 'sales' }
    const { status, location } = await answer(() => usersAction(owner.args('/admin/users', { form })))
    expect({ status, location }).toMatchObject({ status: 303, location: expect.stringMatching(/\?did=invite&who=/) })
    const shown = await usersLoader(owner.args(location ?? ''))
    expect(shown.flash).toContain('paul@impamba.test')
    expect(shown.rows).toContainEqual(expect.objectContaining({ name: 'Paul Habimana', state: 'invited', role: 'sales' }))
    expect(JSON.stringify(shown)).not.toContain('key=')
  })

  test('where no email is sent the link is shown in the answer, opens once, and is nowhere afterwards', async () => {
    const owner = await somebody('owner')
    const form = { event: 'invite', name: 'Grace', email: 'grace@impamba.test', role: 'editor' }
    const { data } = await answer(() => usersAction(owner.args('/admin/users', { form, ctx: silent })))
    const link = (data as { handOver: { link: string } }).handOver.link
    expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/join\?key=/)
    expect(await findKey(ctx, ctx.db, 'invite', new URL(link).searchParams.get('key') ?? '')).toBeDefined()
    expect(JSON.stringify(await usersLoader(owner.args('/admin/users', { ctx: silent })))).not.toContain('key=')
  })

  test('an address that is somebody’s is refused with 409, and what was typed comes back', async () => {
    const [owner, diane] = [await somebody('owner'), await somebody('sales')]
    const form = { event: 'invite', name: 'Diane', email: diane.email, role: 'sales' }
    expect(await answer(() => usersAction(owner.args('/admin/users', { form })))).toMatchObject({
      status: 409,
      data: { reason: 'email-already-in-use', typed: { name: 'Diane', email: diane.email, role: 'sales' } },
    })
  })
})

describe('with a session of three hours ago', () => {
  const again = (path: string) => `/admin/login?to=${encodeURIComponent(path)}&why=requires-recent-login`
  async function ownerOfThreeHoursAgo() {
    const owner = await somebody('owner')
    clock.advance(3 * 60 * 60_000)
    return owner
  }

  test('nobody is invited, and what was typed stays', async () => {
    const owner = await ownerOfThreeHoursAgo()
    const form = { event: 'invite', name: 'Paul', email: 'mallory@impamba.test', role: 'owner' }
    expect(await answer(() => usersAction(owner.args('/admin/users', { form })))).toMatchObject({
      status: 403,
      data: { typed: { name: 'Paul', email: 'mallory@impamba.test', role: 'owner' }, signIn: again('/admin/users') },
    })
    expect((await usersLoader(owner.args('/admin/users'))).rows.map(({ email }) => email)).not.toContain('mallory@impamba.test')
  })

  test.each([
    { event: 'role', role: 'owner' },
    { event: 'disable' },
    { event: 'enable' },
    { event: 'end-sessions' },
    { event: 'invite-again' },
    { event: 'withdraw' },
  ])('nobody is changed by $event', async (form) => {
    const [owner, diane] = [await ownerOfThreeHoursAgo(), await member(ctx, { role: 'sales' })]
    const path = `/admin/users/${diane.id}`
    const press = () => userAction(owner.args(path, { params: { id: diane.id }, form: form as Record<string, string> }))
    expect(await answer(press)).toMatchObject({ status: 302, location: again(path) })
    expect(await findPerson(ctx.db, diane.id)).toMatchObject({ role: 'sales', disabled: false })
  })

  test('the rule on second factors of owners stays', async () => {
    const owner = await ownerOfThreeHoursAgo()
    const press = () => usersAction(owner.args('/admin/users', { form: { event: 'factor', value: 'off' } }))
    expect(await answer(press)).toMatchObject({ status: 302, location: again('/admin/users') })
  })
})

describe('one user', () => {
  const change = (by: Awaited<ReturnType<typeof somebody>>, id: string, form: Record<string, string>) =>
    answer(() => userAction(by.args(`/admin/users/${id}`, { params: { id }, form })))

  test('a role that is taken is gone with the next request, and one that is given is there', async () => {
    const [owner, diane] = [await somebody('owner'), await somebody('sales')]
    const bookings = () => answer(() => bookingsLoader(diane.args('/admin/bookings')))
    expect(await bookings()).toMatchObject({ status: 200 })
    expect(await change(owner, diane.id, { event: 'role', role: 'editor' })).toMatchObject({ status: 303 })
    expect(await bookings()).toMatchObject({ status: 403 })
    await change(owner, diane.id, { event: 'role', role: 'owner' })
    expect(await answer(() => usersLoader(diane.args('/admin/users')))).toMatchObject({ status: 200 })
  })

  test('who is disabled is sent to sign in with their next request', async () => {
    const [owner, diane] = [await somebody('owner'), await somebody('sales')]
    await change(owner, diane.id, { event: 'disable' })
    expect(await answer(() => todayLoader(diane.args('/admin')))).toMatchObject({
      status: 302,
      location: '/admin/login?why=user-token-expired',
    })
  })

  test('nobody changes their own role or shuts themselves out', async () => {
    const owner = await somebody('owner')
    for (const form of [{ event: 'role', role: 'sales' }, { event: 'disable' }])
      expect(await change(owner, owner.id, form)).toMatchObject({ status: 403 })
    expect(await findPerson(ctx.db, owner.id)).toMatchObject({ role: 'owner', disabled: false })
  })

  test('what happened stands on the screen with before and after and by whom', async () => {
    const [owner, diane] = [await somebody('owner'), await somebody('sales')]
    await change(owner, diane.id, { event: 'role', role: 'read-only' })
    const { person } = await userLoader(owner.args(`/admin/users/${diane.id}`, { params: { id: diane.id } }))
    expect(person.log[0]).toMatchObject({ text: 'Role: Sales became View only', who: owner.name })
    expect(person.log[1]).toMatchObject({ text: 'Signed in by password', who: undefined })
  })
})

describe('an owner who must add a second factor', () => {
  test('is taken to their profile once they ask for it, and reaches nothing but what is their own', async () => {
    const owner = await somebody('owner')
    const toProfile = { status: 302, location: '/admin/settings/profile' }
    const turn = (value: string) => answer(() => usersAction(owner.args('/admin/users', { form: { event: 'factor', value } })))
    expect((await usersLoader(owner.args('/admin/users'))).needFactor).toMatchObject({ isOn: false, lackYou: true })
    const { location } = await turn('on')
    expect(await answer(() => usersLoader(owner.args(location ?? '')))).toMatchObject(toProfile)
    expect(await answer(() => todayLoader(owner.args('/admin')))).toMatchObject(toProfile)
    expect(await turn('off')).toMatchObject(toProfile)
    expect(await profileLoader(owner.args('/admin/settings/profile'))).toMatchObject({ mustAddFactor: true })
    expect(await layoutLoader(owner.args('/admin/settings/profile'))).toMatchObject({ mustAddFactor: true })
    expect(await answer(() => whoLoader(owner.args('/admin/signed-in')))).toMatchObject({ status: 200 })
    const sales = await somebody('sales')
    expect(await answer(() => todayLoader(sales.args('/admin')))).toMatchObject({ status: 200 })
    const withPasskey = await somebody('owner', 'passkey')
    expect(await answer(() => todayLoader(withPasskey.args('/admin')))).toMatchObject({ status: 200 })
  })
})

describe('one’s own profile', () => {
  const send = (by: Awaited<ReturnType<typeof somebody>>, form: Record<string, string>) =>
    answer(() => profileAction(by.args('/admin/settings/profile', { form })))

  test('a name that somebody gives themselves is theirs with the next request', async () => {
    const diane = await somebody('sales')
    expect(await send(diane, { event: 'name', name: '  Diane  Mukamana ' })).toMatchObject({ status: 303 })
    expect((await profileLoader(diane.args('/admin/settings/profile'))).staff.name).toBe('Diane Mukamana')
  })

  test('a refused form comes back with what was typed, and a password never does', async () => {
    const diane = await somebody('sales')
    expect(await send(diane, { event: 'email', email: 'diane@' })).toMatchObject({ status: 422, data: { typed: 'diane@' } })
    const refused = await send(diane, { event: 'password', password: 'open-sesame-1', repeat: 'open-sesame-2' })
    expect(refused).toMatchObject({ status: 422, data: { event: 'password', field: 'repeat' } })
    expect(JSON.stringify(refused)).not.toContain('sesame')
  })

  test('email and password ask for a recent sign-in, a name and sessions do not', async () => {
    const diane = await somebody('sales')
    clock.advance(15 * 60_000 + 1)
    const again = { status: 302, location: '/admin/login?to=%2Fadmin%2Fsettings%2Fprofile&why=requires-recent-login' }
    expect(await send(diane, { event: 'email', email: 'new@impamba.test' })).toMatchObject(again)
    expect(await send(diane, { event: 'password', password: 'kabemo-tiruga', repeat: 'kabemo-tiruga' })).toMatchObject(again)
    expect(await send(diane, { event: 'name', name: 'Diane' })).toMatchObject({ status: 303 })
    expect((await profileLoader(diane.args('/admin/settings/profile'))).isRecent).toBe(false)
  })

  test('somebody ends their other sessions, none of anybody else’s, and leaves this one by signing out', async () => {
    const [diane, paul] = [await somebody('sales'), await somebody('sales')]
    await startSession(ctx, { staffId: diane.id, method: 'link', headers: new Headers() })
    expect(await send(diane, { event: 'end-session', session: diane.sessionId })).toMatchObject({ status: 409 })
    expect(await send(diane, { event: 'end-session', session: paul.sessionId })).toMatchObject({
      location: '/admin/settings/profile?did=end-none',
    })
    expect((await profileLoader(diane.args('/admin/settings/profile'))).sessions).toMatchObject([
      { isHere: true },
      { isHere: false },
    ])
    await send(diane, { event: 'end-others' })
    expect((await listSessions(ctx.db, diane.id)).map(({ id }) => id)).toEqual([diane.sessionId])
    expect(await listSessions(ctx.db, paul.id)).toHaveLength(1)
  })
})
