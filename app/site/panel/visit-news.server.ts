import type { DepartureRow } from '#features/departures/departure-row.ts'
import { listMovedVisits } from '#features/departures/visits/reads.server.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { closedDaysTag } from '#features/permits/closures/closure.ts'
import { listClosedVisits } from '#features/permits/reads-closed.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { cachedRead, contextOf, type RouteContext } from '../../context.ts'
import { closedSentences, movedSentences, visitsOf } from '../../shared/booking/closed-visits.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { namesOfPage } from '../../shared/translated-content.server.ts'

/**
 * What visitors read of the visits of departures before they choose one: permits that cannot be had because their day is closed, and visits on other days
 * than the itinerary says. What is closed and moved is read once for all pages, until it changes.
 */
export async function visitNewsOf(context: RouteContext, { rates: { fees } }: Pick<PublishedPackage, 'rates'>) {
  const { db, clock } = contextOf(context)
  const from = kigaliDay(clock.now())
  const [closed, moved] = await Promise.all([
    cachedRead(context, 'closed visits', [closedDaysTag], () => listClosedVisits(db, { from })),
    cachedRead(context, 'moved visits', ['departures'], () => listMovedVisits(db, { from })),
  ])
  const reading = { read: wordsReader(context), nameOf: await namesOfPage(context) }
  return (departure: Pick<DepartureRow, 'id' | 'startsOn' | 'status'>): string[] => {
    const own = moved.filter(({ departureId }) => departureId === departure.id)
    const visits = visitsOf(departure, fees, own)
    const gone = closed.filter(({ feeId, day }) => visits.some((visit) => visit.feeId === feeId && visit.day === day))
    const state = departure.status === 'full' ? 'waiting' : 'request'
    return [...movedSentences(departure, own, fees, reading), ...closedSentences(gone, state, reading)]
  }
}
