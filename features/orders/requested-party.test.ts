import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partyParts, type RequestedParty, readParty } from './requested-party.ts'

const read = (query: string) => readParty(new URLSearchParams(query))

test('a party is a number of travellers and the ages of the children among them', () => {
  expect(read('travellers=3&childAges=8')).toMatchObject({ travellers: 3, childAges: [8], problems: {} })
  expect(read('travellers=5&childAges=4,+7+and+11')).toMatchObject({ travellers: 5, childAges: [4, 7, 11], problems: {} })
  expect(read('travellers=2')).toMatchObject({ travellers: 2, childAges: [], problems: {} })
  expect(read('')).toMatchObject({ travellers: undefined, childAges: [], problems: {} })
})

test('ages without a number are those of children with two adults', () => {
  expect(read('childAges=8')).toMatchObject({ travellers: 3, childAges: [8], problems: {} })
  expect(read('travellers=&childAges=8')).toMatchObject({ travellers: 3, childAges: [8], problems: {} })
})

const wrong: [string, Partial<RequestedParty['problems']>, number | undefined][] = [
  ['travellers=-3', { travellers: 'travellers-wrong' }, undefined],
  ['travellers=0', { travellers: 'travellers-wrong' }, undefined],
  ['travellers=two', { travellers: 'travellers-wrong' }, undefined],
  ['travellers=2.5', { travellers: 'travellers-wrong' }, undefined],
  ['travellers=99', { travellers: 'party-too-large' }, 12],
  ['travellers=3&childAges=-8', { childAges: 'ages-wrong' }, 3],
  ['travellers=3&childAges=eight', { childAges: 'ages-wrong' }, 3],
  ['travellers=3&childAges=18', { childAges: 'ages-wrong' }, 3],
  ['travellers=3&childAges=8.5', { childAges: 'ages-wrong' }, 3],
  ['travellers=2&childAges=8,8', { childAges: 'no-adult' }, 2],
  [`travellers=12&childAges=${Array(12).fill(8)}`, { childAges: 'no-adult' }, 12],
  [`travellers=12&childAges=${Array(99).fill(8)}`, { childAges: 'ages-wrong' }, 12],
  [`childAges=${Array(20).fill(8)}`, { childAges: 'no-adult' }, 12],
]

test.each(wrong)('%s is listed as a problem, and stays as it was typed', (query, problems, travellers) => {
  const params = new URLSearchParams(query)
  const typed = { travellers: params.get('travellers') ?? '', childAges: params.get('childAges') ?? '' }
  expect(readParty(params)).toEqual({ travellers, childAges: [], residency: 'foreign', typed, problems })
})

test('all pay the park fees of the residency that the address names, and of visitors from abroad where it names none', () => {
  expect(read('travellers=2&residency=eac')).toMatchObject({ travellers: 2, residency: 'eac', problems: {} })
  for (const query of ['travellers=2', 'residency=', 'residency=martian', 'residency=EAC'])
    expect(read(query)).toMatchObject({ residency: 'foreign', problems: {} })
  expect(partyParts(read('travellers=2&residency=eac'))).toEqual({ travellers: '2', residency: 'eac' })
  expect(partyParts(read('travellers=2&residency=foreign'))).toEqual({ travellers: '2' })
})

test('ages that were left empty are no children', () => {
  for (const ages of ['', '+', ',', '+,+;'])
    expect(read(`travellers=2&childAges=${ages}`)).toMatchObject({ travellers: 2, childAges: [], problems: {} })
})

test('whatever an address contains, the party has an adult, and its own address is read as the same party', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (travellers, childAges, residency) => {
      const party = readParty(new URLSearchParams({ travellers, childAges, residency }))
      expect(party.childAges.length).toBeLessThan(party.travellers ?? 1)
      const again = readParty(new URLSearchParams(partyParts(party)))
      expect(again).toMatchObject({
        travellers: party.travellers,
        childAges: party.childAges,
        residency: party.residency,
        problems: {},
      })
    }),
  )
})
