import { expect, test } from 'vitest'
import { isLive, quoteEnd } from './quote.ts'

const now = new Date('2027-03-12T08:00:00Z')
const at = (text: string) => new Date(text)

test('a quote is good for fourteen days', () => {
  expect(quoteEnd(now, at('2027-06-01T16:00:00Z'))).toEqual(at('2027-03-26T08:00:00Z'))
})

test('a quote never outlives the cut-off of what it is for', () => {
  expect(quoteEnd(now, at('2027-03-20T16:00:00Z'))).toEqual(at('2027-03-20T16:00:00Z'))
  expect(quoteEnd(now, at('2027-03-26T08:00:00Z'))).toEqual(at('2027-03-26T08:00:00Z'))
})

test('at its end, to the instant, a quote is over', () => {
  const quote = { endsAt: at('2027-03-26T08:00:00Z') }
  expect(isLive(quote, at('2027-03-26T07:59:59.999Z'))).toBe(true)
  expect(isLive(quote, at('2027-03-26T08:00:00Z'))).toBe(false)
})
