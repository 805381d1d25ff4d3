import { expect, test } from 'vitest'
import { foldedWords } from './folded-words.ts'
import { excerptOf, holdsSought, markedStretches } from './marked-text.ts'
import { soughtBy } from './search-filter.ts'
import { searchLanguage } from './search-language.ts'

const marked = (text: string, words: string[]) =>
  markedStretches(text, soughtBy(words))
    .map((one) => (one.marked ? `[${one.text}]` : one.text))
    .join('')

test.each([
  ['Gorillas, then the lake', ['gorilla'], '[Gorillas], then the lake'],
  ['A trek, trekking, treks', ['trek'], 'A [trek], [trekking], [treks]'],
  ['Walking is a walk', ['walking'], '[Walking] is a [walk]'],
  ['A team drinks tea', ['tea'], 'A [team] drinks [tea]'],
  ['A team drinks tea', ['tea', 'lake'], 'A team drinks [tea]'],
  ['Kibého or Kibeho', ['kibeho'], '[Kibého] or [Kibeho]'],
  ['Lake Kivu', ['lac'], '[Lake] Kivu'],
  ['Nyungwe on foot', ['nyun'], '[Nyungwe] on foot'],
  ['<b>lake</b>', ['lake'], '<b>[lake]</b>'],
  ['An island', ['is'], 'An island'],
])('%s searched for %j is %s', (text, words, shown) => {
  expect(marked(text, words)).toBe(shown)
})

test('nothing of a text is lost or added by marking it', () => {
  const text = 'Gorillas’ hour: 4x4, “Kibého”, the traveller’s gorilla.'
  expect(
    markedStretches(text, soughtBy(['gorilla', 'hour', 'kibeho']))
      .map((one) => one.text)
      .join(''),
  ).toBe(text)
})

const story = `${'We drive on. '.repeat(30)}At the gate a ranger counts giraffes. ${'Then home. '.repeat(30)}`

test('an excerpt begins at the sentence of the word, or near it, with an ellipsis where something is left out', () => {
  const excerpt = excerptOf(story, soughtBy(['giraffe'])) ?? ''
  expect(excerpt).toMatch(/^… .*a ranger counts giraffes\..* …$/)
  expect(excerpt.length).toBeLessThan(180)
})

test('a text without the word has no excerpt, and a short one is shown whole', () => {
  expect(excerptOf(story, soughtBy(['zebra']))).toBeUndefined()
  expect(excerptOf('A zebra.', soughtBy(['zebra']))).toBe('A zebra.')
  expect(holdsSought('A zebra.', soughtBy(['zebra']))).toBe(true)
})

test.each([
  ['Deux pèlerinages à cheval', 'pelerinage', 'Deux [pèlerinages] à cheval'],
  ['Drei Übernachtungen, eine Übernachtung', 'übernachtung', 'Drei [Übernachtungen], eine [Übernachtung]'],
  ['Des chevaux, un cheval', 'cheval', 'Des [chevaux], un [cheval]'],
  ['Un manteau, une mangue', 'mangues', 'Un manteau, une [mangue]'],
  ['Le lac et le lacet', 'lac', 'Le [lac] et le [lacet]'],
])('in another language every form that begins alike is marked: %s', (text, typed, shown) => {
  const sought = soughtBy(foldedWords(typed), searchLanguage('fr', 'french', { synonyms: {}, stop: [] }))
  const stretches = markedStretches(text, sought)
  expect(stretches.map((one) => (one.marked ? `[${one.text}]` : one.text)).join('')).toBe(shown)
})
