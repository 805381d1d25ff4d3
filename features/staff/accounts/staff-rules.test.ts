import { describe, expect, test } from 'vitest'
import type { Role } from '../permissions.ts'
import { type AccountFacts, stateOf } from '../staff.ts'
import { type ChangeFacts, changeRefusal, type StaffChange } from './staff-rules.ts'

const at = new Date('2026-11-20T08:00:00Z')
const somebody = (id: string, role: Role, more: Partial<AccountFacts> = {}): AccountFacts => ({
  id,
  role,
  disabled: false,
  invitedAt: null,
  joinedAt: at,
  ...more,
})
const invited = { invitedAt: at, joinedAt: null }
const owner = somebody('1', 'owner')
const sales = somebody('2', 'sales')

const refusalOf = (change: StaffChange, facts: Partial<ChangeFacts> = {}) =>
  changeRefusal(change, { actor: owner, member: sales, otherOwners: 1, ...facts })

test('somebody is invited until they come in, and disabled whatever else they are', () => {
  expect(stateOf({ disabled: false, ...invited })).toBe('invited')
  expect(stateOf({ disabled: false, invitedAt: at, joinedAt: at })).toBe('active')
  expect(stateOf({ disabled: true, ...invited })).toBe('disabled')
})

test('the first owner, who has no invitation, is active before the first sign-in', () => {
  expect(stateOf({ disabled: false, invitedAt: null, joinedAt: null })).toBe('active')
})

test('an owner changes a role, shuts somebody out, lets them in again and ends their sessions', () => {
  for (const what of ['disable', 'enable', 'end-sessions'] as const) expect(refusalOf({ what })).toBeUndefined()
  expect(refusalOf({ what: 'role', to: 'owner' })).toBeUndefined()
})

describe('staff cannot change their own role or state', () => {
  const changes: StaffChange[] = [{ what: 'role', to: 'editor' }, { what: 'disable' }, { what: 'enable' }, { what: 'withdraw' }]
  test.each(changes)('$what', (change) => expect(refusalOf(change, { member: owner })).toBe('oneself'))
  test('but ends their own sessions', () => expect(refusalOf({ what: 'end-sessions' }, { member: owner })).toBeUndefined())
})

describe('the last owner', () => {
  const last = { member: somebody('3', 'owner'), otherOwners: 0 }
  test('is neither demoted nor shut out', () => {
    expect(refusalOf({ what: 'disable' }, last)).toBe('last-owner')
    for (const to of ['sales', 'editor', 'read-only'] as const) expect(refusalOf({ what: 'role', to }, last)).toBe('last-owner')
  })
  test('stays an owner, and one of two may go', () => {
    expect(refusalOf({ what: 'role', to: 'owner' }, last)).toBeUndefined()
    expect(refusalOf({ what: 'role', to: 'sales' }, { ...last, otherOwners: 1 })).toBeUndefined()
  })
  test('is not one who was only invited, or may not come in', () => {
    for (const more of [invited, { disabled: true }])
      expect(refusalOf({ what: 'role', to: 'sales' }, { member: somebody('3', 'owner', more), otherOwners: 0 })).toBeUndefined()
  })
})

test('a former or disabled owner cannot change anybody', () => {
  for (const actor of [sales, somebody('1', 'read-only'), somebody('1', 'owner', { disabled: true })])
    expect(refusalOf({ what: 'disable' }, { actor, member: somebody('9', 'editor') })).toBe('not-allowed')
})

test('an invitation is sent again and withdrawn until somebody has come by it', () => {
  const waiting = { member: somebody('2', 'sales', invited) }
  expect(refusalOf({ what: 'withdraw' }, waiting)).toBeUndefined()
  expect(refusalOf({ what: 'invite-again' }, waiting)).toBeUndefined()
  for (const what of ['withdraw', 'invite-again'] as const) {
    expect(refusalOf({ what }, { member: somebody('2', 'sales', { invitedAt: at }) })).toBe('has-joined')
    expect(refusalOf({ what }, { member: somebody('2', 'sales', { joinedAt: null }) })).toBe('has-joined')
  }
})

test('somebody who was shut out before they came is not invited again, but may be taken off', () => {
  const member = somebody('2', 'sales', { ...invited, disabled: true })
  expect(refusalOf({ what: 'invite-again' }, { member })).toBe('is-disabled')
  expect(refusalOf({ what: 'withdraw' }, { member })).toBeUndefined()
})
