import { translationsTag } from '#features/translations/reads.server.ts'
import { nextMidnight } from '#values/dates.ts'
import { contextOf, noteTags, sharePage } from '../../context.ts'
import { languagesOfPages } from '../../shared/languages-of-pages.server.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import type { Route } from './+types/sitemap.ts'
import { partOf } from './addresses.server.ts'
import { inLanguages, sitemapText } from './feed-text.ts'
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
  const published = [...context.get(siteWordsKey).published.keys()]
  noteTags(context, ['settings', ...published.map(translationsTag)])
  const whole = await languagesOfPages(ctx, published)
  const shown = inLanguages(addresses, (path) => whole.get(path) ?? published)
  return xmlAnswer(sitemapText(ctx.config.publicUrl, shown), 'application/xml')
}
