import { expect, test } from 'vitest'
import { billedTo, noBilling } from './billing-details.ts'
import { BillingAnswer } from './billing-request.ts'

const tax = (number: string) => `VAT ${number}`

test('a money document is for the company first and the contact last, and without a company for the contact', () => {
  const company = { billingName: 'Fjell AS', billingAddress: 'Storgata 1\n9008 Tromsø', billingTaxNumber: 'NO 1' }
  expect(billedTo({ leadName: 'Marit', ...company }, tax)).toEqual(['Fjell AS', 'Storgata 1', '9008 Tromsø', 'VAT NO 1', 'Marit'])
  expect(billedTo({ leadName: 'Marit', ...company, billingName: '' }, tax)).toEqual([
    'Marit',
    'Storgata 1',
    '9008 Tromsø',
    'VAT NO 1',
  ])
  expect(billedTo({ leadName: 'Marit', ...noBilling }, tax)).toEqual(['Marit'])
})

test('all billing details are optional, an address has no empty lines, and what is too long says so', () => {
  expect(BillingAnswer.parse({})).toEqual(noBilling)
  expect(BillingAnswer.parse({ billingAddress: ' Storgata 1 \r\n\r\n9008 Tromsø\r\n' }).billingAddress).toBe(
    'Storgata 1\n9008 Tromsø',
  )
  const long = { billingName: 'x'.repeat(161), billingAddress: 'x'.repeat(501), billingTaxNumber: 'x'.repeat(41) }
  const problems = BillingAnswer.safeParse(long).error?.issues.map(({ message }) => message)
  expect(problems).toEqual(['billing-name-too-long', 'billing-address-too-long', 'billing-tax-number-too-long'])
  const seven = BillingAnswer.safeParse({ billingAddress: 'a\nb\nc\nd\ne\nf\ng' })
  expect(seven.error?.issues[0]?.message).toBe('billing-address-lines')
})
