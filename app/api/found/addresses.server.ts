import { listPosts } from '#features/blog/reads.server.ts'
import { listExperiences } from '#features/community/reads.server.ts'
import { listDepartureAddresses } from '#features/departures/reads-addresses.server.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import { pageHref } from '#features/pages/page-href.ts'
import { listPages, listTermsVersions } from '#features/pages/reads.server.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import { listCountries, listParks } from '#features/places/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { links } from '#values/links.ts'
import type { Address } from './feed-text.ts'

/** Pages of their own making, which change with what they list. */
const lists = [
  '/',
  '/packages',
  '/departures',
  '/countries',
  '/parks',
  '/hotels',
  '/car-hire-rates',
  '/tailor-made',
  '/parish-quote',
  '/contact',
  '/newsletter',
  '/blog',
  '/bookings',
]

async function written(ctx: Context): Promise<Address[]> {
  const [pages, versions] = await Promise.all([listPages(ctx.db), listTermsVersions(ctx.db)])
  const today = kigaliDay(ctx.clock.now())
  const terms = versions.find(({ effectiveOn }) => effectiveOn <= today)
  return [
    ...lists.map((path) => ({ path })),
    ...pages.map(({ slug, updatedAt }) => ({ path: pageHref(slug), changedOn: kigaliDay(updatedAt) })),
    ...(terms ? [{ path: '/terms-and-conditions', changedOn: terms.effectiveOn }] : []),
  ]
}

async function journeys(ctx: Context): Promise<Address[]> {
  const rows = await listPackageAddresses(ctx.db)
  return rows.map(({ slug, updatedAt }) => ({ path: links.package(slug), changedOn: kigaliDay(updatedAt) }))
}

/** Countries, parks, and what hosts offer there. */
async function places({ db }: Context): Promise<Address[]> {
  const [countries, parks, visits] = await Promise.all([listCountries(db), listParks(db), listExperiences(db)])
  return [
    ...countries.map(({ id }) => ({ path: countryHref(id) })),
    ...parks.map(({ id }) => ({ path: parkHref(id) })),
    ...visits.map(({ id }) => ({ path: links.visit(id) })),
  ]
}

async function hotels({ db }: Context): Promise<Address[]> {
  const rows = await listHotels(db)
  return rows.map(({ id }) => ({ path: links.hotel(id) }))
}

async function departures(ctx: Context): Promise<Address[]> {
  const slugs = await listDepartureAddresses(ctx.db, kigaliDay(ctx.clock.now()))
  return slugs.map((slug) => ({ path: links.departure(slug) }))
}

async function journal(ctx: Context): Promise<Address[]> {
  const posts = await listPosts(ctx.db, { today: kigaliDay(ctx.clock.now()) })
  return posts.map(({ slug, updatedOn }) => ({ path: links.post(slug), changedOn: updatedOn }))
}

/** The parts of the sitemap by their name, each with how its addresses are found and what makes it stale. */
export const sitemapParts: Readonly<Record<string, { list: (ctx: Context) => Promise<Address[]>; topics: readonly string[] }>> = {
  pages: { list: written, topics: ['pages', 'terms'] },
  journeys: { list: journeys, topics: ['packages'] },
  places: { list: places, topics: ['places', 'community'] },
  hotels: { list: hotels, topics: ['hotels'] },
  departures: { list: departures, topics: ['departures', 'packages'] },
  journal: { list: journal, topics: ['posts'] },
}
