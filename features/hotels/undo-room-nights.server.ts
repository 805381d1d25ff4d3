import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { roomNights } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, kigaliDay } from '#values/dates.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { nightsOfRuns } from './night-runs.ts'
import { listRoomCounts } from './reads-content.server.ts'
import { type NightsFacts, type NightsQuery, type NightsRefusal, putNights } from './set-room-nights.server.ts'

export type UndoRefusal = NightsRefusal | { reason: 'nothing-to-undo' } | { reason: 'changed-since' }

/**
 * Puts nights back to what they were before an entry of the log: the nights ahead of it, all or none, and writes that down too.
 * Refused where there is no such entry, where one of its nights has been changed since, and where more is taken than there were.
 */
export const undoRoomNights = (
  ctx: Context,
  { hotel, entry, actor }: Pick<NightsQuery, 'hotel' | 'actor'> & { entry: number },
): Promise<Outcome<{ changed: number }, UndoRefusal>> =>
  transact<{ changed: number }, UndoRefusal>(ctx.db, async (tx) => {
    const written = await listAuditEntriesOf(tx, { kind: 'hotel', id: hotel.id }, ['nights-set'])
    const facts = written.find(({ id }) => id === entry)?.facts as NightsFacts | undefined
    if (!facts) return refused({ reason: 'nothing-to-undo' })
    const { room } = facts
    const most = (await listRoomCounts(tx, hotel.id)).find(({ id }) => id === room)?.count
    if (most === undefined) return refused({ reason: 'room-unknown' })
    const today = kigaliDay(ctx.clock.now())
    const before = nightsOfRuns(facts.before).filter(({ day }) => day >= today)
    const [first, last] = [before[0]?.day, before.at(-1)?.day]
    if (!first || !last) return refused({ reason: 'nothing-to-undo' })
    const range = { from: first, to: addDays(last, 1) }
    const levels = await listStockBetween(tx, [roomNights(hotel.id, room)], range, ctx.clock.now())
    const now = new Map(levels.map(({ day, capacity }) => [day, capacity]))
    const after = nightsOfRuns(facts.after).filter(({ day }) => day >= today)
    if (after.some(({ day, capacity }) => now.get(day) !== capacity)) return refused({ reason: 'changed-since' })
    // A hotel may have fewer of the room by now.
    const nights = before.map(({ day, capacity }) => ({ day, capacity: Math.min(capacity, most) }))
    return putNights(ctx, tx, { hotel, room, actor }, nights)
  })
