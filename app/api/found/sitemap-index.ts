import { nextMidnight } from '#values/dates.ts'
import { contextOf, sharePage } from '../../context.ts'
import type { Route } from './+types/sitemap-index.ts'
import { fileName, sitemapParts } from './addresses.server.ts'
import { sitemapIndexText } from './feed-text.ts'
import { xmlAnswer } from './xml-answer.ts'

/** Where the files of the sitemap are, each with the day of its newest change. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const parts = await Promise.all(
    Object.entries(sitemapParts).map(async ([name, { summary }]) => {
      const { files, changedOn } = await summary(ctx)
      return Array.from({ length: files }, (_, index) => ({
        path: `/sitemaps/${fileName(name, index + 1)}.xml`,
        ...(changedOn && { changedOn }),
      }))
    }),
  )
  const tags = Object.values(sitemapParts).flatMap((part) => part.tags)
  sharePage(context, tags, nextMidnight(ctx.clock.now()))
  return xmlAnswer(sitemapIndexText(ctx.config.publicUrl, parts.flat()), 'application/xml')
}
