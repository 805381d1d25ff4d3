import { describe, expect, test } from 'vitest'
import { goesByItself, isOpenAlert } from './open-alert.ts'

const at = new Date('2027-03-12T08:00:00Z')
const open = (occasion: string, facts = {}) => isOpenAlert({ occasion, at }, facts)
const booking = { state: 'confirmed', refundDueMinor: 0, isWaiting: true }
const [before, after] = [new Date('2027-03-12T07:00:00Z'), new Date('2027-03-12T09:00:00Z')]

test.each(['overdue', 'late-answer', 'refund', 'overpaid'])('%s is in a list of its own and not here', (kind) => {
  expect(open(`${kind}:b-1:1`, { booking: { ...booking, refundDueMinor: 5 } })).toBe(false)
})

describe('an alert is gone when what it asks for is done', () => {
  test('a supplier to ask: until every reply is there, and of a request never', () => {
    expect(open('ask:b-1:2', { booking })).toBe(true)
    expect(open('ask:b-1:2', { booking: { ...booking, isWaiting: false } })).toBe(false)
    expect(open('ask:b-1:2', { booking: { ...booking, state: 'pending' } })).toBe(false)
    expect(open('ask:b-1:2')).toBe(false)
  })
  test('money for a quotation that cannot be held: until it is used or refunded', () => {
    expect(open('credit:p-1', { booking: { ...booking, refundDueMinor: 200_000 } })).toBe(true)
    expect(open('credit:p-1', { booking })).toBe(false)
  })
  test('a plan that failed: until it is published after it, or trashed', () => {
    const entry = { publishedAt: before, isTrashed: false }
    expect(open('entry-plan:7:2027', { entry })).toBe(true)
    expect(open('entry-plan:7:2027', { entry: { ...entry, publishedAt: null } })).toBe(true)
    expect(open('entry-plan:7:2027', { entry: { ...entry, publishedAt: after } })).toBe(false)
    expect(open('entry-plan:7:2027', { entry: { ...entry, isTrashed: true } })).toBe(false)
  })
  test('a backup that is late: until one is made', () => {
    expect(open('backup-late:2027-03-12')).toBe(true)
    expect(open('backup-late:2027-03-12', { lastBackupAt: before })).toBe(true)
    expect(open('backup-late:2027-03-12', { lastBackupAt: after })).toBe(false)
  })
})

test('what cannot be seen in the state of things stays until somebody has done it', () => {
  expect(open('notice:evt_1', { booking: { ...booking, state: 'cancelled' } })).toBe(true)
  expect(open('backup-missing:3:a.webp', { lastBackupAt: after })).toBe(true)
  expect(['ask:1', 'credit:1', 'entry-plan:1', 'backup-late:1'].every(goesByItself)).toBe(true)
  expect(['notice:1', 'backup-missing:1', 'constructor:1'].some(goesByItself)).toBe(false)
})
