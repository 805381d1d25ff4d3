import { findBookersByPhone, findBookersLike } from '#features/bookings/lists/reads-search.server.ts'
import type { Db } from '#platform/context.ts'

/** A customer: their address in lower case, the name and the id of their newest booking. */
type CustomerFound = { email: string; name: string; bookingId: string }

/**
 * How many of the newest matching bookings are searched at most. A name that many have is found among the first: the database compares
 * row by row, and 100 bookings of such a name took 5,000 comparisons.
 */
const mostSearched = 100

/**
 * Customers whose name or address matches a LIKE pattern, the latest first, at most `limit`. Each address is one customer. Searches the
 * newest hundred matching bookings, and only as many of them as show `limit` customers.
 */
export async function findCustomersLike(db: Db, like: string, limit: number): Promise<CustomerFound[]> {
  const few = 2 * limit
  const first = await findBookersLike(db, like, few)
  const some = customersOf(first)
  const isAll = some.length >= limit || first.length < few
  return (isAll ? some : customersOf(await findBookersLike(db, like, mostSearched))).slice(0, limit)
}

/** Customers with a booking whose phone number has these digits in it, the latest first, at most `limit`. */
export const findCustomersByPhone = async (db: Db, digits: string, limit: number): Promise<CustomerFound[]> =>
  customersOf(await findBookersByPhone(db, digits, mostSearched)).slice(0, limit)

/** The customers of bookings, newest first: each address once, by its newest booking. */
const customersOf = (bookings: readonly { id: string; email: string; name: string }[]): CustomerFound[] =>
  [...Map.groupBy(bookings, ({ email }) => email.toLowerCase())].flatMap(([email, [booking]]) =>
    booking ? [{ email, name: booking.name, bookingId: booking.id }] : [],
  )
