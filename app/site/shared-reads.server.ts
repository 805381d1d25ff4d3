import { listPosts, type PostsQuery } from '#features/blog/reads.server.ts'
import { listVehicleClasses } from '#features/cars/reads.server.ts'
import type { ExperienceKind } from '#features/community/experience.ts'
import { findCommunityGuide, listExperiences } from '#features/community/reads.server.ts'
import { type DepartureQuery, listDepartures } from '#features/departures/reads.server.ts'
import { listLanes } from '#features/freight/reads.server.ts'
import { hasFictionalHotels, listRatedHotels } from '#features/hotels/reads.server.ts'
import type { PackageFilter } from '#features/packages/package-filter.ts'
import { listPricedCards } from '#features/packages/priced-cards.server.ts'
import { findPackage, listCardsBySlug, listPackages } from '#features/packages/reads.server.ts'
import { listFilterChoices } from '#features/packages/reads-names.server.ts'
import { isFixedPage } from '#features/pages/page-href.ts'
import { findPage } from '#features/pages/reads.server.ts'
import { findShrine, listFeasts, listRoutes } from '#features/pilgrimage/reads.server.ts'
import type { Shrine } from '#features/pilgrimage/shrine-guide.ts'
import { listCountries, listParks } from '#features/places/reads.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { cachedRead, contextOf, type RouteContext } from '../context.ts'
import { contentTranslator, noteWholeLanguages, packageEntryKind } from '../shared/translated-content.server.ts'
import {
  cardsInLanguage,
  departuresInLanguage,
  experienceInLanguage,
  hotelsInLanguage,
  packageInLanguage,
  placeNames,
} from './content-in-language.server.ts'

/**
 * What pages of the site read, in the language of the page. What is read once for many of them, until one of its tags is invalidated, is
 * cached in English.
 */
export const readSettings = (context: RouteContext) =>
  cachedRead(context, 'settings', ['settings'], () => findSettings(contextOf(context).db))

export async function readCountries(context: RouteContext) {
  const countries = await cachedRead(context, 'countries', ['places'], () => listCountries(contextOf(context).db))
  const translate = await contentTranslator(context, 'country')
  return countries.map((country) => ({ ...translate(country), guide: translate(country.guide) }))
}

export async function readFilterChoices(context: RouteContext) {
  const choices = await cachedRead(context, 'filter-choices', ['packages', 'places'], () =>
    listFilterChoices(contextOf(context).db),
  )
  const [country, park] = [await contentTranslator(context, 'country'), await contentTranslator(context, 'park')]
  return { ...choices, countries: choices.countries.map(country), parks: choices.parks.map(park) }
}

/** One page of the list of packages for a filter. */
export async function readShelf(context: RouteContext, filter: PackageFilter) {
  const { cards, count } = await cachedRead(context, `shelf ${JSON.stringify(filter)}`, ['packages', 'places'], () =>
    listPackages(contextOf(context).db, filter),
  )
  return { cards: await cardsInLanguage(context, cards), count }
}

export const readCards = async (context: RouteContext, slugs: readonly string[]) =>
  cardsInLanguage(context, await listCardsBySlug(contextOf(context).db, slugs))

export async function readPackage(context: RouteContext, slug: string) {
  const found = await cachedRead(context, `package ${slug}`, ['packages', `package:${slug}`, 'places'], () =>
    findPackage(contextOf(context).db, slug),
  )
  return found && packageInLanguage(context, found)
}

/** The same without the memory: for its own page, which is cached whole. */
export async function findShownPackage(context: RouteContext, slug: string) {
  const found = await findPackage(contextOf(context).db, slug)
  if (found) await noteWholeLanguages(context, packageEntryKind(found.kind), found)
  return found && packageInLanguage(context, found)
}

export const readPricedCards = async (context: RouteContext, comfort: Comfort) => {
  const { db, clock } = contextOf(context)
  return cardsInLanguage(context, await listPricedCards(db, comfort, clock.now()))
}

