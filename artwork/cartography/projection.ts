import type { Point } from '../path.ts'

export type Bounds = { west: number; east: number; south: number; north: number }

/** From degrees to the drawing. */
export type Project = (lng: number, lat: number) => Point

export type Fit = { readonly project: Project; readonly unitsPerDegree: number }

const radians = Math.PI / 180
const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / radians

/** Mercator, with the bounds as large as they fit between the paddings and centred. */
export function fitBounds(bounds: Bounds, { width, height, padding }: { width: number; height: number; padding: number }): Fit {
  const [top, bottom] = [mercatorY(bounds.north), mercatorY(bounds.south)]
  const scale = Math.min((width - 2 * padding) / (bounds.east - bounds.west), (height - 2 * padding) / (top - bottom))
  const left = width / 2 - ((bounds.west + bounds.east) / 2) * scale
  const middle = height / 2 + ((top + bottom) / 2) * scale
  return { project: (lng, lat) => [left + lng * scale, middle - mercatorY(lat) * scale], unitsPerDegree: scale }
}

/** Bounds that hold both. */
export const joined = (a: Bounds, b: Bounds): Bounds => ({
  west: Math.min(a.west, b.west),
  east: Math.max(a.east, b.east),
  south: Math.min(a.south, b.south),
  north: Math.max(a.north, b.north),
})

/** Bounds round places, at least `least` degrees each way so that one town is not a whole map. */
export function boundsRound(places: readonly { lat: number; lng: number }[], least: number): Bounds {
  const lngs = places.map(({ lng }) => lng)
  const lats = places.map(({ lat }) => lat)
  const widened = (from: number, to: number): [number, number] => {
    const lack = Math.max(0, least - (to - from)) / 2
    return [from - lack, to + lack]
  }
  const [west, east] = widened(Math.min(...lngs), Math.max(...lngs))
  const [south, north] = widened(Math.min(...lats), Math.max(...lats))
  return { west, east, south, north }
}

/** What a view of this shape shows beyond the bounds: at most as much again of the shorter side. */
export function viewOf({ west, east, south, north }: Bounds, { width, height }: { width: number; height: number }): Bounds {
  const [spanX, spanY] = [east - west, north - south]
  const ratio = width / height
  const [growX, growY] = [Math.max(0, spanY * ratio - spanX) / 2, Math.max(0, spanX / ratio - spanY) / 2]
  return { west: west - growX, east: east + growX, south: south - growY, north: north + growY }
}
