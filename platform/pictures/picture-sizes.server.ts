import type { PictureSize, SizesToMake } from './picture-data.ts'
import type { PictureFormat } from './picture-formats.ts'
import { type Sharp, sharp } from './sharp.server.ts'

/** What a picture may weigh at the width of a column, 960 pixels: a page has 60 KB for one. */
const columnWidth = 960
const mostColumnBytes: Record<PictureFormat, number> = { avif: 60_000, webp: 90_000, jpg: 140_000 }
/** From good to bearable. */
const qualities: Record<PictureFormat, readonly number[]> = {
  avif: [58, 50, 42, 34, 26],
  webp: [78, 70, 60, 48, 36],
  jpg: [80, 72, 62, 50, 38],
}
const coarsest = 20
const mostSeconds = 60

/**
 * Makes a picture in a format at each of the widths, none wider than itself, with the quality at which it fits the format's
 * budget at 960 pixels, the same at every width. Throws where the picture cannot be drawn.
 */
export async function makeSizes({ original, format, widths }: SizesToMake): Promise<PictureSize[]> {
  const column = await fitting(original, format, Math.min(columnWidth, Math.max(...widths)))
  const sizes: PictureSize[] = []
  for (const width of widths) {
    const bytes = width === column.width ? column.bytes : await draw(original, format, width, column.quality)
    sizes.push({ width, bytes })
  }
  return sizes
}

/** The best drawing at a width that fits the budget, or the coarsest there is. */
async function fitting(original: Uint8Array, format: PictureFormat, width: number) {
  const most = (mostColumnBytes[format] * width) / columnWidth
  const drawn = async (quality: number) => ({ width, quality, bytes: await draw(original, format, width, quality) })
  for (const quality of qualities[format]) {
    const one = await drawn(quality)
    if (one.bytes.length <= most) return one
  }
  return drawn(coarsest)
}

const draw = (original: Uint8Array, format: PictureFormat, width: number, quality: number): Promise<Buffer> =>
  encoded(
    sharp(original).timeout({ seconds: mostSeconds }).resize({ width, withoutEnlargement: true }),
    format,
    quality,
  ).toBuffer()

function encoded(drawing: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return drawing.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return drawing.webp({ quality, effort: 4 })
  // JPEG has no transparency: the background is white, as in an email.
  return drawing.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}
