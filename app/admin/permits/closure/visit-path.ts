import type { Day } from '#values/dates.ts'

/** A visit of a departure with a permit, on its day. */
export type VisitOf = { departureId: number; feeId: string; day: Day }

/** Where a visit is moved to another day of its departure; `moved`: the day on which it was, once it is done. */
export const moveVisitPath = ({ departureId, feeId, day }: VisitOf, more: { moved?: Day } = {}): string =>
  `/admin/departures/${departureId}/visit?${new URLSearchParams({ fee: feeId, day, ...more })}`

/** The email about it that is proposed to these bookings. The composer has a `to` of its own: an address. */
export const visitEmailPath = (
  bookingIds: readonly string[],
  { feeId, from, to }: { feeId: string; from: Day; to: Day },
): string => {
  const news = { about: 'visit', fee: feeId, first: from, last: to }
  return `/admin/emails/new?${new URLSearchParams([...bookingIds.map((id) => ['id', id]), ...Object.entries(news)])}`
}
