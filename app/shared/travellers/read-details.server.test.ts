import { expect, test } from 'vitest'
import { consentVersion } from '#features/travellers/details.ts'
import { readDetails } from './read-details.server.ts'

const today = '2027-03-12'
function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return readDetails(form, today)
}

test('a passport number that was typed never comes back to the browser, whatever else is wrong', () => {
  const { reply } = read({ passportNumber: 'C01822649', passportName: 'MARIT', passportExpiresOn: '2020-01-01' })
  expect(reply?.errors).toEqual({ passportExpiresOn: 'passport-expired' })
  expect(reply?.values).toEqual({ passportName: 'MARIT', passportExpiresOn: '2020-01-01' })
})

test('what is ticked for deletion is deleted, and what is left empty stays as it is', () => {
  expect(read({ 'remove.health': 'on', 'remove.diet': 'on', passportNumber: '', diet: '' }).value).toEqual({
    remove: ['diet', 'health'],
  })
})

test('notes on health and faith are taken with consent to the words of today alone', () => {
  expect(read({ health: 'A bad knee' }).reply?.errors).toEqual({ consent: 'consent-missing' })
  expect(read({ health: 'A bad knee', consent: '2020-01' }).reply?.errors).toMatchObject({ consent: 'consent-outdated' })
  expect(read({ health: 'A bad knee', consent: consentVersion }).value).toMatchObject({ health: 'A bad knee' })
})
