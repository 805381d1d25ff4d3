import { expect, test } from 'vitest'
import { foldedText, foldedWords } from './folded-words.ts'

test.each([
  ['Kibého', 'kibeho'],
  ['KIBEHO', 'kibeho'],
  ['Île de Nkombo & forêt', 'ile de nkombo and foret'],
  ["l'hôtel d’Afrique, qu'il", 'hotel afrique il'],
  ["the traveller's seat", 'the travellers seat'],
  ["Cape O'Brien", 'cape obrien'],
  ['4x4, 3.5 km', '4x4 3 5 km'],
])('%s is read as %s', (typed, read) => {
  expect(foldedText(typed)).toBe(read)
})

test('a text without letters and digits has no words', () => {
  expect(['', '   ', '!!! & |', '🦍🦍'].map((typed) => foldedWords(typed).filter((word) => word !== 'and'))).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('other scripts keep their words', () => {
  expect(foldedWords('Руанда 卢旺达')).toEqual(['руанда', '卢旺达'])
})
