import { sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { ConfirmedStay } from '#features/documents/booked-document.server.ts'
import type { OrderedNights } from '#features/roster/sheet/ordered-nights.ts'
import { lodgePlace } from '#features/roster/sheet/reads-sheet.server.ts'
import type { Db } from '#platform/context.ts'
import { ofRun } from './reads.server.ts'

/** The nights that are ordered for a run, and those that were declined, with the lodge by the name that we show. No cost is read. */
export async function listOrderedNights(db: Db, run: RunKey): Promise<OrderedNights[]> {
  const { rows } = await sql<OrderedNights>`
    select l.first_day as "firstDay", l.last_day as "lastDay", l.state = 'declined' as "isDeclined", s.id as "supplierId",
      s.hotel_id as "hotelId", coalesce(h.name, s.name) as name, coalesce(${lodgePlace('h')}, '') as place, s.phone
    from supply_runs r
    join supplier_order_lines l on l.run_id = r.id
    join supplier_orders o on o.id = l.order_id
    join suppliers s on s.id = o.supplier_id
    left join hotels h on h.id = s.hotel_id
    left join places p on p.id = coalesce(h.place_id, s.place_id)
    where ${ofRun(run)} and l.kind = 'stay' and l.state not in ('cancelled', 'dropped', 'not-delivered')
    order by l.first_day, l.id`.execute(db)
  return rows
}

/** The nights that are confirmed for a booking or for the departure on which it travels, in order. No cost is read. */
export async function listConfirmedNights(db: Db, bookingId: string): Promise<(ConfirmedStay & { itemKey: string })[]> {
  const { rows } = await sql<ConfirmedStay & { itemKey: string }>`
    select l.item_key as "itemKey", l.first_day as "firstDay", l.last_day as "lastDay", coalesce(h.name, s.name) as name,
      coalesce(p.name, '') as place, l.their_reference as "theirReference"
    from bookings b
    join supply_runs r on r.booking_id = b.id or r.departure_id = b.departure_id
    join supplier_order_lines l on l.run_id = r.id
    join supplier_orders o on o.id = l.order_id
    join suppliers s on s.id = o.supplier_id
    left join hotels h on h.id = s.hotel_id
    left join places p on p.id = coalesce(h.place_id, s.place_id)
    where b.id = ${bookingId} and l.kind = 'stay' and l.state in ('confirmed', 'used')
    order by l.first_day, l.id`.execute(db)
  return rows
}
