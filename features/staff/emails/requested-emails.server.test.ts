import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { findKeyHolder } from '../keys/find-key-holder.server.ts'
import { makeKey } from '../keys/keys.server.ts'
import { requestReset } from '../passwords/request-password-reset.server.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { countSessions } from '../reads.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { signInByLink } from '../sign-in/sign-in-by-link.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { requestSignInLink } from './request-sign-in-link.server.ts'
import { queueStaffEmail } from './staff-emails.server.tsx'

const { ctx, clock, emails, logged, runJobs } = await testContext()

beforeEach(() => {
  emails.length = 0
  clock.advance(15 * 60_000)
})

const from = (address: string) => ({ headers: new Headers(), address })
const nobody = 'nobody@impamba.test'

/** The key in the last email that left. */
const keyInEmail = () => /[?]key=([\w.-]+)/.exec(emails.at(-1)?.text ?? '')?.[1] ?? ''

/** Requests the sign-in email and returns its key. */
async function linkFor(email: string, to?: string): Promise<string> {
  await requestSignInLink(ctx, { email, ...from('192.0.2.1'), ...(to && { to }) })
  await runJobs()
  return keyInEmail()
}

const invited = async () => {
  const diane = await member(ctx)
  await sql`update staff set invited_at = ${clock.now()} where id = ${diane.id}`.execute(ctx.db)
  return diane
}
const jobs = async () => (await sql<{ queue: string; data: unknown }>`select queue, data from jobs`.execute(ctx.db)).rows

describe('asking for an email', () => {
  test.each([
    ['link', requestSignInLink, 'your sign-in link', '/admin/login/link'],
    ['reset', requestReset, 'choose a new password', '/admin/login/reset'],
  ] as const)('for %s: the owner of the address gets it, with the page that its key opens', async (_kind, requestEmail, subject, page) => {
    const diane = await member(ctx)
    expect(await requestEmail(ctx, { email: ` ${diane.email.toUpperCase()}`, ...from('192.0.2.1') })).toEqual({ done: true })
    await runJobs()
    expect(emails).toMatchObject([{ to: diane.email, subject: `Impamba: ${subject}` }])
    expect(emails[0]?.text).toContain(`http://localhost:3000${page}?key=${keyInEmail()}`)
    expect(emails[0]?.html).toContain(keyInEmail())
  })

  test('the answer and the work are the same for a member, an unknown address, a disabled member and an invited one; only one gets an email', async () => {
    const diane = await member(ctx)
    const gone = await member(ctx, { disabled: true })
    const waiting = await invited()
    const answers: unknown[] = []
    for (const email of [diane.email, nobody, gone.email, waiting.email]) {
      const outcome = await requestSignInLink(ctx, { email, ...from('192.0.2.2') })
      answers.push({ outcome, jobs: (await jobs()).map(({ queue }) => queue), emails: emails.length })
      await sql`delete from jobs`.execute(ctx.db)
    }
    expect(answers).toEqual(Array(4).fill({ outcome: { done: true }, jobs: ['staff-email-request'], emails: 0 }))
    for (const email of [diane.email, nobody, gone.email, waiting.email]) await requestReset(ctx, { email, ...from('192.0.2.2') })
    await runJobs()
    expect(emails.map(({ to }) => to)).toEqual([diane.email])
    const { rows } = await sql`select 1 from staff_keys where staff_id in (${gone.id}, ${waiting.id})`.execute(ctx.db)
    expect(rows, 'keys of who may not come in').toEqual([])
  })

  test('a second press within the minute is no second email, a later one is', async () => {
    const diane = await member(ctx)
    for (let press = 1; press <= 3; press += 1) await requestSignInLink(ctx, { email: diane.email, ...from('192.0.2.3') })
    await runJobs()
    expect(emails).toHaveLength(1)
    clock.advance(60_000)
    await linkFor(diane.email)
    expect(emails).toHaveLength(2)
  })

  test('the tenth request in a quarter of an hour is refused, for an unknown address too', async () => {
    for (const email of [(await member(ctx)).email, nobody]) {
      for (let attempt = 1; attempt <= 9; attempt += 1)
        expect(await requestSignInLink(ctx, { email, ...from(`198.51.100.${attempt}`) })).toMatchObject({ done: true })
      expect(await requestReset(ctx, { email, ...from('198.51.100.99') })).toEqual({
        done: false,
        refusal: { reason: 'too-many-requests' },
      })
    }
  })

  test('a client that requests emails for many accounts is refused at the sixty-first', async () => {
    const request = (n: number) => requestSignInLink(ctx, { email: `guess-${n}@impamba.test`, ...from('203.0.113.7') })
    for (let n = 1; n <= 60; n += 1) expect((await request(n)).done).toBe(true)
    expect(await request(61)).toMatchObject({ refusal: { reason: 'too-many-requests' } })
    await sql`delete from jobs`.execute(ctx.db)
  })

  test('an invalid address has a message, and without a mail server no email is promised', async () => {
    expect(await requestSignInLink(ctx, { email: 'diane@', ...from('192.0.2.4') })).toEqual({
      done: false,
      refusal: { reason: 'invalid-email' },
    })
    const mute = { ...ctx, mail: { ...ctx.mail, delivers: false } }
    const { email } = await member(ctx)
    expect(await requestSignInLink(mute, { email, ...from('192.0.2.4') })).toEqual({
      done: false,
      refusal: { reason: 'no-mail-server' },
    })
    expect(await jobs()).toEqual([])
  })

  test('a job that waits, the copy that staff read and the log hold nothing that opens', async () => {
    const diane = await member(ctx)
    await requestSignInLink(ctx, { email: diane.email, ...from('192.0.2.5') })
    const waiting = JSON.stringify(await jobs())
    await runJobs()
    const key = keyInEmail()
    expect(key).toHaveLength(80)
    const stored = await sql`select html, text, subject from emails`.execute(ctx.db)
    for (const text of [waiting, JSON.stringify(stored.rows), JSON.stringify(logged)]) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(key.split('.')[1])
    }
    expect(JSON.stringify(stored.rows)).toContain('key=not-kept')
  })

  test('the email is not written once its key has expired, or its recipient is disabled', async () => {
    for (const end of ['over', 'disabled']) {
      const diane = await member(ctx)
      await ctx.db.transaction().execute(async (tx) => {
        const key = await makeKey(ctx, tx, { purpose: 'link', staffId: diane.id })
        await queueStaffEmail(ctx, tx, { kind: 'link', keyId: key.id })
      })
      if (end === 'disabled') await diane.disable()
      else clock.advance(15 * 60_000)
      await runJobs()
      expect(emails).toEqual([])
    }
  })
})

