import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Day } from '#values/dates.ts'
import { fold } from '#values/slug.ts'
import type { BookingState } from '../booking.ts'

/** What about a booking's money, or its supplier, staff look for. Each is found by an index of its own. */
export const moneyViews = ['unpaid', 'deposit-due', 'part-paid', 'paid', 'overdue', 'refund-due', 'on-request'] as const
export type MoneyView = (typeof moneyViews)[number]

/** The orders that bookings can be listed in; each has an index, over all of them and over those of one state. */
export const listSorts = ['newest', 'start', 'name', 'balance'] as const
export type ListSort = (typeof listSorts)[number]

/** Which bookings are asked for; what is left out is not asked. Days are inclusive, and days of Kigali. */
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
  /** Emails of a reference, a name, an e-mail address, a phone or a traveller's name. */
  search?: string | undefined
}

/** Where a page begins: right after a booking of the list, or right before it. It is named by its id, so no address names a person. */
export type ListCursor = { after: string } | { before: string } | undefined

/** Further than this nobody is counted: 'more than 1,000'. */
export const mostCounted = 1_000

/** More than so many bookings that a search finds are not counted: 'more than 500 hold these letters'. */
export const mostFound = 500

/** As many words as a search is read for. */
const mostWords = 6

/**
 * The patterns that a search looks for: every word, anywhere, folded as what it is found in. Of one or two letters a word is looked for
 * at the beginning of words only, for an index of three letters knows no shorter ones. A phone number is looked for by its figures,
 * whatever stands between them, without the zero that is dialled at home.
 */
export function searchPatterns(search: string): string[] {
  const phone = /^[\d\s()+./-]{6,}$/.test(search) ? search.replace(/\D/g, '').replace(/^0+/, '') : ''
  const words = phone.length >= 5 ? [phone] : fold(search).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, mostWords).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&')
    return word.length < 3 ? `% ${literal}%` : `%${literal}%`
  })
}
