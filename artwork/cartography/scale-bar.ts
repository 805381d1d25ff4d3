import type { Point } from '../path.ts'
import { type Box, overlaps, textBox } from './labels.ts'

/** The lengths of a bar in kilometres. */
const lengths = [500, 200, 100, 50, 20, 10, 5]

/** A degree of latitude, in kilometres. */
const degree = 111.2

type Surroundings = { width: number; height: number; taken: readonly Box[]; lines: readonly Point[] }

/** The bar that shows how long a distance is, in the corner where it covers least, and the place that it takes. */
export function scaleBar(
  { unitsPerDegree, latitude, size }: { unitsPerDegree: number; latitude: number; size: number },
  { width, height, taken, lines }: Surroundings,
): { svg: string; box: Box; km: number } {
  const perKm = unitsPerDegree / (degree * Math.cos((latitude * Math.PI) / 180))
  const km = lengths.find((length) => length * perKm <= width * 0.24) ?? 5
  const long = Math.round(km * perKm)
  const text = `${km} km`
  const boxAt = (x: number, y: number): Box => {
    const label = textBox(text, x, y - 9, 'start', size)
    return { left: x - 4, right: Math.max(label.right, x + long) + 4, top: label.top - 4, bottom: y + 6 }
  }
  const wide = boxAt(0, 0).right
  const high = -boxAt(0, 0).top
  const corners: Point[] = [
    [14, height - 14],
    [width - wide - 10, height - 14],
    [14, high + 10],
    [width - wide - 10, high + 10],
  ]
  const covered = (box: Box) =>
    taken.filter((other) => overlaps(box, other)).length * 100 +
    lines.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length
  const [best] = corners
    .map(([x, y]) => ({ x, y, box: boxAt(x, y) }))
    .toSorted((one, other) => covered(one.box) - covered(other.box))
  const { x, y, box } = best ?? { x: 0, y: 0, box: boxAt(0, 0) }
  const [left, down] = [Math.round(x), Math.round(y)]
  const svg = `<path class="scale" d="M${left} ${down - 5}v5h${long}v-5"/><text x="${left}" y="${down - 9}">${text}</text>`
  return { svg, box, km }
}
