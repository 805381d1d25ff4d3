import { expect, test } from 'vitest'
import { shelfSpans } from './shelf-spans.ts'

const wide = (count: number) => shelfSpans(count).flatMap((span, at) => (span === 'wide' ? [at] : []))

test('every seventh card is wide, with one beside it', () => {
  expect(wide(16)).toEqual([6, 14])
})

test('two that are left over fill their row', () => {
  expect(wide(2)).toEqual([0])
  expect(wide(5)).toEqual([3])
  expect(wide(18)).toEqual([6, 14, 16])
})

test('a full row of three stays as it is, and one alone too', () => {
  expect(wide(3)).toEqual([])
  expect(wide(7)).toEqual([])
  expect(wide(9)).toEqual([6])
})
