import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { beforeText, differenceText } from './difference-text.ts'
import { percentText, shareOfAbove } from './share-text.ts'

test('a difference is shown in words and in figures', () => {
  const than = beforeText(readEnglish, '30-days', 30)
  expect(differenceText(readEnglish, 412, 374, than)).toBe('38 more than the 30 days before')
  expect(differenceText(readEnglish, 374, 1_412, than)).toBe('1,038 fewer than the 30 days before')
  expect(differenceText(readEnglish, 12, 12, than)).toBe('as many as the 30 days before')
  expect(differenceText(readEnglish, 0, 0, than)).toBe('none, as in the 30 days before')
})

test('a difference of figures with a half is shown to a tenth, and none that rounds away is shown', () => {
  expect(differenceText(readEnglish, 3.25, 2.81, 'the day before')).toBe('0.4 more than the day before')
  expect(differenceText(readEnglish, 3.24, 3.21, 'the day before')).toBe('as many as the day before')
})

test('today is compared with the whole of yesterday, and says so', () => {
  expect(beforeText(readEnglish, 'today', 1)).toBe('all of yesterday')
  expect(beforeText(readEnglish, 'own', 1)).toBe('the day before')
  expect(beforeText(readEnglish, 'month', 20)).toBe('the 20 days before')
})

test('a share keeps the digits that say something, above a hundred too', () => {
  expect([
    percentText(readEnglish, 97, 1_000),
    percentText(readEnglish, 4, 10_000),
    percentText(readEnglish, 120, 100),
    percentText(readEnglish, 1, 3),
  ]).toEqual(['9.7%', '0.04%', '120%', '33%'])
  expect(percentText(readEnglish, 0, 50)).toBe('0%')
  expect(percentText(readEnglish, 1, 1_000_000)).toBe('under 0.01%')
})

test('a step of the funnel is a share of the step above, or none where it is larger', () => {
  expect(shareOfAbove(readEnglish, 12, 48)).toBe('25% of the step above.')
  expect(shareOfAbove(readEnglish, 48, 48)).toBe('100% of the step above.')
  expect(shareOfAbove(readEnglish, 57, 2)).toBe('More than the step above, which is counted apart.')
  expect(shareOfAbove(readEnglish, 3, 0)).toBe('No step above to compare with.')
})
