import { expect, test } from 'vitest'
import { isExperienceId, readKind } from './experience.ts'

test('a kind in an address counts where it is one, and is left out otherwise', () => {
  expect(readKind('craft')).toBe('craft')
  expect([readKind(null), readKind(''), readKind('CRAFT'), readKind('toString'), readKind('x'.repeat(10_000))]).toEqual(
    Array(5).fill(undefined),
  )
})

test('a text that cannot be an id is not looked for', () => {
  expect(isExperienceId('imigongo')).toBe(true)
  expect(['', '-', 'a b', 'A', "x' or 1=1", 'a'.repeat(61), 'é'].filter(isExperienceId)).toEqual([])
})
