import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { openLocalProvider } from '#tests/support/identity-provider.ts'
import { providerAgent } from '#tests/support/provider-agent.ts'
import { headersOf, providerJourney, reasonOf } from '#tests/support/provider-journey.ts'
import { testContext } from '#tests/support/test-context.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { isRecent } from '../staff.ts'
import { beginProvider, findProviderPage } from './begin-provider.server.ts'
import { finishProvider } from './finish-provider.server.ts'

// The provider uses the machine's clock, and its tokens are verified by it.
const parts = await testContext({ now: new Date().toISOString(), formLimits: true })
const { clock, logged } = parts
const back = `${parts.ctx.config.publicUrl}/admin/login/provider/back`
const provider = await openLocalProvider({ people: {}, back })
afterAll(provider.close)
const ctx: Context = { ...parts.ctx, config: { ...parts.ctx.config, identity: provider.settings } }
const { known, begin, answerTo, comeBack } = providerJourney(ctx, provider)
beforeEach(() => {
  provider.behave('well')
  clock.set(new Date())
})

describe('somebody on the staff', () => {
  test('is signed in by the email that the provider vouches for, goes on to where they wanted, and it is written down', async () => {
    const diane = await known()
    const outcome = await comeBack(diane.sub)
    expect(outcome).toMatchObject({ done: true, value: { staff: { id: diane.id, role: 'sales' }, to: '/admin/emails' } })
    const cookies = outcome.done ? outcome.value.cookies : []
    expect(cookies.join()).toMatch(/impamba-staff=.*impamba-provider=; Max-Age=0/)
    expect(await findSignedIn(ctx, headersOf(cookies))).toMatchObject({
      staff: { id: diane.id },
      session: { method: 'provider' },
    })
    expect((await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id })).map(({ action }) => action)).toEqual([
      'provider-linked',
      'signed-in',
    ])
  })

  test('is requested with PKCE, a state and a nonce, and returns to the one address', async () => {
    const page = new URL((await findProviderPage(ctx, headersOf(await begin()))) ?? '')
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: back,
      scope: 'openid email profile offline_access',
    })
  })

  test('is known by the account that was linked, whatever its email is by now', async () => {
    const diane = await known()
    expect(reasonOf(await comeBack(diane.sub))).toBe('in')
    provider.people[diane.sub] = { email: 'diane@elsewhere.test', email_verified: true, name: diane.name }
    expect(await comeBack(diane.sub)).toMatchObject({ done: true, value: { staff: { id: diane.id } } })
  })

  test('ends the session that the browser came with', async () => {
    const diane = await known()
    const before = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
    const old = before.done ? before.value.cookies : []
    const cookies = await begin()
    const { search } = await answerTo(cookies, { login: diane.sub })
    expect((await finishProvider(ctx, { search, headers: headersOf([...cookies, ...old]) })).done).toBe(true)
    expect(await findSignedIn(ctx, headersOf(old))).toBeUndefined()
  })

  test('who signs in twice at once is linked once', async () => {
    const diane = await known()
    const outcomes = await Promise.all([comeBack(diane.sub), comeBack(diane.sub), comeBack(diane.sub)])
    expect(outcomes.map(reasonOf)).toEqual(['in', 'in', 'in'])
  })

  test('leaves nothing of a token in the database that could be read, and no access token at all', async () => {
    const diane = await known()
    const outcome = await comeBack(diane.sub)
    const { rows } = await sql<{ whole: string }>`select staff_provider_tokens::text as whole from staff_provider_tokens
      where session_id = ${outcome.done ? outcome.value.sessionId : ''}`.execute(ctx.db)
    expect(rows).toHaveLength(1)
    // A JWT begins with the base64 of {", in hexadecimal as a column of bytes is written.
    expect(rows[0]?.whole).not.toContain(Buffer.from('eyJ').toString('hex'))
  })
})

