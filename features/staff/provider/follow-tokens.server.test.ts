import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#platform/context.ts'
import { openLocalProvider } from '#tests/support/identity-provider.ts'
import { headersOf, providerJourney } from '#tests/support/provider-journey.ts'
import { testContext } from '#tests/support/test-context.ts'
import { countSessions } from '../reads.server.ts'
import { checkSignedIn } from '../sessions/find-signed-in.server.ts'
import { findTokens } from './reads-provider.server.ts'

const hour = 3_600
const minuteMs = 60_000
const parts = await testContext({ now: new Date().toISOString() })
const { clock, logged } = parts
const back = `${parts.ctx.config.publicUrl}/admin/login/provider/back`
const [withRefresh, without] = [
  await openLocalProvider({ people: {}, back, lifetime: hour }),
  await openLocalProvider({ people: {}, back, lifetime: hour, offline: false, inToken: true }),
]
afterAll(() => Promise.all([withRefresh.close(), without.close()]))

beforeEach(() => {
  withRefresh.behave('well')
  without.behave('well')
  clock.set(new Date())
})

/** A process of its own, which has not called the provider yet. */
const processOf = ({ settings }: typeof withRefresh): Context => ({
  ...parts.ctx,
  config: { ...parts.ctx.config, identity: { ...settings } },
})

/** A member who has just signed in with the provider, for an hour. */
async function signedIn(provider = withRefresh) {
  const ctx = processOf(provider)
  const { known, comeBack } = providerJourney(ctx, provider)
  const diane = await known()
  const finished = await comeBack(diane.sub)
  if (!finished.done) return expect.unreachable(`Not let in: ${finished.refusal.reason}`)
  const headers = headersOf(finished.value.cookies)
  const before = provider.refreshes()
  return {
    ...diane,
    ctx,
    sessionId: finished.value.sessionId,
    /** The signed-in member, or the reason why there is none. */
    look: async (asks: Context = ctx) => {
      const { found, ...rest } = await checkSignedIn(asks, headers)
      return found ? found.staff.id : ((rest as { why?: string }).why ?? 'nobody')
    },
    refreshes: () => provider.refreshes() - before,
    tokens: () => findTokens(ctx.db, finished.value.sessionId),
  }
}

describe('a token', () => {
  test('is left alone until five minutes before its end, and refreshed once from then on', async () => {
    const diane = await signedIn()
    clock.advance(55 * minuteMs - 1)
    expect(await diane.look()).toBe(diane.id)
    expect(diane.refreshes()).toBe(0)
    clock.advance(1)
    expect(await diane.look()).toBe(diane.id)
    expect(await diane.look()).toBe(diane.id)
    expect(diane.refreshes()).toBe(1)
    expect((await diane.tokens())?.expiresAt).toEqual(new Date(clock.now().getTime() + hour * 1_000))
  })

  test('that has expired between requests is refreshed at the next one, again and again', async () => {
    const diane = await signedIn()
    for (let n = 1; n <= 3; n++) {
      clock.advance(2 * hour * 1_000)
      expect(await diane.look()).toBe(diane.id)
      expect(diane.refreshes()).toBe(n)
    }
  })

  test.each([
    ['is about to end', 57],
    ['has run out', 61],
  ])('that %s is refreshed once by ten requests to two processes at once', async (_how, minutes) => {
    const diane = await signedIn()
    const other = processOf(withRefresh)
    clock.advance(minutes * minuteMs)
    const found = await Promise.all(Array.from({ length: 10 }, (_, n) => diane.look(n % 2 === 0 ? diane.ctx : other)))
    expect(found).toEqual(Array(10).fill(diane.id))
    expect(diane.refreshes()).toBe(1)
    // The refresh token works once, so the new one must have been stored.
    clock.advance(61 * minuteMs)
    expect(await diane.look(other)).toBe(diane.id)
  })

  test('that a process claimed and died with is refreshed by another after it', async () => {
    const diane = await signedIn()
    clock.advance(61 * minuteMs)
    await sql`update staff_provider_tokens set asking_until = ${clock.now()} where session_id = ${diane.sessionId}`.execute(
      diane.ctx.db,
    )
    expect(await diane.look()).toBe(diane.id)
    expect(diane.refreshes()).toBe(1)
  })

  test('that lives for five minutes only is refreshed once a minute, and not at every request', async () => {
    const diane = await signedIn()
    const endsIn = (ms: number) =>
      sql`update staff_provider_tokens set expires_at = ${new Date(clock.now().getTime() + ms)}, refreshed_at = ${clock.now()}
        where session_id = ${diane.sessionId}`.execute(diane.ctx.db)
    await endsIn(5 * minuteMs)
    clock.advance(minuteMs - 1)
    await diane.look()
    expect(diane.refreshes()).toBe(0)
    clock.advance(1)
    await diane.look()
    expect(diane.refreshes()).toBe(1)
  })
})

