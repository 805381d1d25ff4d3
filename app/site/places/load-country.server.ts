import { data, redirect } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { staleAt } from '#features/departures/departure.ts'
import { countryScene } from '#features/places/land-scenes.ts'
import { countryHref } from '#features/places/place-hrefs.ts'
import { findCountry } from '#features/places/reads.server.ts'
import { cachedRead, contextOf, type RouteContext, sharePage } from '../../context.ts'
import { countryPins } from '../../shared/maps/country-pins.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { contentTranslator, noteWholeLanguages } from '../../shared/translated-content.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { ageWords } from '../../words/ages.ts'
import { seasonWords } from '../../words/season.ts'
import { footerScene } from '../footer-scene.ts'
import { monthSpans } from '../packages/season-sentence.ts'
import { readCountries, readDepartures, readShelf } from '../shared-reads.server.ts'
import { leavingOf } from '../timetable/leaving.ts'
import { parkCardOf } from './park-card.ts'
import { yearsOf } from './years-of.ts'

export type CountryData = Awaited<ReturnType<typeof loadCountry>>

/** Everything that a country's page shows. Six addresses lead here; each is the country's id. Another one is a 404. */
export async function loadCountry(context: RouteContext, url: URL) {
  const ctx = contextOf(context)
  const ages = wordsOf(context, ageWords)
  const now = ctx.clock.now()
  const here = url.pathname.split('/')[1] ?? ''
  const id = here.toLowerCase()
  if (id !== here) throw redirect(countryHref(id), 301)
  const found = await cachedRead(context, `country ${id}`, ['places'], () => findCountry(ctx.db, id))
  if (!found) throw data(null, { status: 404 })
  const [rows, { cards, count }, countries] = await Promise.all([
    readDepartures(context, { now, country: id, limit: 6 }),
    readShelf(context, { country: id, sort: 'recommended', page: 1 }),
    readCountries(context),
  ])
  sharePage(context, ['places', 'packages', 'departures'], staleAt(rows, now))
  await noteWholeLanguages(context, 'country', { name: found.name, ...found.guide })
  const translate = await contentTranslator(context, 'country')
  const translatePark = await contentTranslator(context, 'park')
  const place = await contentTranslator(context, 'place')
  const { name, capital, advisory, cover, ...own } = translate(found)
  const guide = translate(found.guide)
  const places = found.places.map(place)
  const parks = found.parks.map((park) => ({
    ...translatePark(park),
    guide: translatePark(park.guide),
    hub: place({ name: park.hub }).name,
    city: park.city && place({ name: park.city }).name,
  }))
  const drawing = countryScene(id)
  const { years, legs, ...content } = guide
  const seasons = wordsOf(context, seasonWords)
  const format = formatterOf(context)
  const cardsOfParks = parks.map(parkCardOf)
  const taken = takenBy(drawing, footerScene(url.pathname), ...cardsOfParks.map((park) => park.drawing))
  return {
    id,
    name,
    capital,
    advisory,
    advisoryLang: langOf(own, 'advisory'),
    cover,
    guide: content,
    best: monthSpans(years.wildlife ?? [], 3, seasons, format),
    years: yearsOf(years, seasons, format),
    hub: placeName(places, guide.hub),
    roads: legs.map((leg) => ({ ...leg, to: placeName(places, leg.to) })),
    parks: cardsOfParks,
    sold: cardsOfParks.some(({ sold }) => sold),
    pins: countryPins({ capital, guide, parks, places }),
    land: found.name,
    dates: rows.map((row) => leavingOf(row, ages)),
    journeys: unlikeCards(
      cards.slice(0, 6).map((card) => cardLinkOf(card, ages)),
      taken,
    ),
    count,
    others: countries.filter((other) => other.id !== id).map((other) => ({ name: other.name, href: countryHref(other.id) })),
    drawing,
  }
}

const placeName = (places: readonly { id: string; name: string }[], id: string) =>
  places.find((place) => place.id === id)?.name ?? id
