import type { Context, Tx } from '#platform/context.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { countChange } from '../count-change.server.ts'
import { type Actor, noteDeparture } from '../note-departure.server.ts'
import type { AdminDeparture } from '../reads-admin.server.ts'
import type { DepartureVisit } from './reads.server.ts'
import { writeVisit } from './writes.server.ts'

/**
 * A departure makes a visit on another of its days, for whoever books it from now on, inside the caller's transaction, which has locked its seats and moves
 * what is booked. Its history and the audit log say it, and its pages are invalidated.
 */
export async function moveDepartureVisit(
  ctx: Context,
  tx: Tx,
  departure: AdminDeparture,
  { visit, to, reason, actor }: { visit: DepartureVisit; to: Day; reason: string; actor: Exclude<Actor, null> },
): Promise<void> {
  const { feeId, packageDay, name, day } = visit
  await writeVisit(tx, departure.id, { feeId, packageDay, day: daysBetween(departure.startsOn, to) + 1 })
  await countChange(tx, departure.id)
  const facts = { fee: name, before: { visit: dayText(day) }, after: { visit: dayText(to) }, ...(reason && { reason }) }
  await noteDeparture(ctx, tx, departure, { actor, facts })
}

/** The days of a departure, first to last. */
export const daysOfDeparture = ({ startsOn, endsOn }: Pick<AdminDeparture, 'startsOn' | 'endsOn'>): Day[] =>
  Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, n) => addDays(startsOn, n))
