import { renderBrochureTask } from '#features/documents/brochure/brochure-task.server.ts'
import { pdfName } from '#features/documents/document-name.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { nextMidnight } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf, sharePage } from '../../context.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { readDayRoutes } from '../packages/read-day-routes.server.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/brochure.ts'
import { brochureFacts } from './brochure-facts.server.ts'

/** Printing one takes a core about a second. */
export const handle = { cost: 5 } satisfies RouteHandle

/**
 * The brochure of a package as a PDF, the same for everybody, with the prices of the day. Throws a 404 for a package that visitors
 * cannot read, whatever its name.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const slug = params.title
  const found = await findPackage(ctx.db, slug)
  if (!found) {
    const moved = await movedRedirect(ctx.db, 'package', '/package-details', slug, '/brochure.pdf')
    throw moved ?? new Response('Not found', { status: 404 })
  }
  const now = ctx.clock.now()
  sharePage(context, ['packages', `package:${slug}`, 'places', 'settings'], nextMidnight(now))
  const [settings, routes] = await Promise.all([readSettings(context), readDayRoutes(context, found)])
  const { publicUrl } = ctx.config
  const bytes = await ctx.workers.run(
    renderBrochureTask,
    brochureFacts({ found, routes, settings, publicUrl, now, read: wordsReader(context) }),
  )
  const name = pdfName([settings.company.name, found.title])
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=300',
      // What it says is on the page: search engines should show that one.
      Link: `<${new URL(links.package(slug), publicUrl).href}>; rel="canonical"`,
    },
  })
}
