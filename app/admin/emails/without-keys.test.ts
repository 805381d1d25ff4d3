import { expect, test } from 'vitest'
import { withoutKeys } from './without-keys.ts'

test('the secret of a link is left out, in what is shown and in plain text', () => {
  expect(withoutKeys('<a href="https://x.test/bookings/K7QM-42XD?key=aB3_-.~%20z">here</a>')).toBe(
    '<a href="https://x.test/bookings/K7QM-42XD?key=…">here</a>',
  )
  expect(withoutKeys('https://x.test/bookings/K7QM-42XD?lang=en&amp;key=abc next')).toBe(
    'https://x.test/bookings/K7QM-42XD?lang=en&amp;key=… next',
  )
  expect(withoutKeys('<a href="https://x.test/fr/proposals/K7QM-42XD-aB3_-9zQWERTYuiop12345">here</a>')).toBe(
    '<a href="https://x.test/fr/proposals/K7QM-42XD-…">here</a>',
  )
})

test('the rest stays as it was written', () => {
  expect(withoutKeys('The key=thing is patience')).toBe('The key=thing is patience')
})
