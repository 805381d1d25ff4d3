import { type Box, drawLabel, labelSize, type PlacedLabel, placeLabels, placeQuietNames } from './cartography/labels.ts'
import { countryOf, drawLand, inRwanda, type LandNames, layerFor, namesOn, rwandaBounds } from './cartography/land.ts'
import { dayText, drawPin, pinBox, pinReach, pinSize, spreadPins } from './cartography/pins.ts'
import { type Bounds, boundsRound, fitBounds, joined, type Project, viewOf } from './cartography/projection.ts'
import { drawRoads, type RouteLine } from './cartography/roads.ts'
import { scaleBar } from './cartography/scale-bar.ts'
import { escaped } from './escaped.ts'
import type { Point } from './path.ts'

export type RouteStop = {
  readonly name: string
  readonly lat: number
  readonly lng: number
  /** the days of the journey spent there; none for a place only passed through */
  readonly days: readonly number[]
  /** how it is reached from the stop before it, where that is known */
  readonly reached?: readonly RouteLine[]
}

/** `fit` shows what the route needs; the others always show all of Rwanda, or the whole region. */
export type MapFrame = 'fit' | 'rwanda' | 'region'

/**
 * `wide` grows its names and pins on phones. `square` is beside the days: its pins are large enough to be pressed wherever it is
 * shown, it has a scale, and its names are a size larger only where it is very small.
 */
export type MapForm = 'wide' | 'square'

export const mapForms = {
  wide: {
    width: 760,
    height: 560,
    padding: 26,
    far: 56,
    least: 3.4,
    growth: 1,
    room: 0.84,
    sizes: { name: labelSize.phone, quiet: labelSize.quiet },
  },
  square: {
    width: 480,
    height: 480,
    padding: 24,
    far: 60,
    least: 1.5,
    growth: pinSize.phoneGrowth,
    room: 1,
    sizes: { name: 21, quiet: 16 },
  },
} as const

/** The region from the Congo forest to the coast. */
const regionBounds: Bounds = { west: 27.5, east: 40.4, south: -8.2, north: 2.6 }

function boundsFor(stops: readonly RouteStop[], frame: MapFrame, least: number): Bounds {
  if (frame === 'region') return regionBounds
  if (frame === 'rwanda' || stops.length === 0) return rwandaBounds
  return stops.some(inRwanda) ? joined(boundsRound(stops, 1), rwandaBounds) : boundsRound(stops, least)
}

/** Closer than this in the drawing, two stops are one pin: a town and its airport. */
const samePlace = 11

/** Stops at one place become one pin that carries all their days and the name of the first that has a day. */
function mergedStops(stops: readonly RouteStop[], project: Project): { pins: RouteStop[]; order: number[] } {
  const pins: RouteStop[] = []
  const order = stops.map((stop) => {
    const [x, y] = project(stop.lng, stop.lat)
    const known = pins.findIndex(({ lat, lng }) => {
      const [px, py] = project(lng, lat)
      return Math.hypot(px - x, py - y) < samePlace
    })
    const before = pins[known]
    if (before) pins[known] = { ...(before.days.length > 0 ? before : stop), days: [...before.days, ...stop.days] }
    return before ? known : pins.push(stop) - 1
  })
  return { pins, order }
}

