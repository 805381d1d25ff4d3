import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listActivityOf } from '#features/activity/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { openLocalProvider } from '#tests/support/identity-provider.ts'
import { providerAgent } from '#tests/support/provider-agent.ts'
import { testContext } from '#tests/support/test-context.ts'
import { beginProvider, findProviderPage } from './begin-provider.server.ts'
import { findSignedIn } from './find-signed-in.server.ts'
import { finishProvider } from './finish-provider.server.ts'
import { signIn } from './sign-in.server.ts'
import { isRecent } from './staff.ts'
import { cookieHeader, member } from './test-member.server.ts'

// The provider's clock is the machine's, and what it signs is looked at by it.
const parts = await testContext({ now: new Date().toISOString() })
const { clock, logged } = parts
const back = `${parts.ctx.config.publicUrl}/admin/login/provider/back`
const provider = await openLocalProvider({ people: {}, back })
afterAll(provider.close)
const ctx: Context = { ...parts.ctx, config: { ...parts.ctx.config, identity: provider.settings } }
beforeEach(() => {
  provider.behave('well')
  clock.set(new Date())
})

const headersOf = (cookies: readonly string[]) => new Headers({ cookie: cookieHeader(cookies) })

/** Somebody on the staff who has an account at the provider. */
async function known(changed: Parameters<typeof member>[1] = {}, asks: Context = ctx) {
  const staff = await member(asks, changed)
  const sub = randomUUID()
  provider.people[sub] = { email: staff.email, email_verified: true, name: staff.name }
  return { ...staff, sub }
}

async function begin(asks = ctx, again = false) {
  const begun = await beginProvider(asks, { to: '/admin/letters', again, address: '192.0.2.1' })
  return begun.done ? begun.value.cookies : expect.unreachable(`It did not begin: ${begun.refusal.reason}`)
}

/** What the provider answers to a browser that began with these cookies. */
async function answerTo(cookies: readonly string[], press: Record<string, string>, agent = providerAgent()): Promise<URL> {
  return agent((await findProviderPage(ctx, headersOf(cookies))) ?? '', press)
}

async function comeBack(sub: string, { again = false, agent = providerAgent(), asks = ctx } = {}) {
  const cookies = await begin(asks, again)
  const { search } = await answerTo(cookies, { login: sub }, agent)
  return finishProvider(asks, { search, headers: headersOf(cookies) })
}

const reasonOf = (outcome: Awaited<ReturnType<typeof finishProvider>>) => (outcome.done ? 'in' : outcome.refusal.reason)

