import type { Db } from '#platform/context.ts'
import type { ProposalTables } from './tables.ts'

/** The enquiry that a proposal answers; undefined where the proposal has gone. */
export async function findEnquiryOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .withTables<ProposalTables>()
    .selectFrom('proposals')
    .select('enquiry_id as enquiryId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.enquiryId
}
