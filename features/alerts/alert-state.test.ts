import { describe, expect, test } from 'vitest'
import { type AlertFacts, alertState, settlesByItself } from './alert-state.ts'

const at = new Date('2027-03-12T08:00:00Z')
const stateOf = (occasion: string, facts: AlertFacts = {}) => alertState({ occasion, at }, facts)
const booking = { isFinal: false, isRequest: false, isWaiting: true, isOverdue: false, refundDueMinor: 0 }
const [before, after] = [new Date('2027-03-12T07:00:00Z'), new Date('2027-03-12T09:00:00Z')]

test.each([
  ['overdue', { isOverdue: true }],
  ['late-answer', { isRequest: true }],
  ['refund', { refundDueMinor: 5 }],
  ['overpaid', { refundDueMinor: 5 }],
])('%s is in a list of its own as long as it is so', (kind, facts) => {
  expect(stateOf(`${kind}:b-1:1`, { booking: { ...booking, ...facts } })).toBe('listed')
  expect(stateOf(`${kind}:b-1:1`, { booking })).toBe('settled')
  expect(stateOf(`${kind}:b-1:1`)).toBe('settled')
})

describe('an alert is settled when its work is done', () => {
  test('a supplier to ask: until every reply is there; while the booking is a request, another list has it', () => {
    expect(stateOf('ask:b-1:2', { booking })).toBe('open')
    expect(stateOf('ask:b-1:2', { booking: { ...booking, isRequest: true } })).toBe('listed')
    expect(stateOf('ask:b-1:2', { booking: { ...booking, isWaiting: false } })).toBe('settled')
    expect(stateOf('ask:b-1:2', { booking: { ...booking, isFinal: true } })).toBe('settled')
    expect(stateOf('ask:b-1:2')).toBe('settled')
  })
  test('a booking that leaves too little as it is ordered: until staff have answered it', () => {
    expect(stateOf('supply-low-margin:b-1:2', { booking: { ...booking, isRequest: true } })).toBe('open')
    expect(stateOf('supply-low-margin:b-1:2', { booking: { ...booking, isWaiting: false } })).toBe('settled')
    expect(stateOf('supply-low-margin:b-1:2', { booking: { ...booking, isFinal: true } })).toBe('settled')
    expect(settlesByItself('supply-low-margin:b-1:2')).toBe(true)
  })
  test('money for a quotation that cannot be held: until it is used or refunded', () => {
    expect(stateOf('credit:p-1', { booking: { ...booking, refundDueMinor: 200_000 } })).toBe('open')
    expect(stateOf('credit:p-1', { booking })).toBe('settled')
  })
  test('a plan that failed: until it is published after it, or trashed', () => {
    const entry = { publishedAt: before, isTrashed: false }
    expect(stateOf('entry-plan:7:2027', { entry })).toBe('open')
    expect(stateOf('entry-plan:7:2027', { entry: { ...entry, publishedAt: null } })).toBe('open')
    expect(stateOf('entry-plan:7:2027', { entry: { ...entry, publishedAt: after } })).toBe('settled')
    expect(stateOf('entry-plan:7:2027', { entry: { ...entry, isTrashed: true } })).toBe('settled')
  })
  test('a proposal that is short of something: while it is open, or until staff have done something about it', () => {
    expect(stateOf('proposal-short:p-1:room:lodge/twin:2027-07-15', { proposal: { isOpen: true } })).toBe('open')
    expect(stateOf('proposal-short:p-1:room:lodge/twin:2027-07-15', { proposal: { isOpen: false } })).toBe('settled')
    expect(stateOf('proposal-short:p-1:room:lodge/twin:2027-07-15')).toBe('settled')
    expect(settlesByItself('proposal-short:p-1:room:lodge/twin:2027-07-15')).toBe(false)
  })
  test('a proposal that was accepted: until staff have read it, or its booking has ended', () => {
    expect(stateOf('proposal-accepted:p-1', { booking })).toBe('open')
    expect(stateOf('proposal-accepted:p-1', { booking: { ...booking, isFinal: true } })).toBe('settled')
    expect(stateOf('proposal-accepted:p-1')).toBe('settled')
    expect(settlesByItself('proposal-accepted:p-1')).toBe(false)
  })
  test('a backup that is late: until one is made', () => {
    expect(stateOf('backup-late:2027-03-12')).toBe('open')
    expect(stateOf('backup-late:2027-03-12', { lastBackupAt: before })).toBe('open')
    expect(stateOf('backup-late:2027-03-12', { lastBackupAt: after })).toBe('settled')
  })
})

test('what cannot be seen in the state of things stays until somebody has done it', () => {
  expect(stateOf('crew-busy:5', { run: { isMissing: false } })).toBe('settled')
  expect(stateOf('crew-busy:5:out', { run: { isMissing: false } })).toBe('open')
  expect(stateOf('notice:evt_1', { booking: { ...booking, isFinal: true } })).toBe('open')
  expect(stateOf('backup-missing:3:a.webp', { lastBackupAt: after })).toBe('open')
  expect(['ask:1', 'credit:1', 'entry-plan:1', 'backup-late:1'].every(settlesByItself)).toBe(true)
  expect(['notice:1', 'backup-missing:1', 'constructor:1'].some(settlesByItself)).toBe(false)
})