describe('the email that signs in', () => {
  const open = (key: string, cookies: readonly string[] = []) =>
    signInByLink(ctx, { key, headers: new Headers({ cookie: cookieHeader(cookies) }) })
  const over = { done: false, refusal: { reason: 'key-over' } }

  test('signs in once, as a session of its own kind, and leads to where somebody was on their way', async () => {
    const diane = await member(ctx)
    const key = await linkFor(diane.email, '/admin/emails')
    const opened = await open(key)
    expect(opened).toMatchObject({ done: true, value: { next: 'admin', to: '/admin/emails', staff: { id: diane.id } } })
    const headers = new Headers({ cookie: cookieHeader(opened.done ? opened.value.cookies : []) })
    expect(await findSignedIn(ctx, headers)).toMatchObject({ staff: { id: diane.id }, session: { method: 'link' } })
    expect(await open(key)).toEqual(over)
  })

  test('of many who open it at once one gets in', async () => {
    const diane = await member(ctx)
    const key = await linkFor(diane.email)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(key)))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
    expect(await countSessions(ctx.db, diane.id)).toBe(1)
  })

  test('is not used up by a look at it', async () => {
    const diane = await member(ctx)
    const key = await linkFor(diane.email)
    for (let look = 1; look <= 3; look += 1) expect(await findKeyHolder(ctx, 'link', key)).toMatchObject({ id: diane.id })
    expect((await open(key)).done).toBe(true)
    expect(await findKeyHolder(ctx, 'link', key)).toBeUndefined()
  })

  test('is over after a quarter of an hour, for who is disabled, forged, and for another purpose', async () => {
    const diane = await member(ctx)
    const late = await linkFor(diane.email)
    clock.advance(15 * 60_000)
    expect(await open(late)).toEqual(over)
    const key = await linkFor(diane.email)
    for (const forged of ['', 'x', `${key}x`, key.replace(/.$/, (sign) => (sign === 'A' ? 'Q' : 'A')), key.split('.')[0] ?? ''])
      expect(await open(forged)).toEqual(over)
    const reset = await makeKey(ctx, ctx.db, { purpose: 'reset', staffId: diane.id })
    expect(await open(reset.text)).toEqual(over)
    await diane.disable()
    expect(await open(key)).toEqual(over)
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('ends the session that the browser came with, so that a cookie somebody planted is dead', async () => {
    const [diane, thief] = [await member(ctx), await member(ctx)]
    const planted = await signIn(ctx, { ...thief, ...from('192.0.2.9') })
    const cookies = planted.done ? planted.value.cookies : []
    const opened = await open(await linkFor(diane.email), cookies)
    expect(await findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) }))).toBeUndefined()
    const fresh = new Headers({ cookie: cookieHeader(opened.done ? opened.value.cookies : []) })
    expect(await findSignedIn(ctx, fresh)).toMatchObject({ staff: { id: diane.id } })
  })

  test('stops at the code where an authenticator is set up', async () => {
    const diane = await member(ctx)
    await sql`insert into staff_authenticators (staff_id, secret_sealed, confirmed_at, created_at)
      values (${diane.id}, '\\x00', ${clock.now()}, ${clock.now()})`.execute(ctx.db)
    const opened = await open(await linkFor(diane.email))
    expect(opened).toMatchObject({ done: true, value: { next: 'second-step' } })
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })
})
