import type { PicturePart, PictureSize, SizesToMake } from './picture-data.ts'
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
 * Makes a picture, or a part of it, in a format at each of the widths, with the quality at which it fits the budget at the budget's
 * width, the same at every width. A whole picture is never made wider than it is. Throws where it cannot be drawn.
 */
export async function makeSizes({ original, format, widths, part, budget }: SizesToMake): Promise<PictureSize[]> {
  const { width: at, bytes: most } = budget ?? { width: columnWidth, bytes: mostColumnBytes[format] }
  const drawn = (width: number, quality: number) => draw({ original, part, width }, format, quality)
  const fitted = await fitting(format, { width: Math.min(at, Math.max(...widths)), most, at }, drawn)
  const sizes: PictureSize[] = []
  for (const width of widths)
    sizes.push({ width, bytes: width === fitted.width ? fitted.bytes : await drawn(width, fitted.quality) })
  return sizes
}

type Fit = { width: number; most: number; at: number }

/** The best drawing at a width that fits the budget, or the coarsest there is. */
async function fitting(
  format: PictureFormat,
  { width, most, at }: Fit,
  drawn: (width: number, quality: number) => Promise<Buffer>,
) {
  for (const quality of qualities[format]) {
    const bytes = await drawn(width, quality)
    if (bytes.length <= (most * width) / at) return { width, quality, bytes }
  }
  return { width, quality: coarsest, bytes: await drawn(width, coarsest) }
}

type Drawn = { original: Uint8Array; part: PicturePart | undefined; width: number }

function draw({ original, part, width }: Drawn, format: PictureFormat, quality: number): Promise<Buffer> {
  const whole = sharp(original).timeout({ seconds: mostSeconds })
  const sized = part ? whole.extract(part).resize({ width }) : whole.resize({ width, withoutEnlargement: true })
  return encoded(sized, format, quality).toBuffer()
}

/** The colour that most of a picture has, '#7a8c5d'. */
export async function readColour(original: Uint8Array): Promise<string> {
  const small = await sharp(original)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const { r, g, b } = (await sharp(small).stats()).dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function encoded(drawing: Sharp, format: PictureFormat, quality: number): Sharp {
  if (format === 'avif') return drawing.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
  if (format === 'webp') return drawing.webp({ quality, effort: 4 })
  // JPEG has no transparency: the background is white, as in an email.
  return drawing.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true })
}
