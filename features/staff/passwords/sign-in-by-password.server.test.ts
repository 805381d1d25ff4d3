import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { purgeKeys } from '../keys/purge-keys.server.ts'
import { countSessions, findLastLogin } from '../reads.server.ts'
import { checkSignedIn, findSignedIn } from '../sessions/find-signed-in.server.ts'
import { signOut } from '../sessions/sign-out.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { argon2Passwords, type Passwords } from './argon2-passwords.server.ts'
import { signIn } from './sign-in-by-password.server.ts'

const { ctx, clock, logged } = await testContext()

const from = (address: string, cookies: readonly string[] = []) => ({
  address,
  headers: new Headers({ cookie: cookieHeader(cookies), 'x-forwarded-for': address }),
})

/** Real hashes, counted. */
function countedPasswords() {
  const work: string[] = []
  const passwords: Passwords = {
    hash: (password) => {
      work.push('hash')
      return argon2Passwords.hash(password)
    },
    verify: (password, hash) => {
      work.push('verify')
      return argon2Passwords.verify(password, hash)
    },
  }
  return { work, passwords }
}

describe('the right password', () => {
  test('signs in, sets a cookie that scripts cannot read, and notes the instant', async () => {
    const diane = await member(ctx, { role: 'sales' })
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    expect(outcome).toMatchObject({ done: true, value: { staff: { id: diane.id, email: diane.email, role: 'sales' } } })
    const [cookie] = outcome.done ? outcome.value.cookies : []
    expect(cookie).toMatch(/^impamba-staff=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await findLastLogin(ctx.db, diane.id)).toEqual(clock.now())
  })

  test('is known by its session from then on, with the role', async () => {
    const diane = await member(ctx, { role: 'owner' })
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const { headers } = from('192.0.2.1', outcome.done ? outcome.value.cookies : [])
    expect(await findSignedIn(ctx, headers)).toMatchObject({ staff: { id: diane.id, name: diane.name, role: 'owner' } })
  })

  test('is found whatever the case and the spaces of the address', async () => {
    const diane = await member(ctx)
    const outcome = await signIn(ctx, {
      email: `  ${diane.email.toUpperCase()} `,
      password: diane.password,
      ...from('192.0.2.1'),
    })
    expect(outcome.done).toBe(true)
  })

  test('a later sign-in writes over lastLogin and changes nothing else of the profile', async () => {
    const diane = await member(ctx)
    await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    clock.advance(60_000)
    await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    expect(await findLastLogin(ctx.db, diane.id)).toEqual(clock.now())
  })

  test('gives a new session id and ends the one that the browser came with', async () => {
    const diane = await member(ctx)
    const first = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const firstCookies = first.done ? first.value.cookies : []
    const second = await signIn(ctx, { ...diane, ...from('192.0.2.1', firstCookies) })
    expect(second.done && cookieHeader(second.value.cookies)).not.toBe(cookieHeader(firstCookies))
    expect(await findSignedIn(ctx, from('192.0.2.1', firstCookies).headers)).toBeUndefined()
    expect(await countSessions(ctx.db, diane.id)).toBe(1)
  })

  test('over https the cookie is bound to this host and never sent in the clear', async () => {
    const secure = { ...ctx, config: { ...ctx.config, secureCookies: true, publicUrl: 'https://impamba.example' } }
    const diane = await member(ctx)
    const outcome = await signIn(secure, { ...diane, ...from('192.0.2.1') })
    const cookies = outcome.done ? outcome.value.cookies : []
    expect(cookies.map((cookie) => cookie.replace(/=.*? Path/, '=… Path'))).toEqual([
      '__Host-impamba-staff=… Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-impamba-device=… Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })
})

describe('refused', () => {
  test('a wrong password, an unknown address and somebody disabled are one refusal', async () => {
    const diane = await member(ctx)
    const gone = await member(ctx, { disabled: true })
    const same = { done: false, refusal: { reason: 'invalid-credential' } }
    expect(await signIn(ctx, { ...diane, password: 'not the right one', ...from('192.0.2.2') })).toEqual(same)
    expect(await signIn(ctx, { email: 'nobody@impamba.test', password: diane.password, ...from('192.0.2.2') })).toEqual(same)
    expect(await signIn(ctx, { ...gone, ...from('192.0.2.2') })).toEqual(same)
    expect(await countSessions(ctx.db, gone.id)).toBe(0)
    expect(await findLastLogin(ctx.db, gone.id)).toBeUndefined()
  })

  test('each of them costs exactly one hash', async () => {
    const diane = await member(ctx)
    const gone = await member(ctx, { disabled: true })
    for (const input of [
      { email: diane.email, password: 'not the right one' },
      { email: 'nobody@impamba.test', password: 'not the right one' },
      { email: gone.email, password: gone.password },
    ]) {
      const { work, passwords } = countedPasswords()
      await signIn(ctx, { ...input, ...from('192.0.2.3') }, passwords)
      expect(work).toHaveLength(1)
    }
  })

  test('an invalid address has a message', async () => {
    for (const email of ['', 'diane', 'diane@', '@impamba.test', 'two words@impamba.test', `${'a'.repeat(250)}@impamba.test`]) {
      expect(await signIn(ctx, { email, password: 'whatever it is', ...from('192.0.2.4') })).toEqual({
        done: false,
        refusal: { reason: 'invalid-email' },
      })
    }
  })

  test('an endless password is refused like a wrong one', async () => {
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { email: diane.email, password: 'a'.repeat(10_000), ...from('192.0.2.4') })
    expect(outcome).toEqual({ done: false, refusal: { reason: 'invalid-credential' } })
  })

  test('nothing of it is in the log', async () => {
    expect(JSON.stringify(logged)).not.toMatch(/impamba\.test/)
  })
})

describe('too many wrong passwords', () => {
  const reasons = async (email: string, addressOf: (n: number) => string, times: number) => {
    const found: string[] = []
    for (let n = 1; n <= times; n++) {
      const outcome = await signIn(ctx, { email, password: `wrong password ${n}`, ...from(addressOf(n)) })
      found.push(outcome.done ? 'done' : outcome.refusal.reason)
    }
    return found
  }

  test('the tenth is refused unseen, though each comes from another address, and so is the right one then', async () => {
    const diane = await member(ctx)
    const found = await reasons(diane.email, (n) => `198.51.100.${n}`, 10)
    expect(found).toEqual([...Array(9).fill('invalid-credential'), 'too-many-requests'])
    const { work, passwords } = countedPasswords()
    const right = await signIn(ctx, { ...diane, ...from('198.51.100.200') }, passwords)
    expect(right).toEqual({ done: false, refusal: { reason: 'too-many-requests' } })
    expect(work).toEqual([])
  })

  test('an unknown address is limited just so', async () => {
    const found = await reasons('still-nobody@impamba.test', (n) => `203.0.113.${n}`, 10)
    expect(found.at(-1)).toBe('too-many-requests')
  })

  test('ten at once are ten', async () => {
    const diane = await member(ctx)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        signIn(ctx, { email: diane.email, password: `wrong ${n} again`, ...from(`198.18.0.${n}`) }),
      ),
    )
    expect(outcomes.filter((outcome) => !outcome.done && outcome.refusal.reason === 'invalid-credential')).toHaveLength(9)
  })

  test('after a quarter of an hour the right password is let in, and the count begins again', async () => {
    const diane = await member(ctx)
    await reasons(diane.email, (n) => `198.51.100.${n}`, 12)
    clock.advance(15 * 60_000)
    expect((await signIn(ctx, { ...diane, ...from('192.0.2.9') })).done).toBe(true)
    expect((await reasons(diane.email, (n) => `198.51.100.${n}`, 9)).at(-1)).toBe('invalid-credential')
  })

  test('strangers who try an account cannot keep its owner out of a browser they have used before', async () => {
    const diane = await member(ctx)
    const before = await signIn(ctx, { ...diane, ...from('192.0.2.9') })
    const device = before.done ? before.value.cookies.filter((cookie) => cookie.startsWith('impamba-device')) : []
    expect((await reasons(diane.email, (n) => `198.51.100.${n}`, 10)).at(-1)).toBe('too-many-requests')
    expect((await signIn(ctx, { ...diane, ...from('192.0.2.9', device) })).done).toBe(true)
    const forged = device.map((cookie) => cookie.replace(/=[^.]+/, '=another'))
    for (const cookies of [[], forged, ['impamba-device=', 'impamba-device=.', 'impamba-device=a.b']]) {
      expect(await signIn(ctx, { ...diane, ...from('192.0.2.9', cookies) })).toMatchObject({ done: false })
    }
  })

  test('a known browser is known for its own account only, and is counted too', async () => {
    clock.advance(15 * 60_000)
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const before = await signIn(ctx, { ...diane, ...from('192.0.2.10') })
    const { headers, address } = from('192.0.2.10', before.done ? before.value.cookies : [])
    const attempt = async (email: string) => {
      const outcome = await signIn(ctx, { email, password: 'not the right one', headers, address })
      return outcome.done ? 'done' : outcome.refusal.reason
    }
    expect((await reasons(eric.email, (n) => `198.51.100.${n}`, 10)).at(-1)).toBe('too-many-requests')
    expect(await attempt(eric.email)).toBe('too-many-requests')
    for (let n = 1; n <= 9; n++) expect(await attempt(diane.email)).toBe('invalid-credential')
    expect(await attempt(diane.email)).toBe('too-many-requests')
  })

  test('one address that tries many accounts is stopped too', async () => {
    clock.advance(15 * 60_000)
    const found: string[] = []
    const { passwords } = countedPasswords()
    const quick: Passwords = { ...passwords, hash: async () => 'hashed' }
    for (let n = 1; n <= 61; n++) {
      const input = { email: `guess-${n}@impamba.test`, password: 'not the right one' }
      const outcome = await signIn(ctx, { ...input, ...from('192.0.2.77') }, quick)
      found.push(outcome.done ? 'done' : outcome.refusal.reason)
    }
    expect(found.slice(0, 60)).toEqual(Array(60).fill('invalid-credential'))
    expect(found.at(-1)).toBe('too-many-requests')
  })
})

describe('signing out', () => {
  test('ends the session, also for a copy of its cookie', async () => {
    clock.advance(15 * 60_000)
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const { headers } = from('192.0.2.1', outcome.done ? outcome.value.cookies : [])
    const out = await signOut(ctx, headers)
    expect(out.done && out.value.cookies.join()).toMatch(/impamba-staff=;.*Max-Age=0/)
    expect(await findSignedIn(ctx, headers)).toBeUndefined()
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('does not claim success where the database still has the session', async () => {
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const { headers } = from('192.0.2.1', outcome.done ? outcome.value.cookies : [])
    await sql`create function keep() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`.execute(ctx.db)
    await sql`create trigger keep before delete on staff_sessions for each row execute function keep()`.execute(ctx.db)
    await expect(signOut(ctx, headers)).rejects.toThrow('kept')
    await sql`drop function keep cascade`.execute(ctx.db)
    expect((await signOut(ctx, headers)).done).toBe(true)
  })

  test('is done for somebody who never was signed in', async () => {
    expect((await signOut(ctx, new Headers())).done).toBe(true)
  })
})

describe('a session', () => {
  test('of a member disabled since is not accepted', async () => {
    clock.advance(15 * 60_000)
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    await diane.disable()
    expect(await findSignedIn(ctx, from('192.0.2.1', outcome.done ? outcome.value.cookies : []).headers)).toBeUndefined()
  })

  test('whose days are over is swept away, and no other', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    await signIn(ctx, { ...eric, ...from('192.0.2.1') })
    await sql`update staff_sessions set expires_at = now() - interval '1 second' where staff_id = ${diane.id}`.execute(ctx.db)
    await purgeKeys(ctx)
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
    expect(await countSessions(ctx.db, eric.id)).toBe(1)
  })

  test('that has expired is not accepted, and the reason is shown as long as its cookie lasts', async () => {
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const { headers } = from('192.0.2.1', outcome.done ? outcome.value.cookies : [])
    await sql`update staff_sessions set expires_at = now() - interval '1 second' where staff_id = ${diane.id}`.execute(ctx.db)
    const expired = { found: undefined, why: 'user-token-expired' }
    expect([await checkSignedIn(ctx, headers), await checkSignedIn(ctx, headers)]).toEqual([expired, expired])
  })

  test('with a signature that is not ours is not accepted', async () => {
    const diane = await member(ctx)
    const outcome = await signIn(ctx, { ...diane, ...from('192.0.2.1') })
    const cookie = cookieHeader(outcome.done ? outcome.value.cookies.slice(0, 1) : [])
    for (const forged of [
      cookie.replace(/\.[^.]*$/, ''),
      `${cookie.slice(0, -6)}AAAA%3D`,
      'impamba-staff=',
      'impamba-staff=%00',
    ]) {
      expect(await checkSignedIn(ctx, new Headers({ cookie: forged }))).toEqual({ found: undefined })
    }
  })
})