export const readDepartures = async (context: RouteContext, query: DepartureQuery) =>
  departuresInLanguage(context, await listDepartures(contextOf(context).db, query))

export async function readPage(context: RouteContext, slug: string) {
  const page = await cachedRead(context, `page ${slug}`, ['pages', `page:${slug}`], () => findPage(contextOf(context).db, slug))
  return page && (await contentTranslator(context, isFixedPage(slug) ? 'page' : 'own-page'))(page)
}

export const readPosts = async (context: RouteContext, query: PostsQuery) =>
  (await listPosts(contextOf(context).db, query)).map(await contentTranslator(context, 'post'))

export async function readHotels(context: RouteContext) {
  const hotels = await cachedRead(context, 'rated-hotels', ['hotels', 'places'], () => listRatedHotels(contextOf(context).db))
  return hotels.map((await hotelsInLanguage(context)).hotel)
}

/** Whether pages have to say that hotels which they name do not exist. */
export const readHasFictionalHotels = (context: RouteContext) =>
  cachedRead(context, 'fictional-hotels', ['hotels'], () => hasFictionalHotels(contextOf(context).db))

/** The roads and other legs between places. */
export const readLegs = (context: RouteContext) => cachedRead(context, 'legs', ['places'], () => listLegs(contextOf(context).db))

/** The places that legs join, with the names of their countries. */
export async function readLegPlaces(context: RouteContext) {
  const places = await cachedRead(context, 'leg-places', ['places'], () => listLegPlaces(contextOf(context).db))
  const [translate, country] = [await contentTranslator(context, 'place'), await contentTranslator(context, 'country')]
  return places.map((place) => ({ ...translate(place), country: country({ name: place.country }).name }))
}

export async function readParks(context: RouteContext) {
  const [translate, country] = [await contentTranslator(context, 'park'), await contentTranslator(context, 'country')]
  const place = await placeNames(context)
  return (await listParks(contextOf(context).db)).map((park) => ({
    ...translate(park),
    guide: translate(park.guide),
    country: country({ name: park.country }).name,
    hub: place(park.hub),
    city: park.city && place(park.city),
  }))
}

export async function readExperiences(context: RouteContext, kind?: ExperienceKind) {
  const experiences = await cachedRead(context, `experiences ${kind}`, ['community', 'places'], () =>
    listExperiences(contextOf(context).db, kind),
  )
  return experiences.map(await experienceInLanguage(context))
}

export async function readCommunityGuide(context: RouteContext) {
  const guide = await findCommunityGuide(contextOf(context).db)
  return guide && (await contentTranslator(context, 'host-guide'))(guide)
}

export const readFeasts = async (context: RouteContext) =>
  (await listFeasts(contextOf(context).db)).map(await contentTranslator(context, 'feast'))

export async function readShrine(context: RouteContext, id: string) {
  const shrine = await cachedRead(context, `shrine ${id}`, ['pilgrimage', 'places'], () => findShrine(contextOf(context).db, id))
  const translate = await contentTranslator(context, 'shrine')
  return shrine && { ...translate(shrine), guide: translate(shrine.guide) }
}

/** The roads to a shrine, and the shrine on the map. */
export async function readRoutes(context: RouteContext, shrine: Pick<Shrine, 'id' | 'guide'>) {
  const { at, roads } = await listRoutes(contextOf(context).db, shrine)
  const place = await contentTranslator(context, 'place')
  return { roads: roads.map(place), ...(at && { at: place(at) }) }
}

export const readVehicleClasses = async (context: RouteContext) =>
  (await cachedRead(context, 'classes', ['cars'], () => listVehicleClasses(contextOf(context).db))).map(
    await contentTranslator(context, 'car'),
  )

export const readFreightRoutes = async (context: RouteContext) =>
  (await listLanes(contextOf(context).db)).map(await contentTranslator(context, 'lane'))
