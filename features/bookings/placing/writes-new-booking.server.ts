import { type Insertable, type Selectable, sql } from 'kysely'
import type { Party } from '#features/orders/order.ts'
import type { OrderPart } from '#features/orders/priced-order.ts'
import type { Tx } from '#platform/context.ts'
import { pipelined } from '#platform/database/pipelining.server.ts'
import type { HolderKeys } from '../holds/holder-keys.server.ts'
import type { BookedLine } from '../reads.server.ts'
import type { BookingTables } from '../tables.ts'
import { lineRow, partRow, type RequestedParts, travellerRows } from '../writes.server.ts'

type Row = Insertable<BookingTables['bookings']>

/** The row of a new booking; columns that are not named here have their default. JSON columns hold their value. */
type NewBookingRow = Required<
  Pick<
    Row,
    | 'id'
    | 'reference'
    | 'idempotency_key'
    | 'state'
    | 'kind'
    | 'title'
    | 'departure_id'
    | 'starts_on'
    | 'ends_on'
    | 'travellers_count'
    | 'lead_name'
    | 'email'
    | 'phone'
    | 'payment_method'
    | 'message'
    | 'billing_name'
    | 'billing_address'
    | 'billing_tax_number'
    | 'language'
    | 'channel'
    | 'source'
    | 'first_source_kind'
    | 'first_source_name'
    | 'last_source_kind'
    | 'last_source_name'
    | 'currency'
    | 'total_minor'
    | 'deposit_minor'
    | 'balance_due_on'
    | 'rwf_per_unit'
    | 'terms_version'
    | 'terms_language'
    | 'terms_revision'
    | 'hold_ends_at'
    | 'full_hold_ends_at'
    | 'answer_by'
    | 'created_at'
    | 'sample'
  >
> &
  Pick<Selectable<BookingTables['bookings']>, 'ordered' | 'scene'>

type FirstEvent = Omit<Insertable<BookingTables['booking_events']>, 'id' | 'booking_id' | 'departure_id' | 'said_by' | 'said_on'>

export type NewRows = {
  /** Keyed hashes of who made it; undefined for a demo booking. */
  holder: (HolderKeys & { byStaff: boolean }) | undefined
  booking: NewBookingRow
  lines: readonly BookedLine[]
  parts: { parts: readonly OrderPart[]; requests: RequestedParts }
  party: Party
  event: FirstEvent
  /** The draft that it was made from: its answers are deleted and it leads to the booking from then on. */
  draftId: string | null
}

/**
 * Inserts a new booking with its lines, parts, travellers and first event, and closes its draft. One statement, and the same text for
 * every booking: others wait for the stock that the caller has locked.
 */
export async function insertNewBooking(tx: Tx, { holder, booking, lines, parts, party, event, draftId }: NewRows): Promise<void> {
  const { id } = booking
  const all = {
    booking: [booking],
    lines: lines.map((line, index) => lineRow(id, line, index)),
    parts: parts.parts.map((part) => partRow(id, part, parts.requests)),
    travellers: travellerRows(id, party, 0),
    event: [{ booking_id: id, ...event }],
    holders: holder ? [holderRow(booking, holder)] : [],
  }
  await sql`
    with lines as (
      insert into booking_lines (${lineColumns})
      select ${lineColumns} from jsonb_populate_recordset(null::booking_lines, ${JSON.stringify(all.lines)})),
    parts as (
      insert into booking_parts (${partColumns})
      select ${partColumns} from jsonb_populate_recordset(null::booking_parts, ${JSON.stringify(all.parts)})),
    travellers as (
      insert into booking_travellers (${travellerColumns})
      select ${travellerColumns} from jsonb_populate_recordset(null::booking_travellers, ${JSON.stringify(all.travellers)})),
    event as (
      insert into booking_events (${eventColumns})
      select ${eventColumns} from jsonb_populate_recordset(null::booking_events, ${JSON.stringify(all.event)})),
    holders as (
      insert into booking_holders
      select * from jsonb_populate_recordset(null::booking_holders, ${JSON.stringify(all.holders)})),
    draft as (
      update booking_drafts set booking_id = ${id}, answers = '{}' where id = ${draftId})
    insert into bookings (${bookingColumns})
    select ${bookingColumns} from jsonb_populate_recordset(null::bookings, ${JSON.stringify(all.booking)})`.execute(pipelined(tx))
}

const holderRow = (
  { id, created_at }: NewBookingRow,
  { email, phone, address, byStaff }: HolderKeys & { byStaff: boolean },
): Insertable<BookingTables['booking_holders']> => ({
  booking_id: id,
  email_key: email,
  phone_key: phone,
  address_key: address,
  by_staff: byStaff,
  since: created_at,
})

/** The columns of a table that a new booking fills, every one of them named: what is left out has its default. */
const columns = (given: Record<string, true>) =>
  sql.raw(
    Object.keys(given)
      .map((name) => `"${name}"`)
      .join(', '),
  )

const bookingColumns = columns({
  id: true,
  reference: true,
  idempotency_key: true,
  state: true,
  kind: true,
  ordered: true,
  title: true,
  scene: true,
  departure_id: true,
  starts_on: true,
  ends_on: true,
  travellers_count: true,
  lead_name: true,
  email: true,
  phone: true,
  payment_method: true,
  message: true,
  billing_name: true,
  billing_address: true,
  billing_tax_number: true,
  language: true,
  channel: true,
  source: true,
  first_source_kind: true,
  first_source_name: true,
  last_source_kind: true,
  last_source_name: true,
  currency: true,
  total_minor: true,
  deposit_minor: true,
  balance_due_on: true,
  rwf_per_unit: true,
  terms_version: true,
  terms_language: true,
  terms_revision: true,
  hold_ends_at: true,
  full_hold_ends_at: true,
  answer_by: true,
  created_at: true,
  sample: true,
} satisfies Record<keyof NewBookingRow, true>)

const lineColumns = columns({
  booking_id: true,
  position: true,
  kind: true,
  label: true,
  reason: true,
  quantity: true,
  unit_minor: true,
  amount_minor: true,
  refundable: true,
  vat_minor: true,
  ladder: true,
  policy: true,
  child_fee: true,
  adjustment: true,
  text: true,
} satisfies Record<keyof BookingTables['booking_lines'], true>)

const partColumns = columns({
  booking_id: true,
  resource: true,
  day: true,
  quantity: true,
  label: true,
  soft: true,
  on_request: true,
  answer: true,
  answered_at: true,
  answered_by: true,
  supplier: true,
  text: true,
} satisfies Record<keyof BookingTables['booking_parts'], true>)

const travellerColumns = columns({
  booking_id: true,
  position: true,
  first_names: true,
  family_name: true,
  born_on: true,
  assumed_age: true,
  residency: true,
} satisfies Record<keyof BookingTables['booking_travellers'], true>)

const eventColumns = columns({
  booking_id: true,
  version: true,
  event: true,
  from_state: true,
  to_state: true,
  actor: true,
  text: true,
  at: true,
} satisfies Record<'booking_id' | keyof FirstEvent, true>)
