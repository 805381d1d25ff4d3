import type { Actor } from '#features/departures/note-departure.server.ts'
import { type AdminDeparture, findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { daysOfDeparture, moveDepartureVisit } from '#features/departures/visits/move-departure-visit.server.ts'
import { type DepartureVisit, listPermitVisits } from '#features/departures/visits/reads.server.ts'
import { alertShort } from '#features/permits/lots/alert-short.server.ts'
import { poolOf } from '#features/permits/lots/change-lot.server.ts'
import { leaveDay } from '#features/permits/lots/leave-day.server.ts'
import { isClosedNow } from '#features/permits/reads-closed.server.ts'
import { addStock } from '#features/stock/add-stock.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { moveClaimsToDay } from '#features/stock/move-claims.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { coverPermitsQueue, followOrdersQueue, followRunsQueue } from '#values/queues.ts'
import { isFinal } from '../booking.ts'
import { linesOnDay } from '../changes/lines-on-day.ts'
import { updateRequestState } from '../confirmation/update-request-state.server.ts'
import { coverPool } from '../permits/cover-pools.server.ts'
import { moveParts, movePurchases } from '../permits/writes-moved-visit.server.ts'
import { findBooking, listLines, lockBooking } from '../reads.server.ts'
import { insertEvent, replaceLines, swapState } from '../writes.server.ts'
import { listOpenOrExpired } from './reads-departures.server.ts'

export type MoveVisitRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'in-the-trash' }
  | { reason: 'changed-meanwhile' }
  /** It has no such visit on that day. */
  | { reason: 'visit-unknown' }
  | { reason: 'day-outside'; from: Day; to: Day }
  | { reason: 'day-past' }
  /** It was made already: its permits are used. */
  | { reason: 'visit-past' }
  /** The authority has closed the permit on that day. */
  | { reason: 'day-closed' }
  /** It visits with this permit on that day already, also where it is the same day. */
  | { reason: 'visited-already' }

export type MoveVisitInput = {
  departureId: number
  feeId: string
  from: Day
  to: Day
  /** The version of the departure that was seen. */
  seen: number
  reason: string
  actor: Exclude<Actor, null>
}

/**
 * Staff move a visit with a permit to another of a departure's own days, for everybody on it and whoever books it later (docs/departures.md, 'Visits').
 * What is promised stays promised, once: the stock of both days and of the seats is locked, then the bookings, and claims, needs, parts on request and wanted
 * lots follow. What is reserved for the former day stays there and covers nobody, so that the new day may be short: staff get an alert. Refused: a visit that was made
 * already; a day outside of the departure, over, closed, or with this permit already; a departure that is cancelled, in the trash or was changed since it was seen.
 */
export const moveVisit = (ctx: Context, input: MoveVisitInput): Promise<Outcome<undefined, MoveVisitRefusal>> =>
  transact<undefined, MoveVisitRefusal>(ctx.db, async (tx) => {
    const { departureId, feeId, from, to, seen, reason, actor } = input
    const known = await findAdminDeparture(tx, departureId)
    if (!known) return refused({ reason: 'departure-unknown' })
    const [former, next] = [
      { feeId, departureId, day: from },
      { feeId, departureId, day: to },
    ]
    await lockStock(tx, [{ resource: departureSeats(departureId), day: known.startsOn }])
    const visits = await listPermitVisits(tx, departureId)
    const refusal = whyNot(await findAdminDeparture(tx, departureId), visits, input, kigaliDay(await ctx.clock.in(tx)))
    if (refusal) return refused(refusal)
    const visit = visits.find((one) => one.feeId === feeId && one.day === from)
    if (!visit) return refused({ reason: 'visit-unknown' })
    // Their days of stock are there from now on, and locked.
    await addStock(
      tx,
      [former, next].map((pool) => ({ ...poolOf(pool), quantity: 0 })),
    )
    const bookingIds = await listOpenOrExpired(tx, departureId)
    for (const id of bookingIds) await lockBooking(tx, id)
    await leaveDay(ctx, tx, { ...former, to }, actor.name)
    if (await isClosedNow(tx, next)) return refused({ reason: 'day-closed' })
    await moveDepartureVisit(ctx, tx, known, { visit, to, reason, actor })
    await moveBooked(ctx, tx, { ...input, known, visit, bookingIds })
    await coverPool(ctx, tx, former)
    await coverPool(ctx, tx, next)
    await alertShort(ctx, tx, poolOf(next), { at: await ctx.clock.in(tx), cause: `visit-${seen}` })
    for (const queue of [coverPermitsQueue, followOrdersQueue, followRunsQueue]) await ctx.jobs.addOnce(tx, queue)
    return done(undefined)
  })

function whyNot(
  departure: AdminDeparture | undefined,
  visits: readonly DepartureVisit[],
  { feeId, from, to, seen }: MoveVisitInput,
  today: Day,
): MoveVisitRefusal | undefined {
  if (!departure) return { reason: 'departure-unknown' }
  if (departure.cancelledAt) return { reason: 'cancelled-already' }
  if (departure.trashedAt) return { reason: 'in-the-trash' }
  if (departure.version !== seen) return { reason: 'changed-meanwhile' }
  if (!daysOfDeparture(departure).includes(to)) return { reason: 'day-outside', from: departure.startsOn, to: departure.endsOn }
  if (from < today) return { reason: 'visit-past' }
  if (to <= today) return { reason: 'day-past' }
  return visits.some((one) => one.feeId === feeId && one.day === to) ? { reason: 'visited-already' } : undefined
}

type Booked = MoveVisitInput & { known: AdminDeparture; visit: DepartureVisit; bookingIds: readonly string[] }

/** What is booked of a visit follows it, and the timeline of each booking that goes says so. */
async function moveBooked(ctx: Context, tx: Tx, { known, visit, bookingIds, ...input }: Booked): Promise<void> {
  const { departureId, feeId, from, to, reason, actor } = input
  const { resource } = poolOf({ feeId, departureId, day: from })
  const at = await ctx.clock.in(tx)
  await moveClaimsToDay(tx, { resource, from, to })
  const moved = { feeId, departureId, resource, from, to }
  const requestedAgain = await moveParts(tx, moved)
  const numbers = await movePurchases(tx, moved, { at, by: actor.name })
  const days = { from: daysBetween(known.startsOn, from) + 1, to: daysBetween(known.startsOn, to) + 1 }
  const text = `${visit.name}: moved from ${dayText(from)} to ${dayText(to)}, for the whole departure${reason && `. ${reason}`}`
  for (const bookingId of bookingIds) {
    const lines = linesOnDay(await listLines(tx, bookingId), visit, days)
    if (lines) await replaceLines(tx, bookingId, lines)
    const seen = await findBooking(tx, bookingId)
    if (!seen) continue
    // Whoever waits for a lock with the stock of the former day begins anew.
    if (!(await swapState(tx, seen, seen.state, {}))) throw new Error(`Booking ${seen.reference} moved under its lock`)
    const booking = { ...seen, version: seen.version + 1 }
    if (isFinal(booking.state)) continue
    const { version, state } = booking
    const had = numbers.get(bookingId)
    const noted = had ? `${text}. Permit numbers of the former day: ${had.join(', ')}` : text
    await insertEvent(tx, { bookingId, version, event: 'note', from: state, to: state, actor: actor.name, text: noted, at })
    if (requestedAgain.includes(bookingId)) await updateRequestState(ctx, tx, booking, { mover: 'staff', actor: actor.name })
  }
}
