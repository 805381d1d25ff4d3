import { contextOf } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/search-json.ts'
import { loadRecent } from './load-recent.server.ts'
import { loadFound } from './load-results.server.ts'

/** What matches `q`, or the items at the addresses of `recent`, as far as the role may see them. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'admin:read')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const { searchParams } = args.url
  const found = searchParams.has('recent')
    ? await loadRecent(ctx, read, { role, paths: searchParams.getAll('recent') })
    : await loadFound(ctx, read, { role, typed: searchParams.get('q') })
  return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
}
