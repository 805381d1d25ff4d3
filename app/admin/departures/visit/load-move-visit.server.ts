import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import { listAgeChanges } from '#features/bookings/departures/list-age-changes.server.ts'
import { listVisitors } from '#features/bookings/permits/reads-closure.server.ts'
import { daysOfDeparture } from '#features/departures/visits/move-departure-visit.server.ts'
import { listPermitVisits } from '#features/departures/visits/reads.server.ts'
import { whyNone } from '#features/mailings/why-none.ts'
import { listClosedDays } from '#features/permits/reads-closed.server.ts'
import { listLots } from '#features/permits/reads-lots.server.ts'
import { backs } from '#features/permits/rules/lot-states.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
import { moveVisitWords } from '../../../words/admin/departures/move-visit.ts'
import { permitDayPath } from '../../permits/pool-name.ts'
import { findAdminDepartureOr404 } from '../load-edit.server.ts'
import { formerDay } from './former-day.server.ts'

/**
 * A visit of a departure with the days to which it can be moved, who is concerned, whose age it changes, and what becomes of the permits; after a move
 * (`moved`) what is so once that is done. Leads to the departure where that makes the visit on another day, as when somebody has moved it meanwhile; a page
 * that is not there where it has no such visit.
 */
export async function loadMoveVisit(ctx: Context, read: ReadWords, id: string, params: URLSearchParams) {
  const { db } = ctx
  const now = ctx.clock.now()
  const departure = await findAdminDepartureOr404(db, id)
  const visits = await listPermitVisits(db, departure.id)
  const visit = visits.find(({ feeId, day }) => feeId === params.get('fee') && day === params.get('day'))
  if (!visit && visits.some(({ feeId }) => feeId === params.get('fee')))
    throw redirect(`/admin/departures/${departure.id}?did=visit#permits`, 303)
  if (!visit) throw data(null, { status: 404 })
  const { feeId, day, name } = visit
  const span = { from: departure.startsOn, to: departure.endsOn }
  const [closed, lots, visitors] = await Promise.all([
    listClosedDays(db, [feeId], span),
    listLots(db, feeId, span),
    listVisitors(db, [feeId], { from: day, to: day }, now),
  ])
  const isFree = (one: Day) =>
    one > kigaliDay(now) &&
    !closed.some((other) => other.day === one) &&
    !visits.some((other) => other.feeId === feeId && other.day === one)
  const days = departure.cancelledAt || departure.trashedAt ? [] : daysOfDeparture(departure).filter(isFree)
  const to = days.find((one) => one === params.get('to')) ?? days.find((one) => one > day) ?? days.at(-1)
  const own = lots.filter(({ departureId }) => departureId === departure.id)
  const held = (on: Day | undefined) =>
    own.filter((lot) => lot.day === on && backs(lot, now)).reduce((sum, { count }) => sum + count, 0)
  const rows = visitors
    .filter(({ departureId }) => departureId === departure.id)
    .map(({ email, sample, ...visitor }) => ({ ...visitor, why: whyNone({ email, sample }) }))
  const needed = rows.reduce((sum, { promised, requested }) => sum + promised + requested, 0)
  const moved = params.has('moved') ? await formerDay(db, departure, visit) : undefined
  const ages = to === undefined ? [] : await listAgeChanges(db, { departure, feeId, from: day, to })
  const seen = [
    departure.version,
    to,
    rows.map((row) => [row.id, row.promised, row.requested]),
    own.map((lot) => [lot.id, lot.version]),
    ages,
  ]
  return {
    id: departure.id,
    version: departure.version,
    journey: departure.title,
    days: read.format.days(departure.startsOn, departure.endsOn),
    visit: { feeId, day, name, words: read.format.day(day), to: permitDayPath(feeId, day) },
    choices: days.map((one) => ({ value: one, words: read.format.weekdayDate(one) })),
    to: to === undefined ? undefined : { day: to, words: read.format.day(to) },
    rows,
    needed,
    stays: held(day),
    wanted: own.filter((lot) => lot.day === day && lot.state === 'wanted').reduce((sum, { count }) => sum + count, 0),
    toReserve: Math.max(0, needed - held(to)),
    ages: ages.map(({ bookingId, reference, becomes, ...one }) => ({
      ...{ bookingId, reference, position: one.position },
      text: read(moveVisitWords).ages[becomes]({ ...one, day: read.format.day(to ?? day) }),
    })),
    moved: moved ? { day: moved, words: read.format.day(moved), stays: held(moved), to: permitDayPath(feeId, moved) } : undefined,
    /** What was seen: the departure, its bookings on that day and its permits as they are. */
    stamp: createHash('sha256').update(JSON.stringify(seen)).digest('base64url'),
  }
}

export type MoveVisitView = Awaited<ReturnType<typeof loadMoveVisit>>
