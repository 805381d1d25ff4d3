import { type Actor, noteDeparture } from '#features/departures/note-departure.server.ts'
import { type AdminDeparture, findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { takeOff } from '#features/departures/take-off.server.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isFinal } from '../booking.ts'
import { type BookingOnDeparture, listOnDeparture } from './reads-departures.server.ts'

/** A booking by name, as staff find it. */
export type NamedBooking = Pick<BookingOnDeparture, 'id' | 'reference' | 'leadName' | 'travellersCount'>
export const named = ({ id, reference, leadName, travellersCount }: BookingOnDeparture): NamedBooking => ({
  id,
  reference,
  leadName,
  travellersCount,
})

export type TakeOffRefusal =
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'not-on-sale' }
  | { reason: 'booked'; by: NamedBooking[] }
  | { reason: 'changed-meanwhile' }

/**
 * Takes a departure off sale: no visitor sees it from the commit on. Refused while a booking of it lives, naming them, for those are
 * people who count on it: cancelling the departure is the way then. Its seats are locked first, so that whoever is taking one is
 * done, and whoever comes after finds it off sale. Refused too: one that was changed since it was seen.
 */
export const takeOffSale = (ctx: Context, ask: OffInput): Promise<Outcome<{ version: number }, TakeOffRefusal>> =>
  leaveSale(ctx, ask, async (tx, known) => {
    const { departureId: id, seen: version, actor } = ask
    if (!(await takeOff(tx, { id, version }))) return refused({ reason: 'changed-meanwhile' })
    await noteDeparture(ctx, tx, known, { actor, facts: { before: { sale: 'on-sale' }, after: { sale: 'off-sale' } } })
    return done({ version: version + 1 })
  })

export type OffInput = { departureId: number; seen: number; actor: Actor }

/** What a departure on sale becomes, with its seats locked and nobody counting on it. */
export const leaveSale = <Refusal extends { reason: string }>(
  ctx: Context,
  { departureId }: OffInput,
  leave: (tx: Tx, known: AdminDeparture) => Promise<Outcome<{ version: number }, Refusal>>,
): Promise<Outcome<{ version: number }, TakeOffRefusal | Refusal>> =>
  transact<{ version: number }, TakeOffRefusal | Refusal>(ctx.db, async (tx) => {
    const known = await findAdminDeparture(tx, departureId)
    if (!known) return refused({ reason: 'departure-unknown' })
    await lockStock(tx, [{ resource: departureSeats(departureId), day: known.startsOn }])
    if (known.cancelledAt) return refused({ reason: 'cancelled-already' })
    const by = (await listOnDeparture(tx, departureId)).filter(({ state }) => !isFinal(state)).map(named)
    if (by.length > 0) return refused({ reason: 'booked', by })
    if (known.sale !== 'on-sale') return refused({ reason: 'not-on-sale' })
    return leave(tx, known)
  })
