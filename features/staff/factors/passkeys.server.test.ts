import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { ownersNeedFactor } from '#tests/support/owners-need-factor.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'
import { testContext } from '#tests/support/test-context.ts'
import { countSessions } from '../reads.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import type { Staff } from '../staff.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { addPasskey } from './add-passkey.server.ts'
import { beginAddingPasskey, beginPasskeySignIn } from './begin-passkey.server.ts'
import { findFactors, findPasskey } from './reads-factors.server.ts'
import { removeAuthenticator } from './remove-authenticator.server.ts'
import { removePasskey } from './remove-passkey.server.ts'
import { renamePasskey } from './rename-passkey.server.ts'
import { signInByPasskey } from './sign-in-by-passkey.server.ts'
import { withAuthenticator } from './test-factors.server.ts'

const { ctx, clock } = await testContext({ formLimits: true })
const no = { done: false, refusal: { reason: 'passkey-refused' } }
const done = { done: true, value: null }

beforeEach(() => clock.advance(2 * 60 * 60_000))

const keyIn = ([cookie = '']: readonly string[]) => /^impamba-passkey=([^;]+)/.exec(cookie)?.[1] ?? ''

async function askToAdd(staff: Staff, name = 'Laptop') {
  const outcome = await beginAddingPasskey(ctx, staff, name)
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return { options: outcome.value.options, key: keyIn(outcome.value.cookies) }
}

async function askToEnter() {
  const outcome = await beginPasskeySignIn(ctx, '192.0.2.1')
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return { options: outcome.value.options, key: keyIn(outcome.value.cookies) }
}

/** A member with a passkey. */
async function withPasskey(role: Staff['role'] = 'sales') {
  const diane = await member(ctx, { role })
  const passkey = softwarePasskey()
  const { options, key } = await askToAdd(diane)
  await addPasskey(ctx, diane, { key, answer: passkey.create(options) })
  return { diane, passkey }
}

const enterWith = (key: string, answer: string) => signInByPasskey(ctx, { key, answer, headers: new Headers() })

describe('adding a passkey', () => {
  test('requests one that identifies and verifies its user, bound to this host', async () => {
    const diane = await member(ctx)
    const { options } = await askToAdd(diane)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Impamba' },
      user: { name: diane.email, displayName: diane.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  test('stores it under its name, writes it to the audit log, and excludes it from further set-ups', async () => {
    const { diane, passkey } = await withPasskey()
    expect((await findFactors(ctx.db, diane.id)).passkeys).toEqual([
      { id: passkey.id, name: 'Laptop', createdAt: clock.now(), lastUsedAt: null },
    ])
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id })).toMatchObject([
      { action: 'passkey-added', facts: { name: 'Laptop' } },
    ])
    expect((await askToAdd(diane)).options.excludeCredentials).toMatchObject([{ id: passkey.id }])
  })

  test('is refused without a name, and at the twenty-first', async () => {
    const diane = await member(ctx)
    expect(await beginAddingPasskey(ctx, diane, ' ')).toEqual({ done: false, refusal: { reason: 'name-missing' } })
    for (let n = 1; n <= 20; n++) {
      const { options, key } = await askToAdd(diane)
      await addPasskey(ctx, diane, { key, answer: softwarePasskey().create(options) })
    }
    expect(await beginAddingPasskey(ctx, diane, 'One more')).toEqual({ done: false, refusal: { reason: 'too-many-passkeys' } })
  })

  test('takes one answer to one question, from whom it was put to', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const first = await askToAdd(diane)
    expect(await addPasskey(ctx, eric, { key: first.key, answer: softwarePasskey().create(first.options) })).toEqual(no)
    const second = await askToAdd(diane)
    const answers = [1, 2, 3].map(() => softwarePasskey().create(second.options))
    const outcomes = await Promise.all(answers.map((answer) => addPasskey(ctx, diane, { key: second.key, answer })))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  })

  test('is refused for another challenge, site, host, without user verification, and when it is too late', async () => {
    const diane = await member(ctx)
    const tries = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'evil.example' },
      { verified: false },
    ]
    for (const made of tries) {
      const { options, key } = await askToAdd(diane)
      expect(await addPasskey(ctx, diane, { key, answer: softwarePasskey().create(options, made) })).toEqual(no)
    }
    const { options } = await askToAdd(diane)
    const { key } = await askToAdd(diane)
    expect(await addPasskey(ctx, diane, { key, answer: softwarePasskey().create(options) })).toEqual(no)
    const late = await askToAdd(diane)
    clock.advance(10 * 60_000)
    expect(await addPasskey(ctx, diane, { key: late.key, answer: softwarePasskey().create(late.options) })).toEqual(no)
    expect((await findFactors(ctx.db, diane.id)).passkeys).toEqual([])
  })

  test('is refused for what is no answer at all', async () => {
    const diane = await member(ctx)
    for (const answer of ['', '{', '[]', 'null', '{"id":"x"}', 'x'.repeat(50_000), softwarePasskey().get({ challenge: 'x' })]) {
      const { key } = await askToAdd(diane)
      expect(await addPasskey(ctx, diane, { key, answer })).toEqual(no)
    }
  })

  test('never hands somebody’s passkey to somebody else', async () => {
    const { diane, passkey } = await withPasskey()
    const eric = await member(ctx)
    const { options, key } = await askToAdd(eric)
    expect(await addPasskey(ctx, eric, { key, answer: softwarePasskey(passkey.id).create(options) })).toEqual(no)
    expect(await findPasskey(ctx.db, passkey.id)).toMatchObject({ staffId: diane.id })
  })
})

