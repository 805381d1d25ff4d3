import { data, redirect } from 'react-router'
import { isFixedPage, pageHref } from '#features/pages/page-href.ts'
import { contextOf } from '../../context.ts'
import type { PageHandle } from '../../ui/sheet.ts'
import { movedRedirect } from '../moved-redirect.server.ts'
import type { Route } from './+types/custom-page.ts'
import { findShownPage } from './load-page.server.ts'
import { WrittenPage, writtenMeta } from './written-page.tsx'

export const handle = { sheets: ['article'], staticWords: ['pages'] } satisfies PageHandle

/** A custom page of the operator. A page with a screen of its own is redirected there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { slug } = params
  if (isFixedPage(slug)) throw redirect(pageHref(slug), 301)
  const page = await findShownPage(context, slug)
  if (!page) throw (await movedRedirect(contextOf(context).db, 'own-page', '/pages', slug)) ?? data(null, { status: 404 })
  return page
}

export const meta: Route.MetaFunction = (args) => writtenMeta(args, args.loaderData)

export default function OwnPage({ loaderData: page }: Route.ComponentProps) {
  return <WrittenPage page={page} />
}
