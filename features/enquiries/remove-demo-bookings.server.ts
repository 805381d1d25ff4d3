import type { Tx } from '#platform/context.ts'
import { thingsOf } from './email-occasions.ts'
import { deleteSampleEnquiries } from './writes.server.ts'

/** Deletes the enquiries of `npm run demo:bookings`; answers their ids, and what their letters are about. */
export async function removeSampleEnquiries(tx: Tx): Promise<{ ids: string[]; things: string[] }> {
  const ids = await deleteSampleEnquiries(tx)
  return { ids, things: thingsOf({ enquiries: ids, subscribers: [] }) }
}
