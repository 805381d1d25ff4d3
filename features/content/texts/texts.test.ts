import { expect, test } from 'vitest'
import { followTexts } from './follow-texts.ts'
import { hashOf, mapUnits, unitsOf } from './text-units.server.ts'
import { langOf } from './untranslated.ts'

const places = ['title', 'days.*.title', 'days.*.text', 'rows.*.*']
const content = {
  slug: 'gorillas',
  title: 'An hour with the gorillas',
  days: [
    { title: 'Into Kigali', text: 'We meet you at arrivals.', driveKm: 12 },
    { title: 'The forest', text: 'The trek begins at seven.', driveKm: 90 },
    { title: 'Home', text: 'Breakfast, then the road back.', driveKm: 102 },
  ],
  rows: [
    ['Permit', '1,500'],
    ['Porter', '20'],
  ],
}
const units = (of: object = content) => unitsOf(of, places)
const changes = (after: object) =>
  followTexts(units(), units(after)).map(({ hash, follows }) => {
    const textOf = (wanted: string, of: object) => units(of).find((unit) => unit.hash === wanted)?.text
    return [textOf(follows, content), textOf(hash, after)]
  })
const withDays = (days: object[]) => ({ ...content, days })
const [first, second, third] = content.days

test('units are the texts at the places of a kind, in their order; figures are none', () => {
  expect(units().map(({ path, text }) => [path, text])).toEqual([
    ['title', 'An hour with the gorillas'],
    ['days.0.title', 'Into Kigali'],
    ['days.0.text', 'We meet you at arrivals.'],
    ['days.1.title', 'The forest'],
    ['days.1.text', 'The trek begins at seven.'],
    ['days.2.title', 'Home'],
    ['days.2.text', 'Breakfast, then the road back.'],
    ['rows.0.0', 'Permit'],
    ['rows.1.0', 'Porter'],
  ])
  expect(unitsOf({ slug: 'x', days: 'none', rows: [null, 3] }, places)).toEqual([])
})

test('a content is translated text by text, and nothing else of it changes', () => {
  const shouted = mapUnits(content, places, ({ text }) => text.toUpperCase())
  expect(shouted.days[1]).toEqual({ title: 'THE FOREST', text: 'THE TREK BEGINS AT SEVEN.', driveKm: 90 })
  expect(shouted).toMatchObject({
    slug: 'gorillas',
    rows: [
      ['PERMIT', '1,500'],
      ['PORTER', '20'],
    ],
  })
  expect(content.title).toBe('An hour with the gorillas')
})

test('one changed paragraph marks one text', () => {
  expect(changes(withDays([first, { ...second, text: 'The trek begins at half past seven.' }, third].map(copy)))).toEqual([
    ['The trek begins at seven.', 'The trek begins at half past seven.'],
  ])
})

test('a paragraph that is put in marks none', () => {
  const lake = { title: 'The lake', text: 'A boat at three.', driveKm: 40 }
  expect(changes(withDays([first, lake, second, third].map(copy)))).toEqual([])
})

test('a paragraph that is taken out marks none', () => expect(changes(withDays([first, third].map(copy)))).toEqual([]))

test('a paragraph that moves marks none', () => expect(changes(withDays([third, first, second].map(copy)))).toEqual([]))

test('spaces are no change', () => {
  expect(hashOf('title', ' An  hour with\nthe gorillas ')).toBe(hashOf('title', content.title))
  expect(hashOf('lede', content.title)).not.toBe(hashOf('title', content.title))
})

test('a copy is made of the same units', () => {
  const copied = { ...structuredClone(content), slug: 'gorillas-2' }
  expect(units(copied).map(({ hash }) => hash)).toEqual(units().map(({ hash }) => hash))
})

test('one text is changed and one put in: the one most alike follows, the other is new', () => {
  const changed = { ...second, text: 'The trek begins at eight.' }
  const lake = { title: 'The lake', text: 'A boat crosses the bay.', driveKm: 40 }
  expect(changes(withDays([first, lake, changed, third].map(copy)))).toEqual([
    ['The trek begins at seven.', 'The trek begins at eight.'],
  ])
})

test('two texts side by side that both change follow in turn', () => {
  const after = withDays(
    [{ ...first, text: 'Somebody waits at the gate.' }, { ...second, text: 'You walk from eight.' }, third].map(copy),
  )
  expect(changes(after)).toEqual([
    ['We meet you at arrivals.', 'Somebody waits at the gate.'],
    ['The trek begins at seven.', 'You walk from eight.'],
  ])
})

test('a text that comes back has not changed: it has its own translation', () => {
  const other = withDays([first, { ...second, text: 'The trek begins at eight.' }, third].map(copy))
  expect(
    followTexts(units(other), units()).map(({ follows }) => units(other).find(({ hash }) => hash === follows)?.text),
  ).toEqual(['The trek begins at eight.'])
})

test('what has no translation stays as it is, and the object that holds it names it', () => {
  const whole = { title: 'A trek', days: [{ title: 'Up', text: 'You walk.' }], included: ['Permits', '3', 'Lunch'] }
  const german: Record<string, string> = { 'A trek': 'Eine Wanderung', Up: 'Hinauf', Permits: 'Permits' }
  const places = ['title', 'days.*.title', 'days.*.text', 'included.*']
  const shown = mapUnits(whole, places, ({ text }) => german[text])
  expect(shown).toEqual({
    title: 'Eine Wanderung',
    days: [{ title: 'Hinauf', text: 'You walk.', untranslated: ['text'] }],
    included: ['Permits', '3', 'Lunch'],
    untranslated: ['included.2'],
  })
  expect(['title', 'included.2'].map((text) => langOf(shown, text))).toEqual([undefined, 'en'])
})

function copy<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('No such day')
  return value
}
