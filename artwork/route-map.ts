import { type Box, drawLabel, type PlacedLabel, placeLabels, placeQuietNames } from './cartography/labels.ts'
import { countryOf, drawLand, inRwanda, layerFor, namesOn, rwandaBounds } from './cartography/land.ts'
import { dayText, drawPin, pinBox, pinReach, pinSize, spreadPins } from './cartography/pins.ts'
import { type Bounds, boundsRound, fitBounds, joined, type Project, viewOf } from './cartography/projection.ts'
import { escaped } from './escaped.ts'
import type { Point } from './path.ts'

export type RouteStop = {
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** the days of the journey spent there; none for a place only passed through */
  readonly days: readonly number[]
}

/** `fit` shows what the route needs; the others always show all of Rwanda, or the whole region. */
export type MapFrame = 'fit' | 'rwanda' | 'region'

const size = { width: 760, height: 560, padding: 26 } as const

/** The region from the Congo forest to the coast. */
const regionBounds: Bounds = { west: 27.5, east: 40.4, south: -8.2, north: 2.6 }

function boundsFor(stops: readonly RouteStop[], frame: MapFrame): Bounds {
  if (frame === 'region') return regionBounds
  if (frame === 'rwanda' || stops.length === 0) return rwandaBounds
  return stops.some(inRwanda) ? joined(boundsRound(stops, 1), rwandaBounds) : boundsRound(stops, 3.4)
}

/** Closer than this in the drawing, two stops are one pin: a town and its airport. */
const samePlace = 11

/** Stops at one place become one pin that carries all their days and the name that came first. */
function mergedStops(stops: readonly RouteStop[], project: Project): { pins: RouteStop[]; order: number[] } {
  const pins: RouteStop[] = []
  const order = stops.map((stop) => {
    const [x, y] = project(stop.lng, stop.lat)
    const known = pins.findIndex(({ lat, lng }) => {
      const [px, py] = project(lng, lat)
      return Math.hypot(px - x, py - y) < samePlace
    })
    const before = pins[known]
    if (before) pins[known] = { ...before, days: [...before.days, ...stop.days] }
    return before ? known : pins.push(stop) - 1
  })
  return { pins, order }
}

/** What a map says of a place: "Kinigi" of "Kinigi (park headquarters)". The list beside the map has the whole name. */
export const mapName = (name: string) => name.split(/ \(|, | [-–] /)[0] ?? name

/** The road: a bowed line from stop to stop, bent to alternate sides so that the way back does not cover the way out. */
function routeLine(stops: readonly Point[]): { d: string; samples: Point[] } {
  const [first, ...rest] = stops
  if (!first || rest.length === 0) return { d: '', samples: [] }
  let d = `M${first.map(Math.round).join(' ')}`
  const samples: Point[] = []
  let [x, y] = first
  rest.forEach(([nx, ny], i) => {
    if (Math.hypot(nx - x, ny - y) < 1) return
    const bend = i % 2 ? -0.12 : 0.12
    const [cx, cy] = [(x + nx) / 2 + (ny - y) * bend, (y + ny) / 2 - (nx - x) * bend]
    d += `Q${Math.round(cx)} ${Math.round(cy)} ${Math.round(nx)} ${Math.round(ny)}`
    for (let t = 0.05; t < 1; t += 0.05) {
      const u = 1 - t
      samples.push([u * u * x + 2 * u * t * cx + t * t * nx, u * u * y + 2 * u * t * cy + t * t * ny])
    }
    x = nx
    y = ny
  })
  return { d, samples }
}

type DrawnMap = {
  svg: string
  labels: PlacedLabel[]
  width: number
  height: number
  /** from degrees to the drawing */
  project: Project
  /** what its pins take up */
  taken: Box[]
}

/** A journey over real land, with what was placed where: `routeMap` is its picture alone. */
export function drawRouteMap({
  stops,
  title,
  frame = 'fit',
}: {
  stops: readonly RouteStop[]
  title: string
  frame?: MapFrame
}): DrawnMap {
  const { width, height } = size
  const bounds = boundsFor(stops, frame)
  const fit = fitBounds(bounds, frame === 'fit' && !stops.every(inRwanda) ? { ...size, padding: 56 } : size)
  const { pins, order } = mergedStops(stops, fit.project)
  const texts = pins.map(({ days }) => dayText(days))
  const places = spreadPins(
    pins.map(({ lng, lat }) => fit.project(lng, lat)),
    texts,
    size,
  )
  const route = routeLine(order.map((pin) => places[pin]).filter((place) => place !== undefined))

  const taken = places.map((place, i) => pinBox(place, texts[i] ?? ''))
  const requests = pins.map(({ name }, i) => ({
    name: mapName(name),
    x: places[i]?.[0] ?? 0,
    y: places[i]?.[1] ?? 0,
    reach: pinReach(texts[i] ?? '') * pinSize.phoneGrowth,
  }))
  const names = placeLabels(requests, { width, height, taken, lines: route.samples })
  const layer = layerFor(viewOf(bounds, size))
  const visited = new Set(stops.flatMap((stop) => countryOf(stop) ?? []))
  if (visited.size === 0) visited.add('Rwanda')
  const bearings = placeQuietNames(
    namesOn(layer).map(({ text, spots }) => ({ text, spots: spots.map(([lng, lat]) => fit.project(lng, lat)) })),
    { width, height, taken: [...taken, ...names.map(({ box }) => box)], lines: route.samples },
  )
  const labels = [...bearings, ...names]
  const drawing =
    drawLand(layer, fit, size, visited) +
    bearings.map(drawLabel).join('') +
    (route.d && `<path class="route s" d="${route.d}"/>`) +
    places.map((place, i) => drawPin(place, texts[i] ?? '')).join('') +
    names.map(drawLabel).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${drawing}</svg>`
  return { svg, labels, width, height, project: fit.project, taken }
}

/** A route map as one `<svg>`: country, lakes, road, and a diamond for each stop with its days. */
export function routeMap(map: { stops: readonly RouteStop[]; title: string; frame?: MapFrame }): string {
  return drawRouteMap(map).svg
}
