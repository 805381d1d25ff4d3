import { statsJson } from '#features/analytics/reads.server.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/stats.ts'

/** The one record analytics/stats of the specification, whole. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'analytics:read')
  return new Response(await statsJson(contextOf(args.context).db), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
  })
}
