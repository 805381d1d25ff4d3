import { favicon } from '#artwork/mark.ts'
import { sharePage } from '../context.ts'
import type { Route } from './+types/favicon.ts'

export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, [])
  return new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=604800' } })
}
