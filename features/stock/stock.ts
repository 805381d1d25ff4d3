import type { Day } from '#values/dates.ts'

/** One thing that can run out on one day, and how many of it a booking takes. */
export type StockPart = { resource: string; day: Day; quantity: number }

/** What the ledger says of one resource and day at an instant. `forSale` is nothing while a waiting party fits into `free`. */
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

/** The seats of a departure, claimed on its first day. */
export const departureSeats = (departureId: number): string => `departure:${departureId}`

/** Locks are always taken in this one order, so that two bookings can never wait for each other. */
export function inLockOrder<Part extends { resource: string; day: Day }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => (a.resource === b.resource ? compare(a.day, b.day) : compare(a.resource, b.resource)))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
