import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/robots.ts'

/** Private addresses, of visitors and of staff. */
const closed = ['/admin', '/booking/', '/bookings/', '/quotes/', '/rooming/', '/sheet/', '/crew-calendar/', '/search', '/api/']

export function loader({ context }: Route.LoaderArgs) {
  sharePage(context, [])
  const { publicUrl } = contextOf(context).config
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
