import { boundsOfCountry, type LandNames } from './cartography/land.ts'
import { drawPinnedMap } from './cartography/pinned-map.ts'
import { type Bounds, boundsRound } from './cartography/projection.ts'

export type CountryPin = { readonly name: string; readonly lat: number; readonly lng: number; readonly kind: 'park' | 'town' }

const size = { width: 720, height: 640, padding: 30 } as const

/** Degrees of land that stay in sight round the outermost pins. */
const around = 1.2

/**
 * A country with its parks and towns, with what was placed where: `countryMap` is its picture alone. Of a large country only
 * the part that has pins is shown. A name without room is left out: a list of the same pins is beside the map.
 */
export function drawCountryMap({ country, pins, title, land }: CountryMap) {
  const { width, height } = size
  return {
    ...drawPinnedMap({ bounds: boundsFor(country, pins), size, marked: new Set([country]), pins, title, land }),
    width,
    height,
  }
}

type CountryMap = { country: string; pins: readonly CountryPin[]; title: string; land: LandNames }

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
