import { type RawBuilder, sql } from 'kysely'

/**
 * Under whose name the supplier of a run `r` knows the party: the family name of the booking's lead, as its orders say. Empty of a departure,
 * which has many.
 */
export const guestOfRun: RawBuilder<string> = sql<string>`coalesce((select coalesce(
      (select t.family_name from booking_travellers t where t.booking_id = g.id and t.family_name is not null order by t.position limit 1),
      regexp_replace(g.lead_name, '^.*\\s', '')) from bookings g where g.id = r.booking_id), '')`
