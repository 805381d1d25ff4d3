import { expect, test } from 'vitest'
import type { MissingAhead } from '#features/travellers/ahead/missing-ahead.ts'
import { withoutAhead } from './without-ahead.ts'

const alert = (occasion: string, bookingId = 'b-1') => ({ kind: 'alert' as const, text: occasion, occasion, bookingId })
const missing = (what: MissingAhead['what'], more: Partial<MissingAhead> = {}) =>
  ({ what, neededOn: '2027-06-12', label: '', missing: 1, total: 2, party: { bookingId: 'b-1' }, ...more }) as MissingAhead
const left = (occasion: string, ahead: MissingAhead, bookingId?: string) =>
  withoutAhead([alert(occasion, bookingId)], [ahead]).length

test('an alert that the lines of the days ahead show for its booking is not on the card of the day too', () => {
  const papers = 'permit-papers-missing:K7QM-42XD:gorilla:2027-06-12'
  expect([
    left(papers, missing('passport')),
    left(papers, missing('passport'), 'b-2'),
    left('notice:1', missing('passport')),
  ]).toEqual([...[0, 1, 1]])
  expect([left('transfer-by-road:b-1:in:5', missing('flight-in')), left(papers, missing('flight-in'))]).toEqual([0, 1])
})

test('permits to buy are shown by the line of their own visit, and only where it says that they are to be reserved', () => {
  const buy = 'permit-buy-by:K7QM-42XD:gorilla:2027-06-12'
  const line = (toReserve: number, feeId = 'gorilla') => missing('permit-number', { feeId, toReserve })
  expect([left(buy, line(1)), left(buy, line(0)), left(buy, line(1, 'golden'))]).toEqual([0, 1, 1])
})
