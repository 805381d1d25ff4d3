import { readCustomerQuery } from '#features/customers/customer.ts'
import { findCustomer } from '#features/customers/find-customer.server.ts'
import type { Db } from '#platform/context.ts'

/**
 * Where somebody comes back to who must sign in again before they export or delete a person's data: the person, named by a reference of
 * theirs as in every address, or the search where they have none.
 */
export async function customerUrl(db: Db, typed: string, here: URL): Promise<URL> {
  const found = readCustomerQuery(typed) ? await findCustomer(db, typed) : undefined
  const reference = found?.bookings[0]?.reference ?? found?.enquiries[0]?.reference
  return new URL(reference ? `/admin/privacy-requests?of=${reference}` : '/admin/privacy-requests', here)
}
