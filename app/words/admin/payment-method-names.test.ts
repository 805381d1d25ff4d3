import { expect, test } from 'vitest'
import { paymentMethodWords } from '../payment-methods.ts'
import { readEnglish } from '../sources.server.ts'
import { methodAdminWords } from './payment-method-names.ts'

test('staff call the payment methods what visitors read', () => {
  const names = Object.entries(readEnglish(methodAdminWords)).map(([method, { name }]) => [method, name])
  expect(Object.fromEntries(names)).toEqual(paymentMethodWords.tree)
})
