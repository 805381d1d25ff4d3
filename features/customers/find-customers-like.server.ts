import { findBookersLike } from '#features/bookings/lists/reads-search.server.ts'
import { findEnquirersLike } from '#features/enquiries/reads-search.server.ts'
import type { Db } from '#platform/context.ts'

/** A customer: their address in lower case, and the reference of their newest booking or enquiry. */
export type CustomerFound = { email: string; name: string; reference: string }

/**
 * Customers whose name or address matches a LIKE pattern, the latest first, at most `limit`. Each address is one customer. Searches the
 * newest hundred matching bookings and the newest hundred matching enquiries.
 */
export async function findCustomersLike(db: Db, like: string, limit: number): Promise<CustomerFound[]> {
  const found = (await Promise.all([findBookersLike(db, like, 100), findEnquirersLike(db, like, 100)])).flat()
  const byEmail = new Map<string, CustomerFound>()
  for (const { email, name, reference } of found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()))
    if (!byEmail.has(email.toLowerCase())) byEmail.set(email.toLowerCase(), { email: email.toLowerCase(), name, reference })
  return [...byEmail.values()].slice(0, limit)
}
