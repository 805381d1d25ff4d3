import type { Db } from '#platform/context.ts'
import type { EnquiryTables } from '../tables.ts'
import type { CannedReply } from './canned-reply.ts'

const replies = (db: Db) =>
  db
    .withTables<EnquiryTables>()
    .selectFrom('canned_replies')
    .select(['id', 'title', 'body', 'version', 'updated_at as updatedAt', 'updated_by as updatedBy'])

/** The saved replies, by title. */
export const listReplies = (db: Db): Promise<CannedReply[]> => replies(db).orderBy('title').execute()

export const findReply = (db: Db, id: string): Promise<CannedReply | undefined> =>
  replies(db).where('id', '=', id).executeTakeFirst()

/** The same by its title, however it is written. */
export const findReplyByTitle = (db: Db, title: string): Promise<CannedReply | undefined> =>
  replies(db)
    .where((e) => e(e.fn('lower', ['title']), '=', title.toLowerCase()))
    .executeTakeFirst()
