import { escaped } from '../escaped.ts'
import { drawLabel, type PlacedLabel, placeLabels, placeQuietNames } from './labels.ts'
import { drawLand, type LandNames, layerFor, namesOn } from './land.ts'
import { drawPin, pinBox, pinSize, spreadPins } from './pins.ts'
import { type Bounds, fitBounds, viewOf } from './projection.ts'

type MapPin = { readonly name: string; readonly lat: number; readonly lng: number; readonly kind?: 'park' | 'town' }

type PinnedMap = {
  bounds: Bounds
  /** Pixels of the drawing; `padding` stays free round the bounds. */
  size: { width: number; height: number; padding: number }
  /** The countries whose land is marked, by name. */
  marked: ReadonlySet<string>
  pins: readonly MapPin[]
  title: string
  land: LandNames
}

/**
 * Land with a diamond for each pin, and what was placed where. A name without room is left out, and one that a pin has is shown
 * once.
 */
export function drawPinnedMap({ bounds, size, marked, pins, title, land }: PinnedMap): { svg: string; labels: PlacedLabel[] } {
  const { width, height } = size
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
    namesOn(layer, land)
      .filter(({ text }) => pins.every(({ name }) => name.toUpperCase() !== text.toUpperCase()))
      .map(({ text, spots }) => ({ text, spots: spots.map(([lng, lat]) => fit.project(lng, lat)) })),
    { width, height, taken: [...taken, ...names.map(({ box }) => box)], lines: [] },
  )
  const drawing =
    drawLand(layer, fit, size, marked) +
    bearings.map(drawLabel).join('') +
    places.map((place, i) => drawPin(place, '', pins[i]?.kind === 'town' ? 'pin town' : 'pin')).join('') +
    names.map(drawLabel).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${drawing}</svg>`
  return { svg, labels: [...bearings, ...names] }
}
