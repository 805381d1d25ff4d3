import { ClipPath, Defs, G, Path, Svg } from '@react-pdf/renderer'
import { marksOf } from './drawing.server.tsx'
import { sheet } from './ink.ts'
import { readSvg } from './svg-tree.ts'

/** So far a tile reaches under its neighbour, in its own units: two edges that only touch let the paper through. */
const overlap = 0.5

/** The border strip across the whole sheet, in tiles cut to their edges as the site's background cuts them. */
export function Strip({ tile, height }: { tile: string; height: number }) {
  const drawing = readSvg(tile)
  const [w, h] = [Number(drawing.attributes.width), Number(drawing.attributes.height)]
  const across = (sheet.width / height) * h
  const marks = marksOf(drawing, {})
  return (
    <Svg viewBox={`0 0 ${across} ${h}`} width={sheet.width} height={height}>
      <Defs>
        <ClipPath id="tile">
          <Path d={`M${-overlap} 0h${w + 2 * overlap}v${h}h-${w + 2 * overlap}z`} />
        </ClipPath>
      </Defs>
      {Array.from({ length: Math.ceil(across / w) }, (_, i) => i * w).map((x) => (
        <G key={x} transform={`translate(${x}, 0)`}>
          <G clipPath="url(#tile)">{marks}</G>
        </G>
      ))}
    </Svg>
  )
}
