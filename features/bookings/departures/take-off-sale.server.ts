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

/** A booking as staff find it. */
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
 * Takes a departure off sale: no visitor sees it after the commit. Refused while it has bookings that have not ended, naming them: staff
 * cancel the departure instead. Its seats are locked first, so that a hold under way finishes before and a later one finds it off sale.
 * Refused too: a departure that has changed since it was seen.
 */
export const takeOffSale = (ctx: Context, input: OffInput): Promise<Outcome<{ version: number }, TakeOffRefusal>> =>
  leaveSale(ctx, input, async (tx, known) => {
    const { departureId: id, seen: version, actor } = input
    if (!(await takeOff(tx, { id, version }))) return refused({ reason: 'changed-meanwhile' })
    await noteDeparture(ctx, tx, known, { actor, facts: { before: { sale: 'on-sale' }, after: { sale: 'off-sale' } } })
    return done({ version: version + 1 })
  })

export type OffInput = { departureId: number; seen: number; actor: Actor }

/** Changes a departure on sale, with its seats locked, once no booking depends on it. */
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
