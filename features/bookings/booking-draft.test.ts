import { expect, test } from 'vitest'
import { bookingSteps, type DraftAnswers, firstOpenStep } from './booking-draft.ts'

const marit = { firstNames: 'Marit Elise', familyName: 'Solheim', bornOn: '1988-11-03', residency: 'foreign' } as const
const travellers = { travellers: [marit, marit], email: 'marit@example.no', phone: '+47 900 00 000' }
const extras = { comfort: 'lodge', singleRooms: 0, message: '' } as const

test('the steps stand in the order in which they are asked', () => {
  expect(bookingSteps).toEqual(['departure', 'travellers', 'extras', 'payment'])
})

test('each step opens when the one before it is answered', () => {
  const answers: DraftAnswers = { travellersCount: 2 }
  expect(firstOpenStep(answers)).toBe('travellers')
  expect(firstOpenStep({ ...answers, travellers })).toBe('extras')
  expect(firstOpenStep({ ...answers, travellers, extras })).toBe('payment')
})

test('a party that is larger or smaller than its names is asked for them again', () => {
  expect(firstOpenStep({ travellersCount: 3, travellers, extras })).toBe('travellers')
  expect(firstOpenStep({ travellersCount: 1, travellers, extras })).toBe('travellers')
})

test('extras that were answered first do not open the payment', () => {
  expect(firstOpenStep({ travellersCount: 2, extras })).toBe('travellers')
})
