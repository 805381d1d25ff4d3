import { listPosts } from '#features/blog/reads.server.ts'
import { listExperiences } from '#features/community/reads.server.ts'
import { countDepartureAddresses, listDepartureAddresses } from '#features/departures/reads-addresses.server.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { type FramePhoto, framePhoto } from '#features/media/frame-photo.ts'
import type { Picture } from '#features/media/picture.ts'
import { findNewestChange, listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import { pageHref } from '#features/pages/page-href.ts'
import { listPages, listTermsVersions } from '#features/pages/reads.server.ts'
import { countryHref, parkHref } from '#features/places/place-hrefs.ts'
import { listCountries, listParks } from '#features/places/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { type Day, kigaliDay } from '#values/dates.ts'
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
  '/payment-methods',
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

/** The JPEG that search engines are shown of a photograph. */
const largestOf = ({ base, widths }: FramePhoto): string => `${base}${widths.at(-1)}.jpg`
const pictureOf = (cover: Picture | null): string | undefined => (cover ? largestOf(framePhoto(cover)) : undefined)

async function journeys(ctx: Context): Promise<Address[]> {
  const rows = await listPackageAddresses(ctx.db)
  return rows.map(({ slug, updatedAt, cover }) => ({
    path: links.package(slug),
    changedOn: kigaliDay(updatedAt),
    picture: pictureOf(cover),
  }))
}

/** Countries, parks and community experiences. */
async function places({ db }: Context): Promise<Address[]> {
  const [countries, parks, visits] = await Promise.all([listCountries(db), listParks(db), listExperiences(db)])
  return [
    ...countries.map(({ id, cover }) => ({ path: countryHref(id), picture: pictureOf(cover) })),
    ...parks.map(({ id, cover }) => ({ path: parkHref(id), picture: pictureOf(cover) })),
    ...visits.map(({ id }) => ({ path: links.visit(id) })),
  ]
}

async function hotels({ db }: Context): Promise<Address[]> {
  const rows = await listHotels(db)
  return rows.map(({ id, coverPicture }) => ({
    path: links.hotel(id),
    picture: pictureOf(coverPicture),
  }))
}

async function departures(ctx: Context, file: number): Promise<Address[]> {
  const page = { limit: mostAddresses, offset: (file - 1) * mostAddresses }
  const rows = await listDepartureAddresses(ctx.db, kigaliDay(ctx.clock.now()), page)
  return rows.map(({ slug, packageSlug }) => ({ path: links.departure(slug), of: links.package(packageSlug) }))
}

async function journal(ctx: Context): Promise<Address[]> {
  const posts = await listPosts(ctx.db, { today: kigaliDay(ctx.clock.now()) })
  return posts.map(({ slug, updatedOn, photo }) => ({
    path: links.post(slug),
    changedOn: updatedOn,
    picture: photo && largestOf(photo),
  }))
}

/**
 * The most addresses in one file of a part, so that no file takes long to make. The protocol allows 50,000:
 * https://www.sitemaps.org/protocol.html.
 */
const mostAddresses = 1_000

/** How many files a number of addresses needs; at least one, which may be empty. */
export const filesFor = (addresses: number): number => Math.max(1, Math.ceil(addresses / mostAddresses))

/** What the index shows of a part: how many files it has, and the day of its newest change. */
type Summary = { files: number; changedOn?: Day | undefined }

/**
 * A part of the sitemap: the addresses of one of its files, counted from 1, its summary in the index, and the cache tags of
 * both.
 */
type SitemapPart = {
  list: (ctx: Context, file: number) => Promise<Address[]>
  summary: (ctx: Context) => Promise<Summary>
  tags: readonly string[]
}

/** A part that staff write by hand and that one file holds: it is read to be summed up. */
const short = (list: (ctx: Context) => Promise<Address[]>, tags: readonly string[]): SitemapPart => ({
  list,
  summary: async (ctx) => {
    const days = (await list(ctx)).flatMap(({ changedOn }) => changedOn ?? [])
    return { files: 1, changedOn: days.sort().at(-1) }
  },
  tags,
})

/** The parts of the sitemap by name. Summaries of large parts read no addresses. */
export const sitemapParts: Readonly<Record<string, SitemapPart>> = {
  pages: short(written, ['pages', 'terms']),
  journeys: {
    list: journeys,
    summary: async ({ db }) => {
      const newest = await findNewestChange(db)
      return { files: 1, changedOn: newest ? kigaliDay(newest) : undefined }
    },
    tags: ['packages'],
  },
  places: short(places, ['places', 'community']),
  hotels: short(hotels, ['hotels']),
  departures: {
    list: departures,
    summary: async ({ db, clock }) => ({ files: filesFor(await countDepartureAddresses(db, kigaliDay(clock.now()))) }),
    tags: ['departures', 'packages'],
  },
  journal: short(journal, ['posts']),
}

/** The name of a file of a part in its address: `departures`, `departures-2`, … */
export const fileName = (part: string, file: number): string => (file === 1 ? part : `${part}-${file}`)

/** The part and the file that a name means; undefined for an invalid name. Does not check that the part has so many files. */
export function partOf(name: string): { part: SitemapPart; file: number } | undefined {
  const [, of = '', nth] = /^([a-z]+)(?:-([1-9]\d{0,3}))?$/.exec(name) ?? []
  const part = Object.hasOwn(sitemapParts, of) ? sitemapParts[of] : undefined
  const file = Number(nth ?? 1)
  return part && name === fileName(of, file) ? { part, file } : undefined
}
