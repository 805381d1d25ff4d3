import { countryMap } from '#artwork/country-map.ts'
import type { Hour } from '#artwork/hours.ts'
import { regionMap } from '#artwork/region-map.ts'
import { routeMap } from '#artwork/route-map.ts'
import { type SceneFormat, type SceneId, scene } from '#artwork/scene.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findCountry, findPark } from '#features/places/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { contextOf, sharePage } from '../context.ts'
import { countryPins, parkPins } from '../shared/country-pins.ts'
import { readDrawing } from '../shared/read-drawing.ts'
import { regionPins } from '../shared/region-pins.ts'
import { routeOf, routeTitle } from '../shared/route-stops.ts'
import { homeWords } from '../words/home.ts'
import { parkWords } from '../words/park.ts'
import { placeWords } from '../words/places.ts'
import type { Route } from './+types/scene.ts'

const says = placeWords.country
const formats: readonly SceneFormat[] = ['landscape', 'wide', 'portrait']

/** A drawing or a map as a file: the same address always gives the same bytes. Nonsense is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { name } = params
  const drawing = readSceneName(name)
  if (drawing) {
    sharePage(context, [])
    return svg(scene(drawing.id, { ...drawing, colours: 'baked' }), 'public, max-age=31536000, immutable')
  }
  if (name === 'map-region.svg') {
    sharePage(context, [])
    return svg(regionMap({ pins: regionPins, title: homeWords.region.map }), 'public, max-age=86400')
  }
  const placed = await placeMap(contextOf(context).db, name)
  if (placed) {
    sharePage(context, ['places'])
    return svg(placed, 'public, max-age=300')
  }
  const slug = /^route-([a-z0-9-]{1,80})\.svg$/.exec(name)?.[1]
  const found = slug ? await findPackage(contextOf(context).db, slug) : undefined
  if (!slug || !found) throw new Response('Not found', { status: 404 })
  sharePage(context, ['packages', `package:${slug}`])
  const stops = routeOf(found.itinerary)
  return svg(routeMap({ stops, title: routeTitle(stops) }), 'public, max-age=300')
}

/** The map of a country, or of a park within its country; undefined where the name is neither's. */
async function placeMap(db: Db, name: string): Promise<string | undefined> {
  const [, kind, id = ''] = /^(map|park)-([a-z0-9-]{1,60})\.svg$/.exec(name) ?? []
  const country = kind === 'map' ? await findCountry(db, id) : undefined
  if (country) {
    const pins = countryPins(country)
    return countryMap({ country: country.name, pins, title: says.map(country.name, pins.map((pin) => pin.name).join(', ')) })
  }
  const park = kind === 'park' ? await findPark(db, id) : undefined
  return park && countryMap({ country: park.country, pins: parkPins(park), title: parkWords.mapTitle(park.name, park.country) })
}

type SceneName = { id: SceneId; hour: Hour; seed: number; format: SceneFormat }

/** A format that goes without saying is not written: one picture has one address. */
function readSceneName(name: string): SceneName | undefined {
  const [, drawn = '', format = 'landscape'] = /^([a-z]+-[a-z]+-\d+)(?:-([a-z]+))?\.svg$/.exec(name) ?? []
  const drawing = readDrawing(drawn)
  const shape = formats.find((one) => one === format)
  return drawing && shape && !name.endsWith('-landscape.svg') ? { ...drawing, format: shape } : undefined
}

function svg(text: string, caching: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': caching } })
}
