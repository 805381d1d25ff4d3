import { expect, test } from 'vitest'
import { partyOfUnnamed } from '#features/orders/order.ts'
import { bookingSteps, type DraftAnswers, firstOpenStep } from './booking-draft.ts'

const chosen: DraftAnswers = {
  order: { kind: 'journey', package: 'trek', startsOn: '2027-06-14', comfort: 'lodge', singleRooms: 0, extras: [], code: null },
  party: partyOfUnnamed(2),
}
const contact = { name: 'Marit Solheim', email: 'marit@example.no', phone: '+47 900 00 000' }

test('the steps are in the order in which visitors see them', () => {
  expect(bookingSteps).toEqual(['choice', 'travellers', 'extras', 'payment'])
})

test('each step opens when the one before it is answered', () => {
  expect(firstOpenStep(chosen)).toBe('travellers')
  expect(firstOpenStep({ ...chosen, contact })).toBe('extras')
  expect(firstOpenStep({ ...chosen, contact, message: 'No nuts.' })).toBe('payment')
})

test('an empty answer is an answer too', () => {
  expect(firstOpenStep({ ...chosen, contact, message: '' })).toBe('payment')
})

test('extras that were answered first do not open the payment', () => {
  expect(firstOpenStep({ ...chosen, message: '' })).toBe('travellers')
})
