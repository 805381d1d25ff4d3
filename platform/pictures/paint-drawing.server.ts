import type { DrawingToPaint } from './picture-data.ts'
import { sharp } from './sharp.server.ts'

/** A drawing as a picture file, for clients that show no SVG: PNG of exactly this size, the drawing cropped to fill it. */
export async function pngOf({ svg, width, height }: DrawingToPaint): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).png({ palette: true, effort: 7 }).toBuffer()
}
