import { findBookersLike } from '#features/bookings/lists/reads-search.server.ts'
import type { Db } from '#platform/context.ts'

/** A customer: their address in lower case, the name and the id of their newest booking. */
type CustomerFound = { email: string; name: string; bookingId: string }

/**
 * Customers whose name or address matches a LIKE pattern, the latest first, at most `limit`. Each address is one customer. Searches the
 * newest hundred matching bookings.
 */
export async function findCustomersLike(db: Db, like: string, limit: number): Promise<CustomerFound[]> {
  const found = await findBookersLike(db, like, 100)
  const newest = [...Map.groupBy(found, ({ email }) => email.toLowerCase())].flatMap(([email, [booking]]) =>
    booking ? [{ email, name: booking.name, bookingId: booking.id }] : [],
  )
  return newest.slice(0, limit)
}
