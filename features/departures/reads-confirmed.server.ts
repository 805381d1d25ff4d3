import { sql } from 'kysely'

/** The seats of the departure `d` that bookings have for good: paid or confirmed, so that they cannot lapse. */
export const confirmedSeats = sql<number>`(
  select coalesce(sum(c.quantity), 0)::int from stock_claims c
  where c.resource = 'departure:' || d.id and c.day = d.starts_on and c.permanent)`
