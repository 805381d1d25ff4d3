import { expect, test } from 'vitest'
import { analyticsAdminWords, beforeText, differenceText, percentText } from './analytics.ts'

test('a difference is shown in words and in figures', () => {
  const than = beforeText('30-days', 30)
  expect(differenceText(412, 374, than)).toBe('38 more than the 30 days before')
  expect(differenceText(374, 1_412, than)).toBe('1,038 fewer than the 30 days before')
  expect(differenceText(12, 12, than)).toBe('as many as the 30 days before')
  expect(differenceText(0, 0, than)).toBe('none, as in the 30 days before')
})

test('a difference of figures with a half is shown to a tenth, and none that rounds away is shown', () => {
  expect(differenceText(3.25, 2.81, 'the day before')).toBe('0.4 more than the day before')
  expect(differenceText(3.24, 3.21, 'the day before')).toBe('as many as the day before')
})

test('today is compared with the whole of yesterday, and says so', () => {
  expect(beforeText('today', 1)).toBe('all of yesterday')
  expect(beforeText('own', 1)).toBe('the day before')
  expect(beforeText('month', 20)).toBe('the 20 days before')
})

test('a share keeps the digits that say something, above a hundred too', () => {
  expect([percentText(97, 1_000), percentText(4, 10_000), percentText(120, 100), percentText(1, 3)]).toEqual([
    '9.7%',
    '0.04%',
    '120%',
    '33%',
  ])
  expect(percentText(0, 50)).toBe('0%')
  expect(percentText(1, 1_000_000)).toBe('under 0.01%')
})

test('a step of the funnel is a share of the step above, or none where it is larger', () => {
  const { shareOf } = analyticsAdminWords.way
  expect(shareOf(12, 48)).toBe('25% of the step above.')
  expect(shareOf(48, 48)).toBe('100% of the step above.')
  expect(shareOf(57, 2)).toBe('More than the step above, which is counted apart.')
  expect(shareOf(3, 0)).toBe('No step above to compare with.')
})
