import type { Insertable } from 'kysely'
import type { Party } from '#features/orders/order.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { BookingEvent, BookingState } from './booking.ts'
import type { SupplierRequests } from './booking-record.ts'
import type { BookedLine } from './reads.server.ts'
import type { BookingTables } from './tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** The highest place that a traveller of a booking has or had: a place is never reused, because purchases refer to it. */
async function lastPlace(tx: Tx, bookingId: string): Promise<number> {
  const travellers = on(tx).selectFrom('booking_travellers').select('position').where('booking_id', '=', bookingId)
  const purchases = on(tx)
    .selectFrom('booking_purchases')
    .select('traveller_position as position')
    .where('booking_id', '=', bookingId)
    .where('traveller_position', 'is not', null)
  const rows = await travellers.unionAll(purchases.$castTo<{ position: number }>()).execute()
  return Math.max(0, ...rows.map(({ position }) => position))
}

/**
 * Replaces the travellers of a booking. One with a position keeps it and their details, one without gets the next position, and
 * one who is not in the list is deleted with their details.
 */
export async function writeTravellers(tx: Tx, bookingId: string, party: Party): Promise<void> {
  const positions = party.flatMap(({ position }) => position ?? [])
  const used = await lastPlace(tx, bookingId)
  let gone = on(tx).deleteFrom('booking_travellers').where('booking_id', '=', bookingId)
  if (positions.length > 0) gone = gone.where('position', 'not in', positions)
  await gone.execute()
  const rows = travellerRows(bookingId, party, Math.max(used, ...positions))
  if (rows.length === 0) return
  await on(tx)
    .insertInto('booking_travellers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'position']).doUpdateSet((e) => ({
        // A form that was opened earlier does not delete a name that was given since on the travellers' page.
        first_names: e.fn.coalesce('excluded.first_names', 'booking_travellers.first_names'),
        family_name: e.fn.coalesce('excluded.family_name', 'booking_travellers.family_name'),
        born_on: e.fn.coalesce('excluded.born_on', 'booking_travellers.born_on'),
        assumed_age: e.ref('excluded.assumed_age'),
        residency: e.ref('excluded.residency'),
      })),
    )
    .execute()
}

/** The rows of travellers: who has no place gets the next unused one. */
export function travellerRows(bookingId: string, party: Party, lastUsed: number) {
  let last = lastUsed
  const nextPlace = () => {
    last += 1
    return last
  }
  return party.map((member) => ({
    booking_id: bookingId,
    position: member.position ?? nextPlace(),
    first_names: member.firstNames,
    family_name: member.familyName,
    born_on: member.bornOn,
    assumed_age: member.assumedAge,
    residency: member.residency,
  }))
}

/** Replaces the price lines of a booking. */
export async function replaceLines(tx: Tx, bookingId: string, lines: readonly BookedLine[]): Promise<void> {
  await on(tx).deleteFrom('booking_lines').where('booking_id', '=', bookingId).execute()
  const rows = lines.map((line, index) => {
    const row = lineRow(bookingId, line, index)
    const { policy, child_fee, adjustment, text } = row
    return {
      ...row,
      policy: JSON.stringify(policy),
      child_fee: child_fee && JSON.stringify(child_fee),
      adjustment: adjustment && JSON.stringify(adjustment),
      text: text && JSON.stringify(text),
    }
  })
  if (rows.length > 0) await on(tx).insertInto('booking_lines').values(rows).execute()
}

/** The row of a price line with its cancellation policy; what its JSON columns hold is not text yet. */
export const lineRow = (bookingId: string, line: BookedLine, index: number) => ({
  booking_id: bookingId,
  position: index + 1,
  kind: line.kind,
  label: line.label,
  reason: line.reason,
  quantity: line.quantity,
  unit_minor: line.unitMinor,
  amount_minor: line.amountMinor,
  refundable: line.refundable,
  vat_minor: line.vatMinor,
  ladder: line.ladder,
  policy: line.policy,
  child_fee: line.childFee ?? null,
  adjustment: line.adjustment ?? null,
  text: line.text ?? null,
})

/** `onRequest`: the parts to request from suppliers. */
export type RequestedParts = Pick<SupplierRequests, 'onRequest' | 'granted'>

