import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { contentOf } from '#tests/support/sent-proposal.ts'
import { twelveDays } from '#tests/support/tailored-trips.ts'
import { priceNotes } from './price-notes.ts'

const content = contentOf(twelveDays())

test('a price per traveller says what it is for, by what is on the days of its option, and why a child pays less', () => {
  const notes = priceNotes(content, 'B', readEnglish)
  expect(notes[0]).toBe(
    'The price per traveller is for what they take part in on these days: accommodation, transport, guide and activities.',
  )
  expect(notes.slice(1).map((note) => note.split(' ').slice(0, 4).join(' '))).toEqual([
    'A child pays less',
    'Permits and park fees',
    'Flights are charged at',
  ])
})

test('what is not in the option, what may be ticked and what the customer arranges is said of no price', () => {
  const items = content.items.map((item) => ({ ...item, optional: item.kind === 'activity', isOwn: item.kind === 'guide' }))
  expect(priceNotes({ ...content, items }, 'B', readEnglish)[0]).toMatch(/: accommodation and transport\.$/)
  const options = content.options.map((option) => ({
    ...option,
    lines: option.lines.filter(({ kind, quantity }) => kind === 'base' && quantity > 1),
  }))
  expect(priceNotes({ options, items }, 'B', readEnglish)).toHaveLength(1)
})
