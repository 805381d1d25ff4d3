import { data, redirect } from 'react-router'
import { findFormerDeparture } from '#features/departures/reads-packages.server.ts'
import type { Db } from '#platform/context.ts'
import { links } from '#values/links.ts'

/**
 * For a departure without a page. Whoever booked it keeps its address: while its package is off sale it leads to the package, or to all
 * packages where that has no page either. Another address is a 404.
 */
export async function formerRedirect(db: Db, slug: string) {
  const former = await findFormerDeparture(db, slug)
  return former ? redirect(former.isShown ? links.package(former.packageSlug) : '/packages', 302) : data(null, { status: 404 })
}
