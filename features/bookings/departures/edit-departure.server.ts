import { type ChangeRefusal, changeDeparture, type DepartureValues } from '#features/departures/change-departure.server.ts'
import { cutOff } from '#features/departures/departure.ts'
import { guaranteeIfReached } from '#features/departures/guarantee-if-reached.server.ts'
import { type Actor, noteDeparture } from '#features/departures/note-departure.server.ts'
import { type AdminDeparture, findAdminDeparture } from '#features/departures/reads-admin.server.ts'
import { mostSeats } from '#features/departures/sale.ts'
import { lockStock } from '#features/stock/lock-stock.server.ts'
import { listStock } from '#features/stock/reads.server.ts'
import { setCapacity } from '#features/stock/set-capacity.server.ts'
import { departureSeats } from '#features/stock/stock.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isFinal } from '../booking.ts'
import { offerSeats } from '../waiting-list/offer-seats.server.ts'
import { type SeatTaker, seatTakers } from './change-seats.server.ts'
import { listOnDeparture } from './reads-departures.server.ts'
import { type NamedBooking, named } from './take-off-sale.server.ts'

export type EditRefusal =
  | ChangeRefusal
  | { reason: 'departure-unknown' }
  | { reason: 'cancelled-already' }
  | { reason: 'in-the-trash' }
  | { reason: 'seats-wrong'; most: number }
  | { reason: 'capacity-below-taken'; taken: number; by: SeatTaker[] }
  | { reason: 'comfort-booked'; by: NamedBooking[] }
  | { reason: 'closes-now'; cutOff: Date; waiting: number }

type EditInput = {
  departureId: number
  seen: number
  values: DepartureValues
  /** Whether staff confirmed that saving closes the booking. */
  closeNow?: boolean
  actor: Exclude<Actor, null>
}
type Answer = Outcome<{ version: number }, EditRefusal>

/**
 * Saves staff's changes of a departure, all or nothing, with before and after in the audit log. Its seats are locked first; freed seats
 * are offered to the waiting list in the same transaction. A minimum that confirmed seats reach guarantees it. Refused: fewer seats than
 * are taken, naming the bookings; another accommodation level while it is booked; a cut-off that has passed already, unless `closeNow`,
 * because waiting parties would get an email that it is over; and what `changeDeparture` refuses, such as an older version. Saving no
 * change does nothing.
 */
export const editDeparture = (ctx: Context, input: EditInput): Promise<Answer> =>
  transact<{ version: number }, EditRefusal>(ctx.db, async (tx) => {
    const { departureId, seen, values } = input
    const { capacity } = values
    if (!Number.isInteger(capacity) || capacity < 1 || capacity > mostSeats)
      return refused({ reason: 'seats-wrong', most: mostSeats })
    const known = await findAdminDeparture(tx, departureId)
    if (!known) return refused({ reason: 'departure-unknown' })
    const seats = { resource: departureSeats(departureId), day: known.startsOn }
    await lockStock(tx, [seats])
    const at = await ctx.clock.in(tx)
    const departure = await findAdminDeparture(tx, departureId)
    if (!departure) return refused({ reason: 'departure-unknown' })
    if (departure.version !== seen || departure.startsOn !== known.startsOn) return refused({ reason: 'changed-meanwhile' })
    if (departure.cancelledAt) return refused({ reason: 'cancelled-already' })
    if (departure.trashedAt) return refused({ reason: 'in-the-trash' })
    const [level] = await listStock(tx, [seats], at)
    const stock = { capacity: level?.capacity ?? 0, taken: level?.taken ?? 0 }
    const refusal = (await refusalByBookings(tx, departure, values)) ?? (await refusalByCutOff(tx, departure, input, at))
    if (refusal) return refused(refusal)
    return save(ctx, tx, { ...input, departure, stock, at })
  })

async function refusalByBookings(
  tx: Tx,
  { id, comfort }: AdminDeparture,
  values: DepartureValues,
): Promise<EditRefusal | undefined> {
  if (values.comfort !== comfort) {
    const by = (await listOnDeparture(tx, id)).filter(({ state }) => !isFinal(state)).map(named)
    if (by.length > 0) return { reason: 'comfort-booked', by }
  }
  return undefined
}

async function refusalByCutOff(
  tx: Tx,
  departure: AdminDeparture,
  { values, closeNow }: EditInput,
  at: Date,
): Promise<EditRefusal | undefined> {
  const closes = cutOff(values)
  if (closeNow || closes > at || cutOff(departure) <= at) return undefined
  const waiting = (await listOnDeparture(tx, departure.id)).filter(({ state }) => state === 'waitlisted' || state === 'enquiry')
  return { reason: 'closes-now', cutOff: closes, waiting: waiting.length }
}

type Saved = EditInput & { departure: AdminDeparture; stock: { capacity: number; taken: number }; at: Date }

async function save(ctx: Context, tx: Tx, { departure, values, seen, actor, stock, at }: Saved): Promise<Answer> {
  const { before, after } = differences(departure, stock.capacity, values)
  if (Object.keys(after).length === 0) return done({ version: seen })
  const { id, startsOn } = departure
  if (values.capacity !== stock.capacity) {
    const set = await setCapacity(ctx, tx, departureSeats(id), startsOn, values.capacity)
    if (!set.done) return refused({ ...set.refusal, by: seatTakers(await listOnDeparture(tx, id), at) })
  }
  const today = kigaliDay(at)
  const changed = await changeDeparture(ctx, tx, { departure, values, seen, capacity: values.capacity, today })
  if (!changed.done) return changed
  await offerSeats(ctx, tx, { departureId: id, startsOn: values.startsOn })
  await noteDeparture(ctx, tx, departure, { actor, facts: { before, after } })
  await guaranteeIfReached(ctx, tx, id)
  return done({ version: seen + 1 })
}

/** The changed fields, before and after. */
function differences(departure: AdminDeparture, capacity: number, values: DepartureValues) {
  const { packageSlug, startsOn, comfort, minimum, cutOffDays, note } = departure
  const was = { packageSlug, startsOn, comfort, capacity, minimum, cutOffDays, note }
  const is = { ...values, packageSlug: values.package.slug }
  const names = (Object.keys(was) as (keyof typeof was)[]).filter((name) => was[name] !== is[name])
  return {
    before: Object.fromEntries(names.map((name) => [name, was[name]])),
    after: Object.fromEntries(names.map((name) => [name, is[name]])),
  }
}
