import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { ownersNeedFactor } from '#tests/support/owners-need-factor.ts'
import { testContext } from '#tests/support/test-context.ts'
import { hasAuthenticator } from '../reads.server.ts'
import { member } from '../test-member.server.ts'
import { beginAuthenticator, cancelAuthenticatorSetup, findPendingAuthenticator } from './begin-authenticator.server.ts'
import { checkCode } from './check-code.server.ts'
import { confirmAuthenticator } from './confirm-authenticator.server.ts'
import { makeRecoveryCodes } from './make-recovery-codes.server.ts'
import { codeAt, stepAt } from './one-time-code.server.ts'
import { findFactors } from './reads-factors.server.ts'
import { removeAuthenticator } from './remove-authenticator.server.ts'
import { spendRecoveryCode } from './spend-recovery-code.server.ts'
import { withAuthenticator } from './test-factors.server.ts'
import { insertPasskey } from './writes-factors.server.ts'

const { ctx, clock, logged } = await testContext()
const halfMinute = 30_000
const right = { done: true, value: null }
const wrong = { done: false, refusal: { reason: 'code-wrong' } }
const check = (staffId: string, code: string) => checkCode(ctx, ctx.db, staffId, code)
const spend = (staffId: string, code: string) => spendRecoveryCode(ctx, ctx.db, staffId, code)

/** Each test begins at a time step of its own. */
beforeEach(() => clock.advance(10 * halfMinute))

describe('setting up', () => {
  test('is not required until a right code confirms it, and gives ten recovery codes then', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    const secret = (await findPendingAuthenticator(ctx, diane))?.secret ?? ''
    expect(await hasAuthenticator(ctx.db, diane.id)).toBe(false)
    const now = stepAt(clock.now())
    expect(await confirmAuthenticator(ctx, diane, 'abc')).toEqual({ done: false, refusal: { reason: 'code-missing' } })
    expect(await confirmAuthenticator(ctx, diane, codeAt(secret, now + 5))).toEqual(wrong)
    expect(await findFactors(ctx.db, diane.id)).toEqual({ authenticator: null, codesLeft: 0, passkeys: [] })
    const outcome = await confirmAuthenticator(ctx, diane, codeAt(secret, now))
    const codes = outcome.done ? outcome.value.codes : []
    expect(new Set(codes).size).toBe(10)
    expect(await findFactors(ctx.db, diane.id)).toEqual({ authenticator: clock.now(), codesLeft: 10, passkeys: [] })
    expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id })).toMatchObject([
      { actor: diane.name, action: 'authenticator-added' },
    ])
  })

  test('begun again has another secret, and the code of the first confirms nothing', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    const first = (await findPendingAuthenticator(ctx, diane))?.secret ?? ''
    await beginAuthenticator(ctx, diane)
    expect((await findPendingAuthenticator(ctx, diane))?.secret).not.toBe(first)
    expect(await confirmAuthenticator(ctx, diane, codeAt(first, stepAt(clock.now())))).toEqual(wrong)
  })

  test('for another phone leaves the first one good until a code of the second confirms it', async () => {
    const diane = await member(ctx)
    const { code, codes } = await withAuthenticator(ctx, diane)
    expect(await findPendingAuthenticator(ctx, diane), 'the secret of the first is shown to nobody any more').toBeUndefined()
    expect(await confirmAuthenticator(ctx, diane, code(1))).toEqual({ done: false, refusal: { reason: 'not-begun' } })
    await beginAuthenticator(ctx, diane)
    clock.advance(3 * halfMinute)
    expect(await confirmAuthenticator(ctx, diane, code())).toEqual(wrong)
    expect(await check(diane.id, code())).toEqual(right)
    const second = (await findPendingAuthenticator(ctx, diane))?.secret ?? ''
    const secondCode = (off: number) => codeAt(second, stepAt(clock.now()) + off)
    expect(await check(diane.id, secondCode(0))).toEqual(wrong)
    expect((await confirmAuthenticator(ctx, diane, secondCode(0))).done).toBe(true)
    expect(await check(diane.id, code(1))).toEqual(wrong)
    expect(await check(diane.id, secondCode(1))).toEqual(right)
    expect((await spend(diane.id, codes[0] ?? '')).done).toBe(false)
    expect((await findFactors(ctx.db, diane.id)).codesLeft).toBe(10)
    expect(await findPendingAuthenticator(ctx, diane)).toBeUndefined()
    const added = await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['authenticator-added'])
    expect(added.map(({ facts }) => facts)).toEqual([{ replaced: false }, { replaced: true }])
  })

  test('for another phone can be stopped, and the first one stays', async () => {
    const diane = await member(ctx)
    const { code } = await withAuthenticator(ctx, diane)
    await beginAuthenticator(ctx, diane)
    await cancelAuthenticatorSetup(ctx, diane)
    expect(await findPendingAuthenticator(ctx, diane)).toBeUndefined()
    expect(await check(diane.id, code(1))).toEqual(right)
  })

  test('can be stopped, and nothing is left of it', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    await cancelAuthenticatorSetup(ctx, diane)
    expect(await findPendingAuthenticator(ctx, diane)).toBeUndefined()
  })

  test('of two confirmations at once one makes the codes that count', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    const code = codeAt((await findPendingAuthenticator(ctx, diane))?.secret ?? '', stepAt(clock.now()))
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => confirmAuthenticator(ctx, diane, code)))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
    expect((await findFactors(ctx.db, diane.id)).codesLeft).toBe(10)
  })

  test('keeps neither the secret nor a recovery code in the database, nor logs one', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    const secret = (await findPendingAuthenticator(ctx, diane))?.secret ?? ''
    const outcome = await confirmAuthenticator(ctx, diane, codeAt(secret, stepAt(clock.now())))
    const rows = await Promise.all([
      sql`select encode(secret_sealed, 'escape') as kept from staff_authenticators`.execute(ctx.db),
      sql`select encode(code_hash, 'escape') as kept from staff_recovery_codes`.execute(ctx.db),
      sql`select * from audit_log`.execute(ctx.db),
    ])
    const stored = JSON.stringify([rows.map((one) => one.rows), logged])
    for (const secretText of [secret, ...(outcome.done ? outcome.value.codes : [])]) expect(stored).not.toContain(secretText)
  })
})

