import type { PackageFilter } from '#features/packages/package-filter.ts'
import { findPackage, listPackages } from '#features/packages/reads.server.ts'
import { listFilterChoices } from '#features/packages/reads-names.server.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { listCountries } from '#features/places/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { cachedRead, contextOf, type RouteContext } from '../context.ts'

/** What more than one page of the site reads: read once for all of them, until one of its tags is invalidated. */
export const readSettings = (context: RouteContext) =>
  cachedRead(context, 'settings', ['settings'], () => findSettings(contextOf(context).db))

export const readCountries = (context: RouteContext) =>
  cachedRead(context, 'countries', ['places'], () => listCountries(contextOf(context).db))

export const readFilterChoices = (context: RouteContext) =>
  cachedRead(context, 'filter-choices', ['packages', 'places'], () => listFilterChoices(contextOf(context).db))

/** One page of the list of packages for a filter. */
export const readShelf = (context: RouteContext, filter: PackageFilter) =>
  cachedRead(context, `shelf ${JSON.stringify(filter)}`, ['packages', 'places'], () =>
    listPackages(contextOf(context).db, filter),
  )

export const readPackage = (context: RouteContext, slug: string) =>
  cachedRead(context, `package ${slug}`, ['packages', `package:${slug}`, 'places'], () =>
    findPackage(contextOf(context).db, slug),
  )

export const readPage = (context: RouteContext, slug: string) =>
  cachedRead(context, `page ${slug}`, ['pages', `page:${slug}`], () => findPage(contextOf(context).db, slug))
