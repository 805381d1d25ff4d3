import { seedOf } from './seed.ts'

/** The four earths of imigongo. The same in light and dark: the relief is never recoloured. */
export const imigongoInk = { soot: '#12201f', kaolin: '#f4f3ea', laterite: '#b5432a', ochre: '#dfa13c' } as const

export type TileName = 'ridgeline' | 'diamond' | 'spiral' | 'terrace'

const { soot, kaolin, laterite, ochre } = imigongoInk

const tile = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

const area = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

const band = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-miterlimit="9"/>`

/** A square standing on its corner. */
const lozenge = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y} ${x} ${y + r} ${x - r} ${y}z`

/** Border strip: parallel zigzags on soot. */
function ridgeline(): string {
  return tile(
    48,
    36,
    area('M0 0h48v36H0z', soot) +
      band('M-12 40L24 4 60 40', kaolin, 4) +
      band('M-12 54L24 18 60 54', laterite, 5) +
      area('M24 30l8 8H16z', kaolin) +
      area('M-8 0L0 8 8 0zM40 0l8 8 8-8z', ochre),
  )
}

/** Nested lozenges, whole in the middle and halved at the corners. */
function diamond(): string {
  const atCorners = (r: number) => [0, 96].map((x) => lozenge(x, 0, r) + lozenge(x, 96, r)).join('')
  return tile(
    96,
    96,
    area('M0 0h96v96H0z', soot) +
      band(lozenge(48, 48, 46) + lozenge(48, 48, 21) + atCorners(34), kaolin, 5) +
      band(lozenge(48, 48, 34), laterite, 6) +
      area(atCorners(20), laterite) +
      area(lozenge(48, 48, 10), ochre),
  )
}

/** Square spirals, kaolin and laterite by turns, every second one turned on its head. */
function spiral(): string {
  const turn = (x: number, y: number, turned: boolean, colour: string) =>
    `<g transform="translate(${x} ${y})${turned ? 'matrix(-1 0 0 -1 64 64)' : ''}">${band('M6 64V6H58V52H20V22H44V38H32', colour, 6)}</g>`
  return tile(
    128,
    128,
    area('M0 0h128v128H0z', soot) +
      turn(0, 0, false, kaolin) +
      turn(64, 0, true, laterite) +
      turn(0, 64, true, laterite) +
      turn(64, 64, false, kaolin),
  )
}

/** Terraced hills on kaolin. */
function terrace(): string {
  const row = (i: number) => {
    const y = i * 20
    const d = `M-10 ${y - 12}L20 ${y - 34} 40 ${y - 20} 60 ${y - 34} 90 ${y - 12}`
    return band(d, i % 3 === 1 ? laterite : soot, 6)
  }
  return tile(80, 60, area('M0 0h80v60H0z', kaolin) + [0, 1, 2, 3, 4, 5].map(row).join(''))
}

export const imigongoTiles: Record<TileName, () => string> = { ridgeline, diamond, spiral, terrace }

/** An SVG as a CSS `url()`. */
export function tileUri(svg: string): string {
  const body = svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')
  return `url("data:image/svg+xml,${body}")`
}

/** The four tiles as custom properties, for borders and panels. */
export function imigongoCss(): string {
  const names = Object.keys(imigongoTiles) as TileName[]
  return `:root{${names.map((name) => `--tile-${name}:${tileUri(imigongoTiles[name]())}`).join(';')}}`
}

/** The tile for a missing picture: the same slug always gets the same one. */
export function tileFor(slug: string): TileName {
  return (['diamond', 'spiral', 'terrace'] as const)[seedOf(slug) % 3] ?? 'diamond'
}
