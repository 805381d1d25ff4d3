import { expect, test } from 'vitest'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { type DueSpan, divideWork, mostOfKind, urgencyOf } from './due-list.ts'

/** Instants as hours of a clock that began ten days before today, which is from 240 to 264; what hurts before 336 hurts soon. */
const span: DueSpan = { from: 240, until: 264, soon: 336 }
const row = (key: string, dueAt: number, more: Partial<TaskItem> = {}): TaskItem => ({
  ...{ key, dueAt, tag: { word: key, tone: undefined }, text: key, detail: '' },
  ...{ to: undefined, booking: undefined, form: undefined, done: undefined },
  ...more,
})
const keys = (rows: readonly TaskItem[]) => rows.map(({ key }) => key)
const many = (count: number, more: Partial<TaskItem> = {}) => Array.from({ length: count }, (_, at) => row(String(at), at, more))

test.each([
  ['a permit of tomorrow, due two weeks ago', { dueAt: -70, neededAt: 264 }, 'soon'],
  ['a permit of today, whose day has begun', { dueAt: -90, neededAt: 240 }, 'soon'],
  ['the last minute in which something hurts soon', { dueAt: -70, neededAt: 335 }, 'soon'],
  ['a permit of the day after', { dueAt: 0, neededAt: 336 }, 'later'],
  ['an answer by this evening', { dueAt: 260 }, 'soon'],
  ['an answer by this morning', { dueAt: 246 }, 'soon'],
  ['a follow-up that is ten days overdue', { dueAt: 1 }, 'late'],
  ['a follow-up of yesterday', { dueAt: 239 }, 'late'],
  ['a refund, which no day makes worse', { dueAt: 250, neededAt: null }, 'late'],
  ['a balance that is overdue, of a trip that begins tomorrow', { dueAt: 20, neededAt: 264 }, 'soon'],
  ['a balance that is overdue, of a trip in a month', { dueAt: 20, neededAt: 960 }, 'later'],
  ['a balance that is overdue, of a trip that is over', { dueAt: 20, neededAt: 130, isOver: true }, 'over'],
] as const)('%s', (_what, timed, urgency) => {
  expect(urgencyOf(timed, span)).toBe(urgency)
})

test('what hurts soon comes first, by when; then what is late, the longest first; then what comes later, and last what is over', () => {
  const { due, later } = divideWork(
    {
      permits: [row('permit in a week', 100, { neededAt: 400 }), row('permit of tomorrow', 10, { neededAt: 264 })],
      overdue: [row('unpaid, over', 1, { neededAt: 100, isOver: true }), row('unpaid, begins tomorrow', 90, { neededAt: 270 })],
      refunds: [row('refund', 250, { neededAt: null })],
      enquiries: [row('answer of last week', 60), row('answer of today', 255)],
      tasks: [row('follow-up', 2), row('tonight', 264), row('task in a week', 430)],
      holds: [row('hold of tomorrow', 270)],
    },
    span,
  )
  expect(keys(due)).toEqual([
    ...['answer of today', 'permit of tomorrow', 'tonight', 'unpaid, begins tomorrow'],
    ...['follow-up', 'answer of last week', 'refund'],
    ...['permit in a week', 'unpaid, over'],
  ])
  expect(keys(later)).toEqual(['hold of tomorrow', 'task in a week'])
})

test('five of a kind are shown, the most urgent, with how many more there are and how many of them are late; of tasks all', () => {
  const work = { tasks: many(7), overdue: many(8, { isLate: true }).toReversed(), refunds: many(5) }
  const { due, more, total } = divideWork(work, span)
  expect(keys(due).filter((key) => key === '4')).toHaveLength(3)
  expect(keys(due).filter((key) => key === '5')).toHaveLength(1)
  expect(more).toEqual([{ name: 'overdue', count: 3, late: 3, atLeast: false }])
  expect(total, 'all of them, shown or not').toEqual({ count: 20, late: 8, atLeast: false })
  expect(divideWork({ holds: many(mostOfKind) }, span).more).toEqual([{ name: 'holds', count: 15, late: 0, atLeast: true }])
})

test('what is left of a kind is counted in the list it is due for: today, or later', () => {
  const ofTomorrow = many(9).map((one) => ({ ...one, dueAt: 400 }))
  const { due, more, total, later, moreLater } = divideWork({ holds: [...many(7), ...ofTomorrow] }, span)
  expect([due.length, later.length, total.count]).toEqual([5, 0, 7])
  expect([more, moreLater]).toMatchObject([[{ count: 2 }], [{ count: 9 }]])
  expect(divideWork({ holds: many(mostOfKind) }, span).total).toEqual({ count: 20, late: 0, atLeast: true })
})

test('old rows of a kind whose trips are over leave its five places to what can still be saved', () => {
  const old = many(6, { isOver: true, isLate: true, neededAt: 0 })
  const { due, more } = divideWork({ overdue: [...old, row('begins tomorrow', 200, { neededAt: 264, isLate: true })] }, span)
  expect(keys(due)).toEqual(['begins tomorrow', '0', '1', '2', '3'])
  expect(more).toEqual([{ name: 'overdue', count: 2, late: 2, atLeast: false }])
})
