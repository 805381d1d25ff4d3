import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/**
 * The open proposals that were sent by email, end after `now` and by `until`, were sent at least `aheadMs` before they end, and have had no reminder, each with
 * its enquiry.
 */
export async function listToRemind(
  db: Db,
  { now, until, aheadMs }: { now: Date; until: Date; aheadMs: number },
): Promise<{ id: string; enquiryId: string }[]> {
  const { rows } = await sql<{ id: string; enquiryId: string }>`
    select p.id, p.enquiry_id as "enquiryId" from proposals p
    where p.state = 'sent' and p.ends_at > ${now} and p.ends_at <= ${until}
      and p.ends_at - p.sent_at >= ${aheadMs}::bigint * interval '1 millisecond'
      and exists (select from emails where occasion = 'enquiry:' || p.enquiry_id || ':' || p.id || ':proposal')
      and not exists (select from emails where occasion = 'enquiry:' || p.enquiry_id || ':' || p.id || ':proposal-ending')
    order by p.ends_at, p.id`.execute(db)
  return rows
}
