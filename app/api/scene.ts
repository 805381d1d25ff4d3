import type { Hour } from '#artwork/hours.ts'
import { type SceneFormat, type SceneId, scene } from '#artwork/scene.ts'
import { listHotels } from '#features/hotels/reads.server.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, sharePage } from '../context.ts'
import { hotelPins } from '../shared/hotel-pins.ts'
import { officeMap } from '../shared/office-map.ts'
import { readDrawing } from '../shared/read-drawing.ts'
import { regionPins } from '../shared/region-pins.ts'
import { routeOf, routeTitle } from '../shared/route-stops.ts'
import { homeWords } from '../words/home.ts'
import { hotelWords } from '../words/hotels.ts'
import type { Route } from './+types/scene.ts'
import { drawMap } from './maps.server.ts'

const formats: readonly SceneFormat[] = ['landscape', 'wide', 'portrait']

/** A drawing or a map as a file: a drawing's address gives the same bytes for ever, a map's until it changes. Nonsense is not found. */
/** What the foot of every document shows of the hills: features/documents/paper.server.tsx. */
const paperHills = [-360, 240, 1920, 560] as const

/** A drawing or a map as a file: the same address always gives the same bytes. Nonsense is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { name } = params
  const drawing = readSceneName(name)
  if (drawing) {
    sharePage(context, [])
    return svg(scene(drawing.id, { ...drawing, colours: 'baked' }), 'public, max-age=31536000, immutable')
  }
  const map = name.endsWith('.svg') ? await drawMap(contextOf(context).db, name.slice(0, -'.svg'.length)) : undefined
  if (!map) throw new Response('Not found', { status: 404 })
  sharePage(context, map.topics)
  return svg(map.svg, 'public, max-age=300')
  if (name === 'letterhead.svg') {
    sharePage(context, [])
    return svg(scene('hills', { format: 'wide', sky: false, hour: 'mist', crop: paperHills }), 'public, max-age=86400')
  }
  if (name === 'map-region.svg') {
    sharePage(context, [])
    return svg(regionMap({ pins: regionPins, title: homeWords.region.map }), 'public, max-age=86400')
  }
  if (name === 'map-hotels.svg') {
    const pins = hotelPins(await listHotels(contextOf(context).db))
    sharePage(context, ['hotels'])
    return svg(regionMap({ pins, title: hotelWords.map }), 'public, max-age=300')
  if (name === 'map-office.svg') {
    const { office } = await findSettings(contextOf(context).db)
    sharePage(context, ['settings'])
    return svg(officeMap(office) ?? '', 'public, max-age=300')
  }
  const slug = /^route-([a-z0-9-]{1,80})\.svg$/.exec(name)?.[1]
  const found = slug ? await findPackage(contextOf(context).db, slug) : undefined
  if (!slug || !found) throw new Response('Not found', { status: 404 })
  sharePage(context, ['packages', `package:${slug}`])
  const stops = routeOf(found.itinerary)
  return svg(routeMap({ stops, title: routeTitle(stops) }), 'public, max-age=300')
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
