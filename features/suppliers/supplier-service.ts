import type { Board } from '#features/pricing/stays/stay-rates.ts'

export const serviceKinds = ['stay', 'transport', 'guide', 'activity', 'meal', 'flight', 'other'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** What a rate is counted by. */
const rateBases = ['person-night', 'room-night', 'person', 'vehicle-day', 'group', 'km', 'item'] as const
export type RateBasis = (typeof rateBases)[number]

/**
 * What a basis means for its service and its rates. `forStays`: for nights of a stay, and for nothing else; `single`: a rate may
 * have an amount for somebody alone in a room; `third`: for a third adult; `children`: ages may pay less.
 */
type BasisRule = { forStays: boolean; single: boolean; third: boolean; children: boolean }
export const basisRules: Record<RateBasis, BasisRule> = {
  'person-night': { forStays: true, single: true, third: true, children: true },
  'room-night': { forStays: true, single: true, third: true, children: true },
  person: { forStays: false, single: false, third: false, children: true },
  'vehicle-day': { forStays: false, single: false, third: false, children: false },
  group: { forStays: false, single: false, third: false, children: false },
  km: { forStays: false, single: false, third: false, children: false },
  item: { forStays: false, single: false, third: false, children: false },
}

/** Whether it is a guide who leads a group, of whom a larger group needs several. */
export const isGuideOfGroup = ({ kind, basis }: Pick<ServiceFacts, 'kind' | 'basis'>): boolean =>
  kind === 'guide' && basis === 'group'

export const stayBases = rateBases.filter((basis) => basisRules[basis].forStays)
export const otherBases = rateBases.filter((basis) => !basisRules[basis].forStays)

/**
 * One thing that a supplier sells. `board`, `beds` (of the room's own) and `mostGuests` (with extra beds) only of a stay; `seats`,
 * without the driver, only of a vehicle by the day. `roomId`: the type of room of the supplier's hotel that a stay takes from availability; without
 * one the supplier is asked. `minimumAge` in completed years.
 */
export type ServiceFacts = {
  kind: ServiceKind
  name: string
  basis: RateBasis
  board: Board | null
  beds: number | null
  mostGuests: number | null
  roomId: string | null
  seats: number | null
  minimumAge: number
}

export type SupplierService = ServiceFacts & { id: number; supplierId: number; archivedAt: Date | null; version: number }

/**
 * A service as a customer may know it: the board, the least age, and the hotel that its supplier is, with some photographs by their ids. The supplier is for
 * staff, and so is `room`: the type of room that it takes from availability, none where the supplier is asked.
 */
export type ShownService = Pick<SupplierService, 'board' | 'minimumAge'> & {
  hotel: { id: string; described: { name: string; place: string; kind: string }; pictures: readonly string[] } | null
  supplier: string
  room: { hotelId: string; id: string } | null
}

/** What a rate of the service depends on: it stays as it is once there are rates. */
export const fixedFacts = ['kind', 'basis', 'board', 'beds', 'seats'] as const

/** 'Deluxe twin (FB)': a service by its name, a stay with its board. */
export const serviceName = ({ name, board }: Pick<ServiceFacts, 'name' | 'board'>): string =>
  board ? `${name} (${board})` : name
