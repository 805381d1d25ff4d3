import { expect, test } from 'vitest'
import { type CancellationPolicy, defaultSettings } from '#features/settings/settings.ts'
import { englishFormatter } from '#platform/languages/english-formatter.ts'
import { kigaliInstant } from '#values/dates.ts'
import { openSiteWords } from '../../languages/site-words.server.ts'
import { cancellationWords } from '../../words/cancellation.ts'
import { cancellationTierRows, nextTierTurn, tierSentencesAt } from './cancellation-rows.ts'

const words = openSiteWords([cancellationWords]).in('en').of(cancellationWords)
const rowsOf = (policy: CancellationPolicy, startsOn: string | undefined, now: Date) =>
  cancellationTierRows(policy, startsOn, now, words, englishFormatter)

const { tours, 'day-tours': dayTours } = defaultSettings.cancellationPolicies

const at = (day: string, hour = 12) => kigaliInstant(day, hour)

test('without a date the tiers have no days of their own', () => {
  expect(rowsOf(tours, undefined, at('2027-01-01')).map(({ percent, until }) => [percent, until])).toEqual([
    [30, undefined],
    [40, undefined],
    [60, undefined],
    [100, undefined],
  ])
})

test('with a date each step ends on its last day, and today falls under one of them', () => {
  const rows = rowsOf(tours, '2027-06-14', at('2027-04-20'))
  expect(rows.map(({ status }) => status)).toEqual(['gone', 'on', undefined, undefined])
  expect(rows[1]?.until).toBe('today, until 29 April 2027')
  expect(rows[3]?.until).toBe('until 14 June 2027')
})

test('a notice on the last day of a tier belongs to that tier', () => {
  expect(rowsOf(tours, '2027-06-14', at('2027-04-14')).map(({ status }) => status)).toEqual([
    'on',
    undefined,
    undefined,
    undefined,
  ])
  expect(rowsOf(tours, '2027-06-14', at('2027-04-15')).map(({ status }) => status)).toEqual(['gone', 'on', undefined, undefined])
})

test('a day tour is free until 08:00 on the day before, to the minute, and the row of now changes then', () => {
  const rows = (day: string, hour: number) => rowsOf(dayTours, '2027-06-14', at(day, hour))
  expect(rows('2027-06-13', 8)).toEqual([
    { notice: 'Until 08:00 (Kigali time) on 13 June 2027', percent: 0, status: 'on', until: 'applies now' },
    { notice: 'After 08:00 (Kigali time) on 13 June 2027', percent: 100 },
  ])
  expect(rows('2027-06-13', 8.01).map(({ status }) => status)).toEqual(['gone', 'on'])
  expect(nextTierTurn(dayTours, at('2027-06-14', 0), at('2027-06-13', 7))).toEqual(at('2027-06-13', 8))
  expect(nextTierTurn(dayTours, at('2027-06-14', 0), at('2027-06-13', 8))).toEqual(at('2027-06-14', 0))
  expect(nextTierTurn(tours, at('2027-06-14', 0), at('2027-06-13', 7))).toEqual(at('2027-06-14', 0))
})

test('before it is accepted each tier says its end, what is past, and which one is that of now', () => {
  const sentences = (policy: CancellationPolicy, now: Date) => tierSentencesAt(policy, '2027-06-14', now, words, englishFormatter)
  expect(sentences(tours, at('2027-04-20')).slice(0, 3)).toEqual([
    { text: '61 days or more before: we keep 30% (already passed for this date)', isNow: false },
    { text: '60 to 46 days before: we keep 40% (today, until 29 April 2027)', isNow: true },
    { text: '45 to 31 days before: we keep 60% (until 14 May 2027)', isNow: false },
  ])
  // Rooms of which everything is kept from their confirmation on.
  const { stays } = defaultSettings.cancellationPolicies
  expect(sentences(stays, at('2027-06-03')).at(-1)).toMatchObject({
    text: expect.stringContaining('we keep 100% (today'),
    isNow: true,
  })
})
