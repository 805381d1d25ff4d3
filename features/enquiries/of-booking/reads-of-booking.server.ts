import type { Db } from '#platform/context.ts'
import type { EnquiryTables } from '../tables.ts'

/** What was said in the enquiries of a booking: what its customer asked or wrote back, and what we answered. */
export type MessageOfBooking = {
  enquiryId: string
  reference: string
  /** Whose enquiry it is. */
  email: string
  /** `asked` is how it began. */
  what: 'asked' | 'reply' | 'answer' | 'told'
  /** Which change of the enquiry it was; 1 for how it began. */
  version: number
  at: Date
  by: string
  text: string
}

/** What was said in the enquiries that are linked to a booking, oldest first; nothing of what is held as spam. */
export async function listMessagesOfBooking(db: Db, bookingId: string): Promise<MessageOfBooking[]> {
  const tables = db.withTables<EnquiryTables>()
  const first = tables
    .selectFrom('enquiries as e')
    .select(['e.id as enquiryId', 'e.reference', 'e.email', 'e.created_at as at', 'e.name as by', 'e.message as text'])
    .select((e) => [e.val<MessageOfBooking['what']>('asked').as('what'), e.lit(1).$castTo<number>().as('version')])
    .where('e.booking_id', '=', bookingId)
    .where('e.state', '<>', 'held')
  const later = tables
    .selectFrom('enquiry_events as v')
    .innerJoin('enquiries as e', 'e.id', 'v.enquiry_id')
    .select(['e.id as enquiryId', 'e.reference', 'e.email', 'v.at', 'v.actor as by', 'v.text'])
    .select((e) => [e.ref('v.event').$castTo<MessageOfBooking['what']>().as('what'), 'v.version'])
    .where('e.booking_id', '=', bookingId)
    .where('e.state', '<>', 'held')
    .where('v.event', 'in', ['answer', 'told', 'reply'])
  return first.unionAll(later).orderBy('at').orderBy('version').execute()
}
