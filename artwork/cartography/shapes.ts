import type { Shape } from '../geometry/shape.ts'
import { type Point, polygon } from '../path.ts'
import type { Bounds, Project } from './projection.ts'

/** The places of one ring, in degrees. */
function decodeRing(ring: string, unitsPerDegree: number): Point[] {
  let lng = 0
  let lat = 0
  return ring.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number)
    lng += east
    lat += north
    return [lng / unitsPerDegree, lat / unitsPerDegree]
  })
}

const decoded = new WeakMap<Shape, { unitsPerDegree: number; rings: readonly (readonly Point[])[] }>()

/** The rings of a shape in degrees. The shapes are constants, so each is read once: a quarter of a package page's time went there. */
function ringsOf(shape: Shape, unitsPerDegree: number): readonly (readonly Point[])[] {
  const known = decoded.get(shape)
  if (known?.unitsPerDegree === unitsPerDegree) return known.rings
  const rings = shape.rings.map((ring) => decodeRing(ring, unitsPerDegree))
  decoded.set(shape, { unitsPerDegree, rings })
  return rings
}

/** Keeps what lies on one side of a line of the box. */
function clipTo(ring: readonly Point[], axis: 0 | 1, limit: number, keepsGreater: boolean): Point[] {
  const inside = (point: Point) => (keepsGreater ? point[axis] >= limit : point[axis] <= limit)
  const crossing = (a: Point, b: Point): Point => {
    const t = (limit - a[axis]) / (b[axis] - a[axis])
    return axis === 0 ? [limit, a[1] + (b[1] - a[1]) * t] : [a[0] + (b[0] - a[0]) * t, limit]
  }
  const clipped: Point[] = []
  ring.forEach((point, i) => {
    const before = ring.at(i - 1) ?? point
    if (inside(point) !== inside(before)) clipped.push(crossing(before, point))
    if (inside(point)) clipped.push(point)
  })
  return clipped
}

/** A ring cut to a box of the drawing (Sutherland and Hodgman). */
function clipToBox(ring: readonly Point[], width: number, height: number, margin: number): Point[] {
  let clipped = clipTo(ring, 0, -margin, true)
  clipped = clipTo(clipped, 0, width + margin, false)
  clipped = clipTo(clipped, 1, -margin, true)
  return clipTo(clipped, 1, height + margin, false)
}

/** A shape as path data in the drawing; empty where nothing of it is seen. */
export function shapePath(
  shape: Shape,
  unitsPerDegree: number,
  project: Project,
  size: { width: number; height: number },
): string {
  let d = ''
  for (const ring of ringsOf(shape, unitsPerDegree)) {
    const drawn = ring.map(([lng, lat]) => project(lng, lat))
    const seen = clipToBox(drawn, size.width, size.height, 12).filter(isNewPlace)
    if (seen.length > 2) d += polygon(seen)
  }
  return d
}

/** Leaves out steps of less than a unit: they would only add bytes. */
function isNewPlace(point: Point, i: number, all: readonly Point[]): boolean {
  const before = all[i - 1]
  return !before || Math.round(before[0]) !== Math.round(point[0]) || Math.round(before[1]) !== Math.round(point[1])
}

/** Whether a place lies in a shape (even-odd). */
export function contains(shape: Shape, unitsPerDegree: number, lng: number, lat: number): boolean {
  let inside = false
  for (const points of ringsOf(shape, unitsPerDegree)) {
    points.forEach(([x, y], i) => {
      const [px, py] = points.at(i - 1) ?? [x, y]
      if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
    })
  }
  return inside
}

/** The part of the earth a shape covers. */
export function boundsOf(shape: Shape, unitsPerDegree: number): Bounds {
  const points = ringsOf(shape, unitsPerDegree).flat()
  const lngs = points.map(([lng]) => lng)
  const lats = points.map(([, lat]) => lat)
  return { west: Math.min(...lngs), east: Math.max(...lngs), south: Math.min(...lats), north: Math.max(...lats) }
}
