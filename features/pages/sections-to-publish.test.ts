import { expect, test } from 'vitest'
import type { Section } from './blocks.ts'
import { lostIds, sectionsToPublish } from './sections-to-publish.ts'

const text = (words: string) => [{ kind: 'text' as const, text: words }]
const live: Section[] = [
  { id: 'visas', title: 'Visas', updatedOn: '2026-11-01', blocks: text('Thirty days.') },
  { id: 'money', title: 'Money', updatedOn: '2026-11-01', blocks: text('Francs.') },
]
const today = '2027-03-12'
const shown = (written: Parameters<typeof sectionsToPublish>[0]) =>
  sectionsToPublish(written, live, today).map(({ id, updatedOn }) => `${id} ${updatedOn}`)

test('an unchanged section keeps its day of review, and a changed one was reviewed today', () => {
  const [visas, money] = live as [Section, Section]
  expect(shown([visas, { ...money, blocks: text('Francs and cards.') }])).toEqual(['visas 2026-11-01', 'money 2027-03-12'])
  expect(shown([visas, { ...money, title: 'Cash' }])).toEqual(['visas 2026-11-01', 'money 2027-03-12'])
})

test('a section without an id gets its former one: by its title in any place, or by its place under a new title', () => {
  const unnamed = (title: string, words: string) => ({ id: '', title, blocks: text(words) })
  expect(shown([unnamed('Money', 'Francs.'), unnamed('Visas', 'Thirty days.')])).toEqual(['money 2026-11-01', 'visas 2026-11-01'])
  expect(shown([unnamed('Entry', 'Thirty days.'), unnamed('Money', 'Francs.')])).toEqual(['visas 2027-03-12', 'money 2026-11-01'])
})

test('a new section is named by its title, and two of one title have two addresses', () => {
  const added = { id: '', title: 'Health', blocks: text('Yellow fever.') }
  expect(shown([...live, added, added])).toEqual([
    'visas 2026-11-01',
    'money 2026-11-01',
    'health 2027-03-12',
    'health-2 2027-03-12',
  ])
})

test('an id that no section has any more is reported', () => {
  expect(lostIds(live.slice(0, 1), live, today)).toEqual(['money'])
  expect(lostIds([...live].reverse(), live, today)).toEqual([])
})
