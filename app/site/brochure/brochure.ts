import { brochureParts } from '#features/documents/brochure/brochure-parts.ts'
import { renderBrochureTask } from '#features/documents/brochure/brochure-task.server.ts'
import { pdfName } from '#features/documents/document-name.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { wordsTag } from '#features/translations/messages/message.ts'
import { nextMidnight } from '#values/dates.ts'
import { links } from '#values/links.ts'
import { contextOf, noteTags, sharePage } from '../../context.ts'
import { written } from '../../languages/addresses.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { siteWordsKey } from '../../words/sources.server.ts'
import { packageInLanguage } from '../content-in-language.server.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import { readDayRoutes } from '../packages/read-day-routes.server.ts'
import { readSettings } from '../shared-reads.server.ts'
import type { Route } from './+types/brochure.ts'
import { brochureFactParts, brochureFacts } from './brochure-facts.server.ts'

/** Printing one takes a core about a second. */
export const handle = { cost: 5, query: ['language'] } satisfies RouteHandle

/**
 * The brochure of a package as a PDF, the same for everybody, with the prices of the day, in the `language` of its query, and without one
 * in English. Throws a 404 for a package that visitors cannot read, whatever its name, and for a language that is not public.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const slug = params.title
  const wanted = url.searchParams.get('language')
  if (wanted !== null && !context.get(siteWordsKey).published.has(wanted)) throw new Response('Not found', { status: 404 })
  const english = await findPackage(ctx.db, slug)
  if (!english) {
    const moved = await movedRedirect(
      ctx.db,
      'package',
      '/package-details',
      slug,
      `/brochure.pdf${wanted === null ? '' : `?language=${wanted}`}`,
    )
    throw moved ?? new Response('Not found', { status: 404 })
  }
  const now = ctx.clock.now()
  sharePage(context, ['packages', `package:${slug}`, 'places', 'settings'], nextMidnight(now))
  if (wanted !== null) noteTags(context, [wordsTag(wanted)])
  // What is printed and what is worded here are in one language, so one of them has no words that the other lacks.
  const read = ctx.words.in(wanted ?? written, [...brochureFactParts, ...brochureParts])
  const { language } = read
  const found = await packageInLanguage(context, english, language)
  const [settings, routes] = await Promise.all([readSettings(context), readDayRoutes(context, found, language)])
  const { publicUrl } = ctx.config
  const page = ctx.words.address(language, links.package(slug))
  const facts = brochureFacts({ found, routes, settings, publicUrl, page, now, read })
  const bytes = await ctx.workers.run(renderBrochureTask, { facts, words: ctx.words.plain(language, brochureParts) })
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
