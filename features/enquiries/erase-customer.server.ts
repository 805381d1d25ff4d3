import type { Tx } from '#platform/context.ts'
import { thingsOf } from './email-occasions.ts'
import { deleteOfAddress } from './writes.server.ts'

/** What was deleted of one person, and the occasions of its emails. */
export type ErasedEnquiries = { enquiries: { id: string; reference: string }[]; subscribers: string[]; things: string[] }

/** Deletes the enquiries that came from an address, in lower case, and its subscription to our newsletter. */
export async function eraseEnquiriesOf(tx: Tx, email: string): Promise<ErasedEnquiries> {
  const gone = await deleteOfAddress(tx, email)
  return { ...gone, things: thingsOf({ ...gone, enquiries: gone.enquiries.map(({ id }) => id) }) }
}