describe('a provider that is away', () => {
  test.each([
    'gone',
    'broken',
  ] as const)('(%s) is reported as unavailable at the start, and tried again once it is back', async (manner) => {
    const fresh = { ...ctx, config: { ...ctx.config } }
    provider.behave(manner)
    const begin = () => beginProvider(fresh, { to: '/admin/emails', again: false, address: '192.0.2.2' })
    expect(await begin()).toMatchObject({ done: false, refusal: { reason: 'provider-away', to: '/admin/emails' } })
    provider.behave('well')
    expect(await begin()).toMatchObject({ done: true })
  })

  test.each([
    'gone',
    'broken',
  ] as const)('(%s) is reported as unavailable on the way back, with the page that was wanted', async (manner) => {
    const diane = await known()
    const cookies = await begin()
    const { search } = await answerTo(cookies, { login: diane.sub })
    provider.behave(manner)
    const outcome = await finishProvider(ctx, { search, headers: headersOf(cookies) })
    expect(outcome).toMatchObject({ done: false, refusal: { reason: 'provider-away', to: '/admin/emails' } })
  })

  test('one that calls itself something else is not taken for the one of the settings', async () => {
    const identity = { ...provider.settings, issuer: provider.issuer.replace('127.0.0.1', 'localhost') }
    const other = { ...ctx, config: { ...ctx.config, identity } }
    const outcome = await beginProvider(other, { to: null, again: false, address: '192.0.2.3' })
    expect(outcome).toMatchObject({ done: false, refusal: { reason: 'provider-unknown' } })
  })

  test('a secret that it does not accept is reported as an unknown error, with its message in the log', async () => {
    const other = { ...ctx, config: { ...ctx.config, identity: { ...provider.settings, clientSecret: 'another secret' } } }
    const diane = await known()
    const outcome = await comeBack(diane.sub, { requester: other })
    expect(outcome).toMatchObject({
      done: false,
      refusal: { reason: 'provider-unknown', message: expect.stringMatching(/client|401/) },
    })
  })
})

describe('a sign-in that must be recent', () => {
  const recent = async (outcome: Awaited<ReturnType<typeof finishProvider>>) => {
    const found = await findSignedIn(ctx, headersOf(outcome.done ? outcome.value.cookies : []))
    return found && isRecent(found.session, clock.now())
  }

  test('is not one that the provider let pass without asking who it is', async () => {
    const diane = await known()
    expect(await recent(await comeBack(diane.sub))).toBe(false)
  })

  test('is one after the provider was asked for a new sign-in, and confirmed it', async () => {
    const diane = await known()
    const agent = providerAgent()
    await comeBack(diane.sub, { agent })
    expect(await recent(await comeBack(diane.sub, { agent, again: true }))).toBe(true)
  })

  test('is refused where the provider confirms nothing, or an older one', async () => {
    const diane = await known()
    const cookies = await begin(ctx, true)
    // As for a user who removes the request from the address.
    const page = new URL((await findProviderPage(ctx, headersOf(cookies))) ?? '')
    page.searchParams.delete('max_age')
    page.searchParams.set('prompt', 'consent')
    const { search } = await providerAgent()(page.href, { login: diane.sub })
    expect(reasonOf(await finishProvider(ctx, { search, headers: headersOf(cookies) }))).toBe('not-proved')
  })
})

describe('where our own methods are closed', () => {
  const closed = { ...ctx, config: { ...ctx.config, identity: { ...provider.settings, ownSignIn: false } } }

  test('the right password signs nobody in, and a session that began with one is over', async () => {
    const diane = await known()
    const input = { ...diane, headers: new Headers(), address: '192.0.2.1' }
    const before = await signIn(ctx, input)
    expect(await signIn(closed, input)).toMatchObject({ done: false })
    expect(await findSignedIn(closed, headersOf(before.done ? before.value.cookies : []))).toBeUndefined()
    expect(reasonOf(await comeBack(diane.sub, { requester: closed }))).toBe('in')
  })
})

test('one address may begin sixty times an hour', async () => {
  const begin = () => beginProvider(ctx, { to: null, again: false, address: '192.0.2.60' })
  const outcomes = []
  for (let n = 0; n < 61; n++) outcomes.push(await begin())
  expect(outcomes.slice(0, 60).every(({ done }) => done)).toBe(true)
  expect(outcomes.at(-1)).toMatchObject({ refusal: { reason: 'too-many-requests' } })
})

test('no secret is in the log', () => {
  expect(JSON.stringify(logged)).not.toMatch(/eyJ|impamba\.test|secret of the local/)
})
