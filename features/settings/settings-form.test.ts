import { expect, test } from 'vitest'
import { sectionForms } from './settings-form.ts'

test.each([
  ['1462.5', 1462.5],
  ['1462.1234', 1462.1234],
  ['1462,50', 1462.5],
  ['1462,5', 1462.5],
  ['1462', 1462],
  ['1,462', undefined],
  ['1.462,50', undefined],
  ['1462.12345', undefined],
  ['0', undefined],
])('a rate of %s is read as %s: what two countries read in two ways is refused', (rwfPerUsd, read) => {
  const { data } = sectionForms.currency.safeParse({ rwfPerUsd, rwfSource: 'BNR' })
  expect((data as { rwfPerUsd?: number } | undefined)?.rwfPerUsd).toBe(read)
})
