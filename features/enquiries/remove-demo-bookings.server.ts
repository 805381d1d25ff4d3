import type { Tx } from '#platform/context.ts'
import { thingsOf } from './email-occasions.ts'
import { deleteDemoEnquiries } from './writes.server.ts'

/** Deletes the enquiries of `npm run demo:bookings`; returns their ids, and the occasions of their emails. */
export async function removeDemoEnquiries(tx: Tx): Promise<{ ids: string[]; things: string[] }> {
  const ids = await deleteDemoEnquiries(tx)
  return { ids, things: thingsOf({ enquiries: ids, subscribers: [] }) }
}
