import { beforeEach, describe, expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { testContext } from '#tests/support/test-context.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { countSessions } from '../reads.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { findSecondStep, passSecondStep, type SecondStep } from './pass-second-step.server.ts'
import { findFactors } from './reads-factors.server.ts'
import { removeAuthenticator } from './remove-authenticator.server.ts'
import { withAuthenticator } from './test-factors.server.ts'

const { ctx, clock } = await testContext()
const over = { done: false, refusal: { reason: 'second-step-over' } }
const wrong = { done: false, refusal: { reason: 'code-wrong' } }
const recoveryWrong = { done: false, refusal: { reason: 'recovery-code-wrong' } }

beforeEach(() => clock.advance(20 * 60_000))

type Diane = Awaited<ReturnType<typeof member>>

/** A member whose authenticator was set up earlier, and the key after their password. */
async function atTheSecondStep(role: Diane['role'] = 'sales') {
  const diane = await member(ctx, { role })
  const authenticator = await withAuthenticator(ctx, diane)
  clock.advance(5 * 60_000)
  return { diane, ...authenticator, key: await keyOf(diane) }
}

async function keyOf(diane: Diane): Promise<string> {
  const outcome = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
  if (!outcome.done || outcome.value.next !== 'second-step') throw new Error('No second step was asked for')
  return /^impamba-second-step=([^;]+)/.exec(outcome.value.cookies[0] ?? '')?.[1] ?? ''
}

const pass = (
  key: string,
  typed: string,
  by: SecondStep['kind'] = 'code',
  { address = '192.0.2.1', headers = new Headers() } = {},
) => passSecondStep(ctx, { key, step: { kind: by, typed }, headers, address })

describe('after the right password of somebody with an authenticator', () => {
  test('nobody is signed in yet, and the code signs in under the method of the first step', async () => {
    const { diane, code, key } = await atTheSecondStep()
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
    expect(await findSecondStep(ctx, key)).toMatchObject({ id: diane.id })
    const outcome = await pass(key, code())
    const cookies = outcome.done ? outcome.value.cookies : []
    expect(cookies.join('\n')).toMatch(/^impamba-second-step=; Max-Age=0;/m)
    const found = await findSignedIn(ctx, new Headers({ cookie: cookieHeader(cookies) }))
    expect(found).toMatchObject({ staff: { id: diane.id }, session: { method: 'password', signedInAt: clock.now() } })
  })

  test('a wrong code leaves the key, and the right one after it is let in', async () => {
    const { diane, code, key } = await atTheSecondStep()
    for (const typed of ['', '000000', 'abcdef', '1'.repeat(5000)]) expect(await pass(key, typed)).toEqual(wrong)
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
    expect((await pass(key, code())).done).toBe(true)
  })

  test('the key opens once, and so does the code', async () => {
    const { diane, code, key } = await atTheSecondStep()
    expect((await pass(key, code())).done).toBe(true)
    expect(await pass(key, code(1))).toEqual(over)
    expect(await pass(await keyOf(diane), code())).toEqual(wrong)
  })

  test('a key that is forged, for something else or ten minutes old is over', async () => {
    const { code, key } = await atTheSecondStep()
    for (const text of ['', 'x', `${key}x`, key.replace(/\..*/, `.${'A'.repeat(43)}`)])
      expect(await pass(text, code())).toEqual(over)
    clock.advance(10 * 60_000)
    expect(await findSecondStep(ctx, key)).toBeUndefined()
    expect(await pass(key, code())).toEqual(over)
  })

  test('somebody who was disabled meanwhile is not let in', async () => {
    const { diane, code, key } = await atTheSecondStep()
    await diane.disable()
    expect(await findSecondStep(ctx, key)).toBeUndefined()
    expect(await pass(key, code())).toEqual(over)
    expect(await countSessions(ctx.db, diane.id)).toBe(0)
  })

  test('where the authenticator was removed meanwhile they begin again', async () => {
    const { diane, code, codes, key } = await atTheSecondStep()
    await removeAuthenticator(ctx, diane)
    expect(await pass(key, code())).toEqual(over)
    expect(await pass(key, codes[0] ?? '', 'recovery-code')).toEqual(over)
    const again = await signIn(ctx, { ...diane, headers: new Headers(), address: '192.0.2.1' })
    expect(again).toMatchObject({ done: true, value: { next: 'admin' } })
  })

  test('of many with one key and one code at once one is let in', async () => {
    const { diane, code, key } = await atTheSecondStep()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => pass(key, code())))
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
    expect(await countSessions(ctx.db, diane.id)).toBe(1)
  })

  test('of two with one code and two keys at once one is let in', async () => {
    const { diane, code, key } = await atTheSecondStep()
    const other = await keyOf(diane)
    const outcomes = await Promise.all([pass(key, code()), pass(other, code())])
    expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1)
  })
})

describe('a recovery code', () => {
  test('replaces the authenticator once, shows how many are left, and is written to the audit log', async () => {
    const { diane, codes, key } = await atTheSecondStep()
    const [first = ''] = codes
    expect(await pass(key, first, 'recovery-code')).toMatchObject({ done: true, value: { codesLeft: 9 } })
    expect(await pass(await keyOf(diane), first, 'recovery-code')).toEqual(recoveryWrong)
    const activity = await listAuditEntriesOf(ctx.db, { kind: 'staff', id: diane.id }, ['recovery-code-used'])
    expect(activity).toMatchObject([{ actor: diane.name, facts: { left: 9 } }])
  })

  test('is not used up by a key that somebody else took first', async () => {
    const { diane, code, codes, key } = await atTheSecondStep()
    const [byCode, byRecovery] = await Promise.all([pass(key, code()), pass(key, codes[0] ?? '', 'recovery-code')])
    expect([byCode.done, byRecovery.done].filter(Boolean)).toHaveLength(1)
    expect((await findFactors(ctx.db, diane.id)).codesLeft).toBe(byCode.done ? 10 : 9)
  })
})

describe('too many wrong codes', () => {
  const reasons = async (key: string, times: number) => {
    const found: string[] = []
    for (let n = 1; n <= times; n++) {
      const outcome = await pass(key, '000000', n % 2 ? 'code' : 'recovery-code', { address: `198.51.100.${n}` })
      found.push(outcome.done ? 'done' : outcome.refusal.reason)
    }
    return found
  }

  test('of either kind and from any address, the tenth is refused unseen, and so is the right one then', async () => {
    const { diane, code, codes, key } = await atTheSecondStep()
    expect((await reasons(key, 10)).slice(8)).toEqual(['code-wrong', 'too-many-requests'])
    expect(await pass(key, code())).toMatchObject({ refusal: { reason: 'too-many-requests' } })
    expect(await pass(await keyOf(diane), codes[0] ?? '', 'recovery-code')).toMatchObject({
      refusal: { reason: 'too-many-requests' },
    })
    expect((await findFactors(ctx.db, diane.id)).codesLeft).toBe(10)
    clock.advance(15 * 60_000)
    expect((await pass(await keyOf(diane), code())).done).toBe(true)
  })

  test('begin again after a right one', async () => {
    const { diane, code, key } = await atTheSecondStep()
    await reasons(key, 8)
    expect((await pass(key, code())).done).toBe(true)
    clock.advance(60_000)
    expect((await reasons(await keyOf(diane), 9)).at(-1)).toBe('code-wrong')
  })

  test('at once are as many as one after another', async () => {
    const { key } = await atTheSecondStep()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => pass(key, '000000')))
    expect(outcomes.filter((outcome) => !outcome.done && outcome.refusal.reason === 'code-wrong')).toHaveLength(9)
  })
})
