/** Compact writers of SVG path data: whole numbers, relative steps, no needless spaces. */

export type Point = readonly [x: number, y: number]

/** The height of a line at any x, in scene units with y pointing down. */
export type Line = (x: number) => number

export const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** A hump of one at `centre` that dies away over `spread`: the soft hill of every foreground. */
export const bell = (x: number, centre: number, spread: number) => Math.exp(-(((x - centre) / spread) ** 2))

/** Path data without the spaces a minus sign makes needless. */
export const tight = (d: string) => d.replaceAll(' -', '-')

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/** The points of a line from one x to past another. */
export function sample(line: Line, from: number, to: number, step: number): Point[] {
  const points: Point[] = []
  for (let x = from; x < to + step; x += step) points.push([x, line(x)])
  return points
}

/** A smooth open curve: relative quadratics between the midpoints of its points. */
export function curve(points: readonly Point[], lead: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points.map(whole)
  if (!first) return ''
  let [x, y] = first
  let d = `${lead}${x} ${y}`
  rest.forEach(([cx, cy], i) => {
    const next = points[i + 2]
    const here = points[i + 1]
    if (!next || !here) {
      d += `L${cx} ${cy}`
      return
    }
    const [ex, ey] = whole([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])
    d += `q${cx - x} ${cy - y} ${ex - x} ${ey - y}`
    x = ex
    y = ey
  })
  return tight(d)
}

/** A line of straight cuts; closed by default. */
export function polygon(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points.map(whole)
  if (!first) return ''
  let [x, y] = first
  const steps = rest.map(([nx, ny]) => {
    const step = `${nx - x} ${ny - y}`
    x = nx
    y = ny
    return step
  })
  return tight(`M${first[0]} ${first[1]}l${steps.join(' ')}${closed ? 'z' : ''}`)
}

/** A tapered limb from one point to another, bending sideways on the way. */
export function limb(from: Point, to: Point, widthFrom: number, widthTo: number, bend: number): string {
  const [a, b] = [widthFrom / 2, widthTo / 2]
  const mx = (from[0] + to[0]) / 2 + bend
  const my = (from[1] + to[1]) / 2 + Math.abs(bend) * 0.5
  const middle = (a + b) / 2
  const n = Math.round
  return tight(
    `M${n(from[0] - a)} ${n(from[1])}Q${n(mx - middle)} ${n(my)} ${n(to[0] - b)} ${n(to[1])}` +
      `L${n(to[0] + b)} ${n(to[1])}Q${n(mx + middle)} ${n(my)} ${n(from[0] + a)} ${n(from[1])}z`,
  )
}

/** Where a bent limb is at `t` of its length, so that smaller limbs can leave it there. */
export function alongLimb(from: Point, to: Point, bend: number, t: number): Point {
  const mx = (from[0] + to[0]) / 2 + bend
  const my = (from[1] + to[1]) / 2 + Math.abs(bend) * 0.5
  const u = 1 - t
  return [u * u * from[0] + 2 * t * u * mx + t * t * to[0], u * u * from[1] + 2 * t * u * my + t * t * to[1]]
}
