import { eastAfricanLakes, eastAfricanLands } from '../geometry/east-africa.ts'
import { nearLakes, nearLands } from '../geometry/near-rwanda.ts'
import type { Shape } from '../geometry/shape.ts'
import type { Bounds, Fit } from './projection.ts'
import { boundsOf, contains, shapePath } from './shapes.ts'

/** Two drawings of the same land: a fine one round Rwanda and a plainer one of the region. */
type Layer = { lands: readonly Shape[]; lakes: readonly Shape[]; unitsPerDegree: number; covers: Bounds }

const near: Layer = {
  lands: nearLands,
  lakes: nearLakes,
  unitsPerDegree: 500,
  covers: { west: 27.9, east: 31.9, south: -3.6, north: -0.2 },
}

const region: Layer = {
  lands: eastAfricanLands,
  lakes: eastAfricanLakes,
  unitsPerDegree: 200,
  covers: { west: 22.5, east: 45, south: -13.5, north: 6.5 },
}

/** The fine layer where the whole view lies on it. */
export function layerFor(view: Bounds): Layer {
  const { covers } = near
  const inside = view.west >= covers.west && view.east <= covers.east && view.south >= covers.south && view.north <= covers.north
  return inside ? near : region
}

const rwandaShape = nearLands.find(({ name }) => name === 'Rwanda')

/** Rwanda from border to border. */
export const rwandaBounds: Bounds = rwandaShape
  ? boundsOf(rwandaShape, near.unitsPerDegree)
  : { west: 28.86, east: 30.9, south: -2.84, north: -1.05 }

/** A country from border to border; a country that is not drawn is the whole region. */
export function boundsOfCountry(name: string): Bounds {
  if (name === 'Rwanda') return rwandaBounds
  const shape = eastAfricanLands.find((land) => land.name === name)
  return shape ? boundsOf(shape, region.unitsPerDegree) : region.covers
}

export const inRwanda = ({ lat, lng }: { lat: number; lng: number }) =>
  rwandaShape !== undefined && contains(rwandaShape, near.unitsPerDegree, lng, lat)

/** The country a place lies in, by its name here; none at sea. */
export function countryOf({ lat, lng }: { lat: number; lng: number }): string | undefined {
  return eastAfricanLands.find((shape) => contains(shape, region.unitsPerDegree, lng, lat))?.name
}

/** Countries and lakes as paths: `rw` for the countries of the journey, `land` for the others, `lake` for water. */
export function drawLand(layer: Layer, fit: Fit, size: { width: number; height: number }, visited: ReadonlySet<string>): string {
  const path = (className: string, shape: Shape) => {
    const d = shapePath(shape, layer.unitsPerDegree, fit.project, size)
    return d && `<path class="${className}"${className === 'lake' ? ' fill-rule="evenodd"' : ''} d="${d}"/>`
  }
  const others = layer.lands.filter(({ name }) => !visited.has(name)).map((shape) => path('land', shape))
  const ours = layer.lands.filter(({ name }) => visited.has(name)).map((shape) => path('rw', shape))
  return [...others, ...ours, ...layer.lakes.map((shape) => path('lake', shape))].join('')
}

/** Countries and waters that a map names by itself. */
type LandName = 'uganda' | 'kenya' | 'tanzania' | 'burundi' | 'dr-congo' | 'zambia' | 'south-sudan' | 'ethiopia' | Water
type Water = (typeof waters)[number]
const waters = ['kivu', 'victoria', 'tanganyika', 'ocean'] as const

/** What they are called in the language of a map. */
export type LandNames = Readonly<Record<LandName, string>>

type NamedPlace = { name: LandName; spots: readonly (readonly [lng: number, lat: number])[] }

/** The possible positions for names of neighbours and waters on a map of Rwanda, best first. */
const nearNames: readonly NamedPlace[] = [
  {
    name: 'uganda',
    spots: [
      [29.98, -1.2],
      [30.4, -0.9],
      [30.1, -1],
    ],
  },
  {
    name: 'tanzania',
    spots: [
      [30.74, -2.64],
      [31, -2.3],
      [30.98, -2.5],
    ],
  },
  {
    name: 'burundi',
    spots: [
      [30.16, -2.66],
      [30.1, -2.8],
      [29.6, -2.98],
    ],
  },
  {
    name: 'dr-congo',
    spots: [
      [28.98, -1.5],
      [28.85, -1.36],
      [29.2, -1.36],
    ],
  },
  {
    name: 'kivu',
    spots: [
      [29.04, -1.86],
      [29, -1.78],
      [29.16, -1.98],
    ],
  },
]

/** The same on a map of the region. */
const regionNames: readonly NamedPlace[] = [
  {
    name: 'uganda',
    spots: [
      [32.4, 1.9],
      [31.6, 1.2],
      [30.9, 0.3],
    ],
  },
  {
    name: 'kenya',
    spots: [
      [37.9, 0.6],
      [36.4, 1.6],
      [35.3, -0.6],
      [37.9, -2],
    ],
  },
  {
    name: 'tanzania',
    spots: [
      [34.6, -6.4],
      [33.2, -5.2],
      [31.6, -3.3],
      [35.6, -4.4],
    ],
  },
  {
    name: 'burundi',
    spots: [
      [29.95, -3.35],
      [30, -3.7],
    ],
  },
  {
    name: 'dr-congo',
    spots: [
      [26.4, -2.2],
      [27.6, -1.2],
      [28.2, 0.2],
    ],
  },
  {
    name: 'zambia',
    spots: [
      [30.2, -10.2],
      [28.6, -12.4],
    ],
  },
  { name: 'south-sudan', spots: [[31.3, 5.2]] },
  { name: 'ethiopia', spots: [[38.6, 5.2]] },
  {
    name: 'victoria',
    spots: [
      [33, -1.1],
      [32.9, -0.5],
      [33.2, -1.8],
    ],
  },
  {
    name: 'tanganyika',
    spots: [
      [29.6, -5.6],
      [29.9, -6.4],
    ],
  },
  {
    name: 'ocean',
    spots: [
      [41, -5],
      [40.6, -7.6],
      [40.8, -9],
    ],
  },
]

/** The names on a layer, as they are written: countries in capitals. */
export const namesOn = (layer: Layer, names: LandNames): { text: string; spots: NamedPlace['spots'] }[] =>
  (layer === near ? nearNames : regionNames).map(({ name, spots }) => ({
    text: waters.some((water) => water === name) ? names[name] : names[name].toUpperCase(),
    spots,
  }))
