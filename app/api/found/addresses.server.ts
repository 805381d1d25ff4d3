import { listPosts } from '#features/blog/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import { listPages, listTermsVersions } from '#features/pages/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import type { Address } from './feed-text.ts'

/** Pages of their own making, which change with what they list. */
const lists = ['/', '/packages', '/departures', '/car-hire-rates', '/blog', '/bookings', '/quotes']

/** Where a page that staff write is shown, when that is not its own name. */
const shownAt: Readonly<Record<string, string>> = {
  'cbt-tips': '/community/cbt-tips',
  freight: '/freight-quote',
  kibeho: '/kibeho-pilgrimage-package',
}

async function written(ctx: Context): Promise<Address[]> {
  const [pages, [terms]] = await Promise.all([listPages(ctx.db), listTermsVersions(ctx.db)])
  return [
    ...lists.map((path) => ({ path })),
    ...pages.map(({ slug, updatedAt }) => ({ path: shownAt[slug] ?? `/${slug}`, changedOn: kigaliDay(updatedAt) })),
    ...(terms ? [{ path: '/terms-and-conditions', changedOn: terms.effectiveOn }] : []),
  ]
}

async function journeys(ctx: Context): Promise<Address[]> {
  const rows = await listPackageAddresses(ctx.db)
  return rows.map(({ slug, updatedAt }) => ({ path: links.package(slug), changedOn: kigaliDay(updatedAt) }))
}

async function departures(ctx: Context): Promise<Address[]> {
  const rows = await listDepartures(ctx.db, { now: ctx.clock.now(), limit: 5_000 })
  return rows.map(({ slug }) => ({ path: links.departure(slug) }))
}

async function journal(ctx: Context): Promise<Address[]> {
  const posts = await listPosts(ctx.db)
  return posts.map(({ slug, updatedOn }) => ({ path: `/blog/${slug}`, changedOn: updatedOn }))
}

/** The parts of the sitemap by their name, each with how its addresses are found and what makes it stale. */
export const sitemapParts: Readonly<Record<string, { list: (ctx: Context) => Promise<Address[]>; topics: readonly string[] }>> = {
  pages: { list: written, topics: ['pages'] },
  journeys: { list: journeys, topics: ['packages'] },
  departures: { list: departures, topics: ['departures', 'packages'] },
  journal: { list: journal, topics: ['posts'] },
}
