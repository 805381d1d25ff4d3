import { nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/sitemap.ts'
import { sitemapParts } from './addresses.server.ts'
import { sitemapText } from './feed-text.ts'
import { xmlAnswer } from './xml-answer.ts'

/** One part of the sitemap. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const part = Object.hasOwn(sitemapParts, params.part) ? sitemapParts[params.part] : undefined
  if (!part) throw new Response('Not found', { status: 404 })
  const addresses = await part.list(ctx)
  sharePage(context, part.topics, nextMidnight(ctx.clock.now()))
  return xmlAnswer(sitemapText(ctx.config.publicUrl, addresses), 'application/xml')
}
