import { sql } from 'kysely'
import { type RunKey, runText } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type CrewKind, crewKinds } from './lines/crew-kinds.ts'
import type { LineState } from './lines/order-line.ts'
import { literals } from './reads-open-orders.server.ts'

/** A guide or a vehicle that a supplier sends with a run; the supplier is empty where none is chosen. */
export type OrderedCrew = {
  /** The run by its `runText`. */
  run: string
  id: number
  kind: CrewKind
  title: string
  supplier: string
  phone: string
  state: LineState
  firstDay: Day
  lastDay: Day
}

/** States of a line that nobody delivers. */
const ended: readonly LineState[] = ['declined', 'cancelled', 'dropped', 'not-delivered']

/** The guides and vehicles that are ordered of suppliers for these runs, by their first day. One statement. */
export async function listOrderedCrew(db: Db, keys: readonly RunKey[]): Promise<OrderedCrew[]> {
  if (keys.length === 0) return []
  const departures = keys.flatMap((key) => ('departureId' in key ? [key.departureId] : []))
  const bookings = keys.flatMap((key) => ('bookingId' in key ? [key.bookingId] : []))
  const { rows } = await sql<Omit<OrderedCrew, 'run'> & { departureId: number | null; bookingId: string | null }>`
    select r.departure_id as "departureId", r.booking_id as "bookingId", l.id, l.kind, l.title, coalesce(s.name, '') as supplier,
      coalesce(s.phone, '') as phone, l.state, l.first_day as "firstDay", l.last_day as "lastDay"
    from supply_runs r
    join supplier_order_lines l on l.run_id = r.id
    left join supplier_orders o on o.id = l.order_id
    left join suppliers s on s.id = o.supplier_id
    where (r.departure_id = any(${departures}::bigint[]) or r.booking_id = any(${bookings}::uuid[]))
      and l.kind in ${literals(crewKinds)} and l.state not in ${literals(ended)}
    order by l.first_day, l.id`.execute(db)
  return rows.map(({ departureId, bookingId, ...row }) => ({
    ...row,
    run: runText(departureId === null ? { bookingId: bookingId ?? '' } : { departureId }),
  }))
}
