import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { listStockBetween } from '#features/stock/reads.server.ts'
import { setCapacities } from '#features/stock/set-capacities.server.ts'
import { soldUntil } from '#features/stock/sold-until.ts'
import { roomNights } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { addDays, type Day, isDay, kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { type NightRun, runsOf } from './night-runs.ts'
import { listRoomCounts } from './reads-content.server.ts'

type Actor = { id: string; name: string }
export type NightsQuery = {
  hotel: { id: string; name: string }
  room: string
  from: Day
  to: Day
  capacity: number
  actor: Actor
}

export type NightsRefusal =
  | { reason: 'room-unknown' }
  | { reason: 'nights-wrong' }
  | { reason: 'nights-past' }
  | { reason: 'nights-too-far'; until: Day }
  | { reason: 'capacity-wrong'; most: number }
  | { reason: 'not-on-sale' }
  | { reason: 'capacity-below-taken'; days: { day: Day; taken: number }[]; room?: string }

/**
 * Sets how many rooms of one type are for sale on the nights from ≤ night ≤ to, nothing to stop selling them, and writes it down
 * with what was there before. Nights of months in which the hotel is closed are passed over. Refused: nights that have gone or are
 * further ahead than is sold, more rooms than there are, and fewer than are taken, with every such night. Answers how many nights
 * changed.
 */
export const setRoomNights = (ctx: Context, input: NightsQuery): Promise<Outcome<{ changed: number }, NightsRefusal>> =>
  transact<{ changed: number }, NightsRefusal>(ctx.db, (tx) => setWithin(ctx, tx, input))

/**
 * Closes every type of room of a hotel on the nights from ≤ night ≤ to, all or none, each written down by itself. Types that sell none of
 * them are passed over. Refused as one room is; with the name of the type of which a night is taken.
 */
export const closeAllRooms = (
  ctx: Context,
  input: Omit<NightsQuery, 'room' | 'capacity'>,
): Promise<Outcome<{ changed: number }, NightsRefusal>> =>
  transact<{ changed: number }, NightsRefusal>(ctx.db, async (tx) => {
    const rooms = await listRoomCounts(tx, input.hotel.id)
    let [changed, open] = [0, 0]
    // In the one lock order of the stock.
    for (const { id, name } of rooms.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const one = await setWithin(ctx, tx, { ...input, room: id, capacity: 0 })
      if (one.done) [changed, open] = [changed + one.value.changed, open + 1]
      else if (one.refusal.reason === 'capacity-below-taken') return refused({ ...one.refusal, room: name })
      else if (one.refusal.reason !== 'not-on-sale') return one
    }
    return open > 0 ? done({ changed }) : refused({ reason: 'not-on-sale' })
  })

async function setWithin(ctx: Context, tx: Tx, input: NightsQuery): Promise<Outcome<{ changed: number }, NightsRefusal>> {
  const wrong = await rangeRefusal(ctx, tx, input)
  if (wrong) return refused(wrong)
  const resource = roomNights(input.hotel.id, input.room)
  const range = { from: input.from, to: addDays(input.to, 1) }
  const open = await listStockBetween(tx, [resource], range, ctx.clock.now())
  if (open.length === 0) return refused({ reason: 'not-on-sale' })
  const nights = open.map(({ day }) => ({ day, capacity: input.capacity }))
  return putNights(ctx, tx, input, nights)
}

/** Puts numbers on nights of a room and writes down which were there before; the caller has checked that they may be set. */
export async function putNights(
  ctx: Context,
  tx: Tx,
  { hotel, room, actor }: Pick<NightsQuery, 'hotel' | 'room' | 'actor'>,
  nights: readonly { day: Day; capacity: number }[],
): Promise<Outcome<{ changed: number }, NightsRefusal>> {
  const resource = roomNights(hotel.id, room)
  const set = await setCapacities(
    ctx,
    tx,
    nights.map((night) => ({ resource, ...night })),
  )
  if (!set.done) return refused({ reason: 'capacity-below-taken', days: set.refusal.days })
  if (set.value.length === 0) return done({ changed: 0 })
  const changed = new Set(set.value.map(({ day }) => day))
  const facts: NightsFacts = {
    room,
    before: runsOf(set.value.toSorted((a, b) => (a.day < b.day ? -1 : 1))),
    after: runsOf(nights.filter(({ day }) => changed.has(day))),
  }
  await recordAudit(ctx, tx, { actor, action: 'nights-set', subject: { kind: 'hotel', id: hotel.id, words: hotel.name }, facts })
  await ctx.cache.invalidate(tx, [`hotel:${hotel.id}`])
  return done({ changed: changed.size })
}

/** What is written down of nights that were set. */
export type NightsFacts = { room: string; before: NightRun[]; after: NightRun[] }

async function rangeRefusal(ctx: Context, tx: Tx, input: NightsQuery): Promise<NightsRefusal | undefined> {
  const { hotel, room, from, to, capacity } = input
  const found = (await listRoomCounts(tx, hotel.id)).find(({ id }) => id === room)
  if (!found) return { reason: 'room-unknown' }
  if (!isDay(from) || !isDay(to) || to < from) return { reason: 'nights-wrong' }
  const today = kigaliDay(ctx.clock.now())
  if (from < today) return { reason: 'nights-past' }
  if (to >= soldUntil(today)) return { reason: 'nights-too-far', until: addDays(soldUntil(today), -1) }
  const fits = Number.isInteger(capacity) && capacity >= 0 && capacity <= found.count
  return fits ? undefined : { reason: 'capacity-wrong', most: found.count }
}
