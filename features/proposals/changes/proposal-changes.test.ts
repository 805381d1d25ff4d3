import { expect, test } from 'vitest'
import { readEnglish } from '#app/words/sources.server.ts'
import { twelveDayContent } from '#tests/support/twelve-days-on-paper.ts'
import type { ProposalContent } from '../proposal-content.ts'
import { changesInWords } from './change-sentences.ts'
import { proposalChanges } from './proposal-changes.ts'

const before = twelveDayContent()
const change = (facts: Partial<ProposalContent>): ProposalContent => ({ ...before, ...facts })
const sentencesOf = (after: ProposalContent, of = before) =>
  changesInWords({ reference: 'K7QM-42XD', sentAt: new Date('2027-03-12T08:00:00Z'), content: of }, after, readEnglish)

test('the same journey in other words is no change, and says so', () => {
  const after = change({ summary: 'Told anew', days: before.days.map((day) => ({ ...day, text: 'Told anew' })) })
  expect(proposalChanges(before, after)).toEqual([])
  expect(sentencesOf(after)).toEqual({
    title: 'What has changed',
    since: 'This is a new version of our proposal K7QM-42XD of 12 March 2027.',
    sentences: ['Dates, accommodation, services and prices are the same. Only our words are new.'],
  })
})

test('a day that is put in moves the others and changes dates, the house of its night, and nothing else', () => {
  const lake = { ...(before.days[1] as ProposalContent['days'][number]), day: 3, title: 'A day on the lake' }
  const days = [...before.days.slice(0, 2), lake, ...before.days.slice(2)].map((day, at) => ({ ...day, day: at + 1 }))
  const items = before.items.map((item) =>
    item.day > 2 ? { ...item, day: item.day + 1 } : item.title === 'Lake Ihema Lodge' ? { ...item, days: 2 } : item,
  )
  expect(sentencesOf(change({ days, items })).sentences).toEqual([
    'Dates: 6 to 18 July 2027 instead of 6 to 17 July 2027.',
    'The price stays the same.',
    'Lake Ihema Lodge: 2 nights instead of 1.',
    'New, day 3: A day on the lake.',
  ])
  expect(sentencesOf(before, change({ days, items })).sentences).toContain('No longer: the day “A day on the lake”.')
})

test('another house in one option is told of that option, in all options once; so is a service that came or went', () => {
  const renamed = (from: string, to: string) => before.items.map((item) => (item.title === from ? { ...item, title: to } : item))
  expect(sentencesOf(change({ items: renamed('Volcanoes View Lodge', 'Crater Camp') })).sentences.slice(1)).toEqual([
    'Option B: New accommodation: Crater Camp, 2 nights.',
    'Option B: No longer: Volcanoes View Lodge, 2 nights.',
  ])
  const items = renamed('Lake Ihema Lodge', 'Akagera Tents').filter(({ title }) => title !== 'Boat on the Kazinga channel')
  expect(sentencesOf(change({ items })).sentences.slice(1)).toEqual([
    'New accommodation: Akagera Tents, 1 night.',
    'No longer: Lake Ihema Lodge, 1 night.',
    'No longer: Boat on the Kazinga channel.',
  ])
})

test('prices are compared as they are first shown; options that came and went, travellers and terms are told', () => {
  const [a, b, c] = before.options
  if (!a || !b || !c) throw new Error('There are no three options')
  const after = change({
    options: [{ ...a, totalMinor: a.totalMinor - 10_000 }, b, { ...c, letter: 'D', title: 'Camps' }],
    travellers: before.travellers.slice(0, 2),
    terms: { ...before.terms, depositBasisPoints: 5_000 },
    included: ['Everything'],
  })
  expect(proposalChanges(before, after).map((one) => one.change)).toEqual([
    'travellers',
    'option-came',
    'option-went',
    'total',
    'included',
    'terms',
  ])
  const money = (minor: number) => readEnglish.format.money({ minor, currency: 'USD' })
  expect(sentencesOf(after).sentences).toEqual([
    'Travellers: 2 adults instead of 2 adults, 1 child.',
    `New option D: Camps, ${money(c.totalMinor)}.`,
    'No longer offered: option C, Luxury.',
    `Option A: The price is ${money(a.totalMinor - 10_000)} instead of ${money(a.totalMinor)}.`,
    'What the price covers is listed anew.',
    'Payment or cancellation terms have changed.',
  ])
})

test('of a journey made anew the first changes are told, and how many more there are', () => {
  const days = before.days.map((day) => ({ ...day, title: `Other ${day.title}` }))
  const { sentences } = sentencesOf(change({ days }))
  expect(sentences).toHaveLength(14)
  expect(sentences.at(-1)).toBe('And 12 more changes.')
})
