import { nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/sitemap.ts'
import { partOf } from './addresses.server.ts'
import { sitemapText } from './feed-text.ts'
import { xmlAnswer } from './xml-answer.ts'

/** One file of a part of the sitemap. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const wanted = partOf(params.part)
  if (!wanted) throw new Response('Not found', { status: 404 })
  const { part, file } = wanted
  // A file beyond the last is a 404; the first file of a part exists even when it is empty.
  const addresses = file > 1 && file > (await part.summary(ctx)).files ? undefined : await part.list(ctx, file)
  if (!addresses) throw new Response('Not found', { status: 404 })
  sharePage(context, part.tags, nextMidnight(ctx.clock.now()))
  return xmlAnswer(sitemapText(ctx.config.publicUrl, addresses), 'application/xml')
}
