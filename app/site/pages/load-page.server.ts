import { data } from 'react-router'
import { isFixedPage } from '#features/pages/page-href.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { contextOf, type RouteContext, sharePage } from '../../context.ts'
import { contentTranslator, noteWholeLanguages } from '../../shared/translated-content.server.ts'
import { sectionsOnce } from '../../shared/written/shown-blocks.server.ts'
import type { ShownPage } from '../../shared/written/shown-blocks.ts'
import { writtenCard } from '../share/share-cards.ts'
import { shareLink } from '../share/share-link.server.ts'

/** A page that staff write, cached until it changes. Throws a 404 where it does not exist. */
export async function loadPage(context: RouteContext, slug: string): Promise<ShownPage> {
  const page = await findShownPage(context, slug)
  if (!page) throw data(null, { status: 404 })
  return page
}

/** The same; undefined where it is not there. */
export async function findShownPage(context: RouteContext, slug: string): Promise<ShownPage | undefined> {
  const page = await findPage(contextOf(context).db, slug)
  if (!page) return undefined
  sharePage(context, [`page:${slug}`])
  const kind = isFixedPage(slug) ? 'page' : 'own-page'
  await noteWholeLanguages(context, kind, page)
  const { updatedAt: _, ...content } = (await contentTranslator(context, kind))(page)
  return {
    ...content,
    sections: await sectionsOnce(context, content.sections),
    share: shareLink('page', slug, writtenCard(page)),
  }
}
