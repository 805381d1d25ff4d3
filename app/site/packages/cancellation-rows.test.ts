import { expect, test } from 'vitest'
import { defaultSettings } from '#features/settings/settings.ts'
import { cancellationTierRows } from './cancellation-rows.ts'

const { tours } = defaultSettings.ladders

test('without a date the ladder has no days of its own', () => {
  expect(cancellationTierRows(tours, undefined, '2027-01-01').map(({ percent, until }) => [percent, until])).toEqual([
    [30, undefined],
    [40, undefined],
    [60, undefined],
    [100, undefined],
  ])
})

test('with a date each step ends on its last day, and today falls under one of them', () => {
  const rows = cancellationTierRows(tours, '2027-06-14', '2027-04-20')
  expect(rows.map(({ standing }) => standing)).toEqual(['gone', 'on', undefined, undefined])
  expect(rows[1]?.until).toBe('today, until 29 April 2027')
  expect(rows[3]?.until).toBe('until 14 June 2027')
})

test('a notice on a step’s last day still falls under it', () => {
  expect(cancellationTierRows(tours, '2027-06-14', '2027-04-14').map(({ standing }) => standing)).toEqual([
    'on',
    undefined,
    undefined,
    undefined,
  ])
  expect(cancellationTierRows(tours, '2027-06-14', '2027-04-15').map(({ standing }) => standing)).toEqual([
    'gone',
    'on',
    undefined,
    undefined,
  ])
})
