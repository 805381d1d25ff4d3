import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#values/dates.ts'
import { bookingStates } from '../booking.ts'
import { isOverdue, reminderDays, reminderDue } from './reminders.ts'

const dueOn = '2027-04-30'
const owing = { state: 'confirmed', balanceDueOn: dueOn, outstandingMinor: 1, sent: [] } as const

test('each reminder is sent on its own day', () => {
  const schedule = [-15, -14, -8, -7, -2, -1, 0, 1, 2].map((days) => [days, reminderDue(owing, addDays(dueOn, days))])
  expect(schedule).toEqual([
    [-15, null],
    [-14, -14],
    [-8, -14],
    [-7, -7],
    [-2, -7],
    [-1, -1],
    [0, -1],
    [1, 1],
    [2, 1],
  ])
})

test('what was sent is not sent again, and an earlier one that was missed is not made up for after a later', () => {
  expect(reminderDue({ ...owing, sent: [-14] }, addDays(dueOn, -14))).toBe(null)
  expect(reminderDue({ ...owing, sent: [-14] }, addDays(dueOn, -7))).toBe(-7)
  expect(reminderDue({ ...owing, sent: [-7] }, addDays(dueOn, -7))).toBe(null)
  expect(reminderDue({ ...owing, sent: [-14, -7, -1, 1] }, addDays(dueOn, 30))).toBe(null)
})

test('who owes nothing, or is not confirmed, is not reminded', () => {
  expect(reminderDue({ ...owing, outstandingMinor: 0 }, dueOn)).toBe(null)
  expect(reminderDue({ ...owing, outstandingMinor: -5 }, dueOn)).toBe(null)
  const reminded = bookingStates.filter((state) => reminderDue({ ...owing, state }, dueOn) !== null)
  expect(reminded).toEqual(['confirmed'])
})

test('a job that runs on any days sends each reminder at most once, and in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -60, max: 60 })), (days) => {
      const sent: number[] = []
      for (const day of days.sort((a, b) => a - b)) {
        const due = reminderDue({ ...owing, sent }, addDays(dueOn, day))
        if (due === null) continue
        expect(due).toBeLessThanOrEqual(day)
        expect(due).toBeGreaterThan(sent.at(-1) ?? -60)
        sent.push(due)
      }
      expect(sent.every((day) => (reminderDays as readonly number[]).includes(day))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('the balance is overdue from the day after, before and after the journey', () => {
  expect([-1, 0, 1].map((days) => isOverdue(owing, addDays(dueOn, days)))).toEqual([false, false, true])
  expect(isOverdue({ ...owing, outstandingMinor: 0 }, addDays(dueOn, 1))).toBe(false)
  const overdue = bookingStates.filter((state) => isOverdue({ ...owing, state }, addDays(dueOn, 1)))
  expect(overdue).toEqual(['confirmed', 'in-progress', 'completed', 'no-show'])
})
