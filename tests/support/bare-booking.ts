import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { referenceFrom } from '#values/reference.ts'

/** The row of a booking without anything else, for rows that reference one: no price, no stock, no traveller. Returns its id. */
export async function bareBooking(db: Db): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at)
    values (${id}, ${referenceFrom(randomBytes(8))}, ${id}, 'confirmed', 'journey', '{"kind": "journey"}', 'A journey', '{}',
      '2027-06-10', '2027-06-12', 2, 'Marit Solheim', 'marit@example.no', '+47 900 00 000', 'USD', 490000, 357000, '2027-04-26',
      1450, '2026-11', now())`.execute(db)
  return id
}
