import { countryMap } from '#artwork/country-map.ts'
import { regionMap } from '#artwork/region-map.ts'
import { routeMap } from '#artwork/route-map.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findShrine, listRoutes } from '#features/pilgrimage/reads.server.ts'
import { findCountry, findPark } from '#features/places/reads.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { countryPins, parkPins } from '../shared/country-pins.ts'
import { dayRoutes } from '../shared/day-routes.ts'
import { hotelPins } from '../shared/hotel-pins.ts'
import { kibehoRoad, kibehoRoadTitle } from '../shared/kibeho-road.ts'
import { officeMap } from '../shared/office-map.ts'
import { regionPins } from '../shared/region-pins.ts'
import { besideDays, routeOf } from '../shared/route-stops.ts'
import { contactWords } from '../words/contact.ts'
import { countryContentWords } from '../words/country-content.ts'
import { homeDayWords } from '../words/home-day.ts'
import { hotelWords } from '../words/hotels.ts'
import { itineraryWords } from '../words/itinerary.ts'
import { kibehoPartWords } from '../words/kibeho-parts.ts'
import { parkContentWords } from '../words/park-content.ts'
import { readEnglish } from '../words/sources.server.ts'

/** A map as its file holds it, and what makes it stale. */
export type DrawnMap = { svg: string; tags: readonly string[] }

type Maker = { name: RegExp; draw: (db: Db, id: string, read: ReadWords) => Promise<DrawnMap | undefined> }

/**
 * The kinds of map by the pattern of their file name, in the order in which they are tried; the brackets capture what the map
 * shows.
 */
const makers: readonly Maker[] = [
  {
    name: /^map-region$/,
    draw: async (_, __, read) => ({ svg: regionMap({ pins: regionPins, title: read(homeDayWords).region.map }), tags: [] }),
  },
  {
    name: /^map-hotels$/,
    draw: async (db, _, read) => {
      const pins = hotelPins(await listHotels(db))
      return { svg: regionMap({ pins, title: read(hotelWords).map }), tags: ['hotels'] }
    },
  },
  {
    name: /^map-office$/,
    draw: async (db) => {
      const { office } = await findSettings(db)
      const svg = officeMap(office, readEnglish(contactWords).map({ town: office.town }))
      return svg ? { svg, tags: ['settings'] } : undefined
    },
  },
  {
    name: /^map-(kibeho)$/,
    draw: async (db, id, read) => {
      const shrine = await findShrine(db, id)
      const stops = shrine && kibehoRoad(await listRoutes(db, shrine))
      return stops && { svg: routeMap({ stops, title: kibehoRoadTitle(stops, read(kibehoPartWords)) }), tags: ['pilgrimage'] }
    },
  },
  {
    name: /^map-([a-z0-9-]{1,60})$/,
    draw: async (db, id, read) => {
      const country = await findCountry(db, id)
      const pins = country && countryPins(country)
      const names = pins?.map((pin) => pin.name).join(', ') ?? ''
      const title = country && read(countryContentWords).map({ name: country.name, parks: names })
      return country && pins && title ? { svg: countryMap({ country: country.name, pins, title }), tags: ['places'] } : undefined
    },
  },
  {
    name: /^park-([a-z0-9-]{1,60})$/,
    draw: async (db, id, read) => {
      const park = await findPark(db, id)
      const title = park && read(parkContentWords).mapTitle({ name: park.name, country: park.country })
      return park && title
        ? { svg: countryMap({ country: park.country, pins: parkPins(park), title }), tags: ['places'] }
        : undefined
    },
  },
  {
    name: /^route-([a-z0-9-]{1,80})$/,
    draw: async (db, slug, read) => {
      const found = await findPackage(db, slug)
      if (!found) return undefined
      const [legs, places] = await Promise.all([listLegs(db), listLegPlaces(db)])
      const stops = routeOf(found.itinerary, dayRoutes(found.itinerary, legs, places))
      return { svg: routeMap(besideDays(stops, read(itineraryWords))), tags: ['packages', `package:${slug}`, 'places'] }
    },
  },
]

/** The map for a file name without its ending; undefined for an invalid name and for what does not exist. */
export async function drawMap(db: Db, name: string, read: ReadWords): Promise<DrawnMap | undefined> {
  for (const maker of makers) {
    const found = maker.name.exec(name)
    if (found) return maker.draw(db, found[1] ?? '', read)
  }
  return undefined
}