/** A place's short name on a map: "Kinigi" of "Kinigi (park headquarters)". The list beside the map has the whole name. */
export const mapName = (name: string) => name.split(/ \(|, | [-–] /)[0] ?? name

/** A bowed line from stop to stop, bent to alternate sides so that the way back does not cover the way out. */
function bowedLine(stops: readonly Point[]): { svg: string; samples: Point[] } {
  const [first, ...rest] = stops
  if (!first || rest.length === 0) return { svg: '', samples: [] }
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
  return { svg: `<path class="route s" d="${d}"/>`, samples }
}

type DrawnMap = {
  svg: string
  labels: PlacedLabel[]
  width: number
  height: number
  /** from degrees to the drawing */
  project: Project
  /** what its pins and its scale take up */
  taken: Box[]
}

type Route = {
  stops: readonly RouteStop[]
  title: string
  land: LandNames
  frame?: MapFrame
  form?: MapForm
  /** Makes each numbered pin a link to its first day, `#day-3`, and names it by its days as it shows them. */
  linkName?: (pin: { name: string; count: number; days: string }) => string
}

/** How each stop is reached; a dotted line where that is unknown. */
const linesOf = (stops: readonly RouteStop[]): RouteLine[] =>
  stops.flatMap((stop, at) => {
    const before = stops[at - 1]
    const unknown = before ? [{ by: 'other' as const, day: stop.days[0] ?? 0, points: [before, stop] }] : []
    return stop.reached ?? unknown
  })

/** A journey over real land, with what was placed where: `routeMap` is its picture alone. */
export function drawRouteMap({ stops, title, land, frame = 'fit', form = 'wide', linkName }: Route): DrawnMap {
  const { far, least, growth, room, sizes, ...size } = mapForms[form]
  const { width, height } = size
  const bounds = boundsFor(stops, frame, least)
  const fit = fitBounds(bounds, frame === 'fit' && !stops.every(inRwanda) ? { ...size, padding: far } : size)
  const { pins, order } = mergedStops(stops, fit.project)
  const texts = pins.map(({ days }) => dayText(days))
  const trueAt = pins.map(({ lng, lat }) => fit.project(lng, lat))
  const places = spreadPins(trueAt, texts, size, room)
  const road = stops.some(({ reached }) => reached)
    ? drawRoads(linesOf(stops), placeOf)
    : bowedLine(order.map((pin) => places[pin]).filter((place) => place !== undefined))

  const pinBoxes = places.map((place, i) => pinBox(place, texts[i] ?? ''))
  const scale =
    form === 'square' &&
    scaleBar(
      { unitsPerDegree: fit.unitsPerDegree, latitude: (bounds.north + bounds.south) / 2, size: sizes.name },
      { width, height, taken: pinBoxes, lines: road.samples },
    )
  const taken = scale ? [...pinBoxes, scale.box] : pinBoxes
  const short = pins.map(({ name }) => mapName(name))
  const requests = pins.map(({ name }, i) => ({
    name: short.filter((other) => other === short[i]).length > 1 ? name : mapName(name),
    x: places[i]?.[0] ?? 0,
    y: places[i]?.[1] ?? 0,
    reach: pinReach(texts[i] ?? '') * pinSize.phoneGrowth,
  }))
  const names = placeLabels(requests, { width, height, taken, lines: road.samples, sizes })
  const layer = layerFor(viewOf(bounds, size))
  const visited = new Set(stops.flatMap((stop) => countryOf(stop) ?? []))
  if (visited.size === 0) visited.add('Rwanda')
  const bearings = placeQuietNames(
    namesOn(layer, land).map(({ text, spots }) => ({ text, spots: spots.map(([lng, lat]) => fit.project(lng, lat)) })),
    { width, height, taken: [...taken, ...names.map(({ box }) => box)], lines: road.samples, sizes },
  )
  const ground = drawLand(layer, fit, size, visited) + bearings.map(drawLabel).join('') + road.svg
  const drawnPins = places.map((place, i) => {
    const text = texts[i] ?? ''
    const pin = drawPin(place, text, 'pin', growth)
    const { name, days } = pins[i] ?? { name: '', days: [] }
    return linkName && text ? linked(pin, pinBoxes[i], days, linkName({ name, count: days.length, days: text })) : pin
  })
  const written = (scale ? scale.svg : '') + names.map(drawLabel).join('')
  const hidden = (part: string) => (linkName ? `<g aria-hidden="true">${part}</g>` : part)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="${form === 'wide' ? 'map' : `map ${form}`}" viewBox="0 0 ${width} ${height}" ` +
    `role="${linkName ? 'group' : 'img'}" aria-label="${escaped(title)}">${hidden(ground)}${drawnPins.join('')}${hidden(written)}</svg>`
  return { svg, labels: [...bearings, ...names], width, height, project: fit.project, taken }

  /** Where a place is drawn: with its pin, which may have moved. */
  function placeOf({ lng, lat }: { lng: number; lat: number }): Point {
    const [x, y] = fit.project(lng, lat)
    const pin = trueAt.findIndex(([px, py]) => Math.hypot(px - x, py - y) < samePlace)
    return places[pin] ?? [x, y]
  }
}

/** A pin that leads to its first day, and can be pressed anywhere in its box. */
function linked(pin: string, box: Box | undefined, days: readonly number[], name: string): string {
  const { left = 0, top = 0, right = 0, bottom = 0 } = box ?? {}
  const sorted = [...new Set(days)].sort((a, b) => a - b)
  const area = `<path class="press" d="M${Math.round(left)} ${Math.round(top)}H${Math.round(right)}V${Math.round(bottom)}H${Math.round(left)}z"/>`
  return `<a href="#day-${sorted[0]}" data-days="${sorted.join(' ')}" aria-label="${escaped(name)}">${area}${pin}</a>`
}

/**
 * A route map as one `<svg>`: country, lakes, the route, and a diamond for each stop with its days. Where the stops include how
 * they are reached, roads lead through the places on them, flights are dashed, and everything else is dotted.
 */
export function routeMap(route: Route): string {
  return drawRouteMap(route).svg
}
