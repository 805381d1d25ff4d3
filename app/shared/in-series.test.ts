import { expect, test } from 'vitest'
import { inSeries } from './in-series.ts'

test('names in a series have a semicolon between them, set as a language sets its colon', () => {
  expect(inSeries(['Goma', 'Bukavu, Kavumu'], { colon: ': ' })).toBe('Goma; Bukavu, Kavumu')
  expect(inSeries(['Goma', 'Bukavu'], { colon: '\u00a0: ' })).toBe('Goma\u00a0; Bukavu')
})
