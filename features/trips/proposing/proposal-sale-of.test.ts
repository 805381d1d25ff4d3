import { expect, test } from 'vitest'
import { draftOf, placeholder } from '#tests/support/trip-parts.ts'
import type { ItemFacts } from '../trip-version.ts'
import { proposalContentOf } from './proposal-content-of.ts'
import { proposalSaleOf } from './proposal-sale-of.server.ts'

const facts = {
  fees: new Map(),
  services: new Map([
    [7, { board: 'FB' as const, minimumAge: 0, hotel: null, supplier: 'Topi Plains Camp', room: null }],
    [8, { board: 'FB' as const, minimumAge: 0, hotel: null, supplier: 'Fig Shore Lodge', room: { hotelId: 'fig', id: 'twin' } }],
  ]),
}
const stored = { cost: null, passedOn: null, edition: 1, position: 1 }
const saleOf = (item: Partial<ItemFacts>) => {
  const version = draftOf(5)
  const items = [{ ...stored, id: 'item', rootId: 'root', ...placeholder({ source: 'service', serviceId: 7, ...item }) }]
  return proposalSaleOf({ ...version, items }, facts).parts
}

test('whoever asks a lodge reads how many nights and rooms, and which supplier it is', () => {
  const stay = { kind: 'stay', day: 2, days: 2, title: 'Topi Plains Camp: Safari tent (FB)' } as const
  expect(saleOf({ ...stay, rooms: [[1], [2]] })).toMatchObject([
    {
      day: '2027-07-07',
      label: 'Topi Plains Camp: Safari tent, 2 nights, 2 rooms',
      text: { label: { message: 'stayAsWritten', values: { nights: 2, rooms: 2 } } },
      supplier: 'Topi Plains Camp',
    },
  ])
  expect(saleOf({ ...stay, days: 1 })).toMatchObject([{ label: 'Topi Plains Camp: Safari tent, 1 night' }])
  expect(saleOf({ ...stay, dayUse: true })).toMatchObject([{ label: 'Topi Plains Camp: Safari tent' }])
})

test('rooms that we count are taken for each night, and are not asked for', () => {
  const stay = { kind: 'stay', serviceId: 8, day: 2, days: 2, title: 'Fig Shore Lodge: Twin (FB)', rooms: [[1], [2]] } as const
  const night = { resource: 'room:fig/twin', quantity: 2, soft: false, label: 'Fig Shore Lodge: Twin, 1 night' }
  expect(saleOf({ ...stay, rooms: [[1], [2]] })).toMatchObject([
    { ...night, day: '2027-07-07' },
    { ...night, day: '2027-07-08' },
  ])
  // Nobody sleeps there: the house is asked.
  expect(saleOf({ ...stay, rooms: [[1], [2]], dayUse: true })).toMatchObject([{ soft: true, label: 'Fig Shore Lodge: Twin' }])
})

test('a traveller of twelve is a child to who reads the proposal, whatever price a lodge takes', () => {
  const version = draftOf(1)
  const party = [40, 17, 12].map((age, at) => ({ ...version.party[0], position: at + 1, age })) as typeof version.party
  const shown = { places: new Map(), connections: [], rwfPerUsd: 1450, ...facts }
  const { travellers } = proposalContentOf('A trip', { ...version, party }, { options: [] }, shown)
  expect(travellers.map(({ childOf }) => childOf)).toEqual([null, 17, 12])
})
