import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { openLocalProvider } from '#tests/support/identity-provider.ts'
import { headersOf, providerJourney, reasonOf } from '#tests/support/provider-journey.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { finishProvider } from './finish-provider.server.ts'

// The provider uses the machine's clock, and its tokens are verified by it.
const parts = await testContext({ now: new Date().toISOString() })
const { clock } = parts
const back = `${parts.ctx.config.publicUrl}/admin/login/provider/back`
const provider = await openLocalProvider({ people: {}, back })
afterAll(provider.close)
const ctx: Context = { ...parts.ctx, config: { ...parts.ctx.config, identity: provider.settings } }
const { known, begin, answerTo, comeBack } = providerJourney(ctx, provider)
beforeEach(() => {
  provider.behave('well')
  clock.set(new Date())
})

describe('refused', () => {
  test('an answer to a request of another browser, and the right browser can still sign in', async () => {
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

  test('a token with another nonce than the requested one', async () => {
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
    expect(reasonOf(await comeBack(diane.sub, { requester: fresh }))).toBe('sign-in-lost')
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

  test('somebody who is not on the staff, and no account is made', async () => {
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

  test('another account of the provider that has the email of somebody who is linked already', async () => {
    const diane = await known()
    expect(reasonOf(await comeBack(diane.sub))).toBe('in')
    provider.people['another-sub'] = { email: diane.email, email_verified: true, name: 'Somebody else' }
    expect(reasonOf(await comeBack('another-sub'))).toBe('linked-elsewhere')
    expect(reasonOf(await comeBack(diane.sub))).toBe('in')
  })

  test('a person who refuses at the provider', async () => {
    const cookies = await begin()
    const { search } = await answerTo(cookies, { no: '1' })
    const outcome = await finishProvider(ctx, { search, headers: headersOf(cookies) })
    expect(outcome).toMatchObject({ refusal: { reason: 'sign-in-stopped', to: '/admin/emails', message: 'access_denied' } })
  })
})