describe('signing in by passkey', () => {
  test('signs in without a code, though an authenticator is set up, and the session has the method', async () => {
    const { diane, passkey } = await withPasskey()
    await withAuthenticator(ctx, diane)
    const { options, key } = await askToEnter()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const outcome = await enterWith(key, passkey.get(options))
    const cookies = outcome.done ? outcome.value.cookies : []
    expect(cookies.join('\n')).toMatch(/^impamba-passkey=; Max-Age=0;/m)
    const found = await findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) }))
    expect(found).toMatchObject({ staff: { id: diane.id }, session: { method: 'passkey' }, mustAddFactor: false })
    expect((await findFactors(ctx.db, diane.id)).passkeys).toMatchObject([{ lastUsedAt: clock.now() }])
  })

  test('takes one answer to one question', async () => {
    const { diane, passkey } = await withPasskey()
    const { options, key } = await askToEnter()
    const answer = passkey.get(options)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => enterWith(key, answer)))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
    expect(await countSessions(ctx.db, diane.id)).toBe(1)
    const other = await askToEnter()
    expect(await enterWith(other.key, answer)).toEqual(no)
  })

  test('is refused alike for whatever is not right', async () => {
    const { diane, passkey } = await withPasskey()
    const eric = await withPasskey()
    const handleOfEric = Buffer.from(eric.diane.id).toString('base64url')
    const tries = [
      (options: { challenge: string }) => softwarePasskey().get(options),
      (options: { challenge: string }) =>
        softwarePasskey(passkey.id).get(options, { userHandle: Buffer.from(diane.id).toString('base64url') }),
      (options: { challenge: string }) => passkey.get(options, { userHandle: handleOfEric }),
      (options: { challenge: string }) => passkey.get(options, { userHandle: '' }),
      (options: { challenge: string }) => passkey.get(options, { origin: 'https://evil.example' }),
      (options: { challenge: string }) => passkey.get(options, { rpId: 'evil.example' }),
      (options: { challenge: string }) => passkey.get(options, { verified: false }),
      (options: { challenge: string }) => passkey.get(options, { signature: (signed) => signed.fill(1, 10) }),
      () => passkey.get({ challenge: 'another' }),
      () => '{}',
      () => 'not json',
    ]
    for (const answer of tries) {
      const { options, key } = await askToEnter()
      expect(await enterWith(key, answer(options))).toEqual(no)
    }
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('is refused with the key of a question for a new passkey, and the other way round', async () => {
    const { diane, passkey } = await withPasskey()
    const adding = await askToAdd(diane)
    expect(await enterWith(adding.key, passkey.get(adding.options))).toEqual(no)
    const entering = await askToEnter()
    const answer = softwarePasskey().create({ ...entering.options, user: { id: 'x' } })
    expect(await addPasskey(ctx, diane, { key: entering.key, answer })).toEqual(no)
  })

  test('is refused to somebody disabled, and with a passkey that was removed meanwhile', async () => {
    const disabled = await withPasskey()
    const first = await askToEnter()
    await disabled.diane.disable()
    expect(await enterWith(first.key, disabled.passkey.get(first.options))).toEqual(no)
    const { diane, passkey } = await withPasskey()
    const second = await askToEnter()
    await removePasskey(ctx, diane, passkey.id)
    expect(await enterWith(second.key, passkey.get(second.options))).toEqual(no)
  })

  test('is refused where the device’s counter did not go on: there are two of it', async () => {
    const { passkey } = await withPasskey()
    const enterAt = async (counter: number) => {
      const { options, key } = await askToEnter()
      return (await enterWith(key, passkey.get(options, { counter }))).done
    }
    expect(await enterAt(0)).toBe(true)
    expect(await enterAt(0)).toBe(true)
    expect(await enterAt(7)).toBe(true)
    for (const counter of [7, 6, 0]) expect(await enterAt(counter)).toBe(false)
    expect(await enterAt(8)).toBe(true)
  })

  test('of two at once with one counter one is let in', async () => {
    const { passkey } = await withPasskey()
    const answers = await Promise.all([askToEnter(), askToEnter()])
    const outcomes = await Promise.all(answers.map(({ options, key }) => enterWith(key, passkey.get(options, { counter: 3 }))))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  })

  test('can be tried sixty times an hour from one address and no more', async () => {
    const begun = []
    for (let n = 1; n <= 61; n++) begun.push((await beginPasskeySignIn(ctx, '203.0.113.5')).done)
    expect(begun.indexOf(false)).toBe(60)
  })
})