/** Replaces the parts of stock that a booking needs. A part that stays keeps its supplier. */
export async function replaceParts(
  tx: Tx,
  bookingId: string,
  parts: readonly OrderPart[],
  requests: RequestedParts,
): Promise<void> {
  const gone = await on(tx)
    .deleteFrom('booking_parts')
    .where('booking_id', '=', bookingId)
    .returning(['resource', 'supplier'])
    .execute()
  // A resource has one supplier on all its days.
  const supplierOf = (resource: string) => gone.find((row) => row.resource === resource && row.supplier !== '')?.supplier ?? ''
  const rows = parts.map((part) => {
    const row = partRow(bookingId, part, requests)
    return { ...row, supplier: supplierOf(part.resource) || row.supplier, text: row.text && JSON.stringify(row.text) }
  })
  if (rows.length > 0) await on(tx).insertInto('booking_parts').values(rows).execute()
}

/** The row of a part of stock that a booking needs; what its JSON column holds is not text yet. */
export const partRow = (bookingId: string, part: OrderPart, { onRequest, granted }: RequestedParts) => ({
  booking_id: bookingId,
  resource: part.resource,
  day: part.day,
  quantity: part.quantity,
  label: part.label,
  soft: part.soft ?? false,
  on_request: onRequest.includes(part),
  answer: granted.includes(part) ? ('yes' as const) : null,
  answered_at: null,
  answered_by: null,
  supplier: part.supplier ?? '',
  text: part.text ?? null,
})

/**
 * Stores a supplier's answer about a part on request; false when it is not on request or has an answer that this one does not
 * replace.
 */
export async function updatePart(
  tx: Tx,
  key: { bookingId: string; resource: string; day: Day },
  answer: { answer: 'yes' | 'no'; at: Date; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('booking_parts')
    .set({ answer: answer.answer, answered_at: answer.at, answered_by: answer.by })
    .where('booking_id', '=', key.bookingId)
    .where('resource', '=', key.resource)
    .where('day', '=', key.day)
    .where('on_request', '=', true)
    .where((e) => e.or([e('answer', 'is', null), ...(answer.answer === 'yes' ? [e('answer', '=', 'no')] : [])]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores which supplier staff have asked for a part on request; false where no such part is on request. */
export async function updateSupplier(
  tx: Tx,
  key: { bookingId: string; resource: string; day: Day },
  supplier: string,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('booking_parts')
    .set({ supplier })
    .where('booking_id', '=', key.bookingId)
    .where('resource', '=', key.resource)
    .where('day', '=', key.day)
    .where('on_request', '=', true)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The columns that a move may change besides the state. */
export type BookingChange = Partial<
  Pick<
    Insertable<BookingTables['bookings']>,
    | 'hold_ends_at'
    | 'full_hold_ends_at'
    | 'extensions'
    | 'total_minor'
    | 'deposit_minor'
    | 'balance_due_on'
    | 'rwf_per_unit'
    | 'payment_method'
    | 'kind'
    | 'ordered'
    | 'title'
    | 'scene'
    | 'departure_id'
    | 'starts_on'
    | 'ends_on'
    | 'travellers_count'
    | 'fee_minor'
    | 'statement'
    | 'answer_by'
    | 'free_cancel_until'
    | 'card_grace'
    | 'terms_version'
    | 'terms_language'
    | 'terms_revision'
  >
>

/**
 * The compare-and-swap of every move: changes the booking only if it has not moved since it was read, and raises its version.
 * False when it has moved.
 */
export async function swapState(
  tx: Tx,
  was: { id: string; state: BookingState; version: number },
  state: BookingState,
  change: BookingChange,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('bookings')
    .set({ ...change, state, version: was.version + 1 })
    .where('id', '=', was.id)
    .where('state', '=', was.state)
    .where('version', '=', was.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertEvent(
  tx: Tx,
  event: {
    bookingId: string
    version: number
    event: BookingEvent | 'note'
    from: BookingState | null
    to: BookingState
    actor: string
    text: string
    at: Date
    /** The departure the booking was on before it happened. */
    departureId?: number | null
    /** For a note that records a message from outside the site. */
    message?: { by: 'customer' | 'us'; on: Day } | undefined
  },
): Promise<void> {
  await on(tx)
    .insertInto('booking_events')
    .values({
      booking_id: event.bookingId,
      version: event.version,
      event: event.event,
      from_state: event.from,
      to_state: event.to,
      actor: event.actor,
      text: event.text,
      at: event.at,
      departure_id: event.departureId ?? null,
      said_by: event.message?.by ?? null,
      said_on: event.message?.on ?? null,
    })
    .execute()
}