describe('a code', () => {
  test('is right once: the one that set it up is used, the next one is good, and a second time it is not', async () => {
    const diane = await member(ctx)
    const { code } = await withAuthenticator(ctx, diane)
    expect(await check(diane.id, code())).toEqual(wrong)
    expect(await check(diane.id, code(1))).toEqual(right)
    expect(await check(diane.id, code(1))).toEqual(wrong)
    clock.advance(3 * halfMinute)
    const typed = code().replace(/(...)/, '$1 ')
    expect(await check(diane.id, typed)).toEqual(right)
  })

  test('of the step before is right where no later one was taken, and wrong where one was', async () => {
    const diane = await member(ctx)
    const { code } = await withAuthenticator(ctx, diane)
    clock.advance(3 * halfMinute)
    const before = code(-1)
    expect(await check(diane.id, before)).toEqual(right)
    clock.advance(3 * halfMinute)
    const [earlier, now] = [code(-1), code()]
    expect(await check(diane.id, now)).toEqual(right)
    expect(await check(diane.id, earlier)).toEqual(wrong)
  })

  test('of a clock that is far off is wrong', async () => {
    const diane = await member(ctx)
    const { code } = await withAuthenticator(ctx, diane)
    clock.advance(100 * halfMinute)
    for (const off of [-2, 2, 60]) expect(await check(diane.id, code(off))).toEqual(wrong)
  })

  test('brought by many at once is taken from one', async () => {
    const diane = await member(ctx)
    const { code } = await withAuthenticator(ctx, diane)
    clock.advance(3 * halfMinute)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => check(diane.id, code())))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  })

  test('of somebody else, or of an authenticator that is only begun, is wrong', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const { code } = await withAuthenticator(ctx, diane)
    await beginAuthenticator(ctx, eric)
    clock.advance(3 * halfMinute)
    expect(await check(eric.id, code())).toEqual(wrong)
    const begun = (await findPendingAuthenticator(ctx, eric))?.secret ?? ''
    expect(await check(eric.id, codeAt(begun, stepAt(clock.now())))).toEqual(wrong)
  })

  test('whose secret was copied to another row does not open', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const { code } = await withAuthenticator(ctx, diane)
    await withAuthenticator(ctx, eric)
    await sql`update staff_authenticators set secret_sealed = (select secret_sealed from staff_authenticators where staff_id = ${diane.id})
      where staff_id = ${eric.id}`.execute(ctx.db)
    await expect(check(eric.id, code(1))).rejects.toThrow('belongs to another row')
  })
})

