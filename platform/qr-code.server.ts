import { encode } from 'uqr'

/** A text as the squares that cameras read: the width in squares with the quiet edge, and the dark ones as the path of an SVG. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.map((row, y) => runsOf(row, y)).join('')
  return { size, path }
}

/** The dark runs of one row. */
function runsOf(row: readonly boolean[], y: number): string {
  const text = row.map((dark) => (dark ? '1' : '0')).join('')
  return [...text.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
