import { bookedTitle } from '#features/bookings/booked-title.ts'
import type { PlacedExperience } from '#features/community/experience.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import { mapPlaces } from '#features/packages/map-places.ts'
import type { PackageCard, PublishedPackage } from '#features/packages/published-package.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { RouteContext } from '../context.ts'
import { wordsReader } from '../shared/page-words.server.ts'
import { contentTranslator, namesOfPage, packageEntryKind, type TranslateContent } from '../shared/translated-content.server.ts'

/** Translators of packages and pilgrimages, by the kind of a package. */
async function packageTranslator(context: RouteContext, language?: string): Promise<(kind: string) => TranslateContent> {
  const journeys = await contentTranslator(context, 'package', language)
  const pilgrimages = await contentTranslator(context, 'pilgrimage', language)
  return (kind) => (packageEntryKind(kind) === 'pilgrimage' ? pilgrimages : journeys)
}

/** Cards of packages with the names of their countries. */
export async function cardsInLanguage<Card extends PackageCard>(
  context: RouteContext,
  cards: readonly Card[],
  language?: string,
): Promise<Card[]> {
  const translate = await packageTranslator(context, language)
  const country = await contentTranslator(context, 'country', language)
  return cards.map((card) => ({ ...translate(card.kind)(card), countries: card.countries.map(country) }))
}

/** A package with its days and their places, the names of its countries and parks, and those of the fees in its price; in the language of the page, or of a document. */
export async function packageInLanguage(
  context: RouteContext,
  found: PublishedPackage,
  language?: string,
): Promise<PublishedPackage> {
  const [card] = await cardsInLanguage(context, [found], language)
  const translate = (await packageTranslator(context, language))(found.kind)
  const [park, fee] = [await contentTranslator(context, 'park', language), await contentTranslator(context, 'fee', language)]
  const place = await contentTranslator(context, 'place', language)
  const inLanguage = {
    ...found,
    ...card,
    itinerary: translate({ days: found.itinerary }).days,
    parks: found.parks.map(park),
    rates: { ...found.rates, fees: found.rates.fees.map(fee) },
  }
  return mapPlaces(inLanguage, place)
}

/** Departures with the titles and scenes of their packages, and the places where they start and end. */
export async function departuresInLanguage<Row extends Pick<DepartureRow, 'kind' | 'startPlace' | 'endPlace'>>(
  context: RouteContext,
  rows: readonly Row[],
): Promise<Row[]> {
  const translate = await packageTranslator(context)
  const place = await placeNames(context)
  return rows.map((row) => ({
    ...translate(row.kind)(row),
    startPlace: place(row.startPlace),
    endPlace: place(row.endPlace),
  }))
}

/** What is booked in the language of the page, by the title that its booking keeps in English. */
export const titleInLanguage = async (context: RouteContext, kind: OrderKind, title: string): Promise<string> =>
  bookedTitle({ kind, title }, wordsReader(context), await namesOfPage(context))

/** Names of places in the language of the page. */
export async function placeNames(context: RouteContext): Promise<(name: string) => string> {
  const translate = await contentTranslator(context, 'place')
  return (name) => translate({ name }).name
}

/** An experience, and the names of its place and its country. */
export async function experienceInLanguage(context: RouteContext) {
  const [translate, country] = [await contentTranslator(context, 'experience'), await contentTranslator(context, 'country')]
  const place = await placeNames(context)
  return (one: PlacedExperience): PlacedExperience & { advisoryLang?: 'en' } => {
    const { advisory, ...of } = country({ advisory: one.advisory })
    return {
      ...translate(one),
      place: place(one.place),
      country: country({ name: one.country }).name,
      advisory,
      ...(langOf(of, 'advisory') && { advisoryLang: 'en' }),
    }
  }
}

/** Hotels, and the names of their places and countries. */
export async function hotelsInLanguage(context: RouteContext) {
  const [translate, country] = [await contentTranslator(context, 'hotel'), await contentTranslator(context, 'country')]
  const placeName = await placeNames(context)
  const countryName = (name: string) => country({ name }).name
  return {
    hotel: <Hotel extends { place: string; country: string }>(hotel: Hotel): Hotel => ({
      ...translate(hotel),
      place: placeName(hotel.place),
      country: countryName(hotel.country),
    }),
    place: placeName,
    country: countryName,
  }
}
