import { expect, test } from 'vitest'
import { lengths } from '#features/packages/package-filter.ts'
import { packageWords } from './packages.ts'

test('what a length is called has the days that it filters by', () => {
  const { short, week, long } = packageWords.tree.lengths
  expect([short, week]).toEqual([lengths.short, lengths.week].map(([least, most]) => `${least} to ${most} days`))
  expect(long).toBe(`${lengths.long[0]} days or more`)
  expect(lengths.week[0], 'each day is in one of them').toBe(lengths.short[1] + 1)
})
