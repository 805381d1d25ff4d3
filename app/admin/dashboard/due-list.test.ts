import { expect, test } from 'vitest'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { divideWork, mostOfKind } from './due-list.ts'

const until = 2_000
const row = (key: string, dueAt: number, tone?: 'bad'): TaskItem => ({
  ...{ key, dueAt, tag: { word: key, tone }, text: key, detail: '' },
  ...{ to: undefined, booking: undefined, form: undefined, done: undefined },
})
const keys = (rows: readonly TaskItem[]) => rows.map(({ key }) => key)
const many = (count: number) => Array.from({ length: count }, (_, at) => row(String(at), at))

test('what is overdue comes first, the longest first, with tasks of days before among it; then what is due today; the rest is later', () => {
  const { due, later, late } = divideWork(
    {
      overdue: [row('overdue', 500, 'bad'), row('older', 100, 'bad')],
      holds: [row('noon', 1_500), row('tomorrow', 2_001)],
      tasks: [row('tonight', until), row('in a week', 9_000), row('task of yesterday', 300, 'bad')],
    },
    { until },
  )
  expect(keys(due)).toEqual(['older', 'task of yesterday', 'overdue', 'noon', 'tonight'])
  expect(keys(later)).toEqual(['tomorrow', 'in a week'])
  expect(late).toBe(3)
})

test('five of a kind are shown, the most urgent, with how many more there are; of tasks all', () => {
  const { due, more } = divideWork({ tasks: many(7), overdue: many(8).toReversed(), refunds: many(5) }, { until })
  expect(keys(due).filter((key) => key === '4')).toHaveLength(3)
  expect(keys(due).filter((key) => key === '5')).toHaveLength(1)
  expect(more).toEqual([{ name: 'overdue', count: 3, atLeast: false }])
  expect(divideWork({ holds: many(mostOfKind) }, { until }).more).toEqual([{ name: 'holds', count: 15, atLeast: true }])
})

test('what is due now for a later day stands by that day, which its tag says', () => {
  const permits = { ...row('for a later day', 200), neededAt: 9_000 }
  const { due } = divideWork(
    { permits: [permits], holds: [row('noon', 1_500)], overdue: [row('overdue', 500, 'bad')] },
    { until },
  )
  expect(keys(due)).toEqual(['overdue', 'noon', 'for a later day'])
})
