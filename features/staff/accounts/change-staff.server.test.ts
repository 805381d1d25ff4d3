import { expect, test } from 'vitest'
import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { finishedOrWaiting } from '#tests/support/behind-a-lock.ts'
import { testContext } from '#tests/support/test-context.ts'
import { findKey, makeKey } from '../keys/keys.server.ts'
import { signIn } from '../passwords/sign-in-by-password.server.ts'
import { findPerson, listPeople } from '../reads-people.server.ts'
import { findSignedIn } from '../sessions/find-signed-in.server.ts'
import { cookieHeader, member } from '../test-member.server.ts'
import { lockStaff, setDisabled } from '../writes.server.ts'
import { changeStaff } from './change-staff.server.ts'
import { inviteStaff } from './invite-staff.server.ts'
import type { StaffChange } from './staff-rules.ts'

const { ctx } = await testContext()

type Somebody = Awaited<ReturnType<typeof member>>
const inAs = async (who: Somebody) => {
  const outcome = await signIn(ctx, { ...who, headers: new Headers(), address: '192.0.2.1' })
  const headers = new Headers({ cookie: cookieHeader(outcome.done ? outcome.value.cookies : []) })
  return () => findSignedIn(ctx, headers)
}
const change = (actor: Somebody, to: Somebody, what: StaffChange) => changeStaff(ctx, { actor, staffId: to.id, change: what })
const eventsOf = async (id: string) =>
  (await listAuditEntriesOf(ctx.db, { kind: 'staff', id })).map(({ action, actor, facts }) => ({ action, actor, facts }))

test('a role that was changed is the one their next request has, with the session they are in', async () => {
  const [owner, diane] = [await member(ctx, { role: 'owner' }), await member(ctx, { role: 'sales' })]
  const signedIn = await inAs(diane)
  expect(await change(owner, diane, { what: 'role', to: 'editor' })).toMatchObject({ done: true })
  expect(await signedIn()).toMatchObject({ staff: { id: diane.id, role: 'editor' } })
  expect(await eventsOf(diane.id)).toContainEqual({
    action: 'role-changed',
    actor: owner.name,
    facts: { before: 'sales', after: 'editor' },
  })
})

test('the role somebody has already is given them without a word', async () => {
  const [owner, diane] = [await member(ctx, { role: 'owner' }), await member(ctx, { role: 'sales' })]
  expect(await change(owner, diane, { what: 'role', to: 'sales' })).toMatchObject({ done: true })
  expect(await eventsOf(diane.id)).toEqual([])
})

test('who is shut out is out at once, in every browser, and what was on its way to them opens nothing', async () => {
  const [owner, diane] = [await member(ctx, { role: 'owner' }), await member(ctx)]
  const [here, there] = [await inAs(diane), await inAs(diane)]
  const link = await makeKey(ctx, ctx.db, { purpose: 'link', staffId: diane.id })
  await change(owner, diane, { what: 'disable' })
  expect([await here(), await there()]).toEqual([undefined, undefined])
  expect(await findKey(ctx, ctx.db, 'link', link.text)).toBeUndefined()
  expect((await eventsOf(diane.id)).slice(-2)).toEqual([
    { action: 'staff-disabled', actor: owner.name, facts: { before: 'active', after: 'disabled' } },
    { action: 'sessions-ended', actor: owner.name, facts: { ended: 2 } },
  ])
})

test('who is let in again signs in again: no session and no key of before comes back to life', async () => {
  const [owner, diane] = [await member(ctx, { role: 'owner' }), await member(ctx)]
  const before = await inAs(diane)
  await setDisabled(ctx.db, diane.id, true)
  const link = await makeKey(ctx, ctx.db, { purpose: 'link', staffId: diane.id })
  await change(owner, diane, { what: 'enable' })
  expect(await before()).toBeUndefined()
  expect(await findKey(ctx, ctx.db, 'link', link.text)).toBeUndefined()
  expect(await (await inAs(diane))()).toMatchObject({ staff: { id: diane.id } })
})

test('an owner ends one member’s sessions, and no others', async () => {
  const [owner, diane, paul] = [await member(ctx, { role: 'owner' }), await member(ctx), await member(ctx)]
  const [hers, his] = [await inAs(diane), await inAs(paul)]
  await change(owner, diane, { what: 'end-sessions' })
  expect(await hers()).toBeUndefined()
  expect(await his()).toMatchObject({ staff: { id: paul.id } })
})

