import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { admit } from '../admit.server.ts'
import { readListName, roadListFile } from '../road-lists/road-list-file.server.ts'
import type { Route } from './+types/lists-xlsx.ts'
import { loadDepartureList } from './load-departure-list.server.ts'

/** A list for the road of a departure as a workbook, without what is encrypted. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const name = readListName(args.params.list)
  const { head, list } = await loadDepartureList(ctx, read, args.params.id, name)
  const subject = { kind: 'departure', id: String(head.id), words: head.slug } as const
  return roadListFile(ctx, read, { list, name, subject }, staff)
}
