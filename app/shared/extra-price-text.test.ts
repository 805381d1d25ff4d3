import { expect, test } from 'vitest'
import { readEnglish } from '../words/sources.server.ts'
import { extraPriceText } from './extra-price-text.ts'

const of = (unit: 'booking' | 'person', mostPerBooking: number) =>
  extraPriceText({ unit, amountMinor: 2000, mostPerBooking }, readEnglish)

test('an extra of which several can be chosen costs so much each, one that is chosen once so much for the booking', () => {
  expect(of('booking', 12)).toBe('$20 each')
  expect(of('booking', 1)).toBe('$20 for the booking')
  expect(of('person', 2)).toBe('$20 for each traveller')
})