test('two owners who demote each other at once: one of them is an owner afterwards', async () => {
  const mine = await testContext()
  const [one, other] = [await member(mine.ctx, { role: 'owner' }), await member(mine.ctx, { role: 'owner' })]
  const demote = (actor: Somebody, whom: Somebody) =>
    changeStaff(mine.ctx, { actor, staffId: whom.id, change: { what: 'role', to: 'sales' } })
  const outcomes = await mine.ctx.db.transaction().execute(async (tx) => {
    await lockStaff(tx)
    const both = [demote(one, other), demote(other, one)]
    await finishedOrWaiting(mine.ctx.db, Promise.all(both), 2)
    return { both }
  })
  const answers = await Promise.all(outcomes.both)
  expect(answers.filter((answer) => answer.done)).toHaveLength(1)
  expect(answers.find((answer) => !answer.done)).toMatchObject({ refusal: { reason: 'last-owner' } })
  expect((await listPeople(mine.ctx.db)).filter(({ role }) => role === 'owner')).toHaveLength(1)
})

test('an owner who was demoted while their page was open cannot change anybody any more', async () => {
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => member(ctx, { role: 'owner' })))
  if (!first || !second || !third) throw new Error('three owners')
  await change(first, second, { what: 'role', to: 'sales' })
  expect(await change(second, third, { what: 'disable' })).toMatchObject({ refusal: { reason: 'not-allowed' } })
  expect(await findPerson(ctx.db, third.id)).toMatchObject({ disabled: false, role: 'owner' })
})

test('an invitation that is sent again makes the one before worthless', async () => {
  const owner = await member(ctx, { role: 'owner' })
  const invitation = { name: 'Paul Habimana', email: 'Paul@Impamba.test ', role: 'sales' } as const
  const made = await inviteStaff(ctx, { actor: owner, invitation })
  if (!made.done) throw new Error('it was refused')
  const { staffId, key } = made.value
  const again = await changeStaff(ctx, { actor: owner, staffId, change: { what: 'invite-again' } })
  const newer = again.done ? (again.value.key ?? '') : ''
  expect(await findKey(ctx, ctx.db, 'invite', key)).toBeUndefined()
  expect(await findKey(ctx, ctx.db, 'invite', newer)).toMatchObject({ staffId })
  expect((await eventsOf(staffId)).map(({ action }) => action)).toEqual(['staff-invited', 'staff-invited-again'])
})

test('an invitation that is withdrawn takes its row and its key away, and the log keeps the name', async () => {
  const owner = await member(ctx, { role: 'owner' })
  const invitation = { name: 'Grace Mukamana', email: 'grace@impamba.test', role: 'editor' } as const
  const made = await inviteStaff(ctx, { actor: owner, invitation })
  const { staffId, key } = made.done ? made.value : { staffId: '', key: '' }
  expect(await changeStaff(ctx, { actor: owner, staffId, change: { what: 'withdraw' } })).toMatchObject({ done: true })
  expect(await findPerson(ctx.db, staffId)).toBeUndefined()
  expect(await findKey(ctx, ctx.db, 'invite', key)).toBeUndefined()
  expect(await listAuditEntriesOf(ctx.db, { kind: 'staff', id: staffId }, ['invitation-withdrawn'])).toMatchObject([
    { subject: 'Grace Mukamana' },
  ])
  expect(await changeStaff(ctx, { actor: owner, staffId, change: { what: 'withdraw' } })).toMatchObject({
    refusal: { reason: 'no-staff' },
  })
})

test('an address that is somebody’s is refused however it is written, and one that two invite at once is invited once', async () => {
  const [owner, diane] = [await member(ctx, { role: 'owner' }), await member(ctx)]
  const invite = (email: string) => inviteStaff(ctx, { actor: owner, invitation: { name: 'Diane', email, role: 'sales' } })
  expect(await invite(` ${diane.email.toUpperCase()}`)).toMatchObject({ refusal: { reason: 'email-already-in-use' } })
  const both = await Promise.all([invite('twice@impamba.test'), invite('Twice@impamba.test')])
  expect(both.filter((one) => one.done)).toHaveLength(1)
})

test('only an owner invites', async () => {
  const invitation = { name: 'Diane', email: 'diane@impamba.test', role: 'owner' } as const
  const actor = await member(ctx, { role: 'sales' })
  expect(await inviteStaff(ctx, { actor, invitation })).toMatchObject({ refusal: { reason: 'not-allowed' } })
})
