import { expect, test } from 'vitest'
import { holdsWords } from './holds-words.ts'

test('a text is found by any of its words, in any order and without their accents', () => {
  expect(holdsWords('An hour with the gorillas, 12 to 14 December 2026', 'december GORILLAS')).toBe(true)
  expect(holdsWords('Nyungwe à pied', 'a pied')).toBe(true)
  expect(holdsWords('An hour with the gorillas', 'gorillas Kibeho')).toBe(false)
  expect(holdsWords('Anything', ' ')).toBe(true)
})
