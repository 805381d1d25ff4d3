import { expect, test } from 'vitest'
import { asOrdered, type OrderedNights } from './ordered-nights.ts'
import type { RoadLodge } from './sheet.ts'

const lodge = (name: string, supplierId: number | null, more: Partial<RoadLodge> = {}): RoadLodge => ({
  ...{ name, place: '', phone: '', isConfirmed: true, supplierId, hotelId: null, who: null },
  ...more,
})
const night = (name: string, supplierId: number, more: Partial<OrderedNights> = {}): OrderedNights => ({
  ...{ name, place: '', phone: '', hotelId: null, supplierId, firstDay: '2027-06-10', lastDay: '2027-06-11', isDeclined: false },
  ...more,
})
const on = (lodges: readonly RoadLodge[], nights: readonly OrderedNights[], day = '2027-06-10') =>
  asOrdered([{ on: day, lodges }], nights)[0]?.lodges ?? []

const [lake, hill] = [lodge('Lake House', 1), night('Hill Lodge', 2)]

test.each<[string, readonly RoadLodge[], readonly OrderedNights[], readonly object[]]>([
  ['nothing ordered: as planned', [lake], [], [lake]],
  ['ordered as planned', [lake], [night('Lake House', 1)], [lake]],
  ['another one chosen', [lake], [night('Lake House', 1, { isDeclined: true }), hill], [{ name: 'Hill Lodge', supplierId: 2 }]],
  ['declined, and nobody chosen yet', [lake], [night('Lake House', 1, { isDeclined: true })], [{ ...lake, isConfirmed: false }]],
  ['declined once, and asked again', [lake], [night('Lake House', 1, { isDeclined: true }), night('Lake House', 1)], [lake]],
  [
    'what only the text of the package names',
    [lodge('A guest house', null, { isConfirmed: false })],
    [hill],
    [{ name: 'Hill Lodge', isConfirmed: true }],
  ],
  [
    'one half of a party moved',
    [lodge('Lake House', 1, { who: [1, 2] }), lodge('Forest Inn', 3, { who: [3] })],
    [hill, night('Forest Inn', 3)],
    [
      { name: 'Forest Inn', who: [3] },
      { name: 'Hill Lodge', who: [1, 2] },
    ],
  ],
  [
    'where the customer sleeps by their own arrangement',
    [lodge('With friends', null, { isOwn: true, who: [3] }), lodge('Lake House', 1, { who: [1, 2] })],
    [hill],
    [{ name: 'With friends' }, { name: 'Hill Lodge', who: [1, 2] }],
  ],
  [
    'a house without a supplier beside one that moved',
    [lodge('Inn', null, { who: [3] }), lake],
    [hill],
    [{ name: 'Inn' }, { name: 'Hill Lodge' }],
  ],
])('%s', (_, planned, nights, expected) => {
  const found = on(planned, nights)
  expect(found).toMatchObject(expected)
  expect(found).toHaveLength(expected.length)
})

test('the night after the last one is as planned', () => {
  expect(on([lake], [hill], '2027-06-11')).toMatchObject([{ name: 'Hill Lodge' }])
  expect(on([lake], [hill], '2027-06-12')).toEqual([lake])
})

test('an outfitter without a house sleeps in the camp that the day names, else where the day ends', () => {
  const camp = lodge('Barranco Camp', null, { place: 'Barranco Camp', hotelId: 'barranco', isCamp: true })
  const outfitter = night('Kibo Outfitters', 7, { phone: '+255' })
  expect(on([camp], [outfitter])).toMatchObject([{ name: 'Barranco Camp', place: 'Barranco Camp', phone: '+255', supplierId: 7 }])
  const moshi = asOrdered([{ on: '2027-06-10', lodges: [], to: { name: 'Moshi' } }], [outfitter])
  expect(moshi[0]?.lodges).toMatchObject([{ name: 'Kibo Outfitters', place: 'Moshi' }])
})
