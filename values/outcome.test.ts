import { expect, test } from 'vitest'
import { done, refused } from './outcome.ts'

test('an outcome is either done with a value or refused with a reason and its facts', () => {
  expect(done(7)).toEqual({ done: true, value: 7 })
  expect(refused({ reason: 'departure-full', seatsLeft: 2 })).toEqual({
    done: false,
    refusal: { reason: 'departure-full', seatsLeft: 2 },
  })
})
