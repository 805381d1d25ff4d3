import { expect, test } from 'vitest'
import type { TaskItem } from '../tasks/tasks-pane.tsx'
import { divideWork, fullLists, mostOfKind } from './due-list.ts'

const [now, until] = [1_000, 2_000]
const row = (key: string, dueAt: number, tone?: 'bad'): TaskItem => ({
  ...{ key, dueAt, tag: { word: key, tone }, text: key, detail: '' },
  ...{ to: undefined, booking: undefined, form: undefined, done: undefined },
})
const keys = (rows: readonly TaskItem[]) => rows.map(({ key }) => key)

test('what is due today comes before what is late, what is late by the day it was due, and the rest later', () => {
  const { due, later, late } = divideWork(
    {
      overdue: [row('overdue', 500, 'bad'), row('older', 100, 'bad')],
      holds: [row('noon', 1_500), row('tomorrow', 2_001)],
      tasks: [row('tonight', until), row('in a week', 9_000)],
    },
    { now, until },
  )
  expect(keys(due)).toEqual(['noon', 'tonight', 'older', 'overdue'])
  expect(keys(later)).toEqual(['tomorrow', 'in a week'])
  expect(late).toBe(2)
})

test('a list is led to where a kind may have more rows than stand here', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => row(String(at), at))
  expect(fullLists({ tasks: many(40), overdue: many(mostOfKind), refunds: many(mostOfKind - 1) })).toEqual(['overdue'])
})
