import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import type { Entry } from '#features/content/entry.ts'
import { listRoomCounts } from '#features/hotels/reads-content.server.ts'
import type { NightsFacts } from '#features/hotels/set-room-nights.server.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { roomNights } from '#features/stock/stock.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, addMonths, firstOfMonth, kigaliDay } from '#values/dates.ts'
import { monthFrom } from '../../ui/month.ts'
import { hotelAvailabilityWords } from '../../words/admin/content/hotel-availability.ts'
import { instantText } from '../components/instants.ts'

/** Two months of nights of every room of a hotel, and the last changes. Counts are rooms. */
export async function loadNights(ctx: Context, read: ReadWords, entry: Entry, wanted: string | null) {
  const now = ctx.clock.now()
  const today = kigaliDay(now)
  const last = addDays(soldUntil(today), -1)
  const month = monthFrom(wanted, { earliest: today, latest: last })
  const months = [month, addMonths(month, 1)]
  const hotelId = entry.publishedVersion === null ? undefined : (entry.liveId ?? undefined)
  const rooms = hotelId === undefined ? [] : await listRoomCounts(ctx.db, hotelId)
  const range = { from: month, to: addMonths(month, 2) }
  const levels =
    hotelId === undefined
      ? []
      : await listStockBetween(
          ctx.db,
          rooms.map(({ id }) => roomNights(hotelId, id)),
          range,
          now,
        )
  return {
    hotel: { id: hotelId, name: entry.title },
    today,
    last,
    months,
    earlier: month > firstOfMonth(today) ? addMonths(month, -1).slice(0, 7) : undefined,
    later: addMonths(month, 1) <= last ? addMonths(month, 1).slice(0, 7) : undefined,
    rooms: rooms.map((room) => ({
      ...room,
      nights: levels
        .filter(({ resource }) => hotelId !== undefined && resource === roomNights(hotelId, room.id))
        .map(({ day, capacity, taken, held }) => ({ day, capacity, taken, held })),
    })),
    changes: hotelId === undefined ? [] : await listChanges(ctx, read, hotelId, rooms),
  }
}
export type NightsData = Awaited<ReturnType<typeof loadNights>>

const mostChanges = 6

async function listChanges(ctx: Context, read: ReadWords, hotelId: string, rooms: readonly { id: string; name: string }[]) {
  const words = read(hotelAvailabilityWords)
  const written = await listAuditEntriesOf(ctx.db, { kind: 'hotel', id: hotelId }, ['nights-set'])
  return written
    .slice(-mostChanges)
    .reverse()
    .map(({ id, at, actor, facts }) => {
      const { room, before, after } = facts as NightsFacts
      const named = rooms.find((one) => one.id === room)?.name ?? room
      const [from, to] = [after[0]?.from ?? '', after.at(-1)?.to ?? '']
      const numbers = (runs: NightsFacts['after']) => [...new Set(runs.map(({ capacity }) => capacity))].join(', ')
      return {
        id,
        actor,
        when: instantText(at, ctx.clock.now()),
        text: words.change({ room: named, days: read.format.days(from, to), before: numbers(before), after: numbers(after) }),
      }
    })
}
