import { expect, test } from 'vitest'
import { comfortWords } from '../../comforts.ts'
import { comfortNames } from './site-names.ts'

test('what is stored in English of accommodation levels is what visitors read in English', () => {
  expect(comfortNames).toEqual(comfortWords.tree)
})
