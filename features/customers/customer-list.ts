import type { Day } from '#values/dates.ts'

/** The orders of the list of customers: the last to book first, or by name. Each has an index. */
export const customerSorts = ['newest', 'name'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** The default direction of each order. */
export const usualCustomerDirection: Record<CustomerSort, 'asc' | 'desc'> = { newest: 'desc', name: 'asc' }

/** A larger number is shown as 'more than 1,000'. */
export const mostCustomersCounted = 1_000

/** A search that finds more bookings than this shows the customers of some of them, and asks for more letters. */
export const mostBookingsFound = 250

/** A customer in the list: an address with everything booked under it. The id is that of their newest booking. */
export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string
  sample: boolean
  /** All bookings, and those that were travelled or will be. */
  bookings: number
  trips: number
  /** The start of the last trip that began, and of the next one. */
  lastOn: Day | null
  nextOn: Day | null
  /** What we received less what we refunded, in US cents, by the ledger. */
  paidMinor: number
  bookedAt: Date
}
