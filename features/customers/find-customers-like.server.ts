import { findBookersLike } from '#features/bookings/lists/reads-search.server.ts'
import { findEnquirersLike } from '#features/enquiries/reads-search.server.ts'
import type { Db } from '#platform/context.ts'

/** Somebody of whom something is kept: their address in lower case, and the newest thing under it, by whose reference they are found. */
export type CustomerFound = { email: string; name: string; reference: string }

/**
 * So many people at most whose name or address is like a pattern, who wrote to us last first. Each address is one person, whatever
 * names stood beside it. Looked for among the newest hundred bookings and the newest hundred enquiries that are like it.
 */
export async function findCustomersLike(db: Db, like: string, limit: number): Promise<CustomerFound[]> {
  const found = (await Promise.all([findBookersLike(db, like, 100), findEnquirersLike(db, like, 100)])).flat()
  const byEmail = new Map<string, CustomerFound>()
  for (const { email, name, reference } of found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()))
    if (!byEmail.has(email.toLowerCase())) byEmail.set(email.toLowerCase(), { email: email.toLowerCase(), name, reference })
  return [...byEmail.values()].slice(0, limit)
}
