import { type MovedVisit, visitDay } from '#features/departures/visits/moved-visit.ts'
import type { ClosedVisit } from '#features/permits/reads-closed.server.ts'
import { permitPool } from '#features/stock/stock.ts'
import type { TextInLanguage } from '#features/translations/names.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, type Day } from '#values/dates.ts'
import { closedVisitWords } from '../../words/closed-visits.ts'

/** A visit with a permit: which, and on which day. */
export type Visit = { feeId: string; day: Day }

/** The visits with a permit among the parts of a booking. */
export const visitsAmong = (parts: readonly { resource: string; day: Day }[]): Visit[] =>
  parts.flatMap(({ resource, day }) => {
    const pool = permitPool(resource)
    return pool ? [{ feeId: pool.feeId, day }] : []
  })

/** The visits of a departure with their permits, by the fees of its package; `moved`: on other days than there. */
export const visitsOf = (
  { startsOn }: { startsOn: Day },
  fees: readonly { id: string; kind: string; day: number }[],
  moved: readonly MovedVisit[] = [],
): Visit[] =>
  fees
    .filter(({ kind }) => kind === 'permit')
    .map(({ id: feeId, day }) => ({ feeId, day: addDays(startsOn, visitDay(moved, { feeId, day }) - 1) }))

type Reading = { read: ReadWords; nameOf: TextInLanguage }

/**
 * What a traveller reads of permits that cannot be had because their day is closed, and what follows; empty where there is none. Nothing follows for who can
 * only join the waiting list: nobody answers them before a seat is free.
 */
export function closedSentences(
  closed: readonly ClosedVisit[],
  state: 'request' | 'waiting' | 'requested' | 'booked',
  { read, nameOf }: Reading,
): string[] {
  if (closed.length === 0) return []
  const words = read(closedVisitWords)
  const named = closed.map(({ name, day, authority }) => {
    const visit = { permit: nameOf({ name, of: 'fee', at: 'name' }), day: read.format.day(day) }
    return authority === null ? words.closedByPark(visit) : words.closed({ ...visit, authority })
  })
  return state === 'waiting' ? named : [...named, words.follows[state]]
}

/** What a traveller reads of visits that a departure makes on other days than its itinerary says; empty where there is none. */
export function movedSentences(
  { startsOn }: { startsOn: Day },
  moved: readonly MovedVisit[],
  fees: readonly { id: string; name: string }[],
  { read, nameOf }: Reading,
): string[] {
  const words = read(closedVisitWords)
  return moved.flatMap(({ feeId, packageDay: planned, day: nth }) => {
    const fee = fees.find(({ id }) => id === feeId)
    const day = read.format.day(addDays(startsOn, nth - 1))
    return fee ? [words.moved({ permit: nameOf({ name: fee.name, of: 'fee', at: 'name' }), day, nth, planned })] : []
  })
}
