import { expect, test } from 'vitest'
import { openSiteWords } from '../languages/site-words.server.ts'
import { ageWords } from '../words/ages.ts'
import { ageMark } from './age-mark.ts'

const words = openSiteWords([ageWords]).in('en').of(ageWords)

test('a journey for everybody says nothing of ages, another from which age it is', () => {
  expect(ageMark(0, [], words)).toEqual({})
  expect(ageMark(0, [3], words)).toEqual({})
  expect(ageMark(15, [], words)).toEqual({ ages: 'From 15 years' })
  expect(ageMark(1, [], words)).toEqual({ ages: 'From 1 year' })
})

test('it says for which children of the party it is not', () => {
  expect(ageMark(15, [15, 17], words)).toEqual({ ages: 'From 15 years' })
  expect(ageMark(15, [8], words)).toEqual({ ages: 'Not for a child of 8: from 15 years', forOlder: true })
  expect(ageMark(15, [14, 16, 8], words)).toEqual({ ages: 'Not for children of 14, 8: from 15 years', forOlder: true })
})
