import { done, type Outcome, refused } from '#values/outcome.ts'
import { mostPictureBytes, type PictureRefusal, type ReadPicture } from './picture-data.ts'
import { hidesMore, kindOf } from './picture-kind.ts'
import { sharp } from './sharp.server.ts'

/** 60 megapixels, more than any telephone makes. As raw colour it is 180 MB, which is why there is an end. */
const mostPixels = 60_000_000
/** Under this a side, nothing on a page could be made of it. */
const fewestPixels = 200
const longestSide = 4_096
const mostSeconds = 20

/**
 * Reads sent bytes as a picture and draws it again, so that none of the bytes is stored: no place where it was taken, no
 * name of a camera, no code. Of a moving picture the first frame is taken. The bytes decide, not the file's name. Refused:
 * what is no picture or hides something else, is too large, too small, cut off or broken.
 */
export async function readPicture(sent: Uint8Array): Promise<Outcome<ReadPicture, PictureRefusal>> {
  if (sent.length === 0) return refused({ reason: 'empty' })
  if (sent.length > mostPictureBytes) return refused({ reason: 'too-heavy' })
  const kind = kindOf(sent)
  if (kind === 'drawing' || kind === 'heic') return refused({ reason: kind })
  if (kind === 'other') return refused({ reason: 'not-a-picture' })
  if (hidesMore(sent)) return refused({ reason: 'hides-more' })
  const open = () => sharp(sent, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
  try {
    const { format, width = 0, height = 0, hasAlpha } = await open().metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind)) return refused({ reason: 'hides-more' })
    if (width * height > mostPixels) return refused({ reason: 'too-many-pixels' })
    if (Math.min(width, height) < fewestPixels) return refused({ reason: 'too-small' })
    const upright = open()
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    const drawn = hasAlpha ? upright.webp({ quality: 92 }) : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return done({ bytes: data, type: hasAlpha ? 'image/webp' : 'image/jpeg', width: info.width, height: info.height })
  } catch (error) {
    return refused({ reason: /pixel limit/i.test(String(error)) ? 'too-many-pixels' : 'broken' })
  }
}
