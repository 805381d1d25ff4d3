import { countryMap } from '#artwork/country-map.ts'
import { regionMap } from '#artwork/region-map.ts'
import { routeMap } from '#artwork/route-map.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findShrine, listRoutes } from '#features/pilgrimage/reads.server.ts'
import { findCountry, findPark } from '#features/places/reads.server.ts'
import { listLegPlaces, listLegs } from '#features/places/reads-legs.server.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { namesIn, type TextInLanguage } from '#features/translations/names.server.ts'
import { translationsTag } from '#features/translations/reads.server.ts'
import type { Context, Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { dayRoutes } from '../shared/day-routes.ts'
import { kibehoRoad, kibehoRoadTitle } from '../shared/kibeho-road.ts'
import { countryPins, parkPins } from '../shared/maps/country-pins.ts'
import { hotelPins } from '../shared/maps/hotel-pins.ts'
import { officeMap } from '../shared/maps/office-map.ts'
import { regionPins } from '../shared/maps/region-pins.ts'
import { besideDays, routeOf } from '../shared/route-stops.ts'
import { contactWords } from '../words/contact.ts'
import { countryContentWords } from '../words/country-content.ts'
import { homeDayWords } from '../words/home-day.ts'
import { hotelWords } from '../words/hotels.ts'
import { itineraryWords } from '../words/itinerary.ts'
import { kibehoPartWords } from '../words/kibeho-parts.ts'
import { parkContentWords } from '../words/park-content.ts'

/** A map as its file holds it, and what makes it stale. */
export type DrawnMap = { svg: string; tags: readonly string[] }

/** What a map is drawn of: its words, and names that staff wrote, in its language. */
type Known = { db: Db; read: ReadWords; textOf: TextInLanguage }

type Maker = { name: RegExp; draw: (known: Known, id: string) => Promise<DrawnMap | undefined> }

/**
 * The kinds of map by the pattern of their file name, in the order in which they are tried; the brackets capture what the map
 * shows.
 */
const makers: readonly Maker[] = [
  {
    name: /^map-region$/,
    draw: async ({ read }) => ({
      svg: regionMap({ pins: regionPins, title: read(homeDayWords).region.map, land: read(landNameWords) }),
      tags: [],
    }),
  },
  {
    name: /^map-hotels$/,
    draw: async ({ db, read, textOf }) => {
      const hotels = await listHotels(db)
      const pins = hotelPins(hotels.map((hotel) => ({ ...hotel, place: textOf({ name: hotel.place, ...placeName }) })))
      return { svg: regionMap({ pins, title: read(hotelWords).map, land: read(landNameWords) }), tags: ['hotels'] }
    },
  },
  {
    name: /^map-office$/,
    draw: async ({ db, read }) => {
      const { office } = await findSettings(db)
      const svg = officeMap(office, read(contactWords).map({ town: office.town }), read(landNameWords))
      return svg ? { svg, tags: ['settings'] } : undefined
    },
  },
  {
    name: /^map-(kibeho)$/,
    draw: async ({ db, read, textOf }, id) => {
      const shrine = await findShrine(db, id)
      const stops = shrine && kibehoRoad(await listRoutes(db, shrine)).map(namedIn(textOf))
      return (
        stops && {
          svg: routeMap({ stops, title: kibehoRoadTitle(stops, read(kibehoPartWords)), land: read(landNameWords) }),
          tags: ['pilgrimage'],
        }
      )
    },
  },
  {
    name: /^map-([a-z0-9-]{1,60})$/,
    draw: async ({ db, read, textOf }, id) => {
      const country = await findCountry(db, id)
      if (!country) return undefined
      const { name, guide } = country
      const pins = countryPins({
        capital: textOf({ name: country.capital, of: 'country', at: 'capital' }),
        guide,
        parks: country.parks.map(shortIn(textOf)),
        places: country.places.map(namedIn(textOf)),
      })
      const parks = pins.map((pin) => pin.name).join(', ')
      const title = read(countryContentWords).map({ name: textOf({ name, ...countryName }), parks })
      return { svg: countryMap({ country: name, pins, title, land: read(landNameWords) }), tags: ['places'] }
    },
  },
  {
    name: /^park-([a-z0-9-]{1,60})$/,
    draw: async ({ db, read, textOf }, id) => {
      const park = await findPark(db, id)
      if (!park) return undefined
      const { country, hub, city } = park
      const named = namedIn(textOf)
      const pins = parkPins({ ...shortIn(textOf)(park), hub: named(hub), city: city && named(city) })
      const name = textOf({ name: park.name, of: 'park', at: 'name' })
      const title = read(parkContentWords).mapTitle({ name, country: textOf({ name: country, ...countryName }) })
      return { svg: countryMap({ country, pins, title, land: read(landNameWords) }), tags: ['places'] }
    },
  },
  {
    name: /^route-([a-z0-9-]{1,80})$/,
    draw: async ({ db, read, textOf }, slug) => {
      const found = await findPackage(db, slug)
      if (!found) return undefined
      const [legs, places] = await Promise.all([listLegs(db), listLegPlaces(db)])
      const stops = routeOf(found.itinerary, dayRoutes(found.itinerary, legs, places)).map(namedIn(textOf))
      return {
        svg: routeMap({ ...besideDays(stops, read(itineraryWords)), land: read(landNameWords) }),
        tags: ['packages', `package:${slug}`, 'places'],
      }
    },
  },
]

/** The map for a file name without its ending, in the language of its words; undefined for an invalid name and for what does not exist. */
export async function drawMap(
  { db, loaderCache }: Pick<Context, 'db' | 'loaderCache'>,
  name: string,
  read: ReadWords,
): Promise<DrawnMap | undefined> {
  for (const maker of makers) {
    const found = maker.name.exec(name)
    if (!found) continue
    const map = await maker.draw({ db, read, textOf: await namesIn({ db, loaderCache }, read.language) }, found[1] ?? '')
    return map && { ...map, tags: [...map.tags, translationsTag(read.language)] }
  }
  return undefined
}

const placeName = { of: 'place', at: 'name' } as const
const countryName = { of: 'country', at: 'name' } as const

/** What stands on a map by the name of a place. */
const namedIn =
  (textOf: TextInLanguage) =>
  <Spot extends { name: string }>(spot: Spot): Spot => ({ ...spot, name: textOf({ name: spot.name, ...placeName }) })

/** A park by the name that maps have room for. */
const shortIn =
  (textOf: TextInLanguage) =>
  <Park extends { guide: { short: string } }>(park: Park): Park => ({
    ...park,
    guide: { ...park.guide, short: textOf({ name: park.guide.short, of: 'park', at: 'short' }) },
  })
