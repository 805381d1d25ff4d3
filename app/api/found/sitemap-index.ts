import { nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/sitemap-index.ts'
import { sitemapParts } from './addresses.server.ts'
import { sitemapIndexText } from './feed-text.ts'
import { xmlAnswer } from './xml-answer.ts'

/** Where the parts of the sitemap are, each with the day of its newest change. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const parts = await Promise.all(
    Object.entries(sitemapParts).map(async ([name, { list }]) => {
      const days = (await list(ctx)).flatMap(({ changedOn }) => changedOn ?? [])
      const newest = days.sort().at(-1)
      return { path: `/sitemaps/${name}.xml`, ...(newest && { changedOn: newest }) }
    }),
  )
  const topics = Object.values(sitemapParts).flatMap((part) => part.topics)
  sharePage(context, topics, nextMidnight(ctx.clock.now()))
  return xmlAnswer(sitemapIndexText(ctx.config.publicUrl, parts), 'application/xml')
}
