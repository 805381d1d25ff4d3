import type { Day } from '#values/dates.ts'

/**
 * One thing that can run out on one day, and how many of it a booking takes. A `soft` part does not stop a booking: where
 * there is not enough of it, or it is not counted, the operator asks the supplier (docs/stock.md, 'On request').
 */
export type StockPart = { resource: string; day: Day; quantity: number; soft?: boolean }

/** The stock of one resource and day at an instant. `forSale` is nothing while a waiting party fits into `free`. */
export type StockLevel = {
  resource: string
  day: Day
  capacity: number
  taken: number
  free: number
  forSale: number
  /** When the next hold on it lapses, if any. */
  nextEnd: Date | null
}

/** A resource to put on sale day by day: how many there are, and in which months (1 = January … 12); no months: all year. */
export type OpenResource = { resource: string; capacity: number; months?: readonly number[] }

/** The seats of a departure, claimed on its first day. */
export const departureSeats = (departureId: number): string => `departure:${departureId}`

/** The rooms of one type, claimed for every night of a stay. */
export const roomNights = (hotelId: string, roomId: string): string => `room:${hotelId}/${roomId}`

/** The cars of a class, claimed for every day that a hire touches. */
export const vehicleDays = (classId: string): string => `vehicle:${classId}`

/** The permits of one kind, claimed on the day of the visit: those for everybody, or those of a departure (docs/permits.md, 'Pools'). */
export const permitDays = (feeId: string, departureId: number | null = null): string =>
  `permit:${feeId}${departureId === null ? '' : `@${departureId}`}`

/** What a resource of permits is: its fee, and the departure that has them; undefined for every other resource. */
export function permitPool(resource: string): { feeId: string; departureId: number | null } | undefined {
  const [, feeId, departure] = /^permit:([^@]+)(?:@(\d+))?$/.exec(resource) ?? []
  return feeId === undefined ? undefined : { feeId, departureId: departure === undefined ? null : Number(departure) }
}

/** Something that is not counted: the supplier is asked every time, and a yes is for one booking only. */
export const onRequest = (what: string): string => `ask:${what}`
export const isOnRequest = (resource: string): boolean => resource.startsWith('ask:')

/** What is on request of an item of a trip, by its root; `fingerprint`: another one where something else of it is requested. */
export const itemOnRequest = (rootId: string, fingerprint: string): string => onRequest(`trip:${rootId}:${fingerprint}`)

/** The root of the item that a resource on request is of; undefined of any other resource. */
export const itemOf = (resource: string): string | undefined => /^ask:trip:([^:]+):/.exec(resource)?.[1]

/** Locks are always taken in this one order, so that two bookings can never wait for each other. */
export function inLockOrder<Part extends { resource: string; day: Day }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => (a.resource === b.resource ? compare(a.day, b.day) : compare(a.resource, b.resource)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
