import { expect, test } from 'vitest'
import { demoDetailsIn } from './demo-details.ts'
import { defaultSettings } from './settings.ts'

const own = {
  ...defaultSettings,
  company: {
    ...defaultSettings.company,
    legalName: 'Inzira Ltd',
    phone: '+250 788 111 222',
    whatsapp: '250788111222',
    email: 'hello@inzira.rw',
  },
  termsVersion: '2027-01',
  bank: { ...defaultSettings.bank, holder: 'Inzira Ltd', account: '00040-0001234-56' },
  mobileMoney: { number: '+250 788 111 222', name: 'Inzira' },
  rwfSource: 'National Bank of Rwanda',
}

test('everything that a new site says of the demo operator is named', () => {
  expect(demoDetailsIn(defaultSettings)).toEqual(['company', 'terms', 'bank', 'mobileMoney', 'currency'])
})

test('what an owner has replaced is not named, and what was replaced in part is', () => {
  expect(demoDetailsIn(own)).toEqual([])
  expect(demoDetailsIn({ ...own, company: { ...own.company, email: defaultSettings.company.email } })).toEqual(['company'])
  expect(demoDetailsIn({ ...own, bank: { ...defaultSettings.bank, holder: 'Inzira Ltd' } })).toEqual(['bank'])
})
