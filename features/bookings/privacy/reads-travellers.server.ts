import { sql } from 'kysely'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { findProposalToBook } from '#features/proposals/reads-accepted.server.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { itemsWithAge } from '../quotes/tailored-quote.ts'
import type { BookingTables } from '../tables.ts'

const on = (db: Db) => db.withTables<BookingTables>()

/** One traveller of a booking with the age that the price was made for; both are locked until the transaction ends. */
export async function lockForNaming(
  tx: Tx,
  bookingId: string,
  position: number,
): Promise<
  | {
      firstNames: string | null
      familyName: string | null
      bornOn: Day | null
      assumedAge: number
      kind: OrderKind
      startsOn: Day
    }
  | undefined
> {
  return on(tx)
    .selectFrom('booking_travellers as t')
    .innerJoin('bookings as b', 'b.id', 't.booking_id')
    .select([
      't.first_names as firstNames',
      't.family_name as familyName',
      't.born_on as bornOn',
      't.assumed_age as assumedAge',
      'b.kind',
      'b.starts_on as startsOn',
    ])
    .where('t.booking_id', '=', bookingId)
    .where('t.position', '=', position)
    .forUpdate('t')
    .forNoKeyUpdate('b')
    .executeTakeFirst()
}

/** The minimum ages of a booking's journey, its permits and its park fees for a traveller, each with the day it applies to (1 = first). */
export async function listMinimumAges(
  db: Db,
  bookingId: string,
  position: number,
): Promise<{ minimumAge: number; day: number }[]> {
  const { order } = await on(db)
    .selectFrom('bookings')
    .select('ordered as order')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (order.kind === 'tailored') {
    const proposal = await findProposalToBook(db, order.proposal)
    return proposal ? itemsWithAge(proposal.content, { letter: order.option, ticked: order.ticked }, position) : []
  }
  const { rows } = await sql<{ minimumAge: number; day: number }>`
    with journey as (
      select p.*, b.departure_id from bookings b join packages p on p.slug = b.ordered ->> 'package' where b.id = ${bookingId}
    )
    select minimum_age as "minimumAge", 1 as day from journey
    union
    select v.minimum_age, coalesce(m.day, f.day)
    from journey join package_fees f on f.package_id = journey.id join visitor_fees v on v.id = f.fee_id
    left join departure_visits m on m.departure_id = journey.departure_id and m.fee_id = f.fee_id and m.package_day = f.day
    where v.unit = 'traveller'`.execute(db)
  return rows
}

/**
 * Whether a traveller's name is fixed for its customer: a permit or a ticket is asked for or issued in it, or the journey is under way. From then
 * on staff alone change it.
 */
export async function isNameFixed(db: Db, bookingId: string, position: number): Promise<boolean> {
  const { rows } = await sql<{ isFixed: boolean }>`
    select b.state = 'in-progress' or exists (select from booking_purchases q
      where q.booking_id = b.id and q.kind in ('permit', 'flight') and coalesce(q.traveller_position, ${position}) = ${position}
        and (q.status <> 'needed' or exists (select from permits k where k.purchase_id = q.id and k.named_at is not null)))
      as "isFixed"
    from bookings b where b.id = ${bookingId}`.execute(db)
  return rows[0]?.isFixed ?? false
}
