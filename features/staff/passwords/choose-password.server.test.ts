import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { joinStaff } from '../accounts/join-staff.server.ts'
import { queueStaffEmail } from '../emails/staff-emails.server.tsx'
import { findKeyHolder } from '../keys/find-key-holder.server.ts'
import { makeKey } from '../keys/keys.server.ts'
import { purgeKeys } from '../keys/purge-keys.server.ts'
import { countSessions } from '../reads.server.ts'
import { findJoined } from '../reads-sign-in-methods.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { insertStaff } from '../writes.server.ts'
import { changePassword } from './change-password.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { signIn } from './sign-in-by-password.server.ts'

const { ctx, clock, emails, runJobs } = await testContext()
const password = 'red roads climb slowly'
const headers = new Headers()
const over = { done: false, refusal: { reason: 'key-over' } }

const enterAdmin = async (who: { email: string; password: string }) => {
  const outcome = await signIn(ctx, { ...who, headers, address: '192.0.2.1' })
  return outcome.done && outcome.value.next === 'admin' ? outcome.value : undefined
}
const resetKey = (staffId: string) => makeKey(ctx, ctx.db, { purpose: 'reset', staffId })
const keys = async (staffId: string) =>
  (
    await sql<{ purpose: string }>`select purpose from staff_keys where staff_id = ${staffId} order by 1`.execute(ctx.db)
  ).rows.map(({ purpose }) => purpose)

/** An invited member without a password. */
async function invited(id: string) {
  const email = `${id}@impamba.test`
  await ctx.db
    .transaction()
    .execute((tx) => insertStaff(tx, { id, email, name: 'Eric Habimana', role: 'editor', invited_at: clock.now() }))
  return { id, email, key: (await makeKey(ctx, ctx.db, { purpose: 'invite', staffId: id })).text }
}

describe('a new password by email', () => {
  test('signs in, ends every session of the account, and sends its owner an email; the old one is wrong from then on', async () => {
    const diane = await member(ctx)
    const [before, other] = [await enterAdmin(diane), await member(ctx)]
    await enterAdmin(other)
    const { text: key } = await resetKey(diane.id)
    const reset = await resetPassword(ctx, { key, password, headers })
    expect(reset).toMatchObject({ done: true, value: { next: 'admin', staff: { id: diane.id } } })
    expect(await findSignedIn(ctx, new Headers({ cookie: cookieHeader(before?.cookies ?? []) }))).toBeUndefined()
    expect([await countSessions(ctx.db, diane.id), await countSessions(ctx.db, other.id)]).toEqual([1, 1])
    expect(await enterAdmin(diane)).toBeUndefined()
    expect(await enterAdmin({ ...diane, password })).toBeDefined()
    await runJobs()
    expect(emails.at(-1)).toMatchObject({ to: diane.email, subject: 'Impamba: your password was changed' })
    expect(emails.at(-1)?.text).not.toMatch(/key=/)
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['password-changed'])).toMatchObject([
      { actorId: diane.id, facts: { by: 'letter' } },
    ])
  })

  test('makes useless what the password before had let somebody begin', async () => {
    const diane = await member(ctx)
    for (const purpose of ['link', 'reset', 'second-step', 'new-email'] as const)
      await makeKey(ctx, ctx.db, { purpose, staffId: diane.id })
    const { text: key } = await resetKey(diane.id)
    await resetPassword(ctx, { key, password, headers })
    expect(await keys(diane.id)).toEqual(['new-email'])
  })

  test('that is refused uses the key not up; one that is taken does, and of many at once one is', async () => {
    const diane = await member(ctx)
    const { text: key } = await resetKey(diane.id)
    const faults = {
      short: 'too-short',
      password1234: 'too-common',
      [diane.email]: 'too-personal',
      ['long '.repeat(26)]: 'too-long',
    }
    for (const [typed, reason] of Object.entries(faults))
      expect(await resetPassword(ctx, { key, password: typed, headers })).toEqual({ done: false, refusal: { reason } })
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, n) => resetPassword(ctx, { key, password: `${password} ${n}`, headers })),
    )
    expect(all.filter((one) => one.done)).toHaveLength(1)
    expect(all.find((one) => !one.done)).toEqual(over)
  })

  test('still needs the code where an authenticator is set up', async () => {
    const diane = await member(ctx)
    await sql`insert into staff_authenticators (staff_id, secret_sealed, confirmed_at, created_at)
      values (${diane.id}, '\\x00', ${clock.now()}, ${clock.now()})`.execute(ctx.db)
    const { text: key } = await resetKey(diane.id)
    expect(await resetPassword(ctx, { key, password, headers })).toMatchObject({ done: true, value: { next: 'second-step' } })
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('is nothing for who is disabled, and after an hour', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const [hers, his] = [await resetKey(diane.id), await resetKey(eric.id)]
    await diane.disable()
    expect(await resetPassword(ctx, { key: hers.text, password, headers })).toEqual(over)
    clock.advance(60 * 60_000)
    expect(await resetPassword(ctx, { key: his.text, password, headers })).toEqual(over)
  })
})

