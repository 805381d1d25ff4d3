import { expect, test } from 'vitest'
import { testContext } from '#tests/support/test-context.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { countStaff } from '../reads.server.ts'
import { createOwner } from './create-owner.server.ts'

const { ctx } = await testContext()

test('several processes that start at once make one owner, whose password signs in and can be read out', async () => {
  const owners = Array.from({ length: 6 }, (_, n) => ({ email: `Owner-${n}@impamba.test`, name: 'The owner' }))
  const outcomes = await Promise.all(owners.map((owner) => createOwner(ctx, owner)))
  const made = outcomes.filter((outcome) => outcome.done)
  expect(made).toHaveLength(1)
  const owner = owners[outcomes.findIndex((outcome) => outcome.done)] ?? { email: '', name: '' }
  expect(await countStaff(ctx.db)).toBe(1)
  const password = made[0]?.value.password ?? ''
  expect(password).toMatch(/^([a-z]{6}-){3}[a-z]{6}$/)
  expect(passwordFault(password, owner)).toBeUndefined()
  const signedIn = await signIn(ctx, { email: owner.email, password, headers: new Headers(), address: '192.0.2.1' })
  expect(signedIn).toMatchObject({ done: true, value: { staff: { role: 'owner', email: owner.email.toLowerCase() } } })
})

test('no owner is made where there are staff', async () => {
  const outcome = await createOwner(ctx, { email: 'second@impamba.test', name: 'A second' })
  expect(outcome).toEqual({ done: false, refusal: { reason: 'staff-exist' } })
  expect(await countStaff(ctx.db)).toBe(1)
})
