import type { Db } from '#platform/context.ts'
import type { EnquiryTables } from './tables.ts'

/**
 * So many enquiries at most whose reference, name or address is like a pattern, newest first; what is held as spam is not found.
 */
export async function findEnquiriesLike(db: Db, like: string, limit: number) {
  return db
    .withTables<EnquiryTables>()
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'kind', 'created_at as createdAt'])
    .where((e) => e.or((['reference', 'name', 'email'] as const).map((column) => e(column, 'ilike', like))))
    .where('state', '<>', 'held')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