describe('an invitation', () => {
  test('goes to the invited person, with a link that the stored copy does not have', async () => {
    const eric = await invited('eric-letter')
    await ctx.db.transaction().execute((tx) => queueStaffEmail(ctx, tx, { kind: 'invite', keyId: eric.key.split('.')[0] ?? '' }))
    await runJobs()
    expect(emails.at(-1)).toMatchObject({ to: eric.email, subject: 'Impamba: your invitation to the admin area' })
    expect(emails.at(-1)?.text).toContain(`/admin/join?key=${eric.key}`)
    const { rows } = await sql`select html || text as kept from emails where recipient = ${eric.email}`.execute(ctx.db)
    expect(JSON.stringify(rows)).not.toContain(eric.key)
  })

  test('is taken with a password: in, joined, and used up', async () => {
    const eric = await invited('eric-joins')
    expect(await findKeyHolder(ctx, 'invite', eric.key)).toMatchObject({ name: 'Eric Habimana' })
    expect(await findJoined(ctx.db, eric.id)).toBe(false)
    expect(await joinStaff(ctx, { key: eric.key, password, headers })).toMatchObject({ done: true, value: { next: 'admin' } })
    expect(await findJoined(ctx.db, eric.id)).toBe(true)
    expect(await joinStaff(ctx, { key: eric.key, password, headers })).toEqual(over)
    expect(await enterAdmin({ email: eric.email, password })).toBeDefined()
  })

  test('is nothing for somebody who has come in another way since', async () => {
    const eric = await invited('eric-was-in')
    await sql`update staff set joined_at = ${clock.now()} where id = ${eric.id}`.execute(ctx.db)
    expect(await joinStaff(ctx, { key: eric.key, password, headers })).toEqual(over)
  })

  test('that was not used is deleted after its seven days', async () => {
    const eric = await invited('eric-waits')
    await purgeKeys(ctx)
    expect(await keys(eric.id)).toEqual(['invite'])
    clock.advance(7 * 24 * 60 * 60_000)
    await purgeKeys(ctx)
    expect(await keys(eric.id)).toEqual([])
  })
})

describe('a password that somebody changes', () => {
  test('ends their other sessions and keeps the one they are in', async () => {
    const diane = await member(ctx)
    const [here, there] = [await enterAdmin(diane), await enterAdmin(diane)]
    const { id, name, email, role } = diane
    const sessionId = here?.sessionId ?? ''
    expect(await changePassword(ctx, { staff: { id, name, email, role }, sessionId, password: 'short' })).toEqual({
      done: false,
      refusal: { reason: 'too-short' },
    })
    expect(await countSessions(ctx.db, id)).toBe(2)
    expect((await changePassword(ctx, { staff: { id, name, email, role }, sessionId, password })).done).toBe(true)
    const signedIn = (cookies: readonly string[] = []) => findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) }))
    expect(await signedIn(here?.cookies)).toBeDefined()
    expect(await signedIn(there?.cookies)).toBeUndefined()
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id }, ['password-changed'])).toMatchObject([
      { facts: { by: 'profile' } },
    ])
  })

  test('is the first one of who had come in by a provider', async () => {
    const eric = await invited('eric-provider')
    const staff = { id: eric.id, name: 'Eric Habimana', email: eric.email, role: 'editor' } as const
    await changePassword(ctx, { staff, sessionId: 'none', password })
    expect(await enterAdmin({ email: eric.email, password })).toBeDefined()
  })
})
