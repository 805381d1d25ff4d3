import { drawLabel, placeLabels, placeQuietNames } from './cartography/labels.ts'
import { drawLand, layerFor, namesOn } from './cartography/land.ts'
import { drawPin, pinBox, pinSize, spreadPins } from './cartography/pins.ts'
import { type Bounds, fitBounds } from './cartography/projection.ts'
import { escaped } from './escaped.ts'

export type RegionPin = { readonly name: string; readonly lat: number; readonly lng: number }

const size = { width: 720, height: 640, padding: 0 } as const

/** From the Congo forest to Zanzibar, from Kidepo to Lake Mweru. */
const bounds: Bounds = { west: 25.6, east: 41.2, south: -9.9, north: 3.9 }

/** The region we travel in, with Rwanda marked and a small diamond for each pin. Names with no room stay out. */
export function regionMap({ pins, title }: { pins: readonly RegionPin[]; title: string }): string {
  const fit = fitBounds(bounds, size)
  const layer = layerFor(bounds)
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
  const names = placeLabels(requests, { ...size, taken, lines: [] })
  const bearings = placeQuietNames(
    namesOn(layer).map(({ text, spots }) => ({ text, spots: spots.map(([lng, lat]) => fit.project(lng, lat)) })),
    { ...size, taken: [...taken, ...names.map(({ box }) => box)], lines: [] },
  )
  const drawing =
    drawLand(layer, fit, size, new Set(['Rwanda'])) +
    bearings.map(drawLabel).join('') +
    places.map((place) => drawPin(place, '')).join('') +
    names.map(drawLabel).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escaped(title)}">${drawing}</svg>`
}
