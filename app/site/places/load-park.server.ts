import { data, redirect } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { firstStart, nextTurn } from '#features/orders/order-cut-off.ts'
import { parkScene } from '#features/places/land-scenes.ts'
import { monthsOf } from '#features/places/months.ts'
import { parkFees } from '#features/places/park-fees.ts'
import { isSold, parkStatus } from '#features/places/park-status.ts'
import { parkHref } from '#features/places/place-hrefs.ts'
import { findPark, type Park } from '#features/places/reads.server.ts'
import { cachedRead, contextOf, type RouteContext, sharePage } from '../../context.ts'
import { parkPins } from '../../shared/maps/country-pins.ts'
import { cardLinkOf } from '../../shared/package-card.tsx'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { contentTranslator, noteWholeLanguages } from '../../shared/translated-content.server.ts'
import { takenBy, unlikeCards } from '../../shared/unlike-scenes.server.ts'
import { ageWords } from '../../words/ages.ts'
import { seasonWords } from '../../words/season.ts'
import { footerScene } from '../footer-scene.ts'
import { lowestNight, productOf } from '../hotels/list-stays.server.ts'
import { seasonSentence } from '../packages/season-sentence.ts'
import { readHotels, readSettings, readShelf } from '../shared-reads.server.ts'
import { hotelsNear } from './hotels-near.ts'

export type ParkData = Awaited<ReturnType<typeof loadPark>>

/** The most hotels on a park's page. */
const mostHotels = 5

/** The data of a park's page. Another spelling of its address redirects to it; an unknown one is a 404. */
export async function loadPark(context: RouteContext, url: URL) {
  const format = formatterOf(context)
  const { db, clock } = contextOf(context)
  const ages = wordsOf(context, ageWords)
  const now = clock.now()
  const here = url.pathname.replace(/\/$/, '')
  const found = await cachedRead(context, `park ${parkIdIn(here.toLowerCase())}`, ['places'], () =>
    findPark(db, parkIdIn(here.toLowerCase())),
  )
  if (!found) throw data(null, { status: 404 })
  if (parkHref(found.id) !== here) throw redirect(parkHref(found.id), 301)
  await noteWholeLanguages(context, 'park', { name: found.name, ...found.guide })
  const park = await translatePark(context, found)
  const [hotels, settings, { cards, count }] = await Promise.all([
    readHotels(context),
    readSettings(context),
    readShelf(context, { park: park.id, sort: 'recommended', page: 1 }),
  ])
  sharePage(context, ['places', 'packages', 'hotels', 'settings'], nextTurn(now))
  const { fees: _, rains, bestMonths, guide, ...about } = park
  const drawing = parkScene(park.id, park.countryId)
  const fees = parkFees(park)
  return {
    ...about,
    status: parkStatus(park.status),
    sold: isSold(park.status),
    guide,
    pins: parkPins(park),
    land: found.country,
    fees: { entry: fees.entry, activities: [...fees.activities] },
    months: monthsOf(bestMonths, rains),
    season: seasonSentence(bestMonths, wordsOf(context, seasonWords), formatterOf(context)),
    hotels: hotelsNear(hotels, park)
      .slice(0, mostHotels)
      .map((hotel) => {
        const { id, name, place, kind, fictional } = hotel
        const from = lowestNight(productOf(hotel, settings), firstStart(now), format)
        return { id, name, place, kind, fictional, from }
      }),
    journeys: unlikeCards(
      cards.slice(0, 6).map((card) => cardLinkOf(card, ages)),
      takenBy(drawing, footerScene(url.pathname)),
    ),
    count,
    drawing,
  }
}

/** A park in the language of the page, with its guide, its country, the towns that it is reached from, and the names of its fees. */
async function translatePark(context: RouteContext, park: Park) {
  const translate = await contentTranslator(context, 'park')
  const translateCountry = await contentTranslator(context, 'country')
  const { advisory, ...country } = translateCountry({ advisory: park.advisory })
  const fees = park.fees.map(await contentTranslator(context, 'fee'))
  const place = await contentTranslator(context, 'place')
  return {
    ...translate(park),
    guide: translate(park.guide),
    country: translateCountry({ name: park.country }).name,
    advisory,
    advisoryLang: langOf(country, 'advisory'),
    fees,
    hub: place(park.hub),
    city: park.city && place(park.city),
  }
}

/** The park that an address is about: the last part of /parks/<id>, or the park whose own address it is. */
function parkIdIn(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  return path.startsWith('/parks/') ? last : last.replace(/-national-park$/, '')
}
