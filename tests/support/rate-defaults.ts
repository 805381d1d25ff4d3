import type { Contract, ContractTerms } from '#features/suppliers/contract.ts'
import type { SupplierRate } from '#features/suppliers/rates/supplier-rate.ts'
import type { ServiceFacts, SupplierService } from '#features/suppliers/supplier-service.ts'
import { allWeekdays } from '#features/suppliers/weekdays.ts'

/** What a rate is where nothing else is said: for every weekday, residency, party and length of stay, one amount alone. */
export const plainRate = {
  weekdays: allWeekdays,
  residency: null,
  party: { from: 1, to: null },
  nights: { from: 1, to: null },
  singleMinor: null,
  thirdMinor: null,
  rackMinor: null,
  children: null,
} satisfies Partial<SupplierRate>

/** Net rates of 2027 in dollars, without taxes, children or steps of payment. */
export const plainTerms: ContractTerms = {
  name: 'Contract 2027',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  currency: 'USD',
  pricing: 'net',
  commissionBp: null,
  vat: 'none',
  vatBp: 0,
  vatReclaimed: false,
  levy: 'none',
  levyBp: 0,
  resale: 'free',
  seasonBy: 'night',
  children: [],
  freePlaces: null,
  payment: [],
  cancellation: [],
  note: '',
}

/** VAT of 18% inside, which comes back. */
export const vatInside = { vat: 'included', vatBp: 1_800, vatReclaimed: true } as const satisfies Partial<ContractTerms>

export const activeContract: Contract = { ...plainTerms, id: 1, supplierId: 1, state: 'active', endedOn: null, version: 1 }

/** A room for two, and a third on an extra bed, on full board by the person. */
export const twin: ServiceFacts = {
  kind: 'stay',
  name: 'Twin',
  basis: 'person-night',
  board: 'FB',
  beds: 2,
  mostGuests: 3,
  roomId: null,
  seats: null,
  minimumAge: 0,
}

/** What no service has that is not a stay or a vehicle. */
export const noStay = {
  board: null,
  beds: null,
  mostGuests: null,
  roomId: null,
  seats: null,
  minimumAge: 0,
} as const satisfies Partial<ServiceFacts>

/** What a service has besides its facts. */
export const asStored = { supplierId: 1, archivedAt: null, version: 1 } as const satisfies Partial<SupplierService>
