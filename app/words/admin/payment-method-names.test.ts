import { expect, test } from 'vitest'
import { paymentMethodWords } from '../payment-methods.ts'
import { paymentMethodNames } from './payment-method-names.ts'

test('staff call the payment methods what visitors read', () => {
  const names = Object.entries(paymentMethodNames).map(([method, { name }]) => [method, name])
  expect(Object.fromEntries(names)).toEqual(paymentMethodWords.tree)
})
