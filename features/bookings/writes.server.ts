import { type Insertable, sql } from 'kysely'
import type { PriceLine } from '#features/packages/price.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { BookingEvent, BookingState } from './booking.ts'
import type { DraftAnswers } from './booking-draft.ts'
import type { TravellersAnswer } from './booking-request.ts'
import type { BookingTables } from './tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

export async function insertBooking(tx: Tx, row: Insertable<BookingTables['bookings']>): Promise<void> {
  await on(tx).insertInto('bookings').values(row).execute()
}

export async function insertTravellers(tx: Tx, bookingId: string, travellers: TravellersAnswer['travellers']): Promise<void> {
  if (travellers.length === 0) return
  const rows = travellers.map((traveller, index) => ({
    booking_id: bookingId,
    position: index + 1,
    first_names: traveller.firstNames,
    family_name: traveller.familyName,
    born_on: traveller.bornOn,
    residency: traveller.residency,
  }))
  await on(tx).insertInto('booking_travellers').values(rows).execute()
}

/** Puts these price lines in the place of those a booking had. */
export async function replaceLines(tx: Tx, bookingId: string, lines: readonly PriceLine[]): Promise<void> {
  await on(tx).deleteFrom('booking_lines').where('booking_id', '=', bookingId).execute()
  const rows = lines.map((line, index) => ({
    booking_id: bookingId,
    position: index + 1,
    kind: line.kind,
    label: line.label,
    reason: line.reason,
    quantity: line.quantity,
    unit_minor: line.unitMinor,
    amount_minor: line.amountMinor,
    refundable: line.refundable,
  }))
  if (rows.length > 0) await on(tx).insertInto('booking_lines').values(rows).execute()
}

/** What a move may change besides the state. */
export type BookingChange = Partial<
  Pick<
    Insertable<BookingTables['bookings']>,
    | 'hold_ends_at'
    | 'extensions'
    | 'total_minor'
    | 'deposit_minor'
    | 'balance_due_on'
    | 'rwf_per_unit'
    | 'payment_method'
    | 'policy'
  >
>

/**
 * The compare-and-swap behind every move: changes the booking only if nobody has moved it since it was read, and raises
 * its version. False where somebody was first.
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
    })
    .execute()
}

export async function insertDraft(
  db: Db,
  draft: { keyHash: Buffer; departureId: number; answers: DraftAnswers; at: Date },
): Promise<void> {
  await on(db)
    .insertInto('booking_drafts')
    .values({
      key_hash: draft.keyHash,
      departure_id: draft.departureId,
      answers: JSON.stringify(draft.answers),
      created_at: draft.at,
      updated_at: draft.at,
    })
    .execute()
}

/** Adds answers to a draft, step by step: those of other steps stay, also where two tabs answer at once. A draft that is a booking takes none. */
export async function updateDraft(db: Db, id: string, answers: Partial<DraftAnswers>, at: Date): Promise<void> {
  await on(db)
    .updateTable('booking_drafts')
    .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb`, updated_at: at })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .execute()
}

/** A draft that has become a booking keeps nothing of what was typed and leads to the booking from then on. */
export async function closeDraft(tx: Tx, id: string, bookingId: string, travellersCount: number): Promise<void> {
  await on(tx)
    .updateTable('booking_drafts')
    .set({ booking_id: bookingId, answers: JSON.stringify({ travellersCount }) })
    .where('id', '=', id)
    .execute()
}

/** Forgets drafts that nobody has touched since an instant; answers how many. */
export async function deleteDraftsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('booking_drafts').where('updated_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
