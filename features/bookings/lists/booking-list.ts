import type { MarketingSource, SalesChannel } from '#features/enquiries/origin.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'
import { digitsToFind } from '#values/phone.ts'
import { fold } from '#values/slug.ts'
import type { BookingState } from '../booking.ts'

/** The filters by money or supplier. Each has an index of its own. `owing`: sold, before or on its trip, and not paid in full. */
export const moneyViews = ['unpaid', 'deposit-due', 'part-paid', 'owing', 'paid', 'overdue', 'refund-due', 'on-request'] as const
export type MoneyView = (typeof moneyViews)[number]

/** The sort orders of the list; each has an index over all bookings and over those of one state. */
export const listSorts = ['newest', 'start', 'name', 'balance'] as const
export type ListSort = (typeof listSorts)[number]

/** Which way an order is read. Each index serves both: PostgreSQL reads it from either end. */
export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The direction of each order where the address names none. */
export const usualDirection: Record<ListSort, SortDirection> = { newest: 'desc', start: 'asc', name: 'asc', balance: 'desc' }

/** The filters of the list; an absent one does not filter. Days are inclusive and in Kigali. */
export type ListQuery = {
  states?: readonly BookingState[] | undefined
  kind?: OrderKind | undefined
  /** The slug of a package. */
  package?: string | undefined
  startsFrom?: Day | undefined
  startsTo?: Day | undefined
  madeFrom?: Day | undefined
  madeTo?: Day | undefined
  money?: MoneyView | undefined
  channel?: SalesChannel | undefined
  source?: MarketingSource | undefined
  /** Part of a reference, a name, an email address, a phone number or a traveller's name. */
  search?: string | undefined
}

/** Where a page begins: after a booking of the list, or before it. The booking is given by id, so no address contains a name. */
export type ListCursor = { after: string } | { before: string } | undefined

/** A larger number is shown as 'more than 1,000'. */
export const mostCounted = 1_000

/** The results of a search are not counted further: 'more than 500 contain these letters'. */
export const mostFound = 500

/** Further words of a search are ignored. */
const mostWords = 6

/**
 * The LIKE patterns of a search: every word, anywhere, folded like the column. A word of one or two letters matches only at the
 * beginning of words, because the trigram index knows no shorter ones. A phone number matches by `digitsToFind`.
 */
export function searchPatterns(search: string): string[] {
  const phone = search.length >= 6 ? digitsToFind(search) : undefined
  const words = phone ? [phone] : fold(search).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, mostWords).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return word.length < 3 ? `% ${literal}%` : `%${literal}%`
  })
}
