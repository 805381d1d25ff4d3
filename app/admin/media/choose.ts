import { readLibraryQuery } from '#features/media/library.ts'
import { listPickable, listUndescribed } from '#features/media/reads-library.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/choose.ts'

/** Pictures that a page may use, by the words `q`, newest first, and those that it may use once they are described: what the dialog of an editor shows. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const { db } = contextOf(args.context)
  const { words } = readLibraryQuery(args.url.searchParams)
  const [found, undescribed] = await Promise.all([listPickable(db, words), listUndescribed(db, words)])
  return Response.json({ ...found, undescribed }, { headers: { 'Cache-Control': 'private, no-store' } })
}
