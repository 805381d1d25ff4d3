import { expect, test } from 'vitest'
import { type PackageRates, sumOf } from '#features/packages/price.ts'
import { type PartyAsk, priceParty } from './price-party.ts'

const rates: PackageRates = {
  highSeasons: [],
  prices: [1, 2, 4].map((groupSize) => ({
    comfort: 'lodge',
    season: 'low',
    occupancy: 'sharing',
    groupSize,
    amountMinor: 100_000 - groupSize * 1000,
  })),
  fees: [
    {
      id: 'permit',
      kind: 'permit',
      unit: 'traveller',
      parkId: null,
      name: 'Permit',
      minimumAge: 0,
      foreignMinor: 150_000,
      residentMinor: null,
      africanMinor: null,
      eacMinor: 20_000,
      asOf: 2026,
      confidence: 'high',
      day: 1,
      quantity: 1,
    },
  ],
}

const departure = { startsOn: '2027-06-14', minimum: 4 }
const marit = { bornOn: '1988-11-03', residency: 'foreign' as const }

function priced(ask: Partial<PartyAsk>) {
  const outcome = priceParty(rates, { departure, comfort: 'lodge', singleRooms: 0, travellersCount: 1, travellers: [], ...ask })
  if (!outcome.done) throw new Error(outcome.refusal.reason)
  return outcome.value
}

test('a party of any size pays the rate for the departure’s minimum', () => {
  for (const travellersCount of [1, 2, 6]) expect(priced({ travellersCount })[0]?.unitMinor).toBe(96_000)
  expect(priced({ departure: { ...departure, minimum: 2 } })[0]?.unitMinor).toBe(98_000)
})

test('travellers who are not named yet count as adults from abroad', () => {
  expect(sumOf(priced({ travellersCount: 2 }))).toBe(2 * (96_000 + 150_000))
  expect(sumOf(priced({ travellersCount: 2, travellers: [{ ...marit, residency: 'eac' }] }))).toBe(2 * 96_000 + 150_000 + 20_000)
})

test('a child’s age is the one on the first day', () => {
  const party = (bornOn: string) => priced({ travellersCount: 3, travellers: [marit, marit, { ...marit, bornOn }] })
  expect(
    party('2015-06-14')
      .filter(({ kind }) => kind === 'base')
      .map(({ quantity }) => quantity),
  ).toEqual([3])
  expect(party('2015-06-15')[1]).toMatchObject({ label: 'Child of 11', amountMinor: 48_000 })
})

test('whoever is named is counted once, not again among the unnamed', () => {
  expect(priced({ travellersCount: 2, travellers: [marit, marit] })).toEqual(priced({ travellersCount: 2 }))
  expect(priced({ travellersCount: 1, travellers: [marit, marit] })[0]?.quantity).toBe(2)
})

test('what the price function refuses is refused here too', () => {
  const ask = { departure, comfort: 'luxury', singleRooms: 0, travellersCount: 2, travellers: [] } as const
  expect(priceParty(rates, ask)).toEqual({ done: false, refusal: { reason: 'no-rate' } })
  expect(priceParty(rates, { ...ask, comfort: 'lodge', singleRooms: 3 })).toMatchObject({
    refusal: { reason: 'too-many-single-rooms', most: 2 },
  })
})
