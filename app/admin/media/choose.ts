import { readLibraryQuery } from '#features/media/library.ts'
import { listPickable } from '#features/media/reads-library.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/choose.ts'

/** Pictures that a page may use, by the words `q`, newest first: what the dialog of an editor shows. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:read')
  const found = await listPickable(contextOf(args.context).db, readLibraryQuery(args.url.searchParams).words)
  return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } })
}
