import { expect, test } from 'vitest'
import { SupplierForm } from './supplier-form.ts'

const hoursOf = (answerHours?: string) =>
  SupplierForm.safeParse({ kind: 'transport', name: 'Cars', ...(answerHours !== undefined && { answerHours }) }).data?.answerHours

test.each<[string | undefined, number | undefined]>([
  [undefined, 48],
  ['1', 1],
  [' 168 ', 168],
  ['169', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['soon', undefined],
])('%s hours to answer are %s', (typed, hours) => expect(hoursOf(typed)).toBe(hours))