describe('the provider ends the session', () => {
  test('and the session ends, with the reason', async () => {
    const diane = await signedIn()
    await withRefresh.endSessions()
    clock.advance(61 * minuteMs)
    expect(await diane.look()).toBe('user-token-expired')
    expect(await countSessions(diane.ctx.db, diane.id)).toBe(0)
    // The browser has its cookie, and gets the same answer again.
    expect(await diane.look()).toBe('user-token-expired')
  })

  test('before the token has run out, and the session ends then', async () => {
    const diane = await signedIn()
    await withRefresh.endSessions()
    clock.advance(57 * minuteMs)
    expect(await diane.look()).toBe('user-token-expired')
  })
})

describe('without a refresh token', () => {
  test('the session lasts until thirty seconds before the end of the token', async () => {
    const diane = await signedIn(without)
    clock.advance(hour * 1_000 - 30_001)
    expect(await diane.look()).toBe(diane.id)
    clock.advance(1)
    expect(await diane.look()).toBe('user-token-expired')
    expect(await countSessions(diane.ctx.db, diane.id)).toBe(0)
  })

  test('nor is one of another provider shown to this one', async () => {
    const diane = await signedIn()
    const moved = processOf(without)
    clock.advance(61 * minuteMs)
    expect(await diane.look(moved)).toBe('user-token-expired')
    expect(diane.refreshes()).toBe(0)
  })
})

test.each([
  ['another provider is set', () => processOf(without)],
  ['none is set any more', () => parts.ctx],
])('a session ends at once where %s, however long its token would hold', async (_why, restarted) => {
  const diane = await signedIn()
  expect(await diane.look(restarted())).toBe('user-token-expired')
  expect(await countSessions(diane.ctx.db, diane.id)).toBe(0)
})

describe('a provider that is away', () => {
  const warnings = () => logged.filter(({ level, message }) => level === 'warn' && message.includes('provider')).length

  test.each(['gone', 'broken'] as const)('(%s) ends nothing: staff work on while its word holds', async (manner) => {
    const diane = await signedIn()
    withRefresh.behave(manner)
    clock.advance(57 * minuteMs)
    const before = warnings()
    expect(await diane.look()).toBe(diane.id)
    expect(await diane.look()).toBe(diane.id)
    expect(warnings() - before).toBe(1)
    clock.advance(30_000)
    expect(await diane.look()).toBe(diane.id)
    expect(warnings() - before).toBe(2)
  })

  test.each([
    'gone',
    'broken',
  ] as const)('(%s) keeps them out once it has run out, and lets them in again when it is back', async (manner) => {
    const diane = await signedIn()
    withRefresh.behave(manner)
    clock.advance(61 * minuteMs)
    expect(await Promise.all([diane.look(), diane.look(), diane.look()])).toEqual(Array(3).fill('provider-away'))
    expect(await countSessions(diane.ctx.db, diane.id)).toBe(1)
    withRefresh.behave('well')
    expect(await diane.look()).toBe(diane.id)
  })

  test('and then another process lets them in again too', async () => {
    const diane = await signedIn()
    const fresh = processOf(withRefresh)
    withRefresh.behave('gone')
    clock.advance(61 * minuteMs)
    expect(await diane.look(fresh)).toBe('provider-away')
    withRefresh.behave('well')
    expect(await diane.look(fresh)).toBe(diane.id)
  })
})

test('a disabled member is not signed in, and the provider is not even called', async () => {
  const diane = await signedIn()
  await diane.disable()
  clock.advance(57 * minuteMs)
  expect(await diane.look()).toBe('nobody')
  expect(diane.refreshes()).toBe(0)
})
