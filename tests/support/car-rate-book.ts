import type { NewRateBook } from '#features/suppliers/new-rate-book.ts'
import { noStay, plainRate, plainTerms, vatInside } from './rate-defaults.ts'

const facts = { placeId: null, hotelId: null, email: '', phone: '', note: '' }
const days = { from: '2026-01-01', to: '2028-12-30' }
/** A rate book with one car, which costs 118.00 a day with VAT of 18% inside that comes back. */
export const oneCarBook: NewRateBook = {
  suppliers: [
    {
      ...facts,
      kind: 'transport',
      name: 'Cars',
      services: [{ ...noStay, key: 'car', kind: 'transport', name: 'Car with driver', basis: 'vehicle-day', seats: 6 }],
      contracts: [
        {
          ...plainTerms,
          ...vatInside,
          validFrom: days.from,
          validTo: days.to,
          rates: [{ ...plainRate, ...days, service: 'car', amountMinor: 11_800 }],
        },
      ],
      closures: [],
    },
  ],
  exchange: [{ currency: 'EUR', asOf: '2026-11-01', unitsPerUsd: 0.92, source: 'A bank' }],
}
