import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

const titles = fc.string({ unit: 'binary', maxLength: 200 })

test('words are lower case and joined by single hyphens', () => {
  expect(slugOf('An Hour with the Gorillas')).toBe('an-hour-with-the-gorillas')
  expect(slugOf('  Kibeho:  the feast (28 November) ')).toBe('kibeho-the-feast-28-november')
})

test('an apostrophe does not split a word', () => {
  expect(slugOf('The crater’s rim')).toBe('the-craters-rim')
  expect(slugOf("The crater's rim")).toBe('the-craters-rim')
})

test('an and sign becomes a word', () => {
  expect(slugOf('Tea & honey')).toBe('tea-and-honey')
})

test('letters with accents are folded to plain ones', () => {
  expect(slugOf('Île de Nkombo, été à Goma')).toBe('ile-de-nkombo-ete-a-goma')
  expect(slugOf('Straße, Øresund, Łódź, Æon, Cœur, Þór, İzmir')).toBe('strasse-oresund-lodz-aeon-coeur-thor-izmir')
})

test('letters whose accent is a character of its own are folded too', () => {
  expect(slugOf('Ǿ and Ǽ')).toBe('o-and-ae')
})

test('letters of another shape are read as the letters they are', () => {
  expect(slugOf('Ｋｉｇａｌｉ')).toBe('kigali')
  expect(slugOf('ﬁve 𝐇ills')).toBe('five-hills')
})

test('a title without a letter or digit still has an address', () => {
  for (const title of ['', '   ', '!!!', '…', '基加利', '\u0000']) expect([title, slugOf(title)]).toEqual([title, 'untitled'])
})

test('an address is at most 80 characters and does not end in a hyphen where it was cut', () => {
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
  expect(slugOf(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test('whatever the title, the address has the form that the database takes', () => {
  fc.assert(
    fc.property(titles, (title) => {
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

test('the address of an address is itself', () => {
  fc.assert(
    fc.property(titles, (title) => {
      expect(slugOf(slugOf(title))).toBe(slugOf(title))
    }),
  )
})

test('how a mark was typed does not change the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeéÅñǾİǽ ﬁß가-') }), (title) => {
      expect(slugOf(title.normalize('NFD'))).toBe(slugOf(title.normalize('NFC')))
    }),
  )
})
