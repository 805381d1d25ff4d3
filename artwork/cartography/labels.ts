import { escaped } from '../escaped.ts'

/**
 * Names on a map. They are placed for the largest size they are ever shown at, the phone's, so that the same
 * places hold at every size: a smaller text with the same anchor lies inside the larger one's box.
 */

/** A rectangle of the drawing. */
export type Box = { left: number; right: number; top: number; bottom: number }

type Anchor = 'start' | 'middle' | 'end'

export type PlacedLabel = { text: string; x: number; y: number; anchor: Anchor; box: Box; quiet: boolean }

export const labelSize = { phone: 25, desktop: 14, quiet: 12.5 } as const

/** A little generous: rather a gap than a collision. */
function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text)
    ems += "iljftrI.,·-' ".includes(letter) ? 0.36 : 'mwMW'.includes(letter) ? 0.9 : letter === letter.toUpperCase() ? 0.68 : 0.57
  return ems * size
}

export function textBox(text: string, x: number, y: number, anchor: Anchor, size: number): Box {
  const width = textWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * 0.78, bottom: y + size * 0.24 }
}

export const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const within = (box: Box, width: number, height: number, edge: number) =>
  box.left >= edge && box.right <= width - edge && box.top >= edge && box.bottom <= height - edge

/** Length of a line from one point to another that runs through a box, in samples. */
function crossings(box: Box, line: readonly (readonly [number, number])[]): number {
  return line.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length
}

type Request = {
  name: string
  x: number
  y: number
  /** half width of the pin at its largest */
  reach: number
}

type Surroundings = {
  width: number
  height: number
  /** places no label may cover */
  taken: readonly Box[]
  /** points along lines a label should rather not cover */
  lines: readonly (readonly [number, number])[]
  /** the largest size of a name, and that of one which is quiet */
  sizes?: { name: number; quiet: number }
}

const usualSizes = { name: labelSize.phone, quiet: labelSize.quiet }

/** The possible positions of a label round its pin, best first: beside it, then above and below, then diagonal. */
function candidates({ x, y, reach }: Request, size: number): { x: number; y: number; anchor: Anchor; cost: number }[] {
  const found: { x: number; y: number; anchor: Anchor; cost: number }[] = []
  const rise = size * 0.3
  for (const [far, cost] of [
    [3, 0],
    [13, 3],
    [32, 6],
  ] as const) {
    const away = reach + far
    found.push(
      { x: x + away, y: y + rise, anchor: 'start', cost },
      { x: x - away, y: y + rise, anchor: 'end', cost: cost + 0.4 },
      { x, y: y - away - 1, anchor: 'middle', cost: cost + 0.8 },
      { x, y: y + away + size * 0.72, anchor: 'middle', cost: cost + 0.8 },
      { x: x + away * 0.6, y: y - away * 0.6, anchor: 'start', cost: cost + 0.6 },
      { x: x + away * 0.6, y: y + away * 0.6 + size * 0.6, anchor: 'start', cost: cost + 0.6 },
      { x: x - away * 0.6, y: y - away * 0.6, anchor: 'end', cost: cost + 0.9 },
      { x: x - away * 0.6, y: y + away * 0.6 + size * 0.6, anchor: 'end', cost: cost + 0.9 },
    )
  }
  return found
}

/** How many other pins a label is nearer to than to its own: it would be read as their name. */
function mistakable(own: Request, { left, right, top, bottom }: Box, all: readonly Request[]): number {
  const away = ({ x, y, reach }: Request) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) - reach
  return all.filter((other) => other !== own && away(other) < away(own) + 4).length
}

/** Finds a place for each name in turn; a name with no room at the phone's size is tried small, and else left out. */
export function placeLabels(
  requests: readonly Request[],
  { width, height, taken, lines, sizes = usualSizes }: Surroundings,
): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  const tryAt = (request: Request, size: number, quiet: boolean): boolean => {
    let best: PlacedLabel | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { anchor, cost, ...at } of candidates(request, size)) {
      const [x, y] = [Math.round(at.x), Math.round(at.y)]
      const box = textBox(request.name, x, y, anchor, size)
      if (!within(box, width, height, 4)) continue
      if (taken.some((other) => overlaps(box, other)) || placed.some((other) => overlaps(box, other.box))) continue
      const total = cost + crossings(box, lines) * 0.5 + mistakable(request, box, requests) * 4
      if (total < least) {
        least = total
        best = { text: request.name, x, y, anchor, box, quiet }
      }
    }
    if (best) placed.push(best)
    return best !== undefined
  }
  const late = requests.filter((request) => !tryAt(request, sizes.name, false))
  for (const request of late) tryAt(request, sizes.quiet, true)
  return placed
}

/** Places names that only give the land its bearings: small, hidden on phones, and only where there is room. */
export function placeQuietNames(
  names: readonly { text: string; spots: readonly (readonly [number, number])[] }[],
  { width, height, taken, lines, sizes = usualSizes }: Surroundings,
): PlacedLabel[] {
  const placed: PlacedLabel[] = []
  for (const { text, spots } of names) {
    for (const [x, y] of spots) {
      const box = textBox(text, x, y, 'middle', sizes.quiet)
      const free = ![...taken, ...placed.map((label) => label.box)].some((other) => overlaps(box, other))
      if (within(box, width, height, 8) && free && crossings(box, lines) === 0) {
        placed.push({ text, x: Math.round(x), y: Math.round(y), anchor: 'middle', box, quiet: true })
        break
      }
    }
  }
  return placed
}

export const drawLabel = ({ text, x, y, anchor, quiet }: PlacedLabel) =>
  `<text${quiet ? ' class="q"' : ''} x="${x}" y="${y}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escaped(text)}</text>`
