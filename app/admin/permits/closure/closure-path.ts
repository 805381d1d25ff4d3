import type { Closure } from '#features/permits/closures/closure.ts'

/** Where the closure of some days is looked at and recorded. */
export const closurePath = (closure: Closure): string => `/admin/permits/closure?${new URLSearchParams(closure)}`

/** What an email about such days says: that they are closed, or open again. */
export type ClosureNews = 'closure' | 'reopened'

/** The email that is proposed to these bookings. The composer has a `to` of its own: an address. */
export const closureEmailPath = (bookingIds: readonly string[], { scope, from, to }: Closure, about: ClosureNews): string => {
  const news = { about, scope, first: from, last: to }
  return `/admin/emails/new?${new URLSearchParams([...bookingIds.map((id) => ['id', id]), ...Object.entries(news)])}`
}
