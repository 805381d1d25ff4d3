import { Font } from '@react-pdf/renderer'

/** What of a face is needed to set a line. */
type Face = {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): {
    glyphs: readonly { path: { toSVG(): string } }[]
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
}

/** A line as outlines: `shapes` are SVG paths that stand on y 0 and begin at x 0. */
export type OutlinedLine = { shapes: string; width: number }

const faceOf = (fontFamily: string) => Font.getFont({ fontFamily }).data as unknown as Face

/**
 * A line as outlines of our own faces, so that it looks the same wherever it is painted. A character comes from the first face that has
 * it. The faces must be loaded.
 */
export function outlinesOf(text: string, families: readonly string[], size: number): OutlinedLine {
  let [shapes, width] = ['', 0]
  for (const { face, text: part } of partsOf(text, families.map(faceOf))) {
    const scale = size / face.unitsPerEm
    const { glyphs, positions } = face.layout(part)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const d = glyph.path.toSVG()
      const moved = [scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale].map((one) => one.toFixed(3)).join(' ')
      if (d) shapes += `<path transform="matrix(${moved})" d="${d}"/>`
      width += xAdvance * scale
    }
  }
  return { shapes, width }
}

/** The text in pieces of one face each. */
function partsOf(text: string, faces: readonly Face[]): { face: Face; text: string }[] {
  const parts: { face: Face; text: string }[] = []
  for (const sign of text) {
    const face = faces.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const last = parts.at(-1)
    if (!face) continue
    if (last?.face === face) last.text += sign
    else parts.push({ face, text: sign })
  }
  return parts
}
