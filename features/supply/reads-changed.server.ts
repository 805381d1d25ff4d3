import { sql } from 'kysely'
import type { ProposedPlace } from '#features/proposals/proposal-content.ts'
import type { ServiceKind } from '#features/suppliers/supplier-service.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** Something of a journey made to measure that is ordered from another supplier than it was sold with; from nobody where `supplier` is null. */
export type ChangedService = {
  lineId: number
  itemId: string
  rootId: string
  kind: ServiceKind
  sold: string
  /** The hotel of ours that was sold, whose rooms we may count; null where it is none. */
  soldHotelId: string | null
  supplier: string | null
  /** The supplier, or the hotel that it is, as a customer knows it. */
  name: string
  place: ProposedPlace | null
  serviceId: number | null
  firstDay: Day
  lastDay: Day
  isConfirmed: boolean
}

/** The items of the version that a proposal was made of, each with the root that names it in all versions and in what is on request of it. */
export async function listItemRoots(db: Db, proposalId: string): Promise<{ itemId: string; rootId: string }[]> {
  const { rows } = await sql<{ itemId: string; rootId: string }>`
    select i.id::text as "itemId", i.root_id::text as "rootId"
    from proposals k join trip_items i on i.version_id = k.version_id where k.id = ${proposalId}`.execute(db)
  return rows
}

/** What of a booking is ordered from another supplier than the accepted proposal named, by its days; what nobody needs any more is not in it. */
export async function listChangedServices(
  db: Db,
  { bookingId, proposalId }: { bookingId: string; proposalId: string },
): Promise<ChangedService[]> {
  const { rows } = await sql<ChangedService>`
    select l.id as "lineId", i.id::text as "itemId", i.root_id::text as "rootId", l.kind, sold.name as sold, sold.hotel_id as "soldHotelId",
      s.name as supplier, coalesce(h.name, s.name, '') as name, l.service_id as "serviceId", l.first_day as "firstDay", l.last_day as "lastDay", l.state in ('confirmed', 'used') as "isConfirmed",
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'countryId', p.country_id, 'lat', p.lat,
        'lng', p.lng) end as place
    from proposals k
    join trip_items i on i.version_id = k.version_id
    join supplier_services v on v.id = i.service_id
    join suppliers sold on sold.id = v.supplier_id
    join supply_runs r on r.booking_id = ${bookingId}
    join supplier_order_lines l on l.run_id = r.id and l.item_key = 'item:' || i.root_id::text
    left join supplier_orders o on o.id = l.order_id
    left join suppliers s on s.id = o.supplier_id
    left join hotels h on h.id = s.hotel_id
    left join places p on p.id = coalesce(h.place_id, s.place_id)
    where k.id = ${proposalId} and l.state not in ('declined', 'cancelled', 'dropped', 'not-delivered')
      and s.id is distinct from sold.id
    order by l.first_day, l.id`.execute(db)
  return rows
}
