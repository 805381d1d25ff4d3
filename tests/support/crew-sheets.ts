import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Order } from '#features/orders/order.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day } from '#values/dates.ts'
import { referenceFrom } from '#values/reference.ts'

const idOf = async <Id = number>(found: Promise<{ rows: { id: Id }[] }>): Promise<Id> => {
  const [row] = (await found).rows
  if (!row) throw new Error('Nothing was added')
  return row.id
}

/** A guide with a note for staff. */
export const newGuide = (db: Db, name: string, phone = '+250 788 000 111') =>
  idOf(
    sql<{
      id: number
    }>`insert into guides (name, phone, note) values (${name}, ${phone}, 'zq-note-of-guide') returning id`.execute(db),
  )

export const newCar = (db: Db, name: string, plate: string) =>
  idOf(
    sql<{
      id: number
    }>`insert into cars (name, plate, seats, note) values (${name}, ${plate}, 6, 'zq-note-of-car') returning id`.execute(db),
  )

type Assigned = {
  guideId?: number
  carId?: number
  role?: 'guide' | 'driver' | 'driver-guide'
  departureId?: number
  bookingId?: string
  absence?: string
  from: Day
  to: Day
  /** Its minutes, where it is not of whole days. */
  span?: { from: string; to: string }
  state?: 'pencilled' | 'requested' | 'confirmed' | 'declined' | 'released'
  endedAt?: Date
}

/** An assignment as its action would write it: of a guide as driver-guide unless another role is given. */
export async function assigned(
  db: Db,
  { from, to, state = 'confirmed', ...of }: Assigned,
): Promise<{ id: number; createdAt: Date }> {
  const span = of.span ?? { from: `${from}T00:00`, to: `${addDays(to, 1)}T00:00` }
  const role = of.absence || !of.guideId ? null : (of.role ?? 'driver-guide')
  const days = of.absence ? null : `[${from},${addDays(to, 1)})`
  const { rows } = await sql<{ id: number; createdAt: Date }>`
    insert into assignments (guide_id, car_id, role, departure_id, booking_id, absence, during, run_days, state, note, accepted_reason,
      created_by, ended_at)
    values (${of.guideId ?? null}, ${of.carId ?? null}, ${role}, ${of.departureId ?? null}, ${of.bookingId ?? null}, ${of.absence ?? null},
      tsrange(${span.from}::timestamp, ${span.to}::timestamp), ${days}::daterange, ${state}, 'zq-note-of-assignment',
      'zq-reason-of-assignment', 'Esi', ${of.endedAt ?? null})
    returning id, created_at as "createdAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('No assignment was added')
  return row
}

type Booked = {
  order: Order
  startsOn: Day
  endsOn: Day
  departureId?: number
  state?: string
  lead?: string
  language?: string
  travellers?: readonly { firstNames: string; familyName: string; bornOn: Day }[]
}

const zebulon = { firstNames: 'Zebulon', familyName: 'Zqfamily', bornOn: '1961-02-17' }

/** What is planted in such a booking, and no sheet may say on any day. Amounts are written as people and as machines write them. */
export const neverOnASheet = [
  ...[
    'zq-note',
    'zq-reason',
    'zq-message',
    'zebulon.zq',
    'example.net',
    'zq-text',
    'zq-health',
    'zq-faith',
    'zq-emergency',
    'XQ7788990',
  ],
  ...['ZQPASSPORT', '1961', '17 February', '4907137', '49,071', '1471113', '14,711', '1500013', '15,000.13', '13731', '137.31'],
  ...['zq-supplier', 'key_version', 'terms_version'],
]

/** The row of a booking with travellers, and secrets in all that no sheet says. Returns its id. */
export async function bookedRun(db: Db, { order, startsOn, endsOn, travellers = [zebulon], ...of }: Booked) {
  const id = randomUUID()
  const reference = referenceFrom(randomBytes(8))
  await sql`
    insert into bookings (id, reference, idempotency_key, state, kind, ordered, title, scene, starts_on, ends_on, travellers_count,
      lead_name, email, phone, currency, total_minor, deposit_minor, balance_due_on, rwf_per_unit, terms_version, created_at, message,
      language, departure_id)
    values (${id}, ${reference}, ${id}, ${of.state ?? 'confirmed'}, ${order.kind}, ${JSON.stringify(order)}, 'A journey', '{}', ${startsOn},
      ${endsOn}, ${travellers.length}, ${of.lead ?? 'Zebulon Zqfamily'}, 'zebulon.zq@example.net', '+47 911 22 333', 'USD', 4907137,
      1471113, ${startsOn}, 1450, '2026-11', now(), 'zq-message', ${of.language ?? 'en'}, ${of.departureId ?? null})`.execute(db)
  for (const [at, { firstNames, familyName, bornOn }] of travellers.entries())
    await sql`insert into booking_travellers (booking_id, position, first_names, family_name, born_on, residency, assumed_age)
      values (${id}, ${at + 1}, ${firstNames}, ${familyName}, ${bornOn}, 'foreign', 30)`.execute(db)
  await sql`insert into booking_events (booking_id, version, event, to_state, actor, text, at)
    values (${id}, 1, 'note', 'confirmed', 'Esi', 'zq-text', now())`.execute(db)
  return { id, reference }
}

/** A permit of a traveller of a booking for a day, bought under a number. */
export const bookedPermit = (
  db: Db,
  bookingId: string,
  { day, position, number }: { day: Day; position: number; number: string | null },
) =>
  sql`insert into booking_purchases (booking_id, kind, label, day, traveller_position, cost_minor, status, number, changed_at, changed_by)
    values (${bookingId}, 'permit', 'Gorillas, Volcanoes', ${day}, ${position}, 1500013, ${number === null ? 'needed' : 'bought'}, ${number},
      now(), 'Esi')`.execute(db)
