import type { NewRateBook } from '#features/suppliers/new-rate-book.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'

const facts = { placeId: null, email: '', phone: '', note: '' }
const none = { board: null, beds: null, mostGuests: null, seats: null, minimumAge: 0 }
const rate = {
  weekdays: allWeekdays,
  residency: null,
  party: { from: 1, to: null },
  nights: { from: 1, to: null },
  singleMinor: null,
  thirdMinor: null,
  rackMinor: null,
  children: null,
}
const days = { from: '2026-01-01', to: '2028-12-31' }
const terms = {
  name: 'Contract',
  validFrom: days.from,
  validTo: '2028-12-30',
  currency: 'USD',
  pricing: 'net',
  commissionBp: null,
  vat: 'included',
  vatBp: 1_800,
  vatReclaimed: true,
  levy: 'none',
  levyBp: 0,
  resale: 'free',
  seasonBy: 'night',
  children: [],
  freePlaces: null,
  payment: [],
  cancellation: [],
  note: '',
} as const
/** A rate book with one car, which costs 118.00 a day with VAT of 18% inside that comes back. */
export const oneCarBook: NewRateBook = {
  suppliers: [
    {
      ...facts,
      kind: 'transport',
      name: 'Cars',
      services: [{ ...none, key: 'car', kind: 'transport', name: 'Car with driver', basis: 'vehicle-day', seats: 6 }],
      contracts: [{ ...terms, rates: [{ ...rate, ...days, to: '2028-12-30', service: 'car', amountMinor: 11_800 }] }],
      closures: [],
    },
  ],
  exchange: [{ currency: 'EUR', asOf: '2026-11-01', unitsPerUsd: 0.92, source: 'A bank' }],
}
