import type { Point } from '../path.ts'

/** How a line of a route is travelled: by road, through the air, or else: on foot, by bicycle, by boat, or not known. */
export type TravelledBy = 'road' | 'air' | 'other'

/** What a day travels in one manner: the places it comes through, in degrees. */
export type RouteLine = {
  readonly by: TravelledBy
  readonly day: number
  readonly points: readonly { readonly lat: number; readonly lng: number }[]
}

/** A stretch between two places, drawn once however many days use it. `days` is in order. */
type Stretch = { by: TravelledBy; days: number[]; ends: readonly [Point, Point] }

/** The drawn lines, and points along them that a label should rather not cover. */
type DrawnRoads = { svg: string; stretches: readonly (Stretch & { d: string })[]; samples: Point[] }

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const nameOf = (point: Point) => rounded(point).join(' ')

/** Which class a line has: `.map .route` in app/ui/shared/map.css. */
const classes: Record<TravelledBy, string> = { road: 'route', air: 'route air', other: 'route other' }

/**
 * Lines from place to place. No road of ours has its bends: a road is a smooth curve through the places that it is known to lead through,
 * and the same stretch is drawn once, there and back. A flight is an arc.
 */
export function drawRoads(lines: readonly RouteLine[], placeOf: (place: { lat: number; lng: number }) => Point): DrawnRoads {
  const stretches = stretchesOf(lines, placeOf)
  const along = neighbours(stretches)
  const samples: Point[] = []
  const drawn = stretches.map((stretch) => {
    const curve = curveOf(stretch, along)
    samples.push(...pointsOn(curve))
    const [from, ...rest] = curve.map(nameOf)
    return { ...stretch, d: `M${from}C${rest.join(' ')}` }
  })
  const paths = Map.groupBy(drawn, ({ by, days }) => `class="${classes[by]}" data-days="${days.join(' ')}"`)
  const svg = [...paths].map(([looks, parts]) => `<path ${looks} d="${parts.map(({ d }) => d).join('')}"/>`).join('')
  return { svg, stretches: drawn, samples }
}

function stretchesOf(lines: readonly RouteLine[], placeOf: (place: { lat: number; lng: number }) => Point): Stretch[] {
  const known = new Map<string, Stretch>()
  for (const { by, day, points } of lines) {
    const places = points.map(placeOf)
    places.slice(1).forEach((to, at) => {
      const from = places[at] ?? to
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 3) return
      const ends: [Point, Point] = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [from, to] : [to, from]
      const name = `${by} ${ends.map(nameOf).join(' ')}`
      const stretch = known.get(name) ?? { by, days: [], ends }
      known.set(name, stretch)
      if (!stretch.days.includes(day)) stretch.days.push(day)
    })
  }
  return [...known.values()]
}

/** The places that roads lead to from a place. */
function neighbours(stretches: readonly Stretch[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>()
  for (const { by, ends } of stretches) {
    if (by !== 'road') continue
    const [one, other] = ends
    found.set(nameOf(one), [...(found.get(nameOf(one)) ?? []), other])
    found.set(nameOf(other), [...(found.get(nameOf(other)) ?? []), one])
  }
  return found
}

/** How far a stretch bows out, as the slope at its ends: a flight more than a road with nothing known between its ends. */
const bow: Record<TravelledBy, number> = { road: 0.2, air: 0.34, other: 0.12 }

function curveOf({ by, ends: [one, other] }: Stretch, along: ReadonlyMap<string, readonly Point[]>): readonly Point[] {
  const length = Math.hypot(other[0] - one[0], other[1] - one[1]) / 3
  const [first, last] = by === 'road' ? [through(one, other, along), through(other, one, along)] : []
  const side = first || last ? 0 : bow[by]
  const handle = (at: Point, to: Point, on: Point | undefined, turn: number): Point => {
    const [x, y] = on ?? turned(unit(at, to), turn)
    return [at[0] + x * length, at[1] + y * length]
  }
  return [one, handle(one, other, first, -side), handle(other, one, last, side), other]
}

/** The way a road leads on through a place that lies between two others; none at its ends, at a fork and where it turns sharply. */
function through(at: Point, to: Point, along: ReadonlyMap<string, readonly Point[]>): Point | undefined {
  const others = along.get(nameOf(at)) ?? []
  const before = others.find((other) => nameOf(other) !== nameOf(to))
  if (!before || others.length !== 2) return undefined
  const [into, on] = [unit(before, at), unit(at, to)]
  return into[0] * on[0] + into[1] * on[1] < -0.6 ? undefined : unit([0, 0], [into[0] + on[0], into[1] + on[1]])
}

function unit([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y) || 1
  return [(toX - x) / length, (toY - y) / length]
}

const turned = ([x, y]: Point, by: number): Point => [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by)]

function pointsOn([a, b, c, d]: readonly Point[]): Point[] {
  if (!a || !b || !c || !d) return []
  const at = (t: number, axis: 0 | 1) => {
    const u = 1 - t
    return u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  }
  return Array.from({ length: 15 }, (_, i): Point => [at((i + 1) / 16, 0), at((i + 1) / 16, 1)])
}
