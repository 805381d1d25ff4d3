import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { BookingState } from '#features/bookings/booking.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { referenceFrom } from '#values/reference.ts'

type Bare = {
  kind?: OrderKind
  state?: BookingState
  ordered?: Record<string, unknown>
  departureId?: number
  startsOn?: Day
  endsOn?: Day
  travellers?: number
  language?: string
  title?: string
  /** The end of a hold, a request or a quote. */
  holdEndsAt?: Date
  sample?: boolean
}

/** The row of a booking without anything else, for rows that reference one: no price, no stock, no traveller. Returns its id. */
export async function bareBooking(db: Db, bare: Bare = {}): Promise<string> {
  const id = randomUUID()
  const { kind = 'journey', state = 'confirmed', startsOn = '2027-06-10', endsOn = '2027-06-12', travellers = 2 } = bare
  const { language = 'en', title = 'A journey', holdEndsAt = null, departureId = null, sample = false } = bare
  const answerBy = state === 'requested' || state === 'pending' ? new Date('2027-03-14T08:00:00Z') : null
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at,
      language, hold_ends_at, answer_by, departure_id, sample)
    values (${id}, ${referenceFrom(randomBytes(8))}, ${id}, ${state}, ${kind}, ${JSON.stringify({ extras: [], ...bare.ordered, kind })}::jsonb,
      ${title}, '{}', ${startsOn}, ${endsOn}, ${travellers}, 'Marit Solheim', 'marit@example.no', '+47 900 00 000', 'USD', 490000,
      357000, '2027-04-26', 1450, '2026-11', now(), ${language}, ${holdEndsAt}, ${answerBy}, ${departureId}, ${sample})`.execute(
    db,
  )
  return id
}
