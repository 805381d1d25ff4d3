import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { nextStep } from './shipment-row.ts'

const none = { validUntil: null, expectedOn: null, deliveredOn: null }

test('a price presses from the day after its last one, and goods from the day after they were expected', () => {
  const priced = { ...none, state: 'priced', validUntil: '2027-03-12' } as const
  expect(nextStep(readEnglish, priced, '2027-03-12')).toEqual({ text: 'Valid until 12 Mar', presses: false })
  expect(nextStep(readEnglish, priced, '2027-03-13')).toEqual({ text: 'Expired on 12 Mar', presses: true })
  const moving = { ...none, state: 'moving', expectedOn: '2027-03-12' } as const
  expect(nextStep(readEnglish, moving, '2027-03-12').presses).toBe(false)
  expect(nextStep(readEnglish, moving, '2027-03-13').presses).toBe(true)
})

test('what is new is to be priced, and what is lost asks nothing', () => {
  expect(nextStep(readEnglish, { ...none, state: 'new' }, '2027-03-12').text).toBe('Enter a price')
  expect(nextStep(readEnglish, { ...none, state: 'lost' }, '2027-03-12').text).toBe('')
})
