import { sql } from 'kysely'
import { hashOfKey, newKey } from '#features/bookings/booking-key.server.ts'
import { departureStep } from '#tests/support/first-steps.ts'
import { draftOf } from '#tests/support/visitor.ts'
import type { ServerToBreak } from './server-to-break.ts'

/** What the last step's form sends, agreeing to the price that it shows. */
export type ReadyDraft = { path: string; fields: Record<string, string> }

/**
 * So many visitors at the last button for the same seats. One comes there by the site's own forms; the others are copies
 * of their draft under keys of their own, written straight into the database.
 */
export async function readyDrafts(
  { url, db }: Pick<ServerToBreak, 'url' | 'db'>,
  departure: string,
  { count, seats }: { count: number; seats: number },
): Promise<ReadyDraft[]> {
  const first = await draftOf(url, departureStep(departure, seats), seats)
  const page = await (await fetch(url + first)).text()
  const agreedTotalMinor = /name="agreedTotalMinor" value="(\d+)"/.exec(page)?.[1]
  const agreedTerms = /name="agreedTerms" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const key = /^\/booking\/([^/]+)\/payment$/.exec(first)?.[1]
  if (!agreedTotalMinor || !key) throw new Error(`The last step of ${departure} shows no price`)
  const keys = Array.from({ length: count }, newKey)
  await sql`insert into booking_drafts (key_hash, answers)
    select k.hash, d.answers from booking_drafts d, unnest(${keys.map(hashOfKey)}::bytea[]) as k (hash)
    where d.key_hash = ${hashOfKey(key)}`.execute(db)
  const fields = { method: 'bank-transfer', terms: 'on', agreedTerms, agreedTotalMinor }
  return keys.map((own) => ({ path: `/booking/${own}/payment`, fields }))
}
