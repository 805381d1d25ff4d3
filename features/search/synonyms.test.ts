import { expect, test } from 'vitest'
import { foldedText } from './folded-words.ts'
import { isStopWord } from './question.ts'
import { synonyms, synonymsOf } from './synonyms.ts'

test.each([
  ['ingagi', 'gorilla'],
  ['inyoni', 'bird'],
  ['ikawa', 'coffee'],
  ['umusozi', 'hill'],
  ['urugendo', 'journey'],
  ['randonnee', 'walking'],
  ['trekking', 'walking'],
  ['lacs', 'lake'],
  ['pelerinage', 'pilgrimage'],
  ['voiture', 'car'],
  ['hebergement', 'hotel'],
  ['twiga', 'giraffe'],
  ['ruhengeri', 'musanze'],
  ['butare', 'huye'],
  ['kamembe', 'rusizi'],
])('%s is another word for %s', (word, means) => {
  expect(synonymsOf(word)).toContain(means)
})

test('a word that we do not know means itself alone', () => {
  expect(synonymsOf('nyungwe')).toEqual([])
})

test('every word of the table is folded as a question is, none is a stop word, and none means itself', () => {
  for (const word of synonyms.keys()) {
    expect(foldedText(word)).toBe(word)
    expect(isStopWord(word)).toBe(false)
    expect(synonymsOf(word)).not.toContain(word)
    for (const means of synonymsOf(word)) expect(foldedText(means)).toBe(means)
  }
})
