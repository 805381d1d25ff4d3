import { data, type RouterContextProvider } from 'react-router'
import type { PageContent } from '#features/pages/blocks.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'

/** A page that staff write, shared until it is written anew. Throws the 404 where it is not there. */
export async function loadPage(context: Readonly<RouterContextProvider>, slug: string): Promise<PageContent> {
  const page = await findPage(contextOf(context).db, slug)
  if (!page) throw data(null, { status: 404 })
  sharePage(context, [`page:${slug}`])
  const { updatedAt: _, ...content } = page
  return content
}
