import { expect, test } from 'vitest'
import { sectionInView } from './section-in-view.ts'

/** Sections of 100, 60 and 900 pixels, as they stand when a page has been scrolled so far. */
const scrolled = (by: number) => [
  { id: 'days', top: 500 - by },
  { id: 'season', top: 600 - by },
  { id: 'price', top: 660 - by },
]

test.each([
  ['above the first section none is lit', 0, undefined, undefined],
  ['at the top of a section it is', 500, undefined, 'days'],
  ['a short section is lit, not the one that stands below it in the window', 600, undefined, 'season'],
  ['far below the last one it stays lit', 5_000, undefined, 'price'],
  ['at the end of the page the section of the address is lit, although it is below the line', 400, 'season', 'season'],
  ['at the end of the page an address above the line does not count', 1_700, 'days', 'price'],
  ['an address that names nothing does not count', 400, '__proto__', undefined],
] as const)('%s', (_, by, atEnd, lit) => {
  expect(sectionInView(scrolled(by), atEnd)).toBe(lit)
})

test('a page without sections has none', () => {
  expect(sectionInView([])).toBeUndefined()
})