describe('a recovery code', () => {
  test('works once, for its owner, and shows how many are left', async () => {
    const [diane, eric] = [await member(ctx), await member(ctx)]
    const { codes } = await withAuthenticator(ctx, diane)
    await withAuthenticator(ctx, eric)
    const [first = '', second = ''] = codes
    const refusedCode = { done: false, refusal: { reason: 'recovery-code-wrong' } }
    expect(await spend(eric.id, first)).toEqual(refusedCode)
    expect(await spend(diane.id, first.toUpperCase().replaceAll('-', ' '))).toEqual({ done: true, value: { left: 9 } })
    expect(await spend(diane.id, first)).toEqual(refusedCode)
    expect(await spend(diane.id, second)).toEqual({ done: true, value: { left: 8 } })
    expect(await spend(diane.id, 'nothing like it')).toEqual(refusedCode)
  })

  test('brought by many at once is taken from one', async () => {
    const diane = await member(ctx)
    const { codes } = await withAuthenticator(ctx, diane)
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => spend(diane.id, codes[0] ?? '')))
    expect(outcomes.filter((outcome) => outcome.done)).toEqual([{ done: true, value: { left: 9 } }])
  })

  test('a new set invalidates the old one, and ten are left however many requests come at once', async () => {
    const diane = await member(ctx)
    const { codes } = await withAuthenticator(ctx, diane)
    const made = await Promise.all([1, 2, 3].map(() => makeRecoveryCodes(ctx, diane)))
    expect(made.every((outcome) => outcome.done)).toBe(true)
    expect((await findFactors(ctx.db, diane.id)).codesLeft).toBe(10)
    expect((await spend(diane.id, codes[0] ?? '')).done).toBe(false)
    const actions = (await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id })).map(({ action }) => action)
    expect(actions).toEqual(['authenticator-added', ...Array(3).fill('recovery-codes-made')])
  })

  test('is refused to a member without an authenticator', async () => {
    const diane = await member(ctx)
    await beginAuthenticator(ctx, diane)
    expect(await makeRecoveryCodes(ctx, diane)).toEqual({ done: false, refusal: { reason: 'no-authenticator' } })
  })
})

describe('removing', () => {
  const passkey = (staffId: string) =>
    insertPasskey(ctx.db, {
      id: `key-of-${staffId}`,
      staff_id: staffId,
      name: 'Laptop',
      public_key: Buffer.of(1),
      counter: 0,
      transports: [],
      created_at: clock.now(),
    })

  test('takes the authenticator and its recovery codes, is written down once, and another can be set up', async () => {
    const diane = await member(ctx)
    const { code, codes } = await withAuthenticator(ctx, diane)
    expect(await removeAuthenticator(ctx, diane)).toEqual(right)
    expect(await removeAuthenticator(ctx, diane)).toEqual(right)
    expect(await check(diane.id, code(1))).toEqual(wrong)
    expect((await spend(diane.id, codes[0] ?? '')).done).toBe(false)
    const actions = (await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id })).map(({ action }) => action)
    expect(actions).toEqual(['authenticator-added', 'authenticator-removed'])
    await withAuthenticator(ctx, diane)
  })

  test('of the last factor is refused to an owner where the settings require one, and to nobody else', async () => {
    const [owner, sales, other] = [await member(ctx, { role: 'owner' }), await member(ctx), await member(ctx, { role: 'owner' })]
    for (const one of [owner, sales, other]) await withAuthenticator(ctx, one)
    await passkey(other.id)
    await ownersNeedFactor(ctx.db, true)
    expect(await removeAuthenticator(ctx, owner)).toEqual({ done: false, refusal: { reason: 'last-factor' } })
    expect(await hasAuthenticator(ctx.db, owner.id)).toBe(true)
    expect(await removeAuthenticator(ctx, sales)).toEqual(right)
    expect(await removeAuthenticator(ctx, other)).toEqual(right)
    await ownersNeedFactor(ctx.db, false)
    expect(await removeAuthenticator(ctx, owner)).toEqual(right)
  })
})
