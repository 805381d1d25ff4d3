import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { soldTransfers } from '../flights/reads-flights.server.ts'
import { hasPermits } from '../reads.server.ts'
import type { GivenByTraveller, NeedingTrip } from '../trip-needs.server.ts'
import type { AheadParty } from './missing-ahead.ts'

/** Such a booking with what decides which details of its travellers are missing; the people in the order of their places. */
export type DetailedParty = AheadParty &
  Pick<NeedingTrip, 'state' | 'createdAt' | 'order'> & {
    hasPermits: boolean
    people: readonly GivenByTraveller[]
  }

/** The sold bookings that begin within so many days or are on the road, with their permits to come, their flights and their people; of passport numbers only whether we have them. A permit that nobody can reserve, because its day is closed, does not come. One statement. */
export async function listAheadParties(db: Db, today: Day, days: number): Promise<DetailedParty[]> {
  const { rows } = await sql<DetailedParty>`
    select b.id as "bookingId", b.departure_id as "departureId", b.reference, b.title, b.lead_name as "leadName",
      b.travellers_count as "travellersCount", b.kind, b.starts_on as "startsOn", b.ends_on as "endsOn",
      array(select t.position from booking_travellers t where t.booking_id = b.id order by t.position) as positions,
      array(select w.direction from booking_without_flights w where w.booking_id = b.id order by w.direction) as "withoutFlights",
      ${soldTransfers} as transfers,
      coalesce((select json_agg(json_build_object('direction', f.direction, 'day', f.day, 'travellers',
          array(select t.position from booking_travellers t
            where t.booking_id = f.booking_id and (f.positions = '{}' or t.position = any(f.positions)))))
        from booking_flights f where f.booking_id = b.id), '[]') as flights,
      coalesce((select json_agg(p order by p.day, p.label) from (
        select q.label, max(q.fee_id) as "feeId", q.day, count(*)::int as total, count(coalesce(q.number, k.number))::int as numbered,
          (count(*) filter (where q.number is null and k.id is null))::int as "toReserve"
        from booking_purchases q left join permits k on k.purchase_id = q.id
        where q.booking_id = b.id and q.kind = 'permit' and q.day >= ${today}::date and not q.settled
          and not (q.number is null and k.id is null
            and exists (select from permit_closed_days x where x.fee_id = q.fee_id and x.day = q.day))
        group by q.label, q.day) p), '[]') as permits,
      (select count(*)::int from booking_travellers t
        left join traveller_details d on d.booking_id = t.booking_id and d.position = t.position
        where t.booking_id = b.id and d.passport_sealed is null) as "passportsMissing",
      b.state, b.created_at as "createdAt", b.ordered as "order", ${hasPermits} as "hasPermits",
      coalesce((select json_agg(json_build_object('firstNames', t.first_names, 'familyName', t.family_name, 'bornOn', t.born_on,
          'nationality', d.nationality, 'passportName', d.passport_name, 'hasPassport', d.passport_sealed is not null,
          'passportExpiresOn', d.passport_expires_on) order by t.position)
        from booking_travellers t left join traveller_details d on d.booking_id = t.booking_id and d.position = t.position
        where t.booking_id = b.id), '[]') as people
    from bookings b
    where b.state in ('pending', 'confirmed', 'in-progress') and b.starts_on <= ${today}::date + ${days}::int and b.ends_on >= ${today}::date
    order by b.starts_on, b.reference`.execute(db)
  return rows
}
