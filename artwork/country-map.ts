import { drawLabel, type PlacedLabel, placeLabels, placeQuietNames } from './cartography/labels.ts'
import { boundsOfCountry, drawLand, layerFor, namesOn } from './cartography/land.ts'
import { drawPin, pinBox, pinSize, spreadPins } from './cartography/pins.ts'
import { type Bounds, boundsRound, fitBounds, viewOf } from './cartography/projection.ts'
import { escaped } from './escaped.ts'

export type CountryPin = { readonly name: string; readonly lat: number; readonly lng: number; readonly kind: 'park' | 'town' }

const size = { width: 720, height: 640, padding: 30 } as const

/** Degrees of land that stay in sight round the outermost pins. */
const around = 1.2

type DrawnMap = { svg: string; labels: PlacedLabel[]; width: number; height: number }

/**
 * A country with its parks and towns, with what was placed where: `countryMap` is its picture alone. Of a large country only
 * the part that has pins is shown. A name with no room stays out: a list of the same pins stands beside the map.
 */
export function drawCountryMap({ country, pins, title }: CountryMap): DrawnMap {
  const { width, height } = size
  const bounds = boundsFor(country, pins)
  const fit = fitBounds(bounds, size)
  const layer = layerFor(viewOf(bounds, size))
  const places = spreadPins(
    pins.map(({ lng, lat }) => fit.project(lng, lat)),
    pins.map(() => ''),
    size,
  )
  const taken = places.map((place) => pinBox(place, ''))
  const requests = pins.map(({ name }, i) => ({
    name,
    x: places[i]?.[0] ?? 0,
    y: places[i]?.[1] ?? 0,
    reach: pinSize.plain * pinSize.phoneGrowth,
  }))
  const names = placeLabels(requests, { width, height, taken, lines: [] })
  const bearings = placeQuietNames(
    namesOn(layer)
      .filter(({ text }) => pins.every(({ name }) => name !== text))
      .map(({ text, spots }) => ({ text, spots: spots.map(([lng, lat]) => fit.project(lng, lat)) })),
    { width, height, taken: [...taken, ...names.map(({ box }) => box)], lines: [] },
  )
  const labels = [...bearings, ...names]
  const drawing =
    drawLand(layer, fit, size, new Set([country])) +
    bearings.map(drawLabel).join('') +
    places.map((place, i) => drawPin(place, '', pins[i]?.kind === 'town' ? 'pin town' : 'pin')).join('') +
    names.map(drawLabel).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${drawing}</svg>`
  return { svg, labels, width, height }
}

type CountryMap = { country: string; pins: readonly CountryPin[]; title: string }

/** A country's map as one `<svg>`. */
export const countryMap = (map: CountryMap): string => drawCountryMap(map).svg

/** The country, cut to where its pins are. */
function boundsFor(country: string, pins: readonly CountryPin[]): Bounds {
  const land = boundsOfCountry(country)
  if (pins.length === 0) return land
  const round = boundsRound(pins, 1)
  return {
    west: Math.max(land.west, round.west - around),
    east: Math.min(land.east, round.east + around),
    south: Math.max(land.south, round.south - around),
    north: Math.min(land.north, round.north + around),
  }
}
