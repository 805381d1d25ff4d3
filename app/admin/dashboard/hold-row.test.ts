import { expect, test } from 'vitest'
import { readEnglish } from '../../words/sources.server.ts'
import { accountNow, came, held, now } from '../bookings/test-booking.ts'
import { holdOf } from './due-rows.ts'

const everything = { mayMove: true, mayPay: true }
const button = (paid = 0, means = everything, booking = held) => {
  const { form } = holdOf(readEnglish, booking, accountNow(booking, paid > 0 ? [came(paid)] : [], now), now, means)
  return [form?.verb, form?.to]
}
const page = `/admin/bookings/${held.id}`

test('a hold has the button of its own page: its deposit first, once that is there its confirmation, and the reply of its supplier before both', () => {
  expect(button()).toEqual(['Record deposit', `${page}?ask=pay`])
  expect(button(357_000)).toEqual(['Confirm booking', `${page}?ask=confirm`])
  expect(button(0, everything, { ...held, onRequest: 'waiting' })).toEqual(['Record supplier reply', `${page}?ask=part`])
})

test('who may not record money opens a hold that waits for it, and is not led to confirm it unpaid', () => {
  expect(button(0, { mayMove: true, mayPay: false })).toEqual(['Open', page])
})