describe('somebody on the staff', () => {
  test('is signed in by the e-mail that the provider vouches for, goes on to where they wanted, and it is written down', async () => {
    const diane = await known()
    const outcome = await comeBack(diane.sub)
    expect(outcome).toMatchObject({ done: true, value: { staff: { id: diane.id, role: 'sales' }, to: '/admin/letters' } })
    const cookies = outcome.done ? outcome.value.cookies : []
    expect(cookies.join()).toMatch(/impamba-staff=.*impamba-provider=; Max-Age=0/)
    expect(await findSignedIn(ctx, headersOf(cookies))).toMatchObject({
      staff: { id: diane.id },
      session: { method: 'provider' },
    })
    expect((await listActivityOf(ctx.db, { kind: 'staff', id: diane.id })).map(({ action }) => action)).toEqual([
      'provider-linked',
      'signed-in',
    ])
  })

  test('is asked with PKCE, a state and a nonce, and sent back to the one address', async () => {
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

  test('is known by the account that was linked, whatever its e-mail is by now', async () => {
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

describe('refused', () => {
  test('an answer to a question of another browser, and the one who asked can still come in', async () => {
    const diane = await known()
    const cookies = await begin()
    const url = await answerTo(cookies, { login: diane.sub })
    for (const headers of [new Headers(), headersOf(await begin())]) {
      expect(reasonOf(await finishProvider(ctx, { search: url.search, headers }))).toBe('sign-in-lost')
    }
    const forged = new URL(url)
    forged.searchParams.set('state', 'A'.repeat(43))
    expect(reasonOf(await finishProvider(ctx, { search: forged.search, headers: headersOf(cookies) }))).toBe('sign-in-lost')
    expect(reasonOf(await finishProvider(ctx, { search: '', headers: headersOf(cookies) }))).toBe('sign-in-lost')
    expect(reasonOf(await finishProvider(ctx, { search: url.search, headers: headersOf(cookies) }))).toBe('in')
  })

  test('an answer that is brought a second time', async () => {
    const diane = await known()
    const cookies = await begin()
    const { search } = await answerTo(cookies, { login: diane.sub })
    const both = await Promise.all([1, 2].map(() => finishProvider(ctx, { search, headers: headersOf(cookies) })))
    expect(both.map(reasonOf).sort()).toEqual(['in', 'sign-in-lost'])
  })

  test('an answer after ten minutes', async () => {
    const diane = await known()
    const cookies = await begin()
    const { search } = await answerTo(cookies, { login: diane.sub })
    clock.advance(10 * 60_000)
    expect(reasonOf(await finishProvider(ctx, { search, headers: headersOf(cookies) }))).toBe('sign-in-lost')
  })

  const tampered = async (change: (url: URL) => Promise<void> | void) => {
    const diane = await known()
    const cookies = await begin()
    const url = await answerTo(cookies, { login: diane.sub })
    await change(url)
    return reasonOf(await finishProvider(ctx, { search: url.search, headers: headersOf(cookies) }))
  }
  const alter = (path: string, value: string) =>
    sql`update staff_keys set facts = jsonb_set(facts, ${sql.lit(`{${path}}`)}, to_jsonb(${value}::text)) where purpose = 'provider'`.execute(
      ctx.db,
    )

  test('a token with another nonce than the one that was asked with', async () => {
    expect(await tampered(async () => void (await alter('nonce', 'B'.repeat(43))))).toBe('sign-in-lost')
  })

  test('an answer that names another issuer', async () => {
    expect(await tampered((url) => url.searchParams.set('iss', 'https://evil.example'))).toBe('sign-in-lost')
  })

  test('a code that the provider never gave', async () => {
    expect(await tampered((url) => url.searchParams.set('code', 'C'.repeat(43)))).toBe('user-token-expired')
  })

  test('a token that is signed with another key', async () => {
    const config = { ...ctx.config, identity: { ...provider.settings } }
    const fresh = { ...ctx, config }
    const diane = await known()
    provider.behave('other-keys')
    expect(reasonOf(await comeBack(diane.sub, { asks: fresh }))).toBe('sign-in-lost')
  })

  test.each([
    ['it does not say so', undefined],
    ['it says no', false],
  ])('an e-mail that the provider does not vouch for: %s', async (_how, verified) => {
    const diane = await known()
    provider.people[diane.sub] = {
      email: diane.email,
      name: diane.name,
      ...(verified !== undefined && { email_verified: verified }),
    }
    expect(reasonOf(await comeBack(diane.sub))).toBe('email-unverified')
  })

  test('somebody who is not on the staff, and nobody is made an account', async () => {
    provider.people.stranger = { email: 'stranger@impamba.test', email_verified: true, name: 'Somebody' }
    expect(reasonOf(await comeBack('stranger'))).toBe('not-on-staff')
    const { rows } = await sql`select 1 from staff where email = 'stranger@impamba.test'`.execute(ctx.db)
    expect(rows).toEqual([])
  })

  test('somebody who is disabled, before and after their account was linked', async () => {
    const gone = await known({ disabled: true })
    expect(reasonOf(await comeBack(gone.sub))).toBe('not-on-staff')
    const diane = await known()
    const outcome = await comeBack(diane.sub)
    await diane.disable()
    expect(reasonOf(await comeBack(diane.sub))).toBe('not-on-staff')
    expect(await findSignedIn(ctx, headersOf(outcome.done ? outcome.value.cookies : []))).toBeUndefined()
  })

  test('another account of the provider that has the e-mail of somebody who is linked already', async () => {
    const diane = await known()
    expect(reasonOf(await comeBack(diane.sub))).toBe('in')
    provider.people['another-sub'] = { email: diane.email, email_verified: true, name: 'Somebody else' }
    expect(reasonOf(await comeBack('another-sub'))).toBe('linked-elsewhere')
    expect(reasonOf(await comeBack(diane.sub))).toBe('in')
  })

  test('who says no at the provider', async () => {
    const cookies = await begin()
    const { search } = await answerTo(cookies, { no: '1' })
    const outcome = await finishProvider(ctx, { search, headers: headersOf(cookies) })
    expect(outcome).toMatchObject({ refusal: { reason: 'sign-in-stopped', to: '/admin/letters', said: 'access_denied' } })
  })
})

describe('a provider that is away', () => {
  test.each(['gone', 'broken'] as const)('(%s) is told as away at the start, and asked anew once it is back', async (manner) => {
    const fresh = { ...ctx, config: { ...ctx.config } }
    provider.behave(manner)
    const ask = () => beginProvider(fresh, { to: '/admin/letters', again: false, address: '192.0.2.2' })
    expect(await ask()).toMatchObject({ done: false, refusal: { reason: 'provider-away', to: '/admin/letters' } })
    provider.behave('well')
    expect(await ask()).toMatchObject({ done: true })
  })

  test.each(['gone', 'broken'] as const)('(%s) is told as away on the way back, with where they wanted to go', async (manner) => {
    const diane = await known()
    const cookies = await begin()
    const { search } = await answerTo(cookies, { login: diane.sub })
    provider.behave(manner)
    const outcome = await finishProvider(ctx, { search, headers: headersOf(cookies) })
    expect(outcome).toMatchObject({ done: false, refusal: { reason: 'provider-away', to: '/admin/letters' } })
  })

  test('one that calls itself something else is not taken for the one of the settings', async () => {
    const identity = { ...provider.settings, issuer: provider.issuer.replace('127.0.0.1', 'localhost') }
    const other = { ...ctx, config: { ...ctx.config, identity } }
    const outcome = await beginProvider(other, { to: null, again: false, address: '192.0.2.3' })
    expect(outcome).toMatchObject({ done: false, refusal: { reason: 'provider-unknown' } })
  })

  test('a secret that it does not know is told as unknown, with its word for the log', async () => {
    const other = { ...ctx, config: { ...ctx.config, identity: { ...provider.settings, clientSecret: 'another secret' } } }
    const diane = await known()
    const outcome = await comeBack(diane.sub, { asks: other })
    expect(outcome).toMatchObject({
      done: false,
      refusal: { reason: 'provider-unknown', said: expect.stringMatching(/client|401/) },
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

  test('is one after the provider was told to ask again, and it said that it did', async () => {
    const diane = await known()
    const agent = providerAgent()
    await comeBack(diane.sub, { agent })
    expect(await recent(await comeBack(diane.sub, { agent, again: true }))).toBe(true)
  })

  test('is refused where the provider says nothing of it, or something older', async () => {
    const diane = await known()
    const cookies = await begin(ctx, true)
    // As somebody does who takes the question out of the address.
    const page = new URL((await findProviderPage(ctx, headersOf(cookies))) ?? '')
    page.searchParams.delete('max_age')
    page.searchParams.set('prompt', 'consent')
    const { search } = await providerAgent()(page.href, { login: diane.sub })
    expect(reasonOf(await finishProvider(ctx, { search, headers: headersOf(cookies) }))).toBe('not-proved')
  })
})

describe('where our own ways are closed', () => {
  const closed = { ...ctx, config: { ...ctx.config, identity: { ...provider.settings, ownSignIn: false } } }

  test('the right password signs nobody in, and a session that began with one is over', async () => {
    const diane = await known()
    const ask = { ...diane, headers: new Headers(), address: '192.0.2.1' }
    const before = await signIn(ctx, ask)
    expect(await signIn(closed, ask)).toMatchObject({ done: false })
    expect(await findSignedIn(closed, headersOf(before.done ? before.value.cookies : []))).toBeUndefined()
    expect(reasonOf(await comeBack(diane.sub, { asks: closed }))).toBe('in')
  })
})

test('one address may begin sixty times an hour', async () => {
  const ask = () => beginProvider(ctx, { to: null, again: false, address: '192.0.2.60' })
  const outcomes = []
  for (let n = 0; n < 61; n++) outcomes.push(await ask())
  expect(outcomes.slice(0, 60).every(({ done }) => done)).toBe(true)
  expect(outcomes.at(-1)).toMatchObject({ refusal: { reason: 'too-many-requests' } })
})

test('nothing that opens anything stands in the log', () => {
  expect(JSON.stringify(logged)).not.toMatch(/eyJ|impamba\.test|secret of the local/)
})