describe('a stored passkey', () => {
  test('takes another name from its owner alone', async () => {
    const { diane, passkey } = await withPasskey()
    const eric = await member(ctx)
    expect(await renamePasskey(ctx, eric, { id: passkey.id, name: 'Mine' })).toMatchObject({ refusal: { reason: 'no-passkey' } })
    expect(await renamePasskey(ctx, diane, { id: passkey.id, name: ' ' })).toMatchObject({ refusal: { reason: 'name-missing' } })
    expect(await renamePasskey(ctx, diane, { id: passkey.id, name: 'Phone' })).toMatchObject({ done: true })
    expect((await findFactors(ctx.db, diane.id)).passkeys).toMatchObject([{ name: 'Phone' }])
  })

  test('is removed by its owner alone, once, and it is written down', async () => {
    const { diane, passkey } = await withPasskey()
    const eric = await member(ctx)
    await removePasskey(ctx, eric, passkey.id)
    expect((await findFactors(ctx.db, diane.id)).passkeys).toHaveLength(1)
    expect(await removePasskey(ctx, diane, passkey.id)).toEqual(done)
    expect(await removePasskey(ctx, diane, passkey.id)).toEqual(done)
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['passkey-removed'])).toMatchObject([
      { facts: { name: 'Laptop' } },
    ])
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: eric.id })).toEqual([])
  })

  test('is not removed where it is the last factor of an owner who must have one', async () => {
    const { diane, passkey } = await withPasskey('owner')
    await ownersNeedFactor(ctx.db, true)
    expect(await removePasskey(ctx, diane, passkey.id)).toEqual({ done: false, refusal: { reason: 'last-factor' } })
    await withAuthenticator(ctx, diane)
    expect(await removePasskey(ctx, diane, passkey.id)).toEqual(done)
    await ownersNeedFactor(ctx.db, false)
  })

  test('and the authenticator do not both go at once, each because there is the other', async () => {
    const { diane, passkey } = await withPasskey('owner')
    await withAuthenticator(ctx, diane)
    await ownersNeedFactor(ctx.db, true)
    const first = await ctx.db.transaction().execute(async (tx) => {
      await sql`select id from staff_passkeys where id = ${passkey.id} for update`.execute(tx)
      const removing = removePasskey(ctx, diane, passkey.id)
      await finishedOrWaiting(ctx.db, removing)
      const other = removeAuthenticator(ctx, diane)
      await finishedOrWaiting(ctx.db, other, 2)
      return { removing, other }
    })
    expect(await first.removing).toEqual(done)
    expect(await first.other).toEqual({ done: false, refusal: { reason: 'last-factor' } })
    await ownersNeedFactor(ctx.db, false)
  })
})
