import { contextOf } from '../../../context.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { admit } from '../../admit.server.ts'
import { readListName, roadListFile } from '../../road-lists/road-list-file.server.ts'
import type { Route } from './+types/lists-xlsx.ts'
import { loadBookingList } from './load-booking-list.server.ts'

/** A list for the road of a booking as a workbook, without what is encrypted. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const name = readListName(args.params.list)
  const { head, list } = await loadBookingList(ctx, read, args.params.id, name)
  const subject = { kind: 'booking', id: head.id, words: head.reference } as const
  return roadListFile(ctx, read, { list, name, subject }, staff)
}
