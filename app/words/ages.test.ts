import { expect, test } from 'vitest'
import { ageMark } from './ages.ts'

test('a journey for everybody says nothing of ages, another from which age it is', () => {
  expect(ageMark(0, [])).toEqual({})
  expect(ageMark(0, [3])).toEqual({})
  expect(ageMark(15, [])).toEqual({ ages: 'From 15 years' })
  expect(ageMark(1, [])).toEqual({ ages: 'From 1 year' })
})

test('it says for which children of the party it is not', () => {
  expect(ageMark(15, [15, 17])).toEqual({ ages: 'From 15 years' })
  expect(ageMark(15, [8])).toEqual({ ages: 'Not for a child of 8: from 15 years', forOlder: true })
  expect(ageMark(15, [14, 16, 8])).toEqual({ ages: 'Not for children of 14, 8: from 15 years', forOlder: true })
})
