import { expect, test } from 'vitest'
import type { BookedPart } from '#features/bookings/reads.server.ts'
import type { ChangedService } from '#features/supply/reads-changed.server.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { partsView, requestedText } from '../stock-view.ts'
import { confirmed, held } from '../test-booking.ts'
import { partsAsOrdered } from './parts-as-ordered.ts'

const stay: BookedPart = {
  ...{ resource: 'ask:trip:lake:f1', day: '2027-06-14', label: 'Lake House, 2 nights', quantity: 1, soft: true },
  ...{ onRequest: true, answer: null, supplier: 'Lake House' },
}
const service: ChangedService = {
  ...{
    lineId: 1,
    itemId: 'i1',
    rootId: 'lake',
    soldHotelId: 'lake',
    kind: 'stay',
    sold: 'Lake House',
    supplier: 'Hill Ltd',
    name: 'Hill Lodge',
    place: null,
  },
  ...{ serviceId: 1, firstDay: '2027-06-14', lastDay: '2027-06-15', isConfirmed: false },
}
const sold = [{ rootId: 'lake', isNights: true, days: 2, people: null }]
const rowsOf = (booking: typeof held, part: Partial<BookedPart>, change: Partial<ChangedService>) =>
  partsView(readEnglish, booking, partsAsOrdered([{ ...stay, ...part }], [{ ...service, ...change }]), sold).map(
    ({ what, days, state, request, toAgree }) => [what, days, state.word, request !== undefined, toAgree],
  )

test('a service that is ordered elsewhere is named by who has the order, and has the answer of nobody else', () => {
  const what = 'Hill Lodge (sold as Lake House, 2 nights)'
  const days = '14 to 16 June 2027'
  expect(rowsOf(held, {}, {})).toEqual([[what, days, 'Awaiting reply', true, false]])
  expect(rowsOf(held, { answer: 'no' }, {})).toEqual([[what, days, 'Awaiting reply', true, false]])
  expect(rowsOf(confirmed, { answer: 'yes' }, {})).toEqual([[what, days, 'Awaiting reply', false, false]])
  expect(rowsOf(held, {}, { isConfirmed: true })).toEqual([[what, days, 'On request', true, true]])
  expect(rowsOf(confirmed, { answer: 'yes' }, { isConfirmed: true })).toEqual([[what, days, 'Confirmed', false, false]])
  const nobody = { supplier: null, name: '' }
  expect(rowsOf(confirmed, { answer: 'yes' }, nobody)).toEqual([
    ['Lake House, 2 nights: no supplier is ordered', days, 'Not ordered', false, false],
  ])
})

test('the nights of rooms that we count are named by the lodge that is ordered now', () => {
  const room = { resource: 'room:lake/twin', onRequest: false, label: 'Lake House, 1 night' }
  const days = '14 June 2027'
  expect(rowsOf(confirmed, room, {})).toEqual([
    ['Hill Lodge (sold as 1 × Lake House, 1 night)', days, 'Awaiting reply', false, false],
  ])
  expect(rowsOf(confirmed, room, { isConfirmed: true })[0]?.slice(1, 3)).toEqual([days, 'Confirmed'])
  const other = rowsOf(confirmed, { ...room, day: '2027-06-17' }, {}).at(-1)
  expect(other).toEqual(['1 × Lake House, 1 night', '17 June 2027', 'Reserved', false, false])
})

test('what was sold without a part and is ordered elsewhere has a row, and nobody is asked for it', () => {
  const other = { resource: 'room:forest/twin', onRequest: false, label: 'Forest Inn, 1 night' }
  expect(rowsOf(confirmed, other, {})).toEqual([
    ['1 × Forest Inn, 1 night', '14 June 2027', 'Reserved', false, false],
    ['Hill Lodge (sold as Lake House)', '14 to 16 June 2027', 'Awaiting reply', false, false],
  ])
  expect(requestedText(readEnglish, partsAsOrdered([{ ...stay, ...other }], [service]))).toBe('')
})

test('what is waited for is called as it is ordered, with what it was sold as', () => {
  const text = (change: Partial<ChangedService>, label: string) =>
    requestedText(readEnglish, partsAsOrdered([{ ...stay, label, answer: 'no' }], [{ ...service, ...change }]))
  expect(text({}, 'Lake House, 2 nights')).toBe('Hill Lodge (sold as Lake House, 2 nights)')
  expect(text({ kind: 'activity', name: 'Hill Boats' }, 'Boat trip')).toBe('Boat trip: Hill Boats (sold as Lake House)')
})
